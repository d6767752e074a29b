import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, tokenize } from './tokens.ts'

describe('foldText', () => {
  it.each([
    ['ÁRBOL', 'arbol'],
    ['pingüino', 'pinguino'],
    ['Mañana', 'mañana'],
    ['Man\u0303ana', 'mañana'],
    ['ﬁn', 'fin'],
    ['CAFÉ con LECHE', 'cafe con leche'],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('tokenize', () => {
  it('positions refer to the original text, also after accented characters', () => {
    const text = '¡Qué PEN\u0303A, el café 24hs!'
    expect(tokenize(text).map(({ start, end, folded }) => [text.slice(start, end), folded])).toEqual([
      ['¡', '¡'],
      ['Qué', 'que'],
      ['PEN\u0303A', 'peña'],
      [',', ','],
      ['el', 'el'],
      ['café', 'cafe'],
      ['24', '24'],
      ['hs', 'hs'],
      ['!', '!'],
    ])
  })

  it('tokens cover any text in order, without overlaps, except whitespace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let at = 0
        for (const token of tokenize(text)) {
          expect(token.text).toBe(text.slice(token.start, token.end))
          expect(text.slice(at, token.start).trim()).toBe('')
          expect(token.end).toBeGreaterThan(token.start)
          at = token.end
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })
})
