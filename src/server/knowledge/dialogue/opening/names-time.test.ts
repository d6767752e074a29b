import { expect, test } from 'vitest'
import { namesTime } from './names-time.ts'

test.each([
  'Contestamos mañana',
  'Volvemos el miercoles',
  'Volvemos después del feriado',
  'Atendemos los sábados',
  'Abrimos a las 9',
  'Volvemos 9:30',
  'Atendemos de 9 a 18',
  'Estamos desde las 8 hs',
  'Abrimos 8 am',
  'Volvemos el 24',
  'Volvemos el 24/12',
  'Cerrado hasta el 2 de enero',
])('«%s» says when', (text) => {
  expect(namesTime(text)).toBe(true)
})

test.each([
  'Escríbenos al 351 555-0123',
  'Llámanos al 11 5555 0123',
  'Te respondemos en 24 horas',
  'Te respondemos en 24 hs',
  'Respondemos en las próximas 24 horas',
  'Estamos en San Martín 1234',
  'El taller contesta apenas abre.',
])('«%s» does not say when', (text) => {
  expect(namesTime(text)).toBe(false)
})
