import { expect, test } from 'vitest'
import { givenName, placeholderName } from './names.ts'
import { fillIn } from './variables.ts'

test('what a visitor is called until staff name them is no name', () => {
  expect(givenName(placeholderName(2))).toBe('')
  expect(givenName('Visitante')).toBe('')
  expect(givenName(' Lucía Fernández ')).toBe('Lucía Fernández')
  // a surname
  expect(givenName('Ana Visitante')).toBe('Ana Visitante')
})

test('without a name and without a word in its place, no space is left before a sign', () => {
  const none = { 'contacto.nombre': '' }
  expect(fillIn('Hola {{contacto.nombre}}, va el presupuesto.', none)).toBe('Hola, va el presupuesto.')
  expect(fillIn('¡Hola {{contacto.nombre}}!', none)).toBe('¡Hola!')
  expect(fillIn('Hola {{contacto.nombre|"cliente"}}, va.', none)).toBe('Hola cliente, va.')
  expect(fillIn('Hola {{contacto.nombre}}, va.', { 'contacto.nombre': 'Ana' })).toBe('Hola Ana, va.')
  expect(fillIn('Hola {{otra.cosa}}, va.', none)).toBe('Hola {{otra.cosa}}, va.')
})
