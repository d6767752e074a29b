// Restores the focus when the focused element is removed. Browsers move it to the body, so that keyboard users would
// have to start from the top.

export const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ')
const ROWS = 'li, tr, [role=row], [role=listitem]'

const focusableIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)]

/** Returns whether keys write into an element, or choose in it. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/**
 * Call when something begins that may end with a change of the focus.
 * @returns a function that tells whether it may: not from a field that somebody went to meanwhile, as the keys of what
 * they write would then be shortcuts
 */
export function claimFocus(): () => boolean {
  const before = document.activeElement
  return () => document.activeElement === before || !takesKeys(document.activeElement)
}

/** Returns whether no element has the focus. */
const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Remembers the position of a control.
 * @returns a function that focuses the control again or, if it was removed, the same control in the next row, else in
 * the previous row, else the heading of the surrounding dialog or page
 */
export function rememberFocus(control: Element | null): () => void {
  if (!(control instanceof HTMLElement) || control === document.body) return () => {}
  const around = control.closest('dialog, main')
  const row = control.closest(ROWS)
  const siblings = [...(row?.parentElement?.children ?? [])]
  const at = row ? siblings.indexOf(row) : 0
  const rows = row ? [row, ...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()] : []
  const order = row ? focusableIn(row).indexOf(control) : 0
  return () => {
    if (control.isConnected) return control.focus()
    for (const one of rows) {
      const controls = one.isConnected ? focusableIn(one) : []
      const same = controls[order] ?? controls.at(-1)
      if (same) return same.focus()
    }
    const heading = around?.isConnected ? around.querySelector<HTMLElement>('h1, h2') : null
    if (!heading) return
    heading.tabIndex = -1
    // A page stays where it is being read.
    heading.focus({ preventScroll: true })
  }
}

/** Keeps the focus in an open dialog, or a page, when the focused control is removed. Returns the stop function. */
export function retainFocus(root: HTMLElement): () => void {
  let giveBack: (() => void) | undefined
  let last: Element | null = null
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(FOCUSABLE) : null
    // Dialogs inside restore their focus themselves.
    if (!control || control.closest('dialog') === root.closest('dialog')) {
      last = control
      giveBack = control ? rememberFocus(control) : undefined
    }
  }
  // Rows are removed in the same tick as the dialogs that confirmed their removal.
  const watch = new MutationObserver((changes) => {
    // An open dialog keeps the focus itself: nothing behind it can have it.
    if (root.querySelector('dialog[open]')) return
    if (!isLost() || !changes.some(({ removedNodes }) => removedNodes.length > 0)) return
    // A control that is still there may be about to pass the focus on, as the body has it in between.
    if (last?.isConnected) setTimeout(() => isLost() && giveBack?.())
    else giveBack?.()
  })
  root.addEventListener('focusin', note)
  root.addEventListener('pointerdown', note)
  watch.observe(root, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    root.removeEventListener('focusin', note)
    root.removeEventListener('pointerdown', note)
  }
}
