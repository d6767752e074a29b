import { expect, test } from 'vitest'
import { placeholderName, realName } from './customer-names.ts'
import { fillIn } from './variables.ts'

test('givenName() returns an empty text for a placeholder name', () => {
  expect(realName(placeholderName(2))).toBe('')
  expect(realName('Visitante')).toBe('')
  expect(realName(' Lucía Fernández ')).toBe('Lucía Fernández')
  // here it is a surname
  expect(realName('Ana Cliente')).toBe('Ana Cliente')
})

test('fillIn() removes the space before punctuation when a name is empty and has no fallback', () => {
  const none = { 'contacto.nombre': '' }
  expect(fillIn('Hola {{contacto.nombre}}, va el presupuesto.', none)).toBe('Hola, va el presupuesto.')
  expect(fillIn('¡Hola {{contacto.nombre}}!', none)).toBe('¡Hola!')
  expect(fillIn('Hola {{contacto.nombre|"cliente"}}, va.', none)).toBe('Hola cliente, va.')
  expect(fillIn('Hola {{contacto.nombre}}, va.', { 'contacto.nombre': 'Ana' })).toBe('Hola Ana, va.')
  expect(fillIn('Hola {{otra.cosa}}, va.', none)).toBe('Hola {{otra.cosa}}, va.')
})
