import './field.css'
import { useState } from 'react'
import { filterInput, removedCharactersText } from '../../contract/input.ts'

/** The kinds of {@link filterInput}. */
export type InputKind = Parameters<typeof filterInput>[0]

/**
 * Filters what is typed into a field, and returns a note on what was removed, so that nobody takes a missing character
 * for a fault. It stays while they type on, who look at the field later: until the field is emptied or entered again.
 * @param kind input filter; undefined: everything is kept
 */
export function useTypingFilter(kind: InputKind | undefined) {
  const [note, setNote] = useState('')
  const filter = (typed: string): string => {
    if (!kind) return typed
    const removed = removedCharactersText(kind, typed)
    if (removed || typed === '') setNote(removed)
    return filterInput(kind, typed)
  }
  return { filter, note, forget: () => setNote('') }
}

/** The note below a field; its id is `<id>-note`. */
export function TypingNote({ id, note }: { id: string; note: string }) {
  return (
    note !== '' && (
      <p id={`${id}-note`} className="field-help" role="status">
        {note}
      </p>
    )
  )
}
