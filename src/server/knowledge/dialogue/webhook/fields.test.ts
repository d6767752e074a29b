import { expect, test } from 'vitest'
import { mappedFields } from './fields.ts'

const estado = (value: string) => mappedFields({ estado: value }, [{ name: 'estado', path: 'estado' }]).estado

test('half a character, which the database refuses, is left out of a value', () => {
  expect(estado('En camino 🚚')).toBe('En camino 🚚')
  expect(estado('En camino \ud800')).toBe('En camino')
})

test('a long value is not cut within an emoji', () => {
  expect(estado(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199))
  expect(estado(`${'x'.repeat(198)}😀`)).toBe(`${'x'.repeat(198)}😀`)
})

test('a number too large to be one is left out', () => {
  const of = (text: string) => mappedFields(JSON.parse(text), [{ name: 'dias', path: 'dias' }])
  expect(of('{"dias": 1e999}')).toEqual({})
  expect(of('{"dias": -1e999}')).toEqual({})
  expect(of('{"dias": 1.5}')).toEqual({ dias: '1.5' })
})

test('a value cannot turn around the text that follows it, and emojis stay whole', () => {
  expect(estado('en \u202Ecamino\u2066 \u200Fya\u061C')).toBe('en camino ya')
  expect(estado('👨‍👩‍👧 en camino')).toBe('👨‍👩‍👧 en camino')
})
