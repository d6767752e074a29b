import { expect, test } from 'vitest'
import { SIGNED_OUT, setSession } from '../../../session/state.ts'
import { keepNote, keptNote } from './kept-notes.ts'

test('a note that was begun is kept, and is not there for the next person', () => {
  keepNote(7, 'Prefiere de tarde')
  expect(keptNote(7)).toBe('Prefiere de tarde')
  setSession(SIGNED_OUT)
  expect(keptNote(7)).toBe('')
})
