// Where the focus goes when what held it leaves the page: browsers drop it on the body, from where the keyboard has to
// start over.

const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ')
const ROWS = 'li, tr, [role=row], [role=listitem]'

const focusableIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)]

/** Whether nothing has the focus. */
const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Notes where a control stands.
 * @returns gives the focus back to it or, once it is gone, to the same control of the next row, else of the previous
 * one, else to the heading of the window around it
 */
export function placeOf(control: Element | null): () => void {
  if (!(control instanceof HTMLElement) || control === document.body) return () => {}
  const dialog = control.closest('dialog')
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
    const heading = dialog?.isConnected ? dialog.querySelector<HTMLElement>('h2') : null
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }
}

/** Keeps the focus in an open window when the control that has it is taken away. Returns how to stop. */
export function keepFocus(dialog: HTMLElement): () => void {
  let giveBack: (() => void) | undefined
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(FOCUSABLE) : null
    // a question within the window keeps its own
    if (!control || control.closest('dialog') === dialog) giveBack = control ? placeOf(control) : undefined
  }
  // rows come and go at once with the windows that asked about them
  const watch = new MutationObserver((changes) => {
    if (isLost() && changes.some(({ removedNodes }) => removedNodes.length > 0)) giveBack?.()
  })
  dialog.addEventListener('focusin', note)
  dialog.addEventListener('pointerdown', note)
  watch.observe(dialog, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    dialog.removeEventListener('focusin', note)
    dialog.removeEventListener('pointerdown', note)
  }
}
