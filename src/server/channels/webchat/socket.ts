import type { Namespace, Server, Socket } from 'socket.io'
import { onEvent, type WrittenEvent } from '../../realtime/emit.ts'
import type { Services } from '../../services.ts'
import { db, type Store } from '../../store/db.ts'
import { findBot } from './bot.ts'
import { messageOf, numberBefore } from './messages.ts'
import { standingOf } from './standing.ts'
import { onStaffTyping, type StaffTyping } from './typing.ts'
import { findVisitor } from './visitor.ts'

/** Frames of one visitor that may listen at once: the tabs of a browser. */
const MOST_SOCKETS = 12

interface VisitorData {
  visitorId: number
  /** the bot shows who attends */
  names: boolean
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
  const listeners = makeListeners(space)
  // one after the other: what a visitor hears keeps the order in which it happened
  let told: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    if (space.sockets.size === 0) return
    told = told
      .then(() => store.run(work))
      .catch((error) => services.log.error({ err: error }, 'a visitor was not told'))
  }
  space.on('connection', (socket) => {
    void socket.join(room(socket.data.visitorId))
    inTurn(() => listeners.came(socket.data))
    socket.on('disconnect', () => listeners.went(socket.data.visitorId))
  })
  const stops = [
    onEvent((event, of) => of === store.kysely && inTurn(() => tell(space, listeners, event))),
    onStaffTyping((typing) => inTurn(() => tellTyping(space, listeners, typing))),
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
    const visitor = bot && (await findVisitor(bot.key, secret, services.clock()))
    if (!visitor) throw new Error('unauthorized')
    if ((socket.nsp.adapter.rooms.get(room(visitor.id))?.size ?? 0) >= MOST_SOCKETS) throw new Error('too many')
    socket.data = { visitorId: visitor.id, names: bot.face.show_agents }
  })
}

type Listeners = ReturnType<typeof makeListeners>

/** Which chats somebody listens to here, so that what happens in all others costs nothing. */
function makeListeners(space: VisitorSpace) {
  const chats = new Map<number, number>()
  /** those who have not written yet, and so have no chat */
  const silent = new Set<number>()
  const here = (visitorId: number) => space.adapter.rooms.has(room(visitorId))

  return {
    async came({ visitorId }: Pick<VisitorData, 'visitorId'>): Promise<void> {
      silent.add(visitorId)
      const { chat_id } = await db()
        .selectFrom('webchat_visitor')
        .select('chat_id')
        .where('id', '=', visitorId)
        .executeTakeFirstOrThrow()
      const gone = !here(visitorId)
      if (chat_id === null && !gone) return
      silent.delete(visitorId)
      if (chat_id !== null && !gone) chats.set(chat_id, visitorId)
    },
    went(visitorId: number) {
      if (here(visitorId)) return
      silent.delete(visitorId)
      for (const [chatId, visitor] of chats) if (visitor === visitorId) chats.delete(chatId)
    },
    /** A customer wrote: perhaps somebody who listens, for the first time. */
    async wrote(botId: number, chatId: number): Promise<void> {
      if (silent.size === 0 || chats.has(chatId)) return
      const visitor = await db()
        .selectFrom('webchat_visitor')
        .select('id')
        .where('bot_id', '=', botId)
        .where('chat_id', '=', chatId)
        .executeTakeFirst()
      if (visitor && silent.delete(visitor.id)) chats.set(chatId, visitor.id)
    },
    /** the room of a chat's visitor, if he listens here */
    placeOf(chatId: number): string | undefined {
      const visitorId = chats.get(chatId)
      return visitorId !== undefined && here(visitorId) ? room(visitorId) : undefined
    },
  }
}

const STANDING = new Set(['message', 'conversation', 'change-inbox', 'change-area', 'reactivate'])

async function tell(space: VisitorSpace, listeners: Listeners, { bot_id, name, payload }: WrittenEvent): Promise<void> {
  if (!STANDING.has(name)) return
  const chatId = 'chat' in payload ? payload.chat.id : (payload as { chat_id: number }).chat_id
  const said = name === 'message' ? (payload as { message: { id: number; type: string } }).message : undefined
  if (said?.type === 'user') await listeners.wrote(bot_id, chatId)
  const place = listeners.placeOf(chatId)
  if (!place) return
  if (said) {
    const { id, type } = said
    const message = await messageOf(bot_id, chatId, id)
    if (message) space.to(place).emit('message', { message, previous: await numberBefore(bot_id, chatId, id) })
    if (type !== 'agent') return
  }
  space.to(place).emit('standing', await standingOf(chatId))
}

async function tellTyping(space: VisitorSpace, listeners: Listeners, { chatId, name, typing }: StaffTyping) {
  const place = listeners.placeOf(chatId)
  const [first] = (place && space.adapter.rooms.get(place)) ?? []
  const named = first && space.sockets.get(first)?.data.names
  if (place) space.to(place).emit('typing', { typing, name: (named && name.split(' ')[0]) || '' })
}
