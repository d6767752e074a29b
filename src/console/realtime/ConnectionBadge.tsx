import './connection.css'
import { classes } from '../ui/classes.ts'
import type { ConnectionState } from './status.ts'
import { useShownConnection } from './useShownConnection.ts'

const TEXTS: Record<ConnectionState, string> = {
  connecting: 'Conectando…',
  online: 'En línea',
  'catching-up': 'Poniéndose al día…',
  offline: 'Sin conexión',
}

/** Shows whether the displayed data is up to date. Always visible, unobtrusive while online. */
export function ConnectionBadge() {
  const shown = useShownConnection()
  return (
    <span className={classes('connection', `connection-${shown}`)} role="status" title={TEXTS[shown]}>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-text">{TEXTS[shown]}</span>
    </span>
  )
}
