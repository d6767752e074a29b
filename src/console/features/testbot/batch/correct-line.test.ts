import { expect, test } from 'vitest'
import { asMessage, withIntent } from './correct-line.ts'

test.each([
  ['hola\nabren hoy;Horario', 'hola\nabren hoy;Horarios'],
  ['hola\nabren hoy\tHorario ', 'hola\nabren hoy\tHorarios'],
  ['hola\nHorario de hoy;Horario', 'hola\nHorario de hoy;Horarios'],
  ['Intención;Mensaje\n Horario;"el Horario, hoy"', 'Intención;Mensaje\n Horarios;"el Horario, hoy"'],
  ['Intención;Mensaje\nHorario;quiero el Horario', 'Intención;Mensaje\nHorarios;quiero el Horario'],
  ['Intención;Mensaje\n"Horario";abren', 'Intención;Mensaje\n"Horarios";abren'],
])('the unknown intent of a line of %j is replaced', (list, corrected) => {
  expect(withIntent(list, 2, 'Horario', 'Horarios')).toBe(corrected)
})

test('a line without such a cell is left to be corrected by hand', () => {
  expect(withIntent('hola\n"abren,\nhoy";Horario', 2, 'Horario', 'Horarios')).toBeUndefined()
})

test('a line can be the message as a whole', () => {
  expect(asMessage('hola\r\nabren;o no?\r\nchau', 2)).toBe('hola\nabren;o no?\t\nchau')
})
