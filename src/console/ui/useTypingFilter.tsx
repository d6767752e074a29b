import './field.css'
import { useState } from 'react'
import { filterInput, removedCharactersText } from '../../contract/input.ts'

/** The kinds of {@link filterInput}. */
export type InputKind = Parameters<typeof filterInput>[0]

/**
 * Filters what is typed into a field, and returns a note on what the last filtering removed, so that nobody
 * takes a missing character for a fault.
 * @param kind input filter; undefined: everything is kept
 */
export function useTypingFilter(kind: InputKind | undefined) {
  const [note, setNote] = useState('')
  const filter = (typed: string): string => {
    if (!kind) return typed
    setNote(removedCharactersText(kind, typed))
    return filterInput(kind, typed)
  }
  return { filter, note }
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
