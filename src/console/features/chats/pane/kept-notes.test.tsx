import { expect, test } from 'vitest'
import { SIGNED_OUT, setSession } from '../../../session/state.ts'
import { keepNote, keptNote, moveKeptNote } from './kept-notes.ts'

test('a note that was begun is kept, and is not there for the next person', () => {
  keepNote(7, 'Prefiere de tarde')
  expect(keptNote(7)).toBe('Prefiere de tarde')
  setSession(SIGNED_OUT)
  expect(keptNote(7)).toBe('')
})

test('a note goes to the contact with whom its own was merged, after what was begun there', () => {
  keepNote(8, 'Llama de noche')
  keepNote(9, 'Tiene un taller')
  moveKeptNote(8, 9)
  expect(keptNote(8)).toBe('')
  expect(keptNote(9)).toBe('Tiene un taller\nLlama de noche')
})

test('a note that both contacts have is there once', () => {
  keepNote(10, 'Llama de noche')
  keepNote(11, 'Llama de noche')
  moveKeptNote(10, 11)
  expect(keptNote(11)).toBe('Llama de noche')
})
