import type { Namespace } from 'socket.io'
import type { JoinAnswer, JoinRoom } from '../../../contract/realtime.ts'
import { membershipOf } from '../scope/membership.ts'
import { viewersOf } from '../scope/visibility.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/db.ts'
import { type Client, type ConsoleSocket, hears, seesAll } from './client.ts'
import type { WrittenEvent } from './emit.ts'
import { missedSince, toldLate } from './missed.ts'
import { eventsAfter, lastEvent } from './stored.ts'

/** Events read from the store at a time. */
const BATCH = 500

/** A bot that somebody listens to. Its events are told one after the other, by number, each once. */
interface Room {
  botId: number
  /** number of the last event that was told */
  cursor: number
  clients: Set<Client>
  /** events that were heard of before their turn */
  waiting: Map<number, WrittenEvent>
  /** there may be events in the store that nobody heard of here */
  stale: boolean
  turn: Promise<void>
}

/** Who is told when a console comes to a bot, or goes. */
interface HubWatcher {
  joined(client: Client): void
  left(client: Client): void
}

/** Tells the consoles of this process what happens in their bots, each only what he may hear. */
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

  /** The consoles that listen to a bot here. */
  clients(botId: number): ReadonlySet<Client> {
    return this.#rooms.get(botId)?.clients ?? new Set()
  }

  /** Heard of an event; tells it when its turn comes. */
  hear(event: WrittenEvent): void {
    const room = this.#rooms.get(event.bot_id)
    if (!room || room.cursor < 0 || event.seq <= room.cursor) return
    room.waiting.set(event.seq, event)
    void this.#inTurn(room, () => this.#tellWaiting(room))
  }

  /** Looks into the store for events that nobody told of. */
  catchUp(): void {
    for (const room of this.#rooms.values()) {
      room.stale = true
      void this.#inTurn(room, () => this.#tellWaiting(room))
    }
  }

  /** Lets a console listen to a bot of his; answers before what he missed is sent. */
  async join(
    socket: ConsoleSocket,
    { bot_id: botId, after }: JoinRoom,
    answer: (answer: JoinAnswer) => void,
  ): Promise<Client | undefined> {
    let room = this.#rooms.get(botId)
    if (!room) {
      room = { botId, cursor: -1, clients: new Set(), waiting: new Map(), stale: true, turn: Promise.resolve() }
      this.#rooms.set(botId, room)
    }
    const open = room
    let client: Client | undefined
    await this.#inTurn(open, async () => {
      try {
        client = await this.#admit(open, socket, after, answer)
      } catch (error) {
        // a second answer is no answer: only who got none is told
        answer({ ok: false, code: 'unavailable' })
        throw error
      }
    })
    if (client) for (const watcher of this.#watchers) watcher.joined(client)
    else this.#forget(open)
    return client
  }

  async #admit(room: Room, socket: ConsoleSocket, after: number | undefined, answer: (answer: JoinAnswer) => void) {
    const { botId } = room
    const { session } = socket.data
    const member = await membershipOf(session.user.id, botId)
    if (!member || !socket.connected) {
      answer({ ok: false, code: 'not_found' })
      return undefined
    }
    if (room.cursor < 0) room.cursor = await lastEvent(botId)
    room.stale = true
    await this.#tellWaiting(room)
    const missed = after === undefined ? [] : await missedSince(botId, after, room.cursor)
    const [viewer] = await viewersOf(botId, session.user.id)
    const client: Client = { socket, session, botId, viewer: viewer ?? null, chatId: null }
    const late = missed ? await toldLate(client, missed) : []
    answer({ ok: true, seq: room.cursor, ...(missed ? {} : { reset: true }) })
    for (const event of late) socket.emit(event.name, wire(event) as never)
    room.clients.add(client)
    await this.#place(client)
    return client
  }

  /** A console stops listening. */
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

  /** Work on a room waits for the work before it. A failure is logged and the room looked after again later. */
  #inTurn(room: Room, work: () => Promise<void> | void): Promise<void> {
    room.turn = room.turn
      .then(() => this.#store.run(work))
      .catch((error: unknown) => {
        room.stale = true
        this.#services.log.error({ err: error, bot: room.botId }, 'events were not told')
      })
    return room.turn
  }

  async #tellWaiting(room: Room): Promise<void> {
    while (room.cursor >= 0) {
      const next = room.waiting.get(room.cursor + 1)
      if (next) await this.#tell(room, next)
      else if (room.stale || room.waiting.size > 0) {
        room.stale = false
        const events = await eventsAfter(room.botId, room.cursor, BATCH)
        for (const event of events) await this.#tell(room, event)
        if (events.length === BATCH) room.stale = true
        else if (events.length === 0) room.waiting.clear()
      } else return
    }
  }

  async #tell(room: Room, event: WrittenEvent): Promise<void> {
    room.cursor = event.seq
    for (const seq of room.waiting.keys()) if (seq <= event.seq) room.waiting.delete(seq)
    const to = this.#hearers(room, event)
    if (to.length > 0) this.#space.to(to).emit(event.name, wire(event))
    if (event.name === 'membership') await this.#reconsider(room, event.audience.user_id)
    if (event.name === 'session-closed') this.#end(room, (event.payload as { session_id: number }).session_id)
  }

  /** Rooms and sockets that hear an event; the message is encoded once for all of them. */
  #hearers({ botId, clients }: Room, event: WrittenEvent): string[] {
    if (event.audience.kind === 'bot') return [allOf(botId)]
    const open = event.audience.kind === 'chat' ? [chatsOf(botId)] : []
    const single: string[] = []
    for (const client of clients)
      if (!(open.length && seesAll(client)) && hears(client, event)) single.push(client.socket.id)
    return [...open, ...single]
  }

  /** What a person may do has changed: he hears accordingly from the next event on, or nothing any more. */
  async #reconsider(room: Room, userId: number | undefined): Promise<void> {
    const own = [...room.clients].filter(({ session }) => session.user.id === userId)
    if (own.length === 0 || userId === undefined) return
    const { member, viewer } = await this.#rightsOf(room, userId).catch((error: unknown) => {
      // what he may hear now is not known: he comes back, and is asked for it
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
    if (seesAll(client)) await client.socket.join(chatsOf(client.botId))
    else await client.socket.leave(chatsOf(client.botId))
  }

  #end(room: Room, sessionId: number): void {
    for (const client of room.clients) if (client.session.id === sessionId) client.socket.disconnect(true)
  }
}

const allOf = (botId: number) => `bot:${botId}`
const chatsOf = (botId: number) => `bot:${botId}:chats`

/** An event as it travels: who hears it is nobody's business. */
function wire({ bot_id, seq, name, at, payload }: WrittenEvent) {
  return { bot_id, seq, name, at, payload }
}
