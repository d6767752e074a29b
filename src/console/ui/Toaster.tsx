import './toaster.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { currentToasts, subscribeToasts, type Toast, toast } from './toast.ts'
import { positionToasts, topDialog } from './toast-position.ts'

const ICONS = { success: 'check-circle', error: 'alert-circle', info: 'info' } as const

/** Minimum milliseconds between two searches for content behind the toasts. */
const AVOID_MS = 150

/**
 * Appends the toasts to a dialog or the page. Removes `aria-hidden`: MUI sets it on the siblings of a dialog and does not remove it from one that has moved.
 */
function putInto(around: Element, home: HTMLElement): void {
  if (home.parentNode === around) return
  home.removeAttribute('aria-hidden')
  around.append(home)
}

/**
 * The toast area: one live region, near the top centre without covering controls if possible, above open dialogs (as
 * the last element of the browser's top layer). It is moved into the most recently opened dialog, because content
 * outside a modal dialog can neither be clicked nor read by screen readers.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const ref = useRef<HTMLElement>(null)
  const [home] = useState(() => document.createElement('div'))
  /** there is no place for them but on an open menu */
  const [isWaiting, setWaiting] = useState(false)
  const isShown = toasts.length > 0
  useEffect(() => {
    document.body.append(home)
    return () => home.remove()
  }, [home])
  useEffect(() => {
    const area = ref.current
    if (!isShown || !area) return
    // Who points at a toast or has its button focused would lose it.
    const isHeld = () => area.querySelector('[data-held]') !== null
    const place = () => setWaiting(positionToasts(area))
    const settle = () => isHeld() || place()
    let later: ReturnType<typeof setTimeout> | undefined
    // What was saved is often painted after its toast. A page that keeps changing is measured only now and then.
    const avoid = () => {
      later ??= setTimeout(() => {
        later = undefined
        if (!isHeld()) setWaiting(positionToasts(area, true))
      }, AVOID_MS)
    }
    // The toasts resize with their number, and the dialog when its content loads.
    const sizes = new ResizeObserver(settle)
    let over: Element | null = null
    const moveTo = (window: Element | null) => {
      over = window
      putInto(over ?? document.body, home)
      // The element shown last is on top of the top layer.
      area.hidePopover?.()
      area.showPopover?.()
      sizes.disconnect()
      sizes.observe(area)
      if (over) sizes.observe(over)
      settle()
    }
    moveTo(topDialog())
    addEventListener('resize', place)
    area.addEventListener('pointerout', avoid)
    area.addEventListener('focusout', avoid)
    addEventListener('animationend', settle)
    const watch = new MutationObserver(() => {
      if (over === topDialog() && home.isConnected) return avoid()
      moveTo(topDialog())
      place()
    })
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'aria-modal'] })
    return () => {
      watch.disconnect()
      clearTimeout(later)
      sizes.disconnect()
      removeEventListener('resize', place)
      area.removeEventListener('pointerout', avoid)
      area.removeEventListener('focusout', avoid)
      removeEventListener('animationend', settle)
      area.hidePopover?.()
      putInto(document.body, home)
    }
  }, [isShown, home])
  return createPortal(
    <section
      className={classes('toaster', isWaiting && 'toaster-waiting')}
      ref={ref}
      popover="manual"
      aria-label="Avisos"
      aria-live="polite"
      aria-relevant="additions text"
    >
      {toasts.map((one) => (
        <ToastItem key={one.id} {...one} isWaiting={isWaiting} />
      ))}
    </section>,
    home,
  )
}

function ToastItem({ id, kind, message, detail, action, duration, round, isWaiting }: Toast & { isWaiting: boolean }) {
  const [held, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the timer
  useEffect(() => {
    if (duration === null || held || isWaiting) return
    const timer = setTimeout(() => toast.close(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, held, isWaiting, round])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only pauses the timer
    <div
      className={classes('toast', `toast-${kind}`)}
      data-held={held || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {kind === 'loading' ? <Spinner size={20} /> : <Icon name={ICONS[kind]} />}
      <div className="toast-text" role={kind === 'error' ? 'alert' : undefined}>
        <p>{message}</p>
        {detail && <p>{detail}</p>}
      </div>
      {action && (
        <Button variant="primary" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Cerrar aviso" size={18} onClick={() => toast.close(id)} />
    </div>
  )
}
