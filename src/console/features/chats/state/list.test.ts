import { describe, expect, it } from 'vitest'
import { defaultFilter, type Filter } from '../filters/filter.ts'
import { applyChat, emptyChat } from './chat.ts'
import { chatItem } from './fixtures.ts'
import { EMPTY_LISTING, visibleChats } from './list.ts'
import { applyPage, applyPin, applyPins, type Pins } from './pins.ts'
import { type ChatItem, EMPTY_STATE, type InboxState } from './types.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
const filter: Filter = { ...defaultFilter(), type: 'all', date_start: null, date_end: null }

function holding(...items: ChatItem[]): InboxState {
  const chats = items.map(
    (item) =>
      [item.id, applyChat({ id: item.id, facts: {}, newMessages: new Map() }, { seq: 1, value: item })] as const,
  )
  return { ...EMPTY_STATE, chats: new Map(chats) }
}
const listing = (ids: number[], changed: number[] = []) => ({
  ...EMPTY_LISTING,
  ids,
  changed: new Set(changed),
})
const ids = (items: ChatItem[]) => items.map(({ id }) => id)

describe('visibleChats', () => {
  it('puts new chats on top and never returns more than 20', () => {
    const all = Array.from({ length: 21 }, (_, index) => chatItem({ id: index + 1, last_message_at: at(index) }))
    const listed = all.slice(0, 20).map(({ id }) => id)
    const shown = ids(visibleChats(holding(...all), listing(listed, [21]), filter))
    expect(shown).toHaveLength(20)
    expect(shown[0]).toBe(21)
    expect(shown).not.toContain(1)
  })

  it('adds new chats only if they match and only on the first page', () => {
    const state = holding(chatItem({ id: 1 }), chatItem({ id: 2, state: 2 }), chatItem({ id: 3, channel: 'whatsapp' }))
    expect(ids(visibleChats(state, listing([1], [2, 3]), filter))).toEqual([3, 1])
    expect(ids(visibleChats(state, listing([1], [2, 3]), { ...filter, channel: 'Webchat' }))).toEqual([1])
    expect(ids(visibleChats(state, listing([1], [3]), { ...filter, page_number: 2 }))).toEqual([1])
    expect(ids(visibleChats(state, listing([1], [3]), { ...filter, intent: 5 }))).toEqual([1])
  })

  it('puts urgent requests first by their wait, and those who asked for nobody after them', () => {
    const urgent = { urgency: 'staff', type: 'request' } as const
    const state = holding(
      chatItem({ id: 1, last_message_at: at(9) }),
      chatItem({ id: 2, ...urgent, waiting_since: null, last_message_at: at(8) }),
      chatItem({ id: 3, ...urgent, waiting_since: at(2) }),
      chatItem({ id: 4, ...urgent, waiting_since: at(1) }),
    )
    expect(ids(visibleChats(state, listing([1, 2, 3, 4]), filter))).toEqual([4, 3, 2, 1])
  })

  it('keeps the open chat among the mentions after it was read, and adds none that does not mention the user', () => {
    const mentioned = { ...filter, mentioned: true }
    const listed = applyPage(new Map(), [1, 2], [1], 1)
    const read = applyPin(listed, 1, { seq: 2, value: false })
    const state = { ...holding(chatItem({ id: 1, state: 2 }), chatItem({ id: 2 })), mentions: read }
    expect(ids(visibleChats(state, listing([]), mentioned, 1))).toEqual([1])
    expect(ids(visibleChats(state, listing([]), mentioned, 2))).toEqual([])
    expect(applyPage(read, [1], [], 3).get(1)).toEqual({ seq: 3, value: false })
  })

  it('removes chats that no longer match', () => {
    const state = holding(chatItem({ id: 1, state: 2 }), chatItem({ id: 2 }))
    expect(ids(visibleChats(state, listing([1, 2], [1]), filter))).toEqual([2])
    expect(ids(visibleChats(state, listing([], [1, 2]), { ...filter, category: 'resueltas' }))).toEqual([1])
    const answered = holding(chatItem({ id: 1, type: 'live' }))
    const requests = { ...filter, type: 'bot_chats' as const }
    expect(ids(visibleChats(answered, listing([1], [1]), requests))).toEqual([])
    expect(ids(visibleChats(answered, listing([1], [1]), requests, 1))).toEqual([1])
  })

  it.each<[Partial<Filter>, Partial<ChatItem>, Partial<ChatItem>]>([
    [{ type: 'live_chats' }, { type: 'live' }, { type: 'bot' }],
    [{ type: 'bot_chats' }, { type: 'bot' }, { type: 'live' }],
    [{ status: 'no_leidas' }, { open: true }, { open: false }],
    [{ status: 'leidas' }, { open: false }, { open: true }],
    [{ status: 'no_contestadas' }, { answered: false }, { answered: true }],
    [{ state: 'asignadas' }, { assign_user: { id: 1, name: 'Ana' } }, { assign_user: null }],
    [{ state: 'sinasignar' }, { assign_user: null }, { assign_user: { id: 1, name: 'Ana' } }],
    [{ username: 'inigo nu' }, { user_name: 'Íñigo Núñez'.replace('ñ', 'n') }, { user_name: 'Ana' }],
    [{ sender_id: '1155' }, { sender_id: '5491155550142' }, { sender_id: '54' }],
    [{ labels: [3, 4] }, { labels: [4] }, { labels: [5] }],
    [{ channel: 'WhatsApp' }, { channel: 'whatsapp' }, { channel: 'facebook' }],
    [{ no_area: true }, { area: null }, { area: { id: 2, name: 'Ventas' } }],
    [{ assign_user: 8 }, { assign_user: { id: 8, name: 'Ana' } }, { assign_user: { id: 9, name: 'Luis' } }],
  ])('judges %j like the server does', (choice, yes, no) => {
    const state = holding(chatItem({ id: 1, ...yes }), chatItem({ id: 2, ...no }))
    expect(ids(visibleChats(state, listing([], [1, 2]), { ...filter, ...choice }))).toEqual([1])
  })
})

