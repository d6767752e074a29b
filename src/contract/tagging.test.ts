import { describe, expect, test } from 'vitest'
import { normalizePhrase, signatureOf } from './phrase.ts'
import {
  type Mark,
  markError,
  marksError,
  markTexts,
  reanchorMarks,
  sliceOf,
  toCodePoints,
  toCodeUnits,
} from './tagging.ts'

const text = '🥐 dos docenas de medialunas'
const mark = (start: number, end: number, entity_id: number): Mark => {
  return { start, end, value: sliceOf(text, start, end), entity_id }
}

describe('entity marks', () => {
  test('count positions in code points, an emoji being one', () => {
    expect(sliceOf(text, 2, 5)).toBe('dos')
    expect(toCodePoints(text, 3)).toBe(2)
    expect(toCodeUnits(text, 2)).toBe(3)
  })

  test('are rejected with the messages of section 5 when absent, repeated or overlapping', () => {
    const own = [mark(2, 5, 1)]
    expect(markError(text, own, mark(6, 13, 2))).toBeUndefined()
    expect(markError(text, own, { ...mark(6, 13, 2), value: 'docena' })).toBe(markTexts.absent)
    expect(markError(text, own, mark(6, 13, 1))).toBe(markTexts.twice)
    expect(markError(text, own, mark(4, 13, 2))).toBe(markTexts.overlap)
    expect(marksError(text, [...own, { ...mark(6, 13, 2), value: 'docena' }])).toBe(markTexts.someAbsent)
    expect(marksError(text, [...own, mark(6, 13, 2)])).toBeUndefined()
  })

  test('move with their words after an edit, to the nearest occurrence', () => {
    expect(reanchorMarks('quiero dos medialunas', [mark(2, 5, 1), mark(17, 27, 2)])).toMatchObject([
      { start: 7, end: 10, value: 'dos' },
      { start: 11, end: 21, value: 'medialunas' },
    ])
    expect(reanchorMarks('nada', [mark(2, 5, 1)])).toEqual([])
    expect(reanchorMarks('dos y dos', [{ start: 6, end: 9, value: 'dos', entity_id: 1 }])).toMatchObject([{ start: 6 }])
  })
})

describe('phrases', () => {
  test.each([
    ['¿Qué tenés?', 'que tenes'],
    ['  QUÉ,   tenés...', 'que tenes'],
    ['Año', 'año'],
    ['👍', '👍'],
  ])('%s folds to %s', (given, folded) => {
    expect(normalizePhrase(given)).toBe(folded)
  })

  test('with the same words in another order or with other stop words share a signature; ñ makes a difference', () => {
    const of = (given: string) => signatureOf(normalizePhrase(given))
    expect(of('Hola, ¿a qué hora abren los sábados?')).toBe(of('los sábados a qué hora abren, por favor'))
    expect(of('abren')).not.toBe(of('cierran'))
    expect(of('ano')).not.toBe(of('año'))
    expect(of('hola')).toBe('hola')
  })
})
