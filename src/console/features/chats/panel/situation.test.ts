import { expect, it } from 'vitest'
import { situationOf } from './situation.ts'

it('a resolved conversation does not ask for a person any more', () => {
  expect(situationOf({ live: false, type: 'request', state: 2 }, false)).toBe('Resuelta')
  expect(situationOf({ live: false, type: 'request', state: 0 }, false)).toBe('Pide hablar con una persona')
})

it('a chat that a person attended before it was resolved is with the bot when it opens again', () => {
  expect(situationOf({ live: false, type: 'live', state: 1 }, false)).toBe('La atiende el chatbot')
  expect(situationOf({ live: true, type: 'live', state: 1 }, false)).toBe('En vivo')
})

it('a chat that staff gave to a person asks for nobody until its customer writes', () => {
  const given = { live: false, type: 'request', state: 0 } as const
  expect(situationOf({ ...given, waiting_since: null }, false)).toBe('La atiende el equipo')
  expect(situationOf({ ...given, waiting_since: '2026-11-20T12:00:00Z' }, false)).toBe('Pide hablar con una persona')
})
