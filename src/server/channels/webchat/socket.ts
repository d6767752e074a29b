import type { Server, Socket } from 'socket.io'
import { onEvent, onGap, type WrittenEvent } from '../../foundation/realtime/emit.ts'
import { onStaffTyping, type StaffTyping } from '../../foundation/realtime/typing.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { findBot } from './bot.ts'
import { type Listeners, makeListeners, room, type VisitorData, type VisitorSpace } from './listeners.ts'
import { messageOf, numberBefore } from './messages.ts'
import { offOf } from './off.ts'
import { standingOf } from './standing.ts'
import { findVisitor } from './visitor.ts'

/** Frames of one visitor that may listen at once: the tabs of a browser. */
const MOST_SOCKETS = 12

type VisitorSocket = Socket<Record<never, never>, Record<string, (payload: object) => void>, object, VisitorData>

const allOf = (botId: number) => `bot:${botId}`

/**
 * The visitors' side of the socket, `/webchat`: a frame says the bot's key and its visitor's secret and hears his own
 * chat only. Nothing that it sends is listened to. Answers how to stop.
 */
export function serveVisitors(io: Server, store: Store, services: Services): () => void {
  const space = io.of('/webchat') as unknown as VisitorSpace
  space.use((socket, next) => {
    admit(socket, store, services).then(
      () => next(),
      // what went wrong inside is nobody's business but the log's
      (error) => next(error instanceof Refused ? error : new Error('unavailable')),
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
    void socket.join([room(socket.data.visitorId), allOf(socket.data.botId)])
    inTurn(() => listeners.came(socket.data))
    socket.on('disconnect', () => listeners.went(socket.data.visitorId))
  })
  const stops = [
    onEvent((event, of) => of === store.kysely && inTurn(() => tell(space, listeners, event))),
    onGap((of) => of === store.kysely && inTurn(() => tellMissed(space, listeners))),
    onStaffTyping((typing) => inTurn(() => tellTyping(space, listeners, typing))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A frame that is not let in, and why. */
class Refused extends Error {}

async function admit(socket: VisitorSocket, store: Store, services: Services): Promise<void> {
  const { key, secret } = socket.handshake.auth as { key?: unknown; secret?: unknown }
  if (typeof key !== 'string' || typeof secret !== 'string' || key.length > 40 || secret.length > 64)
    throw new Refused('unauthorized')
  await store.run(async () => {
    const bot = await findBot(key)
    const visitor = bot && (await findVisitor(bot.key, secret, services.clock()))
    if (!visitor) throw new Refused('unauthorized')
    if ((socket.nsp.adapter.rooms.get(room(visitor.id))?.size ?? 0) >= MOST_SOCKETS) throw new Refused('too many')
    socket.data = { visitorId: visitor.id, botId: bot.id, names: bot.face.show_agents }
  })
}

const STANDING = new Set(['message', 'conversation', 'change-inbox', 'change-area', 'reactivate'])

async function tell(space: VisitorSpace, listeners: Listeners, { bot_id, name, payload }: WrittenEvent): Promise<void> {
  if (name === 'bot-state') {
    if (space.adapter.rooms.has(allOf(bot_id))) space.to(allOf(bot_id)).emit('bot', { off: await offOf(bot_id) })
    return
  }
  if (!STANDING.has(name)) return
  const chatId = 'chat' in payload ? payload.chat.id : (payload as { chat_id: number }).chat_id
  const said = name === 'message' ? (payload as { message: { id: number; type: string } }).message : undefined
  if (said?.type === 'user') await listeners.wrote(bot_id, chatId)
  const place = listeners.placeOf(chatId)
  if (!place) return
  if (said) {
    const { id, type } = said
    await tellMessage(space, listeners, { botId: bot_id, chatId, messageId: id })
    if (type !== 'agent') return
  }
  space.to(place).emit('standing', await standingOf(chatId))
}

interface Said {
  botId: number
  chatId: number
  messageId: number
}

async function tellMessage(space: VisitorSpace, listeners: Listeners, { botId, chatId, messageId }: Said) {
  const message = await messageOf(botId, chatId, messageId)
  const previous = message && (await numberBefore(botId, chatId, messageId))
  const place = listeners.placeOf(chatId)
  if (!message || !place) return
  space.to(place).emit('message', { message, previous })
  listeners.told(chatId, messageId)
}

/** Tells the newest message of each chat: the frame sees by its number that others are missing, and asks. */
async function tellMissed(space: VisitorSpace, listeners: Listeners): Promise<void> {
  for (const missed of await listeners.missed()) {
    await tellMessage(space, listeners, missed)
    const place = listeners.placeOf(missed.chatId)
    if (place) space.to(place).emit('standing', await standingOf(missed.chatId))
  }
}

async function tellTyping(space: VisitorSpace, listeners: Listeners, { chatId, name, typing }: StaffTyping) {
  const place = listeners.placeOf(chatId)
  const [first] = (place && space.adapter.rooms.get(place)) ?? []
  const named = first && space.sockets.get(first)?.data.names
  if (place) space.to(place).emit('typing', { typing, name: (named && name.split(' ')[0]) || '' })
}
