import { expect, test } from 'vitest'
import { decide } from '../../src/server/knowledge/dialogue/decide.ts'
import { freshState } from '../../src/server/knowledge/dialogue/state.ts'
import type { Turn } from '../../src/server/knowledge/dialogue/types.ts'
import { botFromFile } from './bot-file.ts'

const bot = botFromFile({
  entities: {
    clave: { label: 'Clave', type: 'free', sensitive: true, prompt_question: '¿Cuál es tu clave?' },
    color: { label: 'Color', type: 'free', prompt_question: '¿Qué color?' },
  },
  intents: {
    Clave: { understands: { 'mi clave': 0.9 }, asks: ['clave'], says: 'Listo.' },
    Color: { understands: { 'un color': 0.9 }, asks: ['color'], says: 'Listo.' },
  },
})

/** Returns what the explanation of the last message keeps of it. */
function said(...texts: string[]) {
  let state = freshState()
  let kept: unknown
  for (const [seed, text] of texts.entries()) {
    const now = new Date('2026-03-10T15:00:00Z')
    const turn: Turn = { text, hasFiles: false, channel: 'webchat', now, variables: {}, seed }
    const decision = decide(turn, state, bot)
    state = decision.state
    kept = decision.explanation
  }
  return kept
}

const hidden = (text: string) => ({ rule: 'slot', entities: [{ entity: 'clave', text, value: text, sensitive: true }] })

test('an answer to a sensitive question is marked as a whole', () => {
  expect(said('mi clave', 'abc 123')).toMatchObject(hidden('abc 123'))
})

test('so is its correction after the answer', () => {
  expect(said('mi clave', 'abc 123', 'no, quise decir abc 124')).toMatchObject(hidden('no, quise decir abc 124'))
})

test('and while something else is asked', () => {
  expect(said('mi clave', 'abc 123', 'un color', 'quise decir verde')).toMatchObject({ rule: 'slot', entities: [] })
})
