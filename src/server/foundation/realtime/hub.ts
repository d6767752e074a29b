import type { Namespace } from 'socket.io'
import type { JoinAnswer, JoinRoom } from '../../../contract/realtime.ts'
import { membershipOf } from '../scope/membership.ts'
import { viewersOf } from '../scope/visibility.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/db.ts'
import { type Client, type ConsoleSocket, mayReceive, seesAllChats } from './client.ts'
import type { WrittenEvent } from './emit.ts'
import { eventsAfter, lastEventSeq } from './event-log.ts'
import { missedSince, visibleMissedEvents } from './missed.ts'

/** Number of events per query. */
const BATCH = 500

/** A bot with subscribers. Its events are sent in sequence, each one once. */
interface Room {
  botId: number
  /** sequence number of the last event sent */
  cursor: number
  clients: Set<Client>
  /** events received before their turn, by sequence number */
  waiting: Map<number, WrittenEvent>
  /** true if the database may have events that this process has not received */
  stale: boolean
  turn: Promise<void>
}

/** Is notified when a console joins or leaves a bot. */
interface HubWatcher {
  joined(client: Client): void
  left(client: Client): void
}

/** Sends the events of bots to the consoles of this process, each one only to consoles that may receive it. */
export class Hub {
  readonly #space: Namespace
  readonly #store: Store
  readonly #services: Services
  readonly #rooms = new Map<number, Room>()
  readonly #watchers = new Set<HubWatcher>()

  constructor(space: Namespace, store: Store, services: Services) {
    this.#space = space
    this.#store = store
    this.#services = services
  }

  watch(watcher: HubWatcher): void {
    this.#watchers.add(watcher)
  }

  /** Returns the consoles of this process that are subscribed to a bot. */
  clients(botId: number): ReadonlySet<Client> {
    return this.#rooms.get(botId)?.clients ?? new Set()
  }

  /** Receives an event and sends it in its turn. */
  receiveEvent(event: WrittenEvent): void {
    const room = this.#rooms.get(event.bot_id)
    if (!room || room.cursor < 0 || event.seq <= room.cursor) return
    room.waiting.set(event.seq, event)
    void this.#runInOrder(room, () => this.#deliverWaiting(room))
  }

  /** Looks for missed events in the database. */
  catchUp(): void {
    for (const room of this.#rooms.values()) {
      room.stale = true
      void this.#runInOrder(room, () => this.#deliverWaiting(room))
    }
  }

