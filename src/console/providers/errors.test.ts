import { expect, test } from 'vitest'
import { nestErrors } from './errors.ts'

test('texts by path become errors nested as the values are, the first text of each', () => {
  expect(nestErrors({ name: ['Uno.', 'Dos.'], 'items.1.title': ['Falta.'], none: [] })).toEqual({
    name: { type: 'check', message: 'Uno.' },
    items: { 1: { title: { type: 'check', message: 'Falta.' } } },
  })
})
