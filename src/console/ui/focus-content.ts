import { FOCUSABLE } from './focus.ts'

const AROUND = '.dialog-head, .dialog-actions, .form-foot'

/** Returns whether a control is in the part of a dialog that is in sight at first. */
function isShown(control: HTMLElement, dialog: HTMLElement): boolean {
  if (control.tabIndex < 0 || control.closest('[hidden]')) return false
  return control.getBoundingClientRect().top <= dialog.getBoundingClientRect().bottom
}

/** Returns the first control of a dialog's content, of radio buttons the chosen one. */
function firstControl(dialog: HTMLElement): HTMLElement | undefined {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.closest('dialog') === dialog && !one.closest(AROUND) && !one.matches('a') && isShown(one, dialog),
  )
  const [first] = all
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return all.find((one) => one instanceof HTMLInputElement && one.name === first.name && one.checked) ?? first
}

/**
 * Focuses what an open dialog begins with, instead of its button to close: what is marked for it, or the first control of
 * its content, also if that is loaded later. On touch screens no unmarked control, as a field would bring up the
 * keyboard over the dialog.
 * @returns gives that up
 */
export function focusContent(dialog: HTMLElement): () => void {
  // React applied autoFocus before the dialog was open, when nothing in it could take the focus.
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  marked?.focus()
  const start = document.activeElement
  const isUntouched = start === dialog || !dialog.contains(start) || Boolean(start?.closest('.dialog-head'))
  if (marked || !isUntouched || matchMedia('(pointer: coarse)').matches) return () => {}
  const focus = () => {
    if (document.activeElement !== start) return stop()
    const control = firstControl(dialog)
    if (!control) return
    stop()
    control.focus()
  }
  const watch = new MutationObserver(focus)
  const stop = () => {
    watch.disconnect()
    for (const name of ['keydown', 'pointerdown']) dialog.removeEventListener(name, stop)
  }
  watch.observe(dialog, { childList: true, subtree: true })
  // Whoever acts in the dialog goes on from there.
  for (const name of ['keydown', 'pointerdown']) dialog.addEventListener(name, stop)
  focus()
  return stop
}
