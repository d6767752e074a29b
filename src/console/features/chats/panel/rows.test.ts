import { describe, expect, it } from 'vitest'
import type { Outgoing } from '../outbox/types.ts'
import { message } from '../state/samples.ts'
import { rowsOf, stillOut } from './rows.ts'

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

describe('what is on its way', () => {
  it('is not shown twice when its event comes before its answer', () => {
    expect(stillOut([out({})], [mine(11)], 'Ana')).toEqual([])
    expect(stillOut([out({ text: ' hola ' })], [mine(11)], 'Ana')).toEqual([])
    expect(stillOut([out({}), out({ key: 'b' })], [mine(11)], 'Ana').map(({ key }) => key)).toEqual(['b'])
  })

  it('is shown beside what was there before, what others wrote and when it failed', () => {
    expect(stillOut([out({})], [mine(10), message({ id: 11, text: 'hola' }), mine(12, 'otra')], 'Ana')).toHaveLength(1)
    expect(stillOut([out({})], [{ ...mine(11), user_name: 'Luis' }], 'Ana')).toHaveLength(1)
    expect(stillOut([out({ state: 'failed' })], [mine(11)], 'Ana')).toHaveLength(1)
  })
})

describe('the lines of a thread', () => {
  it('begin each day, group one author, mark what was not seen and end with what is on its way', () => {
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
