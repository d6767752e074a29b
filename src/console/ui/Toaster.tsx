import './toaster.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { currentToasts, subscribeToasts, type Toast, toast } from './toast.ts'
import { overlay, place } from './toast-place.ts'

const ICONS = { success: 'check-circle', error: 'alert-circle', info: 'info' } as const

/**
 * The toast area: one live region, top centre as far as nothing that can be pressed is there, above open dialogs too
 * (the newest of the browser's top layer).
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const ref = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    const area = ref.current
    if (!area) return
    let over: Element | null = null
    const settle = () => place(area)
    // the window and the toasts grow once what they show is there
    const sizes = new ResizeObserver(settle)
    const watchWindow = () => {
      over = overlay()
      sizes.disconnect()
      sizes.observe(area)
      if (over) sizes.observe(over)
      settle()
    }
    area.showPopover?.()
    watchWindow()
    addEventListener('resize', settle)
    addEventListener('animationend', settle)
    const watch = new MutationObserver(() => {
      if (over === overlay()) return
      // what opened last lies on top, and dims what is below
      area.hidePopover?.()
      area.showPopover?.()
      watchWindow()
    })
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'aria-modal'] })
    return () => {
      watch.disconnect()
      sizes.disconnect()
      removeEventListener('resize', settle)
      removeEventListener('animationend', settle)
      area.hidePopover?.()
    }
  }, [newest])
  return (
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
    </section>
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
