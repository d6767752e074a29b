/** Least milliseconds between two reports that the person uses the page. */
const AGAIN = 60_000

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'] as const

let last = Date.now()

/** Whether the page has been unused for longer than a report lasts. */
export const isPageIdle = (): boolean => Date.now() - last > AGAIN

/** Calls `report` when the person uses the page, at most once a minute. Returns a function that stops it. */
export function watchActivity(report: () => void): () => void {
  let reported = Date.now()
  const note = () => {
    last = Date.now()
    if (last - reported < AGAIN) return
    reported = last
    report()
  }
  const options = { capture: true, passive: true }
  for (const sign of SIGNS) window.addEventListener(sign, note, options)
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, note, options)
  }
}
