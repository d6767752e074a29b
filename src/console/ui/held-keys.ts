// Holds what is typed between asking for a dialog and its opening, while its code loads: it is meant for the dialog,
// and would otherwise act on the page behind it.

/** Milliseconds that keys stay held after the code has loaded, for the dialog to open. */
const OPENING_MS = 300

const KINDS = ['keydown', 'keyup', 'beforeinput'] as const

let typed = ''
let stop: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Keys that keep their meaning for the browser. */
const isBrowserKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  /^F\d/.test(key) || ((ctrlKey || metaKey) && key.toLowerCase() === 'r')

const openDialogs = () => [...document.querySelectorAll('dialog[open]')]

/**
 * Holds the keys until a dialog opens.
 * @param onCancel called by Escape
 * @returns ends the hold soon, in case no dialog opens
 */
export function holdKeys(onCancel: () => void): () => void {
  releaseKeys()
  const before = new Set(openDialogs())
  const hold = (event: KeyboardEvent | InputEvent) => {
    if (openDialogs().some((dialog) => !before.has(dialog))) return releaseKeys()
    event.stopImmediatePropagation()
    // Input methods and screen keyboards write without keys.
    if (!('key' in event)) typed += event.data ?? ''
    if ('key' in event && isBrowserKey(event)) return
    event.preventDefault()
    if (!('key' in event) || event.type === 'keyup') return
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') {
      releaseKeys()
      onCancel()
    } else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
  }
  for (const kind of KINDS) window.addEventListener(kind, hold, true)
  stop = () => {
    for (const kind of KINDS) window.removeEventListener(kind, hold, true)
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(releaseKeys, OPENING_MS)
  }
}

function releaseKeys(): void {
  clearTimeout(timer)
  stop?.()
  stop = undefined
  typed = ''
}

/** Returns what was typed so far for a dialog that has not opened yet. */
export const heldKeys = (): string => typed

/** Returns what was typed before the dialog that just opened, and ends the hold. */
export function takeHeldKeys(): string {
  const text = typed
  releaseKeys()
  return text
}
