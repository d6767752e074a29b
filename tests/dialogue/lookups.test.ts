import { expect, test } from 'vitest'
import { decide } from '../../src/server/knowledge/dialogue/decide.ts'
import type { WebhookResult } from '../../src/server/knowledge/dialogue/slots/types.ts'
import { handleWebhookResult } from '../../src/server/knowledge/dialogue/slots/webhook.ts'
import { freshState } from '../../src/server/knowledge/dialogue/state.ts'
import type { BotSnapshot, Reply, Turn } from '../../src/server/knowledge/dialogue/types.ts'
import type { KnownResponse } from '../../src/server/knowledge/models/knowledge.ts'
import { botFromFile } from './bot-file.ts'

const webhook = (name: string): NonNullable<KnownResponse['webhook']> => ({
  ...{ method: 'GET', url: `https://tienda.example/${name}`, not_found_text: `No encontré: ${name}.` },
  fields: [{ name, path: name }],
})
const bot = botFromFile({
  form: 'vos',
  areas: ['Ventas'],
  entities: {
    pedido: { type: 'regex', pattern: 'P-\\d+', prompt_question: '¿Qué pedido?' },
    cuenta: { type: 'regex', pattern: 'C-\\d+', prompt_question: '¿Qué cuenta?' },
  },
  intents: {
    Pedidos: {
      understands: { 'pedido P-1': 0.9, 'pedido P-2': 0.9 },
      ...{ asks: ['pedido'], says: 'Pedido {{entidad.pedido}}: {{consulta.estado}}.', webhook: webhook('estado') },
    },
    Cuentas: {
      understands: { 'cuenta C-1': 0.9, 'mi cuenta': 0.9 },
      ...{ asks: ['cuenta'], says: 'Cuenta: {{consulta.saldo}}.', webhook: webhook('saldo') },
    },
  },
})

const turnOf = (text: string, seed: number): Turn => ({
  ...{ text, hasFiles: false, channel: 'webchat', variables: {}, seed },
  now: new Date('2026-03-10T15:00:00Z'),
})
const after = (...texts: string[]) =>
  texts.reduce((state, text, seed) => decide(turnOf(text, seed), state, bot).state, freshState())
const result = (outcome: WebhookResult['outcome'], fields = {}): WebhookResult => ({ outcome, fields, milliseconds: 1 })
const texts = (replies: readonly Reply[]) =>
  replies.flatMap((one) => (one.kind === 'say' ? [one.message.text] : one.kind === 'person' ? ['(persona)'] : []))

test('two lookups at once are both answered, in the order of their results', () => {
  const state = after('pedido P-1', 'cuenta C-1')
  const second = handleWebhookResult(turnOf('', 1), state, bot, 1, result('ok', { saldo: '10' }))
  expect(texts(second.replies)).toEqual(['Cuenta: 10.'])
  const first = handleWebhookResult(turnOf('', 0), second.state, bot, 0, result('ok', { estado: 'en camino' }))
  expect(texts(first.replies)).toEqual(['Pedido P-1: en camino.'])
  expect(first.state.lookups).toBeUndefined()
})

test('the same lookup with another value replaces the one before', () => {
  const state = after('pedido P-1', 'pedido P-2')
  const first = handleWebhookResult(turnOf('', 0), state, bot, 0, result('ok', { estado: 'en camino' }))
  expect([first.replies, first.state]).toEqual([[], state])
  const second = handleWebhookResult(turnOf('', 1), state, bot, 1, result('ok', { estado: 'entregado' }))
  expect(texts(second.replies)).toEqual(['Pedido P-2: entregado.'])
})

test('a result whose response is gone hands over instead of staying silent', () => {
  const state = after('pedido P-1')
  const { trained } = bot
  const without: BotSnapshot = { ...bot, ...(trained && { trained: { ...trained, responses: [] } }) }
  const said = handleWebhookResult(turnOf('', 0), state, without, 0, result('failed'))
  expect(texts(said.replies)).toEqual([
    'Ahora no puedo consultarlo.',
    'Listo, ya avisé al equipo. Te responde una persona en cuanto pueda.',
    '(persona)',
  ])
  expect(said.state.lookups).toBeUndefined()
})

test('a result without a field that the answer shows is a failure', () => {
  const state = after('pedido P-1')
  const said = handleWebhookResult(turnOf('', 0), state, bot, 0, result('ok'))
  expect(texts(said.replies).slice(0, 1)).toEqual(['Ahora no puedo consultarlo.'])
  expect(said.explanation.slots).toMatchObject({ webhook: 'failed', webhook_detail: 'La respuesta no trae «estado»' })
})

test('what is asked meanwhile goes on after a result that was not found', () => {
  const state = after('pedido P-1', 'mi cuenta')
  const said = handleWebhookResult(turnOf('', 0), state, bot, 0, result('not_found'))
  expect(texts(said.replies)).toEqual(['No encontré: estado.', '¿Qué cuenta?'])
  expect(said.state.filling?.asking).toBe('cuenta')
})
