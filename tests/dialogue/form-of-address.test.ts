// What a bot says on its own in each form of address, and without one.
import { expect, test } from 'vitest'
import type { FormOfAddress } from '../../src/contract/address-form.ts'
import { decide } from '../../src/server/knowledge/dialogue/decide.ts'
import { buildNobodyAvailableReplies } from '../../src/server/knowledge/dialogue/handoff.ts'
import { freshState } from '../../src/server/knowledge/dialogue/state.ts'
import { buildSystemReplies } from '../../src/server/knowledge/dialogue/system.ts'
import { systemSources, systemText } from '../../src/server/knowledge/dialogue/texts.ts'
import type { DialogueState, Reply, Turn } from '../../src/server/knowledge/dialogue/types.ts'
import {
  buildUnpromptedReply,
  handleAnswerError,
  handleInactivity,
} from '../../src/server/knowledge/dialogue/unprompted-reply.ts'
import { type BotFile, botFromFile } from './bot-file.ts'

const forms: readonly (FormOfAddress | null)[] = ['vos', 'tu', 'usted', null]
const turn = (text: string, hasFiles = false): Turn => ({
  text,
  hasFiles,
  channel: 'webchat',
  now: new Date('2026-03-10T15:00:00Z'),
  variables: {},
  seed: 0,
})
const texts = (replies: readonly Reply[]) =>
  replies.flatMap((reply) => (reply.kind === 'say' ? [reply.message.text] : []))

/** Returns the bot's texts after the customer's lines, of the last one. */
function answered(file: BotFile, ...lines: (string | { file: true })[]): (string | undefined)[] {
  const bot = botFromFile(file)
  let state: DialogueState = freshState()
  let said: (string | undefined)[] = []
  for (const line of lines) {
    const decision = decide(typeof line === 'string' ? turn(line) : turn('', true), state, bot)
    state = decision.state
    said = texts(decision.replies)
  }
  return said
}

const inForms = (file: BotFile, ...lines: Parameters<typeof answered>[1][]) =>
  forms.map((form) => answered({ ...file, form }, ...lines))

const closed = {
  timezone: 'America/Argentina/Buenos_Aires',
  always_open: false,
  week: [],
  exceptions: [],
}

const cases: [situation: string, bot: BotFile, lines: (string | { file: true })[], said: string[][]][] = [
  [
    'a greeting',
    {},
    ['hola'],
    [
      ['¡Hola! ¿En qué te puedo ayudar?'],
      ['¡Hola! ¿En qué te puedo ayudar?'],
      ['¡Hola! ¿En qué le puedo ayudar?'],
      ['¡Hola! ¿En qué se puede ayudar?'],
    ],
  ],
  [
    'a message that is not understood',
    {},
    ['xyz'],
    [
      ['Perdón, no entendí. ¿Podrías decírmelo con otras palabras?'],
      ['Perdón, no entendí. ¿Podrías decírmelo con otras palabras?'],
      ['Perdón, no entendí. ¿Podría decírmelo con otras palabras?'],
      ['No quedó claro el mensaje. ¿Se puede escribir de otra forma?'],
    ],
  ],
  [
    'a second one, when the bot asks before handing over',
    { settings: { handoff: { confirmation: true } } },
    ['xyz', 'zyx'],
    [
      ['Sigo sin entender. ¿Te paso con una persona?'],
      ['Sigo sin entender. ¿Te paso con una persona?'],
      ['Sigo sin entender. ¿Le paso con una persona?'],
      ['¿Se pasa la conversación a una persona?'],
    ],
  ],
  [
    'a request for a person, when the bot asks before',
    { settings: { handoff: { confirmation: true } } },
    ['una persona'],
    [
      ['¿Te paso con una persona del equipo?'],
      ['¿Te paso con una persona del equipo?'],
      ['¿Le paso con una persona del equipo?'],
      ['¿Se pasa la conversación a una persona?'],
    ],
  ],
  [
    'a customer who declines',
    { settings: { handoff: { confirmation: true } } },
    ['una persona', 'no'],
    [['Listo, seguimos acá.'], ['Listo, seguimos aquí.'], ['Listo, seguimos aquí.'], ['Listo, seguimos por acá.']],
  ],
  [
    'the place in the queue',
    { settings: { handoff: { queue_position: true } }, waiting: 2 },
    ['una persona'],
    [
      ['Listo, ya avisé al equipo. Te responde una persona en cuanto pueda.', 'Tu lugar en la fila: 3.'],
      ['Listo, ya avisé al equipo. Te responde una persona en cuanto pueda.', 'Tu lugar en la fila: 3.'],
      ['Listo, ya avisé al equipo. Le responde una persona en cuanto pueda.', 'Su lugar en la fila: 3.'],
      ['Listo, una persona va a seguir la conversación en unos minutos.', 'Lugar en la espera: 3.'],
    ],
  ],
  [
    'the first place in the queue',
    { settings: { handoff: { queue_position: true, wait_message: 'Ya llega.' } }, waiting: 0 },
    ['una persona'],
    [
      ['Ya llega.', 'Tu turno es el próximo.'],
      ['Ya llega.', 'Tu turno es el próximo.'],
      ['Ya llega.', 'Su turno es el próximo.'],
      ['Ya llega.', 'Lugar en la espera: 1.'],
    ],
  ],
  [
    'a request outside the opening hours',
    { settings: { handoff: { schedule: closed } } },
    ['una persona'],
    [
      [
        'A esta hora el equipo no atiende. Guardé tu mensaje y te respondemos al abrir.',
        '¿Sobre qué es tu consulta? Así te responden mejor.',
      ],
      [
        'A esta hora el equipo no atiende. Guardé tu mensaje y te respondemos al abrir.',
        '¿Sobre qué es tu consulta? Así te responden mejor.',
      ],
      [
        'A esta hora el equipo no atiende. Guardé su mensaje y le respondemos al abrir.',
        '¿Sobre qué es su consulta? Así le responden mejor.',
      ],
      ['En este momento no hay nadie atendiendo. El mensaje queda guardado y se responde al abrir.'],
    ],
  ],
  [
    'a request while nobody is there',
    { attended: false },
    ['una persona'],
    [
      [
        'Ahora no hay nadie del equipo conectado. Guardé tu mensaje y te responden al volver.',
        '¿Sobre qué es tu consulta? Así te responden mejor.',
      ],
      [
        'Ahora no hay nadie del equipo conectado. Guardé tu mensaje y te responden al volver.',
        '¿Sobre qué es tu consulta? Así te responden mejor.',
      ],
      [
        'Ahora no hay nadie del equipo conectado. Guardé su mensaje y le responden al volver.',
        '¿Sobre qué es su consulta? Así le responden mejor.',
      ],
      ['En este momento no hay nadie disponible. El mensaje queda guardado y se responde apenas sea posible.'],
    ],
  ],
  [
    'a file',
    {},
    [{ file: true }],
    [
      ['Recibí tu archivo. ¿Con qué te ayudo?'],
      ['Recibí tu archivo. ¿Con qué te ayudo?'],
      ['Recibí su archivo. ¿Con qué le ayudo?'],
      ['Archivo recibido. ¿Qué hace falta hacer con él?'],
    ],
  ],
  [
    'a farewell',
    {},
    ['chau'],
    [
      ['¡Gracias por escribirnos! Hasta pronto.'],
      ['¡Gracias por escribirnos! Hasta pronto.'],
      ['¡Gracias por escribirnos! Hasta pronto.'],
      ['¡Gracias por escribir! Hasta luego.'],
    ],
  ],
  [
    'a button that starts over',
    { quick: [{ keywords: ['menu'], says: 'Menú', buttons: [{ title: 'De nuevo', type: 'restart' }] }] },
    ['menu', 'De nuevo'],
    [
      ['Empezamos de nuevo. ¿Con qué te ayudo?'],
      ['Empezamos de nuevo. ¿Con qué te ayudo?'],
      ['Empezamos de nuevo. ¿Con qué le ayudo?'],
      ['¡Hola! ¿En qué se puede ayudar?'],
    ],
  ],
]

