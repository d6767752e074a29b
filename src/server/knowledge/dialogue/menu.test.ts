import { expect, test } from 'vitest'
import { cutTitle } from './menu.ts'

test.each([
  ['Horarios', 'Horarios'],
  ['Precio de un producto', 'Precio de producto'],
  ['Seguimiento de un pedido', 'Seguimiento pedido'],
  ['La garantía de la compra', 'La garantía compra'],
  ['Cambios y devoluciones de productos', 'Cambios'],
  ['Cambios y devoluciones', 'Cambios'],
  ['Obras sociales que atendemos', 'Obras sociales'],
  ['Marcas que trabajamos', 'Marcas'],
  ['Trabajar con nosotros', 'Trabajar'],
  ['Presupuesto de un tratamiento de conducto', 'Presupuesto'],
  ['Turnos para niños, con obra social', 'Turnos para niños'],
  ['Hablemos ahora seguramente', 'Hablemos ahora…'],
  ['Electroencefalografistas', 'Electroencefalograf…'],
])('the title %s is shortened to %s', (title, short) => {
  expect(cutTitle(title, 20)).toBe(short)
})
