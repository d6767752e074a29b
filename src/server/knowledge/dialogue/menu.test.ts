import { expect, test } from 'vitest'
import type { Channel } from '../../../contract/channels.ts'
import { cutTitle, distinctTitles, menuButtons } from './menu.ts'

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

test('titles of one message stay distinct when they are shortened', () => {
  const latex = ['Látex interior blanco 20 litros', 'Látex interior blanco 4 litros', 'Caño PVC 110 mm']
  expect(distinctTitles(latex, 20, 'Sacar ')).toEqual(['Sacar …20 litros', 'Sacar …4 litros', 'Sacar Caño PVC 110…'])
  expect(distinctTitles(['Sucursal San Martín', 'Sucursal San Martín'], 12)).toEqual(['Sucursal…', 'Sucursa… (2)'])
})

const TITLES = ['Presupuesto de un tratamiento de conducto', 'Trabajar con nosotros', 'Horarios']

function menuOn(channel: Channel, titles: readonly string[]) {
  const responses = titles.map((title, id) => ({ id, title, enabled: true, valid_from: null, valid_until: null }))
  return menuButtons({ trained: { responses }, quick: [] } as never, { channel, now: new Date() } as never).map(
    ({ title, description }) => (description ? [title, description] : [title]),
  )
}

test('the rows of a list on WhatsApp have more room than buttons, and say the whole title below', () => {
  expect(menuOn('whatsapp', TITLES)).toEqual([
    ['Presupuesto', 'Presupuesto de un tratamiento de conducto'],
    ['Trabajar con nosotros'],
    ['Horarios'],
  ])
  expect(menuOn('whatsapp', TITLES.slice(0, 2))).toEqual([['Presupuesto'], ['Trabajar']])
  expect(menuOn('webchat', TITLES)).toEqual([
    ['Presupuesto de tratamiento de conducto'],
    ['Trabajar con nosotros'],
    ['Horarios'],
  ])
})
