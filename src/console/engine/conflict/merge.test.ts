import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const base = { name: 'Ana', city: 'Rosario', tags: [1, 2], custom: { size: 'L', member: true }, version: 3 }

test('changes of one side only are merged, with the version of the saved record', () => {
  const mine = { ...base, name: 'Ana N.', custom: { size: 'XL', member: true } }
  const theirs = { ...base, city: 'Funes', custom: { size: 'L', member: false }, version: 4 }
  expect(merge(base, mine, theirs, ['name', 'city', 'tags', 'custom.size', 'custom.member'])).toEqual({
    values: { name: 'Ana N.', city: 'Funes', tags: [1, 2], custom: { size: 'XL', member: false }, version: 4 },
    changed: ['city', 'custom.member'],
    clashes: [],
  })
})

test('a field changed on both sides keeps my value and is reported as a clash', () => {
  const merged = merge(base, { ...base, name: 'Ana N.' }, { ...base, name: 'Anita', version: 4 })
  expect(merged.values).toMatchObject({ name: 'Ana N.', version: 4 })
  expect(merged.clashes).toEqual([{ path: 'name', mine: 'Ana N.', theirs: 'Anita' }])
})

test('a version that people type is data like any other', () => {
  const merged = merge(base, { ...base, version: 7 }, { ...base, city: 'Funes', version: 4 }, ['city', 'version'])
  expect(merged.values).toMatchObject({ city: 'Funes', version: 7 })
  expect(merged.clashes).toEqual([{ path: 'version', mine: 7, theirs: 4 }])
})

test('the same change on both sides is not a clash but is reported as changed', () => {
  const both = { ...base, name: 'Anita', tags: [1] }
  expect(merge(base, both, { ...both, version: 4 })).toMatchObject({ changed: ['name', 'tags'], clashes: [] })
})

test('a list, and an object without paths of its own, are compared as a whole', () => {
  const merged = merge(base, { ...base, tags: [2] }, { ...base, tags: [1, 2, 3], custom: { size: 'M', member: true } })
  expect(merged.clashes).toEqual([{ path: 'tags', mine: [2], theirs: [1, 2, 3] }])
  expect(merged.values.custom).toEqual({ size: 'M', member: true })
})

test("null, '', an empty list and an absent value are equal", () => {
  const before: Record<string, unknown> = { a: null, b: '', c: [], version: 1 }
  expect(merge(before, { ...before, a: '' }, { a: '', b: null, version: 2 })).toEqual({
    values: { a: '', b: '', c: [], version: 2 },
    changed: [],
    clashes: [],
  })
})

test('values that the other person cleared or added are taken over', () => {
  const theirs: Record<string, unknown> = { ...base, city: null, note: 'Paga al retirar', version: 4 }
  expect(merge<Record<string, unknown>>(base, base, theirs)).toMatchObject({
    values: { city: null, note: 'Paga al retirar' },
    changed: ['city', 'note'],
  })
})
