import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEvent } from '../../../../../generated/events.ts'
import { applyChat } from './chat.ts'
import { reduce } from './events.ts'
import { chatItem, message } from './fixtures.ts'
import { addMessages, emptyThread } from './thread.ts'
import { type ChatItem, EMPTY_STATE, type InboxState } from './types.ts'

const CHATS = [1, 2, 3]
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

/** The inbox after its first fetch: chat 3 is not in it, chat 1 is open with two messages. */
function fetched(): InboxState {
  const known = (id: number) =>
    applyChat({ id, facts: {}, newMessages: new Map() }, { seq: 0, value: chatItem({ id }) })
  const thread = addMessages({ ...emptyThread(1), loaded: true }, [
    message({ id: 900, at: at(0) }),
    message({ id: 901, type: 'agent', status: 'sent', at: at(1) }),
  ])
  return { ...EMPTY_STATE, chats: new Map([1, 2].map((id) => [id, known(id)])), threads: new Map([[1, thread]]) }
}

const chatId = fc.constantFrom(...CHATS)
const person = fc.constantFrom(null, { id: 7, name: 'Martín' }, { id: 8, name: 'Ana' })
const draw = {
  message: fc.record({ chat_id: chatId, type: fc.constantFrom('user', 'agent', 'bot', 'system') }),
  'change-inbox': fc.record({ chat_id: chatId, state: fc.constantFrom(0, 1, 2) }),
  'change-area': fc.record({ chat_id: chatId, area: fc.constantFrom(null, { id: 2, name: 'Ventas' }) }),
  'assign-user': fc.record({ chat_id: chatId, assign_user: person }),
  status: fc.record({
    chat_id: chatId,
    message_id: fc.constantFrom(900, 901),
    status: fc.constantFrom('sent', 'read'),
  }),
  reaction: fc.record({
    chat_id: chatId,
    message_id: fc.constantFrom(900, 901),
    reaction: fc.constantFrom(null, '👍'),
    team_reaction: fc.constantFrom(undefined, null, { emoji: '🙏', user_id: 7, user_name: 'Martín' }),
  }),
  'message-text': fc.record({
    chat_id: chatId,
    message_id: fc.constantFrom(900, 901),
    text: fc.constantFrom('mi dni es •••', 'mi dni es 28456780'),
    hidden: fc.boolean(),
  }),
  labels: fc.record({ chat_id: chatId, labels: fc.uniqueArray(fc.integer({ min: 1, max: 4 })) }),
  'change-username': fc.record({ chat_id: chatId, user_name: fc.constantFrom('Lucía', 'Íñigo') }),
  'set-unread': fc.record({ chat_id: chatId, open: fc.boolean(), unread_count: fc.integer({ min: 1, max: 9 }) }),
  'toggle-answered': fc.record({ chat_id: chatId, answered: fc.boolean() }),
  reactivate: fc.record({ chat_id: chatId, live: fc.boolean() }),
  'chat-left': fc.record({ chat_id: chatId }),
  conversation: fc.record({ chat_id: chatId, unread: fc.integer({ min: 0, max: 3 }) }),
}

/** Random event history, numbered like the server does; messages and chats are derived from the number. */
const history = fc
  .array(fc.oneof(...Object.entries(draw).map(([name, payload]) => fc.record({ name: fc.constant(name), payload }))), {
    maxLength: 30,
  })
  .map((drawn) =>
    drawn.map(({ name, payload }, index): AnyEvent => {
      const seq = index + 1
      const given = payload as { chat_id: number; type?: string; unread?: number }
      const envelope = { bot_id: 1, seq, name, at: at(seq) }
      if (name === 'message') {
        const type = given.type as ChatItem['last_message_from']
        const stored = message({ id: 1000 + seq, type, at: at(seq), status: type === 'user' ? null : 'sent' })
        return { ...envelope, payload: { chat_id: given.chat_id, message: stored } } as AnyEvent
      }
      if (name === 'conversation') {
        const chat = chatItem({ id: given.chat_id, last_message_at: at(seq), unread_count: given.unread ?? 0 })
        return { ...envelope, payload: { chat: { ...chat, open: chat.unread_count > 0 } } } as AnyEvent
      }
      return { ...envelope, payload } as AnyEvent
    }),
  )

