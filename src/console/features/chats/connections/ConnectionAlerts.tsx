import './connections.css'
import { Link } from 'react-router-dom'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { channelName } from '../../../ui/channels.ts'
import type { ChatConnection } from './useConnections.ts'

const MANAGE = '/plugins'

/** Tells which connections do not work, above the inbox and on the home page. */
export function ConnectionAlerts({ connections }: { connections: readonly ChatConnection[] }) {
  if (connections.length === 0) return null
  return (
    <div className="connection-alerts">
      <Banner tone="warning" role="status">
        {connections.map((one) => (
          <p key={one.id}>
            <strong>{connectionName(one)}</strong>{' '}
            {one.status === 'off'
              ? 'está desconectado y tiene conversaciones sin resolver.'
              : 'requiere atención: no salen mensajes.'}
          </p>
        ))}
        <WhoMends />
      </Banner>
    </div>
  )
}

/** Where to mend a connection, or who can. */
export function WhoMends() {
  const session = useSession()
  return mayOpen(MANAGE, session) ? (
    <Link to={MANAGE}>Ir a Conectores</Link>
  ) : (
    <span>Avisa a quien administra el chatbot.</span>
  )
}

/** The channel with the name of the number or page: «WhatsApp El Trigal». */
export const connectionName = ({ kind, name }: ChatConnection): string => `${channelName(kind)} ${name}`.trim()
