import { describe, expect, test } from 'vitest'
import { foldPhrase, signatureOf } from './phrase.ts'
import {
  type Mark,
  markTexts,
  problemOf,
  reanchored,
  refusalOf,
  sliceOf,
  toCodePoints,
  toCodeUnits,
} from './tagging.ts'

const text = '🥐 dos docenas de medialunas'
const mark = (start: number, end: number, entity_id: number): Mark => {
  return { start, end, value: sliceOf(text, start, end), entity_id }
}

describe('marks', () => {
  test('positions count characters, an emoji being one', () => {
    expect(sliceOf(text, 2, 5)).toBe('dos')
    expect(toCodePoints(text, 3)).toBe(2)
    expect(toCodeUnits(text, 2)).toBe(3)
  })

  test('one that stands joins others; what does not is refused in the words of section 5', () => {
    const own = [mark(2, 5, 1)]
    expect(refusalOf(text, own, mark(6, 13, 2))).toBeUndefined()
    expect(refusalOf(text, own, { ...mark(6, 13, 2), value: 'docena' })).toBe(markTexts.absent)
    expect(refusalOf(text, own, mark(6, 13, 1))).toBe(markTexts.twice)
    expect(refusalOf(text, own, mark(4, 13, 2))).toBe(markTexts.overlap)
    expect(problemOf(text, [...own, { ...mark(6, 13, 2), value: 'docena' }])).toBe(markTexts.someAbsent)
    expect(problemOf(text, [...own, mark(6, 13, 2)])).toBeUndefined()
  })

  test('they go with their words; of equal words the nearest is theirs', () => {
    expect(reanchored('quiero dos medialunas', [mark(2, 5, 1), mark(17, 27, 2)])).toMatchObject([
      { start: 7, end: 10, value: 'dos' },
      { start: 11, end: 21, value: 'medialunas' },
    ])
    expect(reanchored('nada', [mark(2, 5, 1)])).toEqual([])
    expect(reanchored('dos y dos', [{ start: 6, end: 9, value: 'dos', entity_id: 1 }])).toMatchObject([{ start: 6 }])
  })
})

describe('phrases', () => {
  test.each([
    ['¿Qué tenés?', 'que tenes'],
    ['  QUÉ,   tenés...', 'que tenes'],
    ['Año', 'año'],
    ['👍', '👍'],
  ])('%s folds to %s', (given, folded) => {
    expect(foldPhrase(given)).toBe(folded)
  })

  test('the same words in another order, with other courtesies, have one signature; ñ tells apart', () => {
    const of = (given: string) => signatureOf(foldPhrase(given))
    expect(of('Hola, ¿a qué hora abren los sábados?')).toBe(of('los sábados a qué hora abren, por favor'))
    expect(of('abren')).not.toBe(of('cierran'))
    expect(of('ano')).not.toBe(of('año'))
    expect(of('hola')).toBe('hola')
  })
})
