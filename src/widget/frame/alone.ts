/**
 * Makes a runner of work that only one tab may do at a time. Where the browser has or gives no locks the work runs all
 * the same: the server's keys keep anything from being doubled.
 * @param prefix what the locks' names begin with
 */
export function oneTabAtATime(prefix: string) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    let ran: Promise<T> | undefined
    const once = () => {
      ran ??= work()
      return ran
    }
    try {
      await navigator.locks?.request(`${prefix}:${what}`, once)
    } catch {
      // denied, or the work itself failed: below
    }
    return once()
  }
}
