import { type Connection, connectRoom, type Listener } from './connection.ts'

/** Milliseconds that the room stays open after the last who listened: the next page often listens again. */
const LINGER = 1000

interface Part extends Pick<Listener, 'onEvent'> {
  /** Events may have been missed; at the `beginning` only those of the moment between the first reading and the line. */
  onReset(seq: number, beginning: boolean): void
  /** The server does not let the person in any more. */
  onDenied?(): void
}

interface Room {
  parts: Set<Part>
  connection: Connection
}

const rooms = new Map<number, Room>()

/**
 * Listens to a chatbot's events for as long as something is shown; all parts of a page share one connection. `onReset`
 * says that events may have been missed, also once at the beginning.
 * @returns stops listening
 */
export function listenRoom(botId: number, part: Part): () => void {
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
    onDenied: () => {
      for (const part of parts) part.onDenied?.()
    },
  })
  const room = { parts, connection }
  rooms.set(botId, room)
  return room
}
