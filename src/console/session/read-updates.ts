import { currentSession, setSession } from './state.ts'

/** Lowers the count of unread release notes of the session, which the menu shows. */
export function countReadUpdates(read: number): void {
  const session = currentSession()
  if (!session.user || read <= 0) return
  const unread_updates = Math.max(0, session.user.unread_updates - read)
  setSession({ ...session, user: { ...session.user, unread_updates } })
}
