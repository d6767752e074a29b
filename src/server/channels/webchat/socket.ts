import type { Namespace, Server, Socket } from 'socket.io'
import { onEvent, type WrittenEvent } from '../../realtime/emit.ts'
import type { Services } from '../../services.ts'
import { db, type Store } from '../../store/db.ts'
import { findBot } from './bot.ts'
import { messageOf, numberBefore } from './messages.ts'
import { onStaffTyping, type StaffTyping } from './typing.ts'
import { findVisitor } from './visitor.ts'

/** Frames of one visitor that may listen at once: the tabs of a browser. */
const MOST_SOCKETS = 12

interface VisitorData {
  visitorId: number
  botId: number
}

type VisitorSpace = Namespace<Record<never, never>, Record<string, (payload: object) => void>, object, VisitorData>
type VisitorSocket = Socket<Record<never, never>, Record<string, (payload: object) => void>, object, VisitorData>

const room = (visitorId: number) => `visitor:${visitorId}`

/**
 * The visitors' side of the socket, `/webchat`: a frame says the bot's key and its visitor's secret and hears his own
 * conversation only. Nothing that it sends is listened to. Answers how to stop.
 */
export function serveVisitors(io: Server, store: Store, services: Services): () => void {
  const space = io.of('/webchat') as unknown as VisitorSpace
  space.use((socket, next) => {
    admit(socket, store, services).then(
      () => next(),
      (error) => next(error instanceof Error ? error : new Error('refused')),
    )
  })
  space.on('connection', (socket) => void socket.join(room(socket.data.visitorId)))

  // one after the other: what a visitor hears keeps the order in which it happened
  let told: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    if (space.sockets.size === 0) return
    told = told
      .then(() => store.run(work))
      .catch((error) => services.log.error({ err: error }, 'a visitor was not told'))
  }
  const stops = [
    onEvent((event, of) => of === store.kysely && inTurn(() => tell(space, event))),
    onStaffTyping((typing) => inTurn(() => tellTyping(space, typing))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

async function admit(socket: VisitorSocket, store: Store, services: Services): Promise<void> {
  const { key, secret } = socket.handshake.auth as { key?: unknown; secret?: unknown }
  if (typeof key !== 'string' || typeof secret !== 'string' || key.length > 40 || secret.length > 64)
    throw new Error('unauthorized')
  await store.run(async () => {
    const bot = await findBot(key)
    const visitor = bot && (await findVisitor(bot.id, secret, services.clock()))
    if (!visitor) throw new Error('unauthorized')
    if ((socket.nsp.adapter.rooms.get(room(visitor.id))?.size ?? 0) >= MOST_SOCKETS) throw new Error('too many')
    socket.data = { visitorId: visitor.id, botId: visitor.botId }
  })
}

/** The visitor of a chat, if he listens here. */
async function listenerOf(space: VisitorSpace, botId: number, chatId: number): Promise<string | undefined> {
  const visitor = await db()
    .selectFrom('webchat_visitor')
    .select('id')
    .where('bot_id', '=', botId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  if (!visitor) return undefined
  const place = room(visitor.id)
  return space.adapter.rooms.has(place) ? place : undefined
}

const STANDING = new Set(['message', 'conversation', 'change-inbox', 'reactivate'])

async function tell(space: VisitorSpace, { bot_id, name, payload }: WrittenEvent): Promise<void> {
  if (!STANDING.has(name)) return
  const chatId = 'chat' in payload ? payload.chat.id : (payload as { chat_id: number }).chat_id
  const place = await listenerOf(space, bot_id, chatId)
  if (!place) return
  if (name === 'message') {
    const { id, type } = (payload as { message: { id: number; type: string } }).message
    const message = await messageOf(bot_id, chatId, id)
    if (message) space.to(place).emit('message', { message, previous: await numberBefore(bot_id, chatId, id) })
    if (type !== 'agent') return
  }
  const chat = await db().selectFrom('chat').select(['live', 'state']).where('id', '=', chatId).executeTakeFirst()
  if (chat) space.to(place).emit('standing', { live: chat.live, ended: chat.state === 2 })
}

async function tellTyping(space: VisitorSpace, { botId, chatId, name, typing }: StaffTyping): Promise<void> {
  const place = await listenerOf(space, botId, chatId)
  if (place) space.to(place).emit('typing', { typing, name: name.split(' ')[0] ?? '' })
}
