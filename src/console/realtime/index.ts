/** Public interface of the realtime connection. */

export { ConnectionBadge } from './ConnectionBadge.tsx'
export { type Connection, connectRoom, type Listener } from './connection.ts'
export {
  type ConnectionState,
  connectionState,
  onConnectionBack,
  subscribeConnection,
  useConnectionState,
} from './status.ts'
