const KEPT = 'draft:'

/** Local-storage key of when somebody last signed out: it tells the other tabs. */
export const LEFT_KEY = 'left'

/** What the keys of a user's drafts begin with in this tab's storage. */
export const draftsOf = (user: number | undefined): string => `${KEPT}${user ?? ''}:`

/** Drops the drafts of this tab, except those of one user. */
export function dropDrafts(except?: number): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(KEPT) && (except === undefined || !key.startsWith(draftsOf(except))))
      sessionStorage.removeItem(key)
}
