import { expect } from 'vitest'
import type { AnyEvent } from '../../generated/events.ts'
import { applyChat, emptyChat } from '../../src/console/features/chats/state/chat.ts'
import { reduce } from '../../src/console/features/chats/state/events.ts'
import { applyPins, isPinned } from '../../src/console/features/chats/state/pins.ts'
import { addMessages, emptyThread } from '../../src/console/features/chats/state/thread.ts'
import {
  type ChatItem,
  type ChatMessage,
  EMPTY_STATE,
  type InboxState,
  type Thread,
} from '../../src/console/features/chats/state/types.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { Inbox, Member } from '../chats/fixtures.ts'
import { connect, type TestConsole } from './fixtures.ts'

// A console for tests: its state is the first fetch plus the events since, combined by the reducers of the real
// console.

/** Returns all chats of the inbox that a person can see now. */
export async function fetchAll(t: Inbox, who: Member) {
  const items: ChatItem[] = []
  let seq = Number.MAX_SAFE_INTEGER
  let pinned: number[] = []
  for (const category of ['nuevas', 'resueltas', 'pospuestas'])
    for (let page_number = 1, pages = 1; page_number <= pages; page_number++) {
      const { body } = await who.call('POST', `/chats/filter/${t.bot_}`, {
        body: { type: 'all', category, page_number },
      })
      items.push(...body.data)
      pages = body.total_pages
      pinned = body.pinned
      seq = Math.min(seq, body.seq)
    }
  return { items, seq, pinned }
}

/** Returns the messages of a chat without marking it as read; undefined if the person cannot see it. */
async function fetchThread(t: Inbox, who: Member, id: number) {
  const { status, body } = await who.call('GET', `/chats/view/${t.bot_}/${id}?limit=200&before=2147483647`)
  return status === 200 ? (body as { data: ChatMessage[]; seq: number }) : undefined
}

export interface Console {
  who: Member
  client: TestConsole
  state: InboxState
}

/** Sets a time zone that no test machine uses: days are those of the bot, not of the browser or the server. */
export async function setBotTimezone(t: Inbox, timezone: string): Promise<void> {
  await t.db
    .updateTable('bot')
    .set({ settings: json({ timezone }) })
    .where('id', '=', t.bot_)
    .execute()
}

/** Fetches the list and every chat of it, and connects a socket that receives the events from there on. */
export async function startConsole(t: Inbox, url: string, who: Member): Promise<Console> {
  const { items, seq, pinned } = await fetchAll(t, who)
  const me = (await who.call('GET', '/me')).body
  const zone: string = me.bots.find(({ id }: { id: number }) => id === t.bot_).timezone
  const chats = new Map(items.map((item) => [item.id, applyChat(emptyChat(item.id), { seq, value: item })]))
  const threads = new Map<number, Thread>()
  for (const { id } of items) {
    const fetched = await fetchThread(t, who, id)
    if (fetched) threads.set(id, addMessages({ ...emptyThread(id), loaded: true, since: seq }, fetched.data))
  }
  const client = await connect(url, who.token)
  await client.join(t.bot_, seq)
  return { who, client, state: { ...EMPTY_STATE, chats, threads, pins: applyPins(new Map(), pinned, seq), zone, seq } }
}

/** Compares the state of a console with a new fetch: chats, pinned chats and messages. */
export async function expectConsistent(t: Inbox, { who, client, state }: Console): Promise<void> {
  const known = client.received.reduce((now, event) => reduce(now, event as unknown as AnyEvent), state)
  const shown = [...known.chats.values()].flatMap(({ item }) => (item ? [item] : []))
  const { items, pinned } = await fetchAll(t, who)
  const byId = (a: ChatItem, b: ChatItem) => a.id - b.id
  expect(shown.sort(byId)).toEqual(items.sort(byId))
  expect([...known.pins.keys()].filter((id) => isPinned(known.pins, id)).sort()).toEqual([...pinned].sort())
  // The messages of a chat that left the view are fetched again when it comes back and is opened.
  const left = new Set(client.received.filter(({ name }) => name === 'chat-left').map(({ payload }) => payload.chat_id))
  for (const [id, { messages }] of known.threads)
    if (!left.has(id)) expect(messages).toEqual((await fetchThread(t, who, id))?.data)
}
