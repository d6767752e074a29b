import { describe, expect, it } from 'vitest'
import type { Outgoing } from '../outbox/types.ts'
import { message } from '../state/fixtures.ts'
import type { ThreadEvent } from '../state/types.ts'
import { rowsOf, unconfirmed } from './rows.ts'

const out = (given: Partial<Outgoing>): Outgoing => ({
  key: 'k',
  userId: 7,
  botId: 1,
  chatId: 1,
  targetId: 'x',
  kind: 'text',
  text: 'hola',
  files: [],
  at: '2026-11-20T12:00:00Z',
  state: 'pending',
  tries: 0,
  afterId: 10,
  ...given,
})
const mine = (id: number, text = 'hola') => message({ id, type: 'agent', user_name: 'Ana', user_id: 7, text })

describe('stillOut', () => {
  it('hides a message whose event arrives before the response', () => {
    expect(unconfirmed([out({})], [mine(11)], 7)).toEqual([])
    expect(unconfirmed([out({ text: ' hola ' })], [mine(11)], 7)).toEqual([])
    expect(unconfirmed([out({}), out({ key: 'b' })], [mine(11)], 7).map(({ key }) => key)).toEqual(['b'])
  })

  it('keeps a message next to earlier ones, those of other people, and when it failed', () => {
    expect(unconfirmed([out({})], [mine(10), message({ id: 11, text: 'hola' }), mine(12, 'otra')], 7)).toHaveLength(1)
    expect(unconfirmed([out({})], [{ ...mine(11), user_id: 8 }], 7)).toHaveLength(1)
    expect(unconfirmed([out({ state: 'failed' })], [mine(11)], 7)).toHaveLength(1)
  })
})

describe('rowsOf', () => {
  it('starts each day, groups messages by author, marks unseen ones and ends with the outgoing ones', () => {
    const messages = [
      message({ id: 1, at: '2026-11-19T15:00:00Z' }),
      message({ id: 2, at: '2026-11-19T15:01:00Z' }),
      message({ id: 3, at: '2026-11-19T15:20:00Z' }),
      message({ id: 4, at: '2026-11-20T15:00:00Z' }),
    ]
    const rows = rowsOf(messages, [out({})], 2)
    expect(rows.map(({ kind }) => kind)).toEqual([
      'day',
      'message',
      'message',
      'new',
      'message',
      'day',
      'message',
      'outgoing',
    ])
    expect(rows.map((row) => row.kind === 'message' && row.grouped)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(rows[3]).toMatchObject({ count: 2 })
  })
})

describe('what happened between the messages', () => {
  const change = (id: number, after_id: number): ThreadEvent => ({
    ...{ id, after_id, at: '2026-11-20T12:00:00Z', kind: 'resolved' },
    ...{ actor: 'user', actor_name: 'Ana', detail: '' },
  })
  const shown = (given: { changes: ThreadEvent[]; more?: boolean; past?: boolean }, ids = [10, 20]) =>
    rowsOf(
      ids.map((id) => message({ id })),
      [],
      undefined,
      { more: false, past: false, ...given },
    ).flatMap((row): (number | string)[] =>
      row.kind === 'message' ? [row.key] : row.kind === 'changes' ? [row.changes.map(({ id }) => `c${id}`).join()] : [],
    )

  it('comes after its message, with the others of the same place', () => {
    expect(shown({ changes: [change(1, 10), change(2, 10), change(3, 20)] })).toEqual([10, 'c1,c2', 20, 'c3'])
  })

  it('comes after the message before it, if its own was deleted', () => {
    expect(shown({ changes: [change(1, 15), change(2, 25)] })).toEqual([10, 'c1', 20, 'c2'])
  })

  it('stands under its own day', () => {
    const on = (id: number, day: number) => ({ ...change(id, 10), at: `2026-11-${day}T12:00:00Z` })
    const rows = rowsOf([message({ id: 10, at: '2026-11-20T12:00:00Z' })], [], undefined, {
      ...{ more: false, past: false, changes: [on(1, 20), on(2, 20), on(3, 22), on(4, 24)] },
    })
    expect(
      rows.map((row) => (row.kind === 'day' ? row.day : row.kind === 'changes' ? row.changes.length : 'm')),
    ).toEqual(['2026-11-20', 'm', 2, '2026-11-22', 1, '2026-11-24', 1])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  it('waits for the messages that are not loaded', () => {
    expect(shown({ changes: [change(1, 5), change(2, 25)], more: true, past: true })).toEqual([10, 20])
    expect(shown({ changes: [change(1, 5)] })).toEqual(['c1', 10, 20])
    expect(shown({ changes: [change(1, 0)] }, [])).toEqual(['c1'])
  })
})
