import { expect, test } from 'vitest'
import { groupAlike } from './group.ts'

const grouped = (...texts: string[]) =>
  groupAlike(texts.map((text, id) => ({ id, text }))).map((group) => group.map(({ text }) => text))

test('phrases that ask for the same stand together, whatever surrounds them', () => {
  expect(
    grouped(
      'hacen envíos a ushuaia',
      'quiero saber el horario',
      'Hay estacionamiento',
      '¿Envían a Ushuaia?',
      'hola quiero saber el precio',
      'tienen estacionamiento?',
      'por favor el precio',
    ),
  ).toEqual([
    ['hacen envíos a ushuaia', '¿Envían a Ushuaia?'],
    ['Hay estacionamiento', 'tienen estacionamiento?'],
    ['hola quiero saber el precio', 'por favor el precio'],
    ['quiero saber el horario'],
  ])
})

test('the most frequent phrase represents its group, and the largest group comes first', () => {
  expect(grouped('¿aceptan dólares?', 'un reclamo', 'RECLAMO', 'un reclamo', 'otro reclamo')).toEqual([
    ['un reclamo', 'RECLAMO', 'un reclamo', 'otro reclamo'],
    ['¿aceptan dólares?'],
  ])
})

test('nothing, signs alone and greetings alone are no trouble', () => {
  expect(grouped()).toEqual([])
  expect(grouped('??', '🙂', 'hola', '¡Hola!')).toHaveLength(3)
})
