import { expect, it } from 'vitest'
import { situationOf } from './situation.ts'

it('a resolved conversation does not ask for a person any more', () => {
  expect(situationOf({ live: false, type: 'request', state: 2 }, false)).toBe('Resuelta')
  expect(situationOf({ live: false, type: 'request', state: 0 }, false)).toBe('Pide hablar con una persona')
})

it('a chat that staff gave to a person asks for nobody until its customer writes', () => {
  const given = { live: false, type: 'request', state: 0 } as const
  expect(situationOf({ ...given, waiting_since: null }, false)).toBe('La atiende el equipo')
  expect(situationOf({ ...given, waiting_since: '2026-11-20T12:00:00Z' }, false)).toBe('Pide hablar con una persona')
})
