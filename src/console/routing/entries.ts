/** react-router's number of the entry that is shown. */
const current = () => (window.history.state as { idx?: number } | null)?.idx

/**
 * Numbers the entries that the browser adds itself, for links to a part of the page and addresses typed with another
 * hash. react-router numbers its own, and tells by the numbers how far a step through the history goes: without one,
 * a step could be neither measured nor undone.
 * @returns to be called after every change of address
 */
export function numberEntries(): () => void {
  let before = { idx: current() ?? 0, href: window.location.href }
  const note = () => {
    before = { idx: current() ?? before.idx, href: window.location.href }
  }
  // first of all listeners, so that react-router finds the number
  window.addEventListener('popstate', () => {
    if (current() !== undefined) return
    // the same address again takes the place of its entry
    const idx = window.location.href === before.href ? before.idx : before.idx + 1
    window.history.replaceState({ ...window.history.state, idx }, '')
  })
  return note
}
