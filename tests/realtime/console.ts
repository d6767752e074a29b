import { expect } from 'vitest'
import type { AnyEvent } from '../../generated/events.ts'
import { emptyChat, learnWhole } from '../../src/console/features/chats/state/chat.ts'
import { reduce } from '../../src/console/features/chats/state/events.ts'
import { isPinned, pinsAfter } from '../../src/console/features/chats/state/pins.ts'
import { addMessages, emptyThread } from '../../src/console/features/chats/state/thread.ts'
import {
  type ChatItem,
  type ChatMessage,
  EMPTY,
  type InboxState,
  type Thread,
} from '../../src/console/features/chats/state/types.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { Inbox, Member } from '../chats/arrange.ts'
import { connect, type Ear } from './arrange.ts'

// What a console of the tests knows: what it fetched when it began, and the events since, put together by the reducers
// of the real one.

/** Everything of the inbox that one person may see now. */
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

/** A chat's messages, without reading it; undefined for who may not see it. */
async function fetchThread(t: Inbox, who: Member, id: number) {
  const { status, body } = await who.call('GET', `/chats/view/${t.bot_}/${id}?limit=200&before=2147483647`)
  return status === 200 ? (body as { data: ChatMessage[]; seq: number }) : undefined
}

export interface Console {
  who: Member
  ear: Ear
  state: InboxState
}

/** The business is where no machine of the tests is: days are the bot's, not the browser's nor the server's. */
export async function settleIn(t: Inbox, timezone: string): Promise<void> {
  await t.db
    .updateTable('bot')
    .set({ settings: json({ timezone }) })
    .where('id', '=', t.bot_)
    .execute()
}

/** Signs in, fetches the list and every chat of it, and listens from there on. */
export async function startConsole(t: Inbox, url: string, who: Member): Promise<Console> {
  const { items, seq, pinned } = await fetchAll(t, who)
  const me = (await who.call('GET', '/me')).body
  const zone: string = me.bots.find(({ id }: { id: number }) => id === t.bot_).timezone
  const chats = new Map(items.map((item) => [item.id, learnWhole(emptyChat(item.id), { seq, value: item })]))
  const threads = new Map<number, Thread>()
  for (const { id } of items) {
    const fetched = await fetchThread(t, who, id)
    if (fetched) threads.set(id, addMessages({ ...emptyThread(id), loaded: true, since: seq }, fetched.data))
  }
  const ear = await connect(url, who.token)
  await ear.join(t.bot_, seq)
  return { who, ear, state: { ...EMPTY, chats, threads, pins: pinsAfter(new Map(), pinned, seq), zone, seq } }
}

/** Compares what a console would show with what the server tells it anew: chats, what is pinned, messages. */
export async function agrees(t: Inbox, { who, ear, state }: Console): Promise<void> {
  const known = ear.heard.reduce((now, event) => reduce(now, event as unknown as AnyEvent), state)
  const shown = [...known.chats.values()].flatMap(({ item }) => (item ? [item] : []))
  const { items, pinned } = await fetchAll(t, who)
  const byId = (a: ChatItem, b: ChatItem) => a.id - b.id
  expect(shown.sort(byId)).toEqual(items.sort(byId))
  expect([...known.pins.keys()].filter((id) => isPinned(known.pins, id)).sort()).toEqual([...pinned].sort())
  // what one lost sight of is fetched anew when it comes back and is opened
  const left = new Set(ear.heard.filter(({ name }) => name === 'chat-left').map(({ payload }) => payload.chat_id))
  for (const [id, { messages }] of known.threads)
    if (!left.has(id)) expect(messages).toEqual((await fetchThread(t, who, id))?.data)
}
