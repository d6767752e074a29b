import { useShownConnection } from '../../../realtime/useShownConnection.ts'
import { classes } from '../../../ui/classes.ts'
import { formatDuration } from '../../../ui/format.ts'
import { useSeconds } from './clock.ts'

interface FreshnessProps {
  /** milliseconds of when the board was read */
  readAt: number
  /** the last call failed */
  hasFailed: boolean
}

/** Whether the board is of this moment. Without a connection, how old it is. */
export function Freshness({ readAt, hasFailed }: FreshnessProps) {
  const state = useShownConnection()
  const isLive = state === 'online' && !hasFailed
  // The first connection takes a moment: what was just read needs no warning.
  const isStarting = state === 'connecting' && !hasFailed
  return (
    <p className={classes('live-state', isLive ? 'live-here' : 'live-away')}>
      <span role="status">{isLive ? 'En vivo' : isStarting ? 'Conectando…' : 'Sin conexión en vivo'}</span>
      <Age readAt={readAt} isLive={isLive || isStarting} />
    </p>
  )
}

function Age({ readAt, isLive }: { readAt: number; isLive: boolean }) {
  const seconds = Math.max(0, Math.round((useSeconds() - readAt) / 1000))
  if (isLive) return <span className="soft">Se actualiza sin recargar</span>
  return <span>{`Actualizado hace ${formatDuration(seconds)}. Volveremos a intentarlo.`}</span>
}
