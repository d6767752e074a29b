import { type Connection, connectRoom, type Listener } from './connection.ts'

/** Milliseconds for which the room stays open after its last listener left: the next page often listens again. */
const LINGER = 1000

interface Part extends Pick<Listener, 'onEvent' | 'onPresence'> {
  /** Events may have been missed. At the `beginning`, only those between the first fetch and the connection. */
  onReset(seq: number, beginning: boolean): void
  /** The server no longer admits the person. */
  onDenied?(): void
}

interface Room {
  parts: Set<Part>
  connection: Connection
}

const rooms = new Map<number, Room>()

/**
 * Subscribes to a chatbot's events. All parts of a page share one connection. `onReset` says that events may have been
 * missed, and is also called once at the beginning.
 * @returns the unsubscribe function
 */
export function subscribeRoom(botId: number, part: Part): () => void {
  const room = rooms.get(botId) ?? open(botId)
  room.parts.add(part)
  return () => {
    room.parts.delete(part)
    setTimeout(() => {
      if (room.parts.size > 0 || rooms.get(botId) !== room) return
      room.connection.close()
      rooms.delete(botId)
    }, LINGER)
  }
}

function open(botId: number): Room {
  const parts = new Set<Part>()
  let beginning = true
  const connection = connectRoom(botId, {
    onEvent: (event) => {
      for (const part of parts) part.onEvent(event)
    },
    onReset: (seq) => {
      for (const part of parts) part.onReset(seq, beginning)
      beginning = false
    },
    onPresence: (presence) => {
      for (const part of parts) part.onPresence?.(presence)
    },
    onDenied: () => {
      for (const part of parts) part.onDenied?.()
    },
  })
  const room = { parts, connection }
  rooms.set(botId, room)
  return room
}
