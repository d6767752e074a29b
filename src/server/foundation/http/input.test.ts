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
  it('reads what the store can hold, in its one spelling', () => {
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

describe('the query of a list', () => {
  it('has defaults: no filter, the first sort, as much as one call gives', () => {
    expect(readList({})).toEqual({
      filter: {},
      sort: [list.list?.sort[0], 'ASC'],
      range: [0, (list.list?.max ?? 0) - 1],
      search: ['name', 'plan'],
    })
  })

  it('is read from its three JSON values, and capped', () => {
    expect(readList({ filter: '{"q":"pan"}', sort: '["name","DESC"]', range: '[50,1000000]' })).toEqual({
      filter: { q: 'pan' },
      sort: ['name', 'DESC'],
      range: [50, 50 + (list.list?.max ?? 0) - 1],
      search: ['name', 'plan'],
    })
  })

  it.each([
    ['a filter that the contract lacks', { filter: '{"password_hash":"x"}' }],
    ['a filter that is a list', { filter: '[]' }],
    ['a filter that is no JSON', { filter: '{q:1}' }],
    ['a filter with a key twice', { filter: '{"q":"a","q":"b"}' }],
    ['a filter with __proto__', { filter: '{"__proto__":{"q":"a"}}' }],
    ['a filter with NUL', { filter: String.raw`{"q":"\u0000"}` }],
    ['a filter that is said twice', { filter: ['{}', '{}'] }],
    ['a sort by what the contract lacks', { sort: '["password_hash","ASC"]' }],
    ['a sort in no direction', { sort: '["name","ASC; drop table bot"]' }],
    ['a range that is none', { range: '[10,5]' }],
    ['a range below zero', { range: '[-1,5]' }],
    ['a range of fractions', { range: '[0.5,5]' }],
    ['a range of three', { range: '[0,5,9]' }],
    ['a range beyond what is counted', { range: '[9e15,9e15]' }],
    ['a parameter that the contract lacks', { page: '1' }],
  ])('refuses %s, at its field', (_, query) => {
    const problem = refusal(() => readList(query))
    expect(problem?.status).toBe(422)
    expect(Object.keys(problem?.fields ?? {})[0]).toMatch(new RegExp(`^${Object.keys(query)[0]}`))
  })
})

describe('path parameters', () => {
  const params: InputRules = { integers: new Set(['id']) }

  it('are texts, or integers where the contract says so', () => {
    expect(readParams(params, { id: '7', token: 'Abc-1' })).toEqual({ id: 7, token: 'Abc-1' })
  })

  it.each([{ id: 'x' }, { id: '1.5' }, { token: 'a\0' }, { token: '\ud800' }])(
    'name nothing when they are %j',
    (given) => {
      expect(refusal(() => readParams(params, given))?.status).toBe(404)
    },
  )
})
