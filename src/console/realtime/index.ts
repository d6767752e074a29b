/** The realtime connection as pages use it. */
export { type Connection, connectRoom, type Listener } from './connection.ts'
export { ConnectionBadge } from './ConnectionBadge.tsx'
export { type ConnectionState, connectionState, subscribeConnection, useConnectionState } from './status.ts'
