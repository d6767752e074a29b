/** What the server has of a draft, as it was last read or saved. */
export interface StoredDraft {
  text: string
  replyTo: number | null
  /** when it was saved; null if there is none */
  at: string | null
}

/** A draft that the list names and that has not been read yet. */
export const UNREAD = 'unread'

interface Merged {
  text: string
  /** both texts are in it, because neither contains the other */
  isJoined: boolean
}

/**
 * Returns what the field shows once the server's draft is read, so that neither text is lost: a text that only one side
 * changed is replaced, two that differ are joined, the stored one first.
 * @param base what the server had when it was last read or saved; undefined if it was not read yet
 */
export function mergeDraft(base: string | undefined, stored: string, typed: string): Merged {
  const only = (text: string): Merged => ({ text, isJoined: false })
  if (stored === base) return only(typed)
  if (typed === base || typed === '') return only(stored)
  // A text that another tab sent or cleared stays here if it was changed here.
  if (stored === '' || typed.startsWith(stored)) return only(typed)
  if (stored.startsWith(typed)) return only(stored)
  return { text: `${stored}\n${typed}`, isJoined: true }
}

/** Returns what a row of the list shows of a draft: its text, `…` for one that was not read, nothing without one. */
export const shownDraft = (typed: string | undefined, stored: StoredDraft | typeof UNREAD | undefined) =>
  typed || (stored === UNREAD ? '…' : undefined)
