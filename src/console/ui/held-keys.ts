// Holds what is typed between asking for a dialog and its opening, while its code loads: it is meant for the dialog,
// and would otherwise act on the page behind it.

/** Milliseconds that keys stay held after the code has loaded, for the dialog to open. */
const OPENING_MS = 300

let typed = ''
let stop = () => {}

const openDialogs = () => document.querySelectorAll('dialog[open]').length

/**
 * Holds the keys until a dialog opens.
 * @param onCancel called by Escape
 * @returns ends the hold soon, in case no dialog opens
 */
export function holdKeys(onCancel: () => void): () => void {
  stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  const before = openDialogs()
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (openDialogs() > before) return stop()
    event.stopImmediatePropagation()
    // Function keys are those of the browser, such as the one that reloads.
    if (/^F\d/.test(key)) return
    event.preventDefault()
    if (key === 'Escape') {
      stop()
      onCancel()
    } else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
  }
  window.addEventListener('keydown', hold, true)
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', hold, true)
    typed = ''
  }
  stop = end
  return () => {
    timer = setTimeout(end, OPENING_MS)
  }
}

/** Returns what was typed so far for a dialog that has not opened yet. */
export const heldKeys = (): string => typed

/** Returns what was typed before the dialog that just opened, and ends the hold. */
export function takeHeldKeys(): string {
  const text = typed
  stop()
  return text
}
