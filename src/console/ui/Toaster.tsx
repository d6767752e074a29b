import './toaster.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { currentToasts, subscribeToasts, type Toast, toast } from './toast.ts'
import { overlay, place } from './toast-place.ts'

const ICONS = { success: 'check-circle', error: 'alert-circle', info: 'info' } as const

/** Puts it at the end of a window or of the page. Windows of MUI hide what is beside them, and find only that again. */
function putInto(around: Element, home: HTMLElement): void {
  if (home.parentNode === around) return
  home.removeAttribute('aria-hidden')
  around.append(home)
}

/**
 * The toast area: one live region, top centre as far as nothing that can be pressed is there, above open dialogs too
 * (the newest of the browser's top layer). It lies within the window that opened last: whatever is beside a modal window
 * can neither be pressed nor is it read out.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const ref = useRef<HTMLElement>(null)
  const [home] = useState(() => document.createElement('div'))
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    document.body.append(home)
    return () => home.remove()
  }, [home])
  useEffect(() => {
    if (newest === undefined) return
    const area = ref.current
    if (!area) return
    const settle = () => place(area)
    // the window and the toasts grow once what they show is there
    const sizes = new ResizeObserver(settle)
    let over: Element | null = null
    const moveTo = (window: Element | null) => {
      over = window
      putInto(over ?? document.body, home)
      // what is shown last lies on top
      area.hidePopover?.()
      area.showPopover?.()
      sizes.disconnect()
      sizes.observe(area)
      if (over) sizes.observe(over)
      settle()
    }
    moveTo(overlay())
    addEventListener('resize', settle)
    addEventListener('animationend', settle)
    const watch = new MutationObserver(() => {
      if (over !== overlay() || !home.isConnected) moveTo(overlay())
    })
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'aria-modal'] })
    return () => {
      watch.disconnect()
      sizes.disconnect()
      removeEventListener('resize', settle)
      removeEventListener('animationend', settle)
      area.hidePopover?.()
      putInto(document.body, home)
    }
  }, [newest, home])
  return createPortal(
    <section
      className="toaster"
      ref={ref}
      popover="manual"
      aria-label="Avisos"
      aria-live="polite"
      aria-relevant="additions text"
    >
      {toasts.map((one) => (
        <ToastItem key={one.id} {...one} />
      ))}
    </section>,
    home,
  )
}

function ToastItem({ id, kind, message, action, duration, round }: Toast) {
  const [held, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the timer again
  useEffect(() => {
    if (duration === null || held) return
    const timer = setTimeout(() => toast.close(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, held, round])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps it open for longer
    <div
      className={classes('toast', `toast-${kind}`)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {kind === 'loading' ? <Spinner size={20} /> : <Icon name={ICONS[kind]} />}
      <p role={kind === 'error' ? 'alert' : undefined}>{message}</p>
      {action && (
        <Button variant="primary" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Cerrar aviso" size={18} onClick={() => toast.close(id)} />
    </div>
  )
}
