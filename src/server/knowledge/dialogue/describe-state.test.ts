import { expect, test } from 'vitest'
import { describeState } from './describe-state.ts'
import { freshState } from './state.ts'
import type { BotSnapshot, DialogueState } from './types.ts'

const at = '2026-06-01T12:00:00Z'
const bot = {
  settings: { session_timeout_minutes: 45 },
  quick: [],
  secondary: [],
  areas: [],
  trained: {
    intents: [{ id: 7, name: 'Envíos' }],
    responses: [{ id: 12, title: 'Estado del pedido', ask_attempts: 3 }],
    entities: [
      { name: 'pedido', label: 'Número de pedido', sensitive: false },
      { name: 'dia', label: 'Día', system: 'date', sensitive: false },
      { name: 'clave', label: 'Clave', sensitive: true },
    ],
  },
} as unknown as BotSnapshot

const rows = (state: Partial<DialogueState>) =>
  describeState({ ...freshState(), ...state }, bot).rows.map(({ key, label, value, detail }) => [
    key,
    `${label}: ${value}`,
    ...(detail ? [detail] : []),
  ])

test('a new conversation has nothing to show', () => {
  expect(rows({})).toEqual([])
})

test('what is asked for, for which answer, what was told and the attempts left', () => {
  const filling = { responseId: 12, asking: 'pedido', attempts: 2, values: { dia: '2026-12-20', clave: 'sol42' } }
  expect(rows({ filling })).toEqual([
    ['asked', 'Espera este dato: Número de pedido', '1 intento antes de pasar a una persona'],
    ['asked.for', 'Lo pide para: Estado del pedido'],
    ['asked.given', 'Ya le dijo: Día: 20/12/2026 · Clave: •••'],
  ])
})

test('values stay until a silence, and sensitive ones are masked', () => {
  const values = { pedido: { value: 'P-4821', at }, clave: { value: 'sol42', at }, otra: { value: 'x', at } }
  expect(rows({ values })).toEqual([
    ['value.pedido', 'Número de pedido: P-4821', 'Lo olvida tras 45 min sin mensajes'],
    ['value.clave', 'Clave: •••', 'Lo olvida tras 45 min sin mensajes'],
    ['value.otra', 'otra: x', 'Lo olvida tras 45 min sin mensajes'],
  ])
})

const buttons = [
  { title: 'Centro', type: 'response' as const },
  { title: 'Norte', type: 'response' as const },
]

test('pending choices, numbered options, buttons and misses', () => {
  expect(rows({ choice: { buttons, attempts: 2, repeated: 1 }, offered: buttons, buttons, misses: 1 })).toEqual([
    ['choice', 'Espera que elija: Centro · Norte', 'Las repite 1 vez si no entiende'],
    ['offered', 'Opciones por número: 1 Centro · 2 Norte', 'Hasta el próximo mensaje'],
    ['buttons', 'Botones que siguen valiendo: Centro · Norte'],
    ['misses', 'Sin entender, seguidos: 1', 'Vuelve a 0 cuando entiende'],
  ])
})

test('a question what was meant replaces its buttons, and what was refused is listed', () => {
  const clarification = { messageId: 3, options: [{ intentId: 7, title: 'Envíos' }] }
  expect(rows({ clarification, choice: { buttons, attempts: 1, repeated: 0 }, excluded: [7, 8] })).toEqual([
    ['clarification', 'Preguntó qué quiso decir: Envíos'],
    ['excluded', 'No era: Envíos', 'No lo ofrece en el próximo mensaje'],
  ])
})

test('the topic with its decay, the confirmation, the lookup and what may be corrected', () => {
  const topic = { text: 'hacen envíos', key: 'main.12', turns: 1 }
  expect(
    rows({
      topic,
      asked: { reason: 'failure', areaId: null, misses: 2 },
      lookups: [{ id: 1, responseId: 12, values: {}, attempts: 0 }],
      filled: { responseId: 12, values: { pedido: 'P-4821' }, last: 'pedido' },
    }),
  ).toEqual([
    ['confirmation', 'Espera un sí o un no: Pasar a una persona', 'No entendió 2 veces'],
    ['lookup', 'Consulta en curso: Estado del pedido'],
    ['topic', 'Tema: «hacen envíos»', 'Lo olvida tras 3 mensajes de otra cosa'],
    ['correctable', 'Todavía puede corregir: Número de pedido', 'En la respuesta «Estado del pedido»'],
  ])
  expect(rows({ topic: { ...topic, turns: 3 } })).toEqual([
    ['topic', 'Tema: «hacen envíos»', 'Solo para el próximo mensaje'],
  ])
})

test('what the team needs of a customer who waits', () => {
  expect(rows({ requested: true, collecting: { asking: 'reach', next: ['name'], attempts: 0 } })).toEqual([
    ['collecting', 'Pide para el equipo: Teléfono o Correo', 'Después: Nombre'],
    ['requested', 'Motivo: Ya dijo qué quiere', 'No lo pregunta si pasa a una persona'],
  ])
})

test('a customer who was handed over waits for the team', () => {
  expect(rows({ waiting: {} })).toEqual([
    ['waiting', 'El cliente espera: A una persona del equipo', 'Hasta entonces contesta solo lo que sabe seguro'],
  ])
})

test('a closed conversation', () => {
  expect(rows({ silent: true })).toEqual([['closed', 'Si el cliente no escribe: No insiste']])
  expect(rows({ silent: true, closing: true })).toEqual([
    ['closed', 'Conversación cerrada: No contesta otro «gracias»'],
  ])
})

test('a wish that waits is shown until it is forgotten', () => {
  expect(rows({ open: [{ text: 'quiero un turno', turns: 1 }] })).toEqual([
    ['open', 'Le queda por contestar: «quiero un turno»', 'Lo retoma después; lo olvida tras 3 mensajes de otra cosa'],
  ])
})
