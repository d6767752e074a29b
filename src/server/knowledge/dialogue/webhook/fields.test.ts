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
