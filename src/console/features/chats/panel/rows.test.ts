import { describe, expect, it } from 'vitest'
import type { Outgoing } from '../outbox/types.ts'
import { message } from '../state/fixtures.ts'
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
const mine = (id: number, text = 'hola') => message({ id, type: 'agent', user_name: 'Ana', text })

describe('stillOut', () => {
  it('hides a message whose event arrives before the response', () => {
    expect(unconfirmed([out({})], [mine(11)], 'Ana')).toEqual([])
    expect(unconfirmed([out({ text: ' hola ' })], [mine(11)], 'Ana')).toEqual([])
    expect(unconfirmed([out({}), out({ key: 'b' })], [mine(11)], 'Ana').map(({ key }) => key)).toEqual(['b'])
  })

  it('keeps a message next to earlier ones, those of other people, and when it failed', () => {
    expect(unconfirmed([out({})], [mine(10), message({ id: 11, text: 'hola' }), mine(12, 'otra')], 'Ana')).toHaveLength(
      1,
    )
    expect(unconfirmed([out({})], [{ ...mine(11), user_name: 'Luis' }], 'Ana')).toHaveLength(1)
    expect(unconfirmed([out({ state: 'failed' })], [mine(11)], 'Ana')).toHaveLength(1)
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
