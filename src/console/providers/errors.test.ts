import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { nestErrors, serverFields } from './errors.ts'

test('texts by path become errors nested as the values are, the first text of each', () => {
  expect(nestErrors({ name: ['Uno.', 'Dos.'], 'items.1.title': ['Falta.'], none: [] })).toEqual({
    name: { type: 'check', message: 'Uno.' },
    items: { 1: { title: { type: 'check', message: 'Falta.' } } },
  })
})

test('only an answer of the server has field texts', () => {
  expect(serverFields(new ApiError(422, { message: 'x', fields: { name: ['Ya existe.'] } }))).toEqual({
    name: ['Ya existe.'],
  })
  expect(serverFields(new Error('x'))).toEqual({})
})
