const KEPT = 'draft:'

/** Local-storage key with the time of the last sign-out; notifies other tabs. */
export const SIGNED_OUT_KEY = 'left'

/** Returns the session-storage key prefix of a user's drafts. */
export const draftsOf = (user: number | undefined): string => `${KEPT}${user ?? ''}:`

/** Deletes the drafts of this tab, except those of one user. */
export function dropDrafts(except?: number): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(KEPT) && (except === undefined || !key.startsWith(draftsOf(except))))
      sessionStorage.removeItem(key)
}

/**
 * Deletes a user's drafts of one bot in this tab: of forms (`<bot>:<operation>:<record>`) and of single texts
 * (`<field>:<bot>`).
 */
export function dropDraftsOf(user: number | undefined, bot: number): void {
  const mine = draftsOf(user)
  for (const key of Object.keys(sessionStorage)) {
    const rest = key.startsWith(mine) ? key.slice(mine.length) : ''
    const [first, second, ...more] = rest.split(':')
    if (first === String(bot) || (second === String(bot) && more.length === 0)) sessionStorage.removeItem(key)
  }
}
