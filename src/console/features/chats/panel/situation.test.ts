import { expect, it } from 'vitest'
import { situationOf } from './situation.ts'

it('a resolved conversation does not ask for a person any more', () => {
  expect(situationOf({ live: false, type: 'request', state: 2 }, false)).toBe('Resuelta')
  expect(situationOf({ live: false, type: 'request', state: 0 }, false)).toBe('Pide hablar con una persona')
})
