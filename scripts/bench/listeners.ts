import { io } from 'socket.io-client'
import type { Room } from './stages.ts'

// Sockets that listen and count, in a process of their own: what they hear must not delay who measures.
// Started by listen(); ends with its parent.

/** What is asked of the sockets' process: to open them, or to answer once so much was heard (at once by default). */
export type Ask = { url: string; rooms: Room[]; count: number; event: string } | { wanted?: number }

let heard = 0
let wanted = Number.POSITIVE_INFINITY

function hear(): void {
  heard++
  if (heard === wanted) tell()
}

const tell = () => process.send?.({ heard })

async function open(url: string, room: Room, token: string | undefined, event: string): Promise<void> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const answer = await socket.emitWithAck('join_room', { bot_id: room.botId })
  if (!answer.ok) throw new Error(`a socket was not let in: ${answer.code}`)
  socket.on(event, hear)
}

process.on('message', async (ask: Ask) => {
  if ('url' in ask) {
    const { url, rooms, count, event } = ask
    const opening = Array.from({ length: count }, (_, i) => {
      const room = rooms[i % rooms.length] as Room
      return open(url, room, room.tokens[Math.floor(i / rooms.length) % room.tokens.length], event)
    })
    await Promise.all(opening)
    return tell()
  }
  wanted = ask.wanted ?? heard
  if (heard >= wanted) tell()
})
process.on('disconnect', () => process.exit(0))
