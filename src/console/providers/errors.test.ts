import { expect, test } from 'vitest'
import { nestErrors } from './errors.ts'

test('nestErrors nests messages by dotted path and keeps the first of each field', () => {
  expect(nestErrors({ name: ['Uno.', 'Dos.'], 'items.1.title': ['Falta.'], none: [] })).toEqual({
    name: { type: 'check', message: 'Uno.' },
    items: { 1: { title: { type: 'check', message: 'Falta.' } } },
  })
})
