import type { Server, Socket } from 'socket.io'
import { onEvent, onMissedEvents, type WrittenEvent } from '../../foundation/realtime/emit.ts'
import { onStaffTyping, type StaffTyping } from '../../foundation/realtime/typing.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { admissionOf } from '../access/admission.ts'
import { recheckAccess, watchAccess } from './access-watch.ts'
import { findBot } from './bot.ts'
import { chatStatus } from './chat-status.ts'
import { deletedIn, messageOf, numberBefore, reactionsIn } from './messages.ts'
import { offNotice } from './off-notice.ts'
import { findVisitor } from './visitor.ts'
import {
  trackVisitors,
  type VisitorData,
  type VisitorSpace,
  type VisitorTracker,
  visitorRoom,
} from './visitor-tracker.ts'

/** Maximum sockets per visitor: the tabs of a browser. */
const MOST_SOCKETS = 12

type VisitorSocket = Socket<Record<never, never>, Record<string, (payload: object) => void>, object, VisitorData>

const allOf = (botId: number) => `bot:${botId}`

/**
 * Serves the visitors' namespace `/webchat`: a frame authenticates with the bot's key and the visitor's secret and
 * receives only its own chat. Client messages are ignored. Returns a function that stops it.
 */
export function serveVisitors(io: Server, store: Store, services: Services): () => void {
  const space = io.of('/webchat') as unknown as VisitorSpace
  space.use((socket, next) => {
    admit(socket, store, services).then(
      () => next(),
      // Internal errors are not exposed to the client.
      (error) => next(error instanceof Refused ? error : new Error('unavailable')),
    )
  })
  const listeners = trackVisitors(space)
  // Processed sequentially, so that visitors receive events in order.
  let queue: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    if (space.sockets.size === 0) return
    queue = queue
      .then(() => store.run(work))
      .catch((error) => services.log.error({ err: error }, 'an event could not be sent to a visitor'))
  }
  space.on('connection', (socket) => {
    void socket.join([visitorRoom(socket.data.visitorId), allOf(socket.data.botId)])
    inTurn(async () => {
      await listeners.came(socket.data)
      const chatId = listeners.chatOf(socket.data.visitorId)
      if (chatId !== undefined)
        await tellChanges((name, payload) => socket.emit(name, payload), { botId: socket.data.botId, chatId })
    })
    socket.on('disconnect', () => listeners.went(socket.data.visitorId))
  })
  const stops = [
    onEvent(
      (event, of) => of === store.kysely && inTurn(() => forwardEvent(space, listeners, event, services.clock())),
    ),
    onMissedEvents((of) => of === store.kysely && inTurn(() => sendMissed(space, listeners, services.clock()))),
    onStaffTyping((typing) => inTurn(() => sendTyping(space, listeners, typing))),
    watchAccess(space, listeners, services, inTurn),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A rejected connection with its reason. */
class Refused extends Error {}

async function admit(socket: VisitorSocket, store: Store, services: Services): Promise<void> {
  const { key, secret } = socket.handshake.auth as { key?: unknown; secret?: unknown }
  if (typeof key !== 'string' || typeof secret !== 'string' || key.length > 40 || secret.length > 64)
    throw new Refused('unauthorized')
  await store.run(async () => {
    const bot = await findBot(key)
    const visitor = bot && (await findVisitor(bot.key, secret, services.clock()))
    if (!visitor) throw new Refused('unauthorized')
    if ((socket.nsp.adapter.rooms.get(visitorRoom(visitor.id))?.size ?? 0) >= MOST_SOCKETS)
      throw new Refused('too many')
    const admission = await admissionOf(bot, visitor.id, services.clock())
    if (!admission.ok) throw new Refused('no access')
    const until = admission.until?.getTime() ?? null
    socket.data = { visitorId: visitor.id, botId: bot.id, names: bot.face.show_agents, key, until, refused: false }
  })
}

const STATUS_EVENTS = new Set(['message', 'conversation', 'change-inbox', 'change-area', 'reactivate'])

async function forwardEvent(
  space: VisitorSpace,
  listeners: VisitorTracker,
  { bot_id, name, payload }: WrittenEvent,
  now: Date,
): Promise<void> {
  if (name === 'content') {
    if ((payload as { resource: string }).resource === 'access_group')
      await recheckAccess(space, listeners, now, bot_id)
    return
  }
  if (name === 'bot-state') {
    if (space.adapter.rooms.has(allOf(bot_id))) space.to(allOf(bot_id)).emit('bot', { off: await offNotice(bot_id) })
    return
  }
  if (name === 'message-text') {
    const { chat_id, message_id, content } = payload as {
      chat_id: number
      message_id: number
      content?: { deleted?: boolean }
    }
    const at = content?.deleted && listeners.placeOf(chat_id)
    if (at) space.to(at).emit('deleted', { ids: [message_id] })
    return
  }
  if ('team_reaction' in payload) {
    const { chat_id, message_id: id, team_reaction } = payload
    const at = listeners.placeOf(chat_id)
    if (at) space.to(at).emit('reactions', { reactions: [{ id, reaction: team_reaction?.emoji ?? null }] })
    return
  }
  if (!STATUS_EVENTS.has(name)) return
  const chatId = 'chat' in payload ? payload.chat.id : (payload as { chat_id: number }).chat_id
  const said = name === 'message' ? (payload as { message: { id: number; type: string } }).message : undefined
  if (said?.type === 'user') await listeners.wrote(bot_id, chatId)
  const place = listeners.placeOf(chatId)
  if (!place) return
  if (said) {
    const { id, type } = said
    await sendMessage(space, listeners, { botId: bot_id, chatId, messageId: id })
    if (type !== 'agent') return
  }
  space.to(place).emit('chat-status', await chatStatus(chatId))
}

/** Tells what changed in messages: a frame may have been away when it did. */
async function tellChanges(
  tell: (name: string, payload: object) => void,
  { botId, chatId }: Pick<SentMessage, 'botId' | 'chatId'>,
): Promise<void> {
  const ids = await deletedIn(botId, chatId)
  if (ids.length > 0) tell('deleted', { ids })
  const reactions = await reactionsIn(botId, chatId)
  if (reactions.length > 0) tell('reactions', { reactions })
}

interface SentMessage {
  botId: number
  chatId: number
  messageId: number
}

async function sendMessage(space: VisitorSpace, listeners: VisitorTracker, { botId, chatId, messageId }: SentMessage) {
  const message = await messageOf(botId, chatId, messageId)
  const previous = message && (await numberBefore(botId, chatId, messageId))
  const place = listeners.placeOf(chatId)
  if (!message || !place) return
  space.to(place).emit('message', { message, previous })
  listeners.noteSent(chatId, messageId)
}

/** Sends the newest message of each chat. The frame detects missing messages by the previous id and requests them. */
async function sendMissed(space: VisitorSpace, listeners: VisitorTracker, now: Date): Promise<void> {
  const bots = new Set([...space.sockets.values()].map(({ data }) => data.botId))
  for (const botId of bots) await recheckAccess(space, listeners, now, botId)
  for (const missed of await listeners.missed()) {
    await sendMessage(space, listeners, missed)
    const place = listeners.placeOf(missed.chatId)
    if (place) await tellChanges((name, payload) => space.to(place).emit(name, payload), missed)
    if (place) space.to(place).emit('chat-status', await chatStatus(missed.chatId))
  }
}

async function sendTyping(space: VisitorSpace, listeners: VisitorTracker, { chatId, name, typing }: StaffTyping) {
  const place = listeners.placeOf(chatId)
  const [first] = (place && space.adapter.rooms.get(place)) ?? []
  const named = first && space.sockets.get(first)?.data.names
  if (place) space.to(place).emit('typing', { typing, name: (named && name.split(' ')[0]) || '' })
}
