/** The realtime connection as pages use it. */

export { ConnectionBadge } from './ConnectionBadge.tsx'
export { type Connection, connectRoom, type Listener } from './connection.ts'
export { type ConnectionState, connectionState, subscribeConnection, useConnectionState } from './status.ts'
