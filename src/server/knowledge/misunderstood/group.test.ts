import { expect, test } from 'vitest'
import { groupSimilar } from './group.ts'

const grouped = (...texts: string[]) =>
  groupSimilar(texts.map((text, id) => ({ id, text }))).map((group) => group.map(({ text }) => text))

test('groups phrases with the same request, ignoring filler words', () => {
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

test('accepts no messages, and messages of punctuation or greetings only', () => {
  expect(grouped()).toEqual([])
  expect(grouped('??', '🙂', 'hola', '¡Hola!')).toHaveLength(3)
})
