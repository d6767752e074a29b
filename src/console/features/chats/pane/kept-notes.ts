import { currentSession, subscribeSession } from '../../../session/state.ts'

/** Notes that were begun in the pane and not added yet, by contact: opening another chat does not lose them. */
const begun = new Map<number, string>()

// The next person writes their own.
subscribeSession(() => currentSession().status !== 'in' && begun.clear())

/** Returns the note that was begun for a contact. */
export const keptNote = (contactId: number): string => begun.get(contactId) ?? ''

/** Takes what was begun for a contact to the one that it was merged with. */
export function moveKeptNote(from: number, to: number): void {
  const parts = new Set([keptNote(to), keptNote(from)].filter(Boolean))
  keepNote(from, '')
  keepNote(to, [...parts].join('\n'))
  for (const listener of listeners) listener(to)
}

const listeners = new Set<(contactId: number) => void>()

/** Subscribes to notes that come to another contact. */
export function onMovedNote(listener: (contactId: number) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps what was written so far. */
export function keepNote(contactId: number, text: string): void {
  if (text) begun.set(contactId, text)
  else begun.delete(contactId)
}
