/**
 * Returns a function that runs work in only one tab at a time. Without the Web Locks API the work runs anyway: the
 * message keys prevent duplicates on the server.
 * @param prefix prefix of the lock names
 */
export function tabLock(prefix: string) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    let ran: Promise<T> | undefined
    const once = () => {
      ran ??= work()
      return ran
    }
    try {
      await navigator.locks?.request(`${prefix}:${what}`, once)
    } catch {
      // The lock was denied, or the work itself failed: handled below.
    }
    return once()
  }
}
