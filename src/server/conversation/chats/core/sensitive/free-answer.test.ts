import { expect, test } from 'vitest'
import type { KnownEntity } from '../../../../knowledge/models/knowledge.ts'
import { asksFor, isFreeAnswer } from './free-answer.ts'

const address: KnownEntity = {
  ...{ id: 1, name: 'direccion', label: 'Dirección', type: 'free', sensitive: true },
  prompt_question: '¿A dónde lo llevamos?',
}

test.each([
  '¿Cuál es tu dirección?',
  'Hola, Ana. ¿A dónde lo llevamos?',
  'Pasame tu dirección',
  'Necesitamos la dirección de entrega.',
  'me decís tu dirección',
  'Indique su dirección, por favor',
  'Falta la dirección',
  'Tu dirección, por favor.',
  'Gracias. Y la dirección',
  'Dirección de entrega:',
])('asks for the address: %s', (text) => {
  expect(asksFor(text, address)).toBe(true)
})

test.each([
  'Nuestra dirección es Mitre 100.',
  'Te paso la dirección: Mitre 100',
  'Te mando la dirección. ¿Necesitás algo más?',
  'La dirección a la que se envía es Mitre 100',
  'Te confirmamos la dirección: Mitre 100',
  'La mandarina y el pasaje van a esa dirección',
  '¿Algo más?',
  'Esta es nuestra dirección',
])('does not ask for it: %s', (text) => {
  expect(asksFor(text, address)).toBe(false)
})

const asked = new Set(['direccion'])

test.each([
  ...['San Martín 123', 'a la casa de mi mamá', 'necesito que sea en Mitre 100', 'gracias, San Martín 123'],
  ...['San Martín 123 y quiero hablar con una persona', 'Mitre 100. ¿Cuánto sale?'],
])('is an answer: %s', (text) => {
  expect(isFreeAnswer(text, [address], asked)).toBe(true)
  expect(isFreeAnswer(text, [address], new Set())).toBe(false)
})

test.each([
  ...[
    '',
    ' ',
    'gracias',
    'hola, buen día',
    '¿por qué?',
    '¿Hola, hay alguien?',
    'dónde están',
    'no la sé',
    'un momento',
  ],
  ...['quiero hablar con una persona', 'gracias, quiero hablar con una persona', 'cancelar', 'no, dejá', 'volver'],
  ...['muchas gracias, chau', '¡Gracias! ¿A qué hora abren?'],
])('is none: "%s"', (text) => {
  expect(isFreeAnswer(text, [address], asked)).toBe(false)
})
