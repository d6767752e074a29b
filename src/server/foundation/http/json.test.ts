import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonError, parseBody, parseJson } from './json.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('parseJson', () => {
  it('returns the same as JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|\\u0000|\\ud[89a-f]/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([
    ['a duplicate key', '{"a":1,"a":2}'],
    ['a duplicate key with another escape', String.raw`{"a":1,"\u0061":2}`],
    ['a duplicate key at a deeper level', '{"x":[{"a":1,"b":{"c":1,"c":2}}]}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['__proto__ escaped', String.raw`{"\u005f_proto__":1}`],
    ['NUL', String.raw`{"a":"x\u0000y"}`],
    ['NUL in a key', String.raw`{"a\u0000":1}`],
    ['a lone surrogate', String.raw`{"a":"\ud83d"}`],
    ['bad grammar', "{'a':1}"],
    ['a trailing comma', '[1,]'],
    ['nesting that exhausts a stack', '['.repeat(5000) + ']'.repeat(5000)],
  ])('rejects %s', (_, text) => {
    expect(() => parseJson(text)).toThrow(JsonError)
  })

  it('accepts the same key in different objects, astral characters, and a colon after a string value', () => {
    expect(parseJson('{"a":{"x":1},"b":{"x":2},"c":"d:\\"e\\":😀","f":["a" ,"a"]}')).toEqual({
      a: { x: 1 },
      b: { x: 2 },
      c: 'd:"e":😀',
      f: ['a', 'a'],
    })
  })
})

it('parseJson accepts a string with millions of escapes', () => {
  const text = '"\n'.repeat(2_500_000)
  expect(parseJson(JSON.stringify({ text, other: '' }))).toEqual({ text, other: '' })
})

it('parseJson refuses a body of many small values, and accepts one as large that is a text', () => {
  const size = 200_000
  for (const many of [`[${'1,'.repeat(size)}1]`, `[${'"a",'.repeat(size)}"a"]`, `[${'{},'.repeat(size)}{}]`])
    expect(() => parseJson(many)).toThrow('demasiados datos')
  expect(() => parseJson(`"${'x'.repeat(size)}`)).toThrow('no es JSON válido')
  const text = '{"a":[1,2],'.repeat(size)
  expect(parseJson(JSON.stringify({ text, many: Array(10_000).fill(1) }))).toMatchObject({ text })
})

describe('parseBody', () => {
  it('returns undefined for an empty body and throws for invalid UTF-8', () => {
    expect(parseBody(bytes(''))).toBeUndefined()
    expect(parseBody(bytes(' \n'))).toBeUndefined()
    expect(parseBody(bytes('{"a":"ñandú"}'))).toEqual({ a: 'ñandú' })
    expect(() => parseBody(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(JsonError)
  })
})
