import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { type InputRules, readParams, readQuery, strictInteger } from './input.ts'
import { Problem } from './problem.ts'
import { loadRules } from './rules.ts'

const rules = await loadRules()
const list: Operation = operations.platformBotList
const readList = (query: Record<string, unknown>) => readQuery(list, rules.get(list.id) as InputRules, query)

const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  return undefined
}

describe('strictInteger', () => {
  it('parses integers within the range of the database in canonical notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2147483647, max: 2147483647 }), (value) => {
        expect(strictInteger(String(value))).toBe(value)
      }),
    )
  })

  it.each(['', ' 1', '1 ', '01', '+1', '1.0', '1e3', '0x1', '-0', '2147483648', '١', '1_000', 'NaN', null, 1, ['1']])(
    'refuses %j',
    (text) => {
      expect(strictInteger(text)).toBeUndefined()
    },
  )
})

describe('readQuery of a list', () => {
  it('defaults to no filter, the first sort field and the maximum range', () => {
    expect(readList({})).toEqual({
      filter: {},
      sort: [list.list?.sort[0], 'ASC'],
      range: [0, (list.list?.max ?? 0) - 1],
      search: ['name', 'plan', 'owner', 'owner_email'],
    })
  })

  it('parses filter, sort and range from JSON and caps the range', () => {
    expect(readList({ filter: '{"q":"pan"}', sort: '["name","DESC"]', range: '[50,1000000]' })).toEqual({
      filter: { q: 'pan' },
      sort: ['name', 'DESC'],
      range: [50, 50 + (list.list?.max ?? 0) - 1],
      search: ['name', 'plan', 'owner', 'owner_email'],
    })
  })

  it.each([
    ['an unknown filter field', { filter: '{"password_hash":"x"}' }],
    ['a filter that is a list', { filter: '[]' }],
    ['a filter that is not JSON', { filter: '{q:1}' }],
    ['a filter with a duplicate key', { filter: '{"q":"a","q":"b"}' }],
    ['a filter with __proto__', { filter: '{"__proto__":{"q":"a"}}' }],
    ['a filter with NUL', { filter: String.raw`{"q":"\u0000"}` }],
    ['a duplicate filter parameter', { filter: ['{}', '{}'] }],
    ['a sort by an unknown field', { sort: '["password_hash","ASC"]' }],
    ['a sort without a valid direction', { sort: '["name","ASC; drop table bot"]' }],
    ['an invalid range', { range: '[10,5]' }],
    ['a range below zero', { range: '[-1,5]' }],
    ['a range of fractions', { range: '[0.5,5]' }],
    ['a range with three numbers', { range: '[0,5,9]' }],
    ['a range above the largest integer', { range: '[9e15,9e15]' }],
    ['an unknown parameter', { page: '1' }],
  ])('rejects %s with an error at its field', (_, query) => {
    const problem = refusal(() => readList(query))
    expect(problem?.status).toBe(422)
    expect(Object.keys(problem?.fields ?? {})[0]).toMatch(new RegExp(`^${Object.keys(query)[0]}`))
  })
})

describe('readQuery of other operations', () => {
  const read = (compare: string) =>
    readQuery(operations.messageAnalyticsGet, rules.get('messageAnalyticsGet') as InputRules, { compare })

  it('returns booleans where the contract declares them', () => {
    expect(read('false')).toMatchObject({ compare: false })
    expect(read('true')).toMatchObject({ compare: true })
  })

  it.each(['1', 'TRUE', '', 'no'])('refuses %j as a boolean', (text) => {
    expect(Object.keys(refusal(() => read(text))?.fields ?? {})).toEqual(['compare'])
  })
})

describe('readParams', () => {
  const params: InputRules = { integers: new Set(['id']) }

  it('returns texts, and integers where the contract declares them', () => {
    expect(readParams(params, { id: '7', token: 'Abc-1' })).toEqual({ id: 7, token: 'Abc-1' })
  })

  it.each([{ id: 'x' }, { id: '1.5' }, { token: 'a\0' }, { token: '\ud800' }])('throws 404 for %j', (given) => {
    expect(refusal(() => readParams(params, given))?.status).toBe(404)
  })
})