  /** Subscribes a console to a bot of its person. Answers before missed events are sent. */
  async join(
    socket: ConsoleSocket,
    { bot_id: botId, after, idle = false }: JoinRoom,
    answer: (answer: JoinAnswer) => void,
  ): Promise<Client | undefined> {
    let room = this.#rooms.get(botId)
    if (!room) {
      room = { botId, cursor: -1, clients: new Set(), waiting: new Map(), stale: true, turn: Promise.resolve() }
      this.#rooms.set(botId, room)
    }
    const open = room
    let client: Client | undefined
    await this.#runInOrder(open, async () => {
      try {
        client = await this.#admit(open, socket, { after, isIdle: idle }, answer)
      } catch (error) {
        // Socket.io ignores a second answer, so this only reaches a console that has none yet.
        answer({ ok: false, code: 'unavailable' })
        throw error
      }
    })
    if (client) for (const watcher of this.#watchers) watcher.joined(client)
    else this.#forget(open)
    return client
  }

  async #admit(
    room: Room,
    socket: ConsoleSocket,
    { after, isIdle }: { after: number | undefined; isIdle: boolean },
    answer: (answer: JoinAnswer) => void,
  ) {
    const { botId } = room
    const { session } = socket.data
    const member = await membershipOf(session.user.id, botId)
    if (!member || !socket.connected) {
      answer({ ok: false, code: 'not_found' })
      return undefined
    }
    if (room.cursor < 0) room.cursor = await lastEventSeq(botId)
    room.stale = true
    await this.#deliverWaiting(room)
    const missed = after === undefined ? [] : await missedSince(botId, after, room.cursor)
    const [viewer] = await viewersOf(botId, session.user.id)
    const client: Client = { socket, session, botId, viewer: viewer ?? null, chatId: null, isIdle }
    const late = missed ? await visibleMissedEvents(client, missed) : []
    answer({ ok: true, seq: room.cursor, ...(missed ? {} : { reset: true }) })
    for (const event of late) socket.emit(event.name, wire(event) as never)
    room.clients.add(client)
    await this.#place(client)
    return client
  }

  /** Ends a console's subscription. */
  leave(client: Client): void {
    const room = this.#rooms.get(client.botId)
    if (!room?.clients.delete(client)) return
    void client.socket.leave(allOf(client.botId))
    void client.socket.leave(chatsOf(client.botId))
    for (const watcher of this.#watchers) watcher.left(client)
    this.#forget(room)
  }

  #forget(room: Room): void {
    if (room.clients.size === 0 && this.#rooms.get(room.botId) === room)
      void room.turn.then(() => {
        if (room.clients.size === 0 && this.#rooms.get(room.botId) === room) this.#rooms.delete(room.botId)
      })
  }

  /** Runs work on a room in sequence. An error is logged and the room is checked again later. */
  #runInOrder(room: Room, work: () => Promise<void> | void): Promise<void> {
    room.turn = room.turn
      .then(() => this.#store.run(work))
      .catch((error: unknown) => {
        room.stale = true
        this.#services.log.error({ err: error, bot: room.botId }, 'events could not be delivered')
      })
    return room.turn
  }

  async #deliverWaiting(room: Room): Promise<void> {
    while (room.cursor >= 0) {
      const next = room.waiting.get(room.cursor + 1)
      if (next) await this.#deliver(room, next)
      else if (room.stale || room.waiting.size > 0) {
        room.stale = false
        const events = await eventsAfter(room.botId, room.cursor, BATCH)
        for (const event of events) await this.#deliver(room, event)
        if (events.length === BATCH) room.stale = true
        else if (events.length === 0) room.waiting.clear()
      } else return
    }
  }

  async #deliver(room: Room, event: WrittenEvent): Promise<void> {
    room.cursor = event.seq
    for (const seq of room.waiting.keys()) if (seq <= event.seq) room.waiting.delete(seq)
    const to = this.#hearers(room, event)
    if (to.length > 0) this.#space.to(to).emit(event.name, wire(event))
    if (event.name === 'membership') await this.#reconsider(room, event.audience.user_id)
    if (event.name === 'session-closed') this.#end(room, (event.payload as { session_id: number }).session_id)
  }

  /** Returns the Socket.io rooms and sockets that receive an event. The message is encoded once for all of them. */
  #hearers({ botId, clients }: Room, event: WrittenEvent): string[] {
    if (event.audience.kind === 'bot') return [allOf(botId)]
    const open = event.audience.kind === 'chat' ? [chatsOf(botId)] : []
    const single: string[] = []
    for (const client of clients)
      if (!(open.length && seesAllChats(client)) && mayReceive(client, event)) single.push(client.socket.id)
    return [...open, ...single]
  }

  /** Applies changed permissions of a person to their consoles, from the next event on. */
  async #reconsider(room: Room, userId: number | undefined): Promise<void> {
    const own = [...room.clients].filter(({ session }) => session.user.id === userId)
    if (own.length === 0 || userId === undefined) return
    const { member, viewer } = await this.#rightsOf(room, userId).catch((error: unknown) => {
      // The current permissions are unknown: close the connection, so that the console reconnects and joins again.
      for (const { socket } of own) socket.conn.close()
      throw error
    })
    for (const client of own) {
      client.viewer = viewer ?? null
      if (member) await this.#place(client)
      else this.leave(client)
    }
  }

  async #rightsOf({ botId }: Room, userId: number) {
    const member = await membershipOf(userId, botId)
    const [viewer] = member ? await viewersOf(botId, userId) : []
    return { member, viewer }
  }

  async #place(client: Client): Promise<void> {
    await client.socket.join(allOf(client.botId))
    if (seesAllChats(client)) await client.socket.join(chatsOf(client.botId))
    else await client.socket.leave(chatsOf(client.botId))
  }

  #end(room: Room, sessionId: number): void {
    for (const client of room.clients) if (client.session.id === sessionId) client.socket.disconnect(true)
  }
}

const allOf = (botId: number) => `bot:${botId}`
const chatsOf = (botId: number) => `bot:${botId}:chats`

/** Returns an event as clients receive it, without its audience. */
function wire({ bot_id, seq, name, at, payload }: WrittenEvent) {
  return { bot_id, seq, name, at, payload }
}
