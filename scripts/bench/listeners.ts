import { io } from 'socket.io-client'
import type { BenchRoom } from './bench-server.ts'

// Sockets that count the events they receive. They run in their own process so that receiving does not delay the
// process that measures. Started by listen(); ends with its parent.

/** Messages to this process: open sockets, or reply once `wanted` events were received (immediately by default). */
export type ListenerRequest = { url: string; rooms: BenchRoom[]; count: number; event: string } | { wanted?: number }

/** Reply to both messages. */
export interface ListenerReply {
  /** events received so far, by all sockets */
  receivedCount: number
}

let receivedCount = 0
let wanted = Number.POSITIVE_INFINITY

function onReceived(): void {
  receivedCount++
  if (receivedCount === wanted) report()
}

const report = () => process.send?.({ receivedCount } satisfies ListenerReply)

async function open(url: string, room: BenchRoom, token: string | undefined, event: string): Promise<void> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const answer = await socket.emitWithAck('join_room', { bot_id: room.botId })
  if (!answer.ok) throw new Error(`a socket was rejected: ${answer.code}`)
  socket.on(event, onReceived)
}

async function openAll({ url, rooms, count, event }: Extract<ListenerRequest, { url: string }>): Promise<void> {
  const opening = Array.from({ length: count }, (_, i) => {
    const room = rooms[i % rooms.length] as BenchRoom
    return open(url, room, room.tokens[Math.floor(i / rooms.length) % room.tokens.length], event)
  })
  await Promise.all(opening)
}

process.on('message', (ask: ListenerRequest) => {
  // A rejected socket ends this process with its error, and thereby the benchmark.
  if ('url' in ask) return void openAll(ask).then(report)
  wanted = ask.wanted ?? receivedCount
  if (receivedCount >= wanted) report()
})
process.on('disconnect', () => process.exit(0))
