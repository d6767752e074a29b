// Holds what is typed between asking for a dialog and its opening, while its code loads: it is meant for the dialog,
// and would otherwise act on the page behind it.

/** Milliseconds that keys stay held after the code has loaded, in case no dialog opens. */
const OPENING_MS = 300

let typed = ''
let release = () => {}

/**
 * Holds the keys until a dialog opens.
 * @param onCancel called by Escape
 * @returns ends the hold soon, in case no dialog opens
 */
export function holdKeys(onCancel: () => void): () => void {
  release()
  typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    event.stopImmediatePropagation()
    // Function keys are those of the browser, such as the one that reloads.
    if (/^F\d/.test(key)) return
    event.preventDefault()
    if (key === 'Escape') {
      release()
      onCancel()
    } else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
  }
  window.addEventListener('keydown', hold, true)
  release = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', hold, true)
  }
  return () => {
    timer = setTimeout(release, OPENING_MS)
  }
}

/** Ends the hold: a dialog opened, and has the keys from now on. */
export const releaseKeys = (): void => release()

/** Returns what was typed so far for a dialog that has not opened yet. */
export const heldKeys = (): string => typed

/** Returns what was typed before the dialog that just opened. */
export function takeHeldKeys(): string {
  const text = typed
  typed = ''
  return text
}
