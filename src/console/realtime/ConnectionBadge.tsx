import './connection.css'
import { useEffect, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { type ConnectionState, useConnectionState } from './status.ts'

const TEXTS: Record<ConnectionState, string> = {
  connecting: 'Conectando…',
  online: 'En línea',
  'catching-up': 'Poniéndose al día…',
  offline: 'Sin conexión',
}

/** Shows whether the displayed data is up to date. Always visible, unobtrusive while online. */
export function ConnectionBadge() {
  const state = useConnectionState()
  const [browser, setBrowser] = useState(() => navigator.onLine)
  useEffect(() => {
    const update = () => setBrowser(navigator.onLine)
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])
  const shown = browser ? state : 'offline'
  return (
    <span className={classes('connection', `connection-${shown}`)} role="status" title={TEXTS[shown]}>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-text">{TEXTS[shown]}</span>
    </span>
  )
}