describe('pinned and snoozed chats', () => {
  const none: Pins = new Map()
  const chats = [1, 2, 3].map((id) => chatItem({ id, last_message_at: at(id) }))
  const state = (pins: InboxState['pins'], items = chats): InboxState => ({
    ...EMPTY_STATE,
    pins,
    chats: new Map(items.map((item) => [item.id, applyChat(emptyChat(item.id), { seq: 1, value: item })])),
  })
  const listing = { ...EMPTY_LISTING, ids: [3, 2, 1] }
  const shown = (of: InboxState, wanted = filter) => visibleChats(of, listing, wanted).map(({ id }) => id)

  it('pinned chats are on top, whatever the order of the events', () => {
    expect(shown(state(none))).toEqual([3, 2, 1])
    const events = [
      { seq: 5, id: 1, value: true },
      { seq: 7, id: 2, value: true },
      { seq: 9, id: 2, value: false },
    ]
    for (const order of [events, [...events].reverse()]) {
      const pins = order.reduce<Pins>((known, { id, ...fact }) => applyPin(known, id, fact), none)
      expect(shown(state(pins))).toEqual([1, 3, 2])
    }
    const pins = applyPin(none, 1, { seq: 5, value: true })
    expect(shown(state(applyPins(pins, [3], 4)))).toEqual([3, 1, 2])
    expect(shown(state(applyPins(pins, [], 6)))).toEqual([3, 2, 1])
  })

  it('a snoozed chat is only in its own category', () => {
    const off = state(
      none,
      chats.map((item) => (item.id === 2 ? { ...item, snooze: { until: at(59), by: null } } : item)),
    )
    const changed = { ...EMPTY_LISTING, changed: new Set([1, 2, 3]) }
    const ids = (category: Filter['category']) =>
      visibleChats(off, changed, { ...filter, category }).map(({ id }) => id)
    expect(ids('nuevas')).toEqual([3, 1])
    expect(ids('pospuestas')).toEqual([2])
  })
})
