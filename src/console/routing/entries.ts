/** Returns react-router's index of the current history entry. */
const current = () => (window.history.state as { idx?: number } | null)?.idx

/**
 * Numbers the history entries that the browser adds itself, for hash links and URLs typed with another hash.
 * react-router numbers its own entries and computes the distance of history steps from the numbers. Without a number, a
 * step could be neither measured nor undone.
 * @returns a function to call after every navigation
 */
export function numberEntries(): () => void {
  let before = { idx: current() ?? 0, href: window.location.href }
  const note = () => {
    before = { idx: current() ?? before.idx, href: window.location.href }
  }
  // Registered before all other listeners, so that react-router finds the index.
  window.addEventListener('popstate', () => {
    if (current() !== undefined) return
    // A navigation to the same URL replaces its entry.
    const idx = window.location.href === before.href ? before.idx : before.idx + 1
    window.history.replaceState({ ...window.history.state, idx }, '')
  })
  return note
}
