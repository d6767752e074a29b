import { expect, test } from 'vitest'
import { isFixed, lostTexts, names, sentences } from './fixed.ts'

test('a fixed text is one to the letter, whatever is filled in', () => {
  expect(isFixed('Debes completar todos los campos obligatorios.')).toBe(true)
  expect(isFixed('Debes completar todos los campos obligatorios')).toBe(false)
  expect(isFixed('Conectados: {count:connected}')).toBe(true)
  expect(isFixed('Mostrando {…} a {…} de {…}')).toBe(true)
  expect(isFixed('Mostrando todo')).toBe(false)
})

test('the fixed texts have no duplicates', () => {
  const all = [...sentences, ...names]
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
})

test('reports a missing fixed text unless its absence has a reason', () => {
  const said = [...sentences, ...names].filter((text) => text !== 'Comentario agregado')
  expect(lostTexts([...said, 'Comentario agregado'])).toEqual([])
  expect(lostTexts(said)).toEqual(['no source contains «Comentario agregado», which the specification requires'])
  expect(lostTexts(said, { 'Comentario agregado': 'its screen is not built yet' })).toEqual([])
})

test('reports a reason for absence if the text is present', () => {
  expect(lostTexts([...sentences, ...names], { Agenda: 'its screen is not built yet' })).toEqual([
    '«Agenda» is present: remove the reason for its absence',
  ])
})
