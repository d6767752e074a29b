import { expect, test } from 'vitest'
import { placeOf } from '../places.ts'
import { parse } from './parse.ts'

test('parse() returns the values with their lines', () => {
  const { value } = parse('a.yaml', 'one: 1\ntwo:\n  - x: true\n  - null\n')
  const { two } = value as { two: object[] }
  expect(value).toEqual({ one: 1, two: [{ x: true }, null] })
  expect([placeOf(value, 'one'), placeOf(value, 'two'), placeOf(two[0], 'x'), placeOf(two, 1)]).toEqual(
    [1, 2, 3, 4].map((line) => ({ file: 'a.yaml', line })),
  )
})

test('resolves aliases, and merge keys without overwriting own keys', () => {
  const { value } = parse('a.yaml', 'base: &base { a: 1, b: 2 }\nmore: { <<: *base, b: 3 }\nsame: *base\n')
  expect(value).toEqual({ base: { a: 1, b: 2 }, more: { a: 1, b: 3 }, same: { a: 1, b: 2 } })
  expect(placeOf((value as { same: object }).same, 'a')).toEqual({ file: 'a.yaml', line: 1 })
})

test('reads JSON as well', () => {
  const { value } = parse('a.json', '{\n  "a": [\n    "x"\n  ]\n}')
  expect(value).toEqual({ a: ['x'] })
  expect(placeOf((value as { a: string[] }).a, 0)).toEqual({ file: 'a.json', line: 3 })
})

test('reports the line of a syntax error', () => {
  expect(parse('a.yaml', 'a: 1\na: 2\n').findings).toEqual([
    { file: 'a.yaml', line: 2, message: 'Map keys must be unique', fix: 'fix the syntax' },
  ])
})