test.each(cases)('%s', (_, bot, lines, said) => {
  expect(inForms(bot, ...lines)).toEqual(said)
})

test('silences, errors, timed-out requests and blocked contacts', () => {
  const asked: DialogueState = { ...freshState(), at: '2026-03-10T14:00:00Z', asked: { reason: 'words', areaId: null } }
  const said = forms.map((form) => {
    const bot = botFromFile({ form })
    const unprompted = (say: (variants: Record<string, number>) => Reply[]) =>
      buildUnpromptedReply(turn(''), freshState(), say).replies
    return texts([
      ...handleInactivity(turn(''), asked, bot).replies,
      ...handleAnswerError(turn(''), freshState(), bot).replies,
      ...unprompted((variants) => buildNobodyAvailableReplies(bot, turn(''), variants)),
      ...unprompted((variants) => buildSystemReplies('blocked', bot, turn(''), variants)),
    ])
  })
  expect(said).toEqual([
    ...[0, 1].map(() => [
      'Dejo la conversación en pausa. Cuando quieras, seguimos.',
      'Algo falló de nuestro lado. ¿Podrías escribirme de nuevo en unos minutos?',
      'Perdón por la demora. Guardé tu mensaje para el equipo. ¿Te ayudo mientras tanto?',
      'No podemos seguir la conversación por este medio.',
    ]),
    [
      'Dejo la conversación en pausa. Cuando quiera, seguimos.',
      'Algo falló de nuestro lado. ¿Podría escribirme de nuevo en unos minutos?',
      'Perdón por la demora. Guardé su mensaje para el equipo. ¿Le ayudo mientras tanto?',
      'No podemos seguir la conversación por este medio.',
    ],
    [
      'La conversación quedó en pausa. Para retomarla, basta con escribir de nuevo.',
      'Algo falló al preparar la respuesta. Por favor, intentar de nuevo en unos minutos.',
      'En este momento no hay nadie disponible. El mensaje queda guardado y se responde apenas sea posible.',
      'No es posible continuar esta conversación por este medio.',
    ],
  ])
})

test('what the business wrote is said as written, braces and forms of address included', () => {
  const own = { settings: { texts: { greeting: 'Hola, {vos/usted} {te/le}. ¿Qué querés?' } } }
  for (const said of inForms(own, 'hola')) expect(said).toEqual(['Hola, {vos/usted} {te/le}. ¿Qué querés?'])
})

test('no text has an unresolved alternant in any form', () => {
  for (const form of forms) {
    for (const situation of Object.keys(systemSources) as (keyof typeof systemSources)[])
      expect(systemText(form, situation).replace(/{{[^}]*}}/g, '')).not.toMatch(/[{}]/)
  }
})
