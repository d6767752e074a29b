import { currentSession, subscribeSession } from '../../../session/state.ts'

/** Notes that were begun in the pane and not added yet, by contact: opening another chat does not lose them. */
const begun = new Map<number, string>()

// The next person writes their own.
subscribeSession(() => currentSession().status !== 'in' && begun.clear())

/** Returns the note that was begun for a contact. */
export const keptNote = (contactId: number): string => begun.get(contactId) ?? ''

/** Takes what was begun for a contact to the one that it was merged with. */
export function moveKeptNote(from: number, to: number): void {
  const moved = [keptNote(to), keptNote(from)].filter(Boolean).join('\n')
  keepNote(from, '')
  keepNote(to, moved)
}

/** Keeps what was written so far. */
export function keepNote(contactId: number, text: string): void {
  if (text) begun.set(contactId, text)
  else begun.delete(contactId)
}
