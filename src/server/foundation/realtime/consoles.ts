import type { Server } from 'socket.io'
import type { JoinAnswer, JoinRoom, PresenceInput, TypingInput } from '../../../contract/realtime.ts'
import { sessionOf } from '../http/session.ts'
import type { Services } from '../services/services.ts'
import { db, instant, type Store } from '../store/db.ts'
import type { Client, ConsoleSocket } from './client.ts'
import { type Cluster, joinCluster, singleProcess } from './cluster.ts'
import { onEvent, onMissedEvents } from './emit.ts'
import { type EphemeralEvent, serveEphemeralEvents } from './ephemeral.ts'
import { Hub } from './hub.ts'
import { recordPresence } from './presence.ts'

/** Milliseconds between polls for events of other processes and for sessions that ended without an event. */
const LOOK_MS = 5_000
/** Maximum delay of a timer, in milliseconds. */
const LONGEST_TIMER = 2_147_483_647

/**
 * Serves the consoles' side of the websocket: a person with a session can subscribe to their bots. Clients can only
 * join and report typing and presence. Returns a function that stops it.
 */
export function serveConsoles(io: Server, store: Store, services: Services): () => Promise<void> {
  const space = io.of('/')
  const hub = new Hub(space, store, services)
  let neighbours: Cluster = singleProcess
  const company = serveEphemeralEvents(hub, store, (what: EphemeralEvent) => neighbours.publish(what))
  const presence = recordPresence(hub, store, services)
  if (services.settings.databaseUrl)
    neighbours = joinCluster(services.settings.databaseUrl, store, services, company.deliver)

  space.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown }
    store
      .run(async () => (typeof token === 'string' ? sessionOf(token, services) : undefined))
      .then((session) => {
        if (session) socket.data = { session }
        next(session ? undefined : new Error('unauthorized'))
      })
      .catch(() => next(new Error('unavailable')))
  })
  space.on('connection', (socket) =>
    welcome(socket as unknown as ConsoleSocket, { hub, company, presence }, store, services),
  )

  const silence = onEvent((event, of) => {
    if (of === store.kysely) hub.receiveEvent(event)
  })
  const silenceGaps = onMissedEvents((of) => of === store.kysely && hub.catchUp())
  const look = setInterval(() => {
    if (services.settings.databaseUrl) hub.catchUp()
    endEnded([...space.sockets.values()] as unknown as ConsoleSocket[], store, services)
  }, LOOK_MS)
  look.unref()
  return async () => {
    clearInterval(look)
    silence()
    silenceGaps()
    company.stop()
    await presence.stop()
    await neighbours.stop()
  }
}

interface Parts {
  hub: Hub
  company: ReturnType<typeof serveEphemeralEvents>
  presence: ReturnType<typeof recordPresence>
}

function welcome(socket: ConsoleSocket, { hub, company, presence }: Parts, store: Store, services: Services): void {
  const { session } = socket.data
  let client: Client | undefined
  let joining: Promise<unknown> = Promise.resolve()
  const left = Math.min(session.expiresAt.getTime() - services.clock().getTime(), LONGEST_TIMER)
  const expiry = setTimeout(() => socket.disconnect(true), Math.max(left, 0))
  expiry.unref()
  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => services.log.error({ err: error }, 'a socket failed'))

  socket.on('join_room', (body, ack) => {
    const answer = typeof ack === 'function' ? (ack as (answer: JoinAnswer) => void) : () => {}
    if (!isJoin(body)) return answer({ ok: false, code: 'invalid' })
    joining = quietly(
      joining.then(async () => {
        const open = await isSessionOpen(session.id, store, services).catch((error: unknown) => {
          answer({ ok: false, code: 'unavailable' })
          throw error
        })
        if (!open) {
          answer({ ok: false, code: 'unauthorized' })
          return socket.disconnect(true)
        }
        if (client) hub.leave(client)
        client = await hub.join(socket, body, answer)
        if (client && !socket.connected) hub.leave(client)
      }),
    )
  })
  socket.on('typing', (body) => {
    if (client && isTyping(body)) void quietly(company.setTyping(client, body))
  })
  socket.on('presence', (body) => {
    if (client && isPresence(body)) void quietly(company.setViewedChat(client, body))
  })
  socket.on('active', () => {
    if (client) void quietly(presence.noteActivity(client))
  })
  socket.on('disconnect', () => {
    clearTimeout(expiry)
    if (client) hub.leave(client)
  })
}

async function isSessionOpen(sessionId: number, store: Store, { clock }: Services): Promise<boolean> {
  const row = await store.run(() =>
    db()
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', instant(clock()))
      .executeTakeFirst(),
  )
  return row !== undefined
}

/**
 * Disconnects sockets whose session has ended. Normally an event does this; this covers sessions that ended without
 * one.
 */
function endEnded(sockets: readonly ConsoleSocket[], store: Store, services: Services): void {
  const ids = [...new Set(sockets.map(({ data }) => data.session.id))]
  if (ids.length === 0) return
  store
    .run(() =>
      db()
        .selectFrom('session')
        .select('id')
        .where('id', 'in', ids)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', instant(services.clock()))
        .execute(),
    )
    .then((rows) => {
      const open = new Set(rows.map(({ id }) => id))
      for (const socket of sockets) if (!open.has(socket.data.session.id)) socket.disconnect(true)
    })
    .catch((error: unknown) => services.log.warn({ err: error }, 'sessions could not be checked'))
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isJoin(body: unknown): body is JoinRoom {
  if (!isObject(body) || !isId(body.bot_id)) return false
  if (body.idle !== undefined && typeof body.idle !== 'boolean') return false
  return body.after === undefined || (Number.isSafeInteger(body.after) && (body.after as number) >= 0)
}

const isTyping = (body: unknown): body is TypingInput =>
  isObject(body) && isId(body.chat_id) && typeof body.typing === 'boolean'

const isPresence = (body: unknown): body is PresenceInput =>
  isObject(body) && (body.chat_id === null || isId(body.chat_id))
