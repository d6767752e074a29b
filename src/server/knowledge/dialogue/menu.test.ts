import { expect, test } from 'vitest'
import { cutTitle } from './menu.ts'

test.each([
  ['Horarios', 'Horarios'],
  ['Precio de un producto', 'Precio de producto'],
  ['Seguimiento de un pedido', 'Seguimiento pedido'],
  ['La garantía de la compra', 'La garantía compra'],
  ['Cambios y devoluciones de productos', 'Cambios…'],
  ['Electroencefalografistas', 'Electroencefalograf…'],
])('the title %s is shortened to %s', (title, short) => {
  expect(cutTitle(title, 20)).toBe(short)
})
