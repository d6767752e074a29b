// Holds what is typed between asking for a dialog and its opening, while its code loads: it is meant for the dialog, and
// would otherwise act on the page behind it. A hidden field takes it, so that accents and corrections are those of any
// field.

import { topDialog } from './toast-position.ts'

/** Milliseconds that keys stay held after the code has loaded, in case no dialog opens. */
const OPENING_MS = 300

/** Keys without a character of their own that change a text, or begin a character. */
const WRITING: readonly string[] = ['Backspace', 'Delete', 'Dead', 'Process']

interface Hold {
  /** ends it; returns what was typed */
  end: () => string
  timer?: ReturnType<typeof setTimeout>
}

let current: Hold | undefined

/** Whether a key is pressed together with Ctrl or Cmd; AltGr, which some browsers report as Ctrl and Alt, writes. */
const isCombined = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey

/**
 * Holds the keys until a dialog opens, except those that neither write nor act in the page: Tab, function keys, and
 * combinations such as those that copy or reload. What is pasted is held as well. A press of the pointer ends it.
 * @param onCancel called by Escape
 * @returns ends the hold soon, in case no dialog opens
 */
export function holdKeys(onCancel: () => void): () => void {
  current?.end()
  const field = document.createElement('textarea')
  field.className = 'sr-only'
  field.setAttribute('aria-label', 'Texto para lo que se abre')
  let before: Element | null = null
  function take(): void {
    if (document.activeElement === field) return
    before = document.activeElement
    // A modal dialog gives the focus to nothing outside it.
    if (!field.isConnected) (topDialog() ?? document.body).append(field)
    field.focus()
  }
  function hold(event: KeyboardEvent): void {
    const { key } = event
    if (isCombined(event) && key.toLowerCase() === 'v') take()
    if (key === 'Tab' || /^F\d/.test(key) || (isCombined(event) && key !== 'Enter')) return
    event.stopImmediatePropagation()
    if (key === 'Escape' || key === 'Enter') event.preventDefault()
    if (key === 'Escape') {
      own.end()
      onCancel()
    } else if (key.length === 1 || WRITING.includes(key)) take()
  }
  function end(): string {
    clearTimeout(own.timer)
    window.removeEventListener('keydown', hold, true)
    window.removeEventListener('pointerdown', end, true)
    const isFocused = document.activeElement === field
    field.remove()
    if (isFocused && before instanceof HTMLElement) before.focus()
    if (current === own) current = undefined
    return field.value
  }
  const own: Hold = { end }
  window.addEventListener('keydown', hold, true)
  // Whoever presses something else goes on there.
  window.addEventListener('pointerdown', end, true)
  current = own
  return () => {
    own.timer = setTimeout(end, OPENING_MS)
  }
}

/** Holds the keys until the dialog opens that is there now, however long that takes. */
export const keepKeys = (): void => clearTimeout(current?.timer)

/** Ends the hold, as a dialog opened. Returns what was typed for it. */
export const releaseKeys = (): string => current?.end() ?? ''

/** Whether somebody can type into an element. */
const isTextField = (one: Element | null): one is HTMLInputElement | HTMLTextAreaElement =>
  (one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement) &&
  !one.readOnly &&
  one.selectionStart !== null

/** Inserts a text at the caret, as if it were typed. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field
  const start = selectionStart ?? value.length
  // React takes a value that is set on the element itself for its own.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, value.slice(0, start) + text + value.slice(selectionEnd ?? start))
  field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

/**
 * Types a text into the field that a dialog begins with, also if it appears later.
 * @returns gives that up
 */
export function typeInto(dialog: HTMLElement, text: string): () => void {
  const type = () => {
    const field = document.activeElement
    if (!isTextField(field) || !dialog.contains(field)) return
    stop()
    insert(field, text)
  }
  const stop = () => {
    dialog.removeEventListener('focusin', type)
    // Whoever acts in the dialog goes on from there.
    for (const name of ['keydown', 'pointerdown']) dialog.removeEventListener(name, stop)
  }
  if (text === '') return stop
  dialog.addEventListener('focusin', type)
  for (const name of ['keydown', 'pointerdown']) dialog.addEventListener(name, stop)
  type()
  return stop
}