const play = (events: readonly AnyEvent[], from = fetched()) => events.reduce(reduce, from)
/** Returns the visible state, without the bookkeeping. */
const seen = (state: InboxState) => ({
  chats: CHATS.map((id) => state.chats.get(id)?.item),
  thread: state.threads.get(1)?.messages,
  seq: state.seq,
})

describe('event reducers', () => {
  it('reach the same state in any order and with any repetition', () => {
    fc.assert(
      fc.property(
        history.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events)),
        ),
        ([events, shuffled, repeated]) => {
          expect(seen(play([...shuffled, ...repeated]))).toEqual(seen(play(events)))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('reach the same state when lost events arrive later', () => {
    fc.assert(
      fc.property(
        history.chain((events) => fc.tuple(fc.constant(events), fc.subarray(events))),
        ([events, arrived]) => {
          const before = play(arrived)
          const missing = events.filter((event) => !arrived.includes(event))
          expect(seen(play(missing, before))).toEqual(seen(play(events)))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('count the messages of a customer since the chat was read', () => {
    const say = (seq: number): AnyEvent => ({
      bot_id: 1,
      seq,
      name: 'message',
      at: at(seq),
      payload: { chat_id: 1, message: message({ id: 1000 + seq, at: at(seq) }) },
    })
    const read: AnyEvent = { bot_id: 1, seq: 3, name: 'set-unread', at: at(3), payload: { chat_id: 1, open: false } }
    expect(play([say(1), say(2)]).chats.get(1)?.item).toMatchObject({ open: true, unread_count: 2, answered: false })
    expect(play([say(1), say(2), read]).chats.get(1)?.item).toMatchObject({ open: false, unread_count: 0 })
    expect(play([read, say(4), say(1)]).chats.get(1)?.item).toMatchObject({ open: true, unread_count: 1 })
  })

  it('never move a delivery status back', () => {
    const status = (seq: number, value: 'delivered' | 'read'): AnyEvent => ({
      bot_id: 1,
      seq,
      name: 'status',
      at: at(seq),
      payload: { chat_id: 1, message_id: 901, status: value },
    })
    const messages = play([status(1, 'read'), status(2, 'delivered')]).threads.get(1)?.messages
    expect(messages?.find(({ id }) => id === 901)?.status).toBe('read')
    expect(messages?.find(({ id }) => id === 900)?.status).toBeNull()
  })

  it('begin the delivery anew when a message is sent again, in whatever order they come', () => {
    type Reported = Extract<AnyEvent, { name: 'status' }>['payload']
    const status = (seq: number, more: Omit<Reported, 'chat_id' | 'message_id'>): AnyEvent => ({
      bot_id: 1,
      seq,
      name: 'status',
      at: at(seq),
      payload: { chat_id: 1, message_id: 901, ...more },
    })
    const all = [
      status(1, { status: 'failed', error: 'No se pudo' }),
      status(2, { status: 'pending', resends: 1 }),
      status(3, { status: 'delivered', resends: 1 }),
    ]
    const shown = (events: AnyEvent[]) =>
      play(events)
        .threads.get(1)
        ?.messages.find(({ id }) => id === 901)
    expect(shown(all.slice(0, 2))).toMatchObject({ status: 'pending', error: null, resends: 1 })
    for (const order of [all, all.toReversed(), [all[2], all[0], all[1]]])
      expect(shown(order as AnyEvent[])).toMatchObject({ status: 'delivered', error: null, resends: 1 })
  })

  it('only store the sequence number of an unknown event', () => {
    const strange = { bot_id: 1, seq: 9, name: 'something-new', at: at(1), payload: {} } as unknown as AnyEvent
    expect(seen(reduce(fetched(), strange))).toEqual({ ...seen(fetched()), seq: 9 })
  })
})
