import { expect, test } from 'vitest'
import type { QuickReply } from '../state/types.ts'
import { piecesOf, variableIn } from './reply-values.ts'

const pieces = (text: string, values = {}) =>
  piecesOf({ text, prompts: [{ key: 'pedido', label: 'Número de pedido', required: true }] } as QuickReply, values)

test('a preview shows values and questions, and marks what is missing', () => {
  const values = { 'contacto.nombre': 'Ana', 'area.nombre': '', 'contacto.campo.talle': '42' }
  expect(
    pieces('Hola {{contacto.nombre}}: {{contacto.campo.talle}}', values)
      .map(({ text }) => text)
      .join(''),
  ).toBe('Hola Ana: 42')
  expect(pieces('{{pedido}}', values)).toEqual([{ text: '[Número de pedido]' }])
  expect(pieces('De {{area.nombre}}.', values)).toEqual([
    { text: 'De ' },
    { text: 'falta: Nombre del área', missing: true },
    { text: '.' },
  ])
  expect(pieces('{{contacto.campo.color}}', values)).toEqual([{ text: 'falta: color', missing: true }])
  expect(pieces('{{contacto.campo.color|"negro"}}', values)).toEqual([{ text: 'negro' }])
})

test('a variable that was left in a text is found', () => {
  expect(variableIn('Va {{ pedido }} hoy')).toBe('{{ pedido }}')
  expect(variableIn('Va {pedido} {{}} hoy')).toBeUndefined()
})
