import { describe, expect, it } from 'vitest'
import { matchPattern, searchedBy, unsafePattern } from './patterns.ts'

describe('patterns', () => {
  it.each(['[A-Z]{3} [0-9]{3}', '\\bPD-\\d{4}\\b', '(?:uno|dos)+', '\\p{Lu}\\p{L}+', '(a+)+b', 'a\\\\1', '.{1,300}b'])(
    'accepts "%s"',
    (pattern) => {
      expect(unsafePattern(pattern)).toBeUndefined()
    },
  )

  it.each([
    ['(', 'válida'],
    ['[a-', 'válida'],
    ['a{2,1}', 'válida'],
    ['x{5000}', 'válida'],
    ['.{1,999}b', 'repite demasiado'],
    ['.{1,99}'.repeat(6), 'repite demasiado'],
    ['(?=a)b', 'mirar'],
    ['(?<!a)b', 'mirar'],
    ['(a)\\1', 'repetir'],
    ['a*', 'vacío'],
    ['', 'vacío'],
  ])('rejects "%s" with a reason', (pattern, reason) => {
    expect(unsafePattern(pattern)).toContain(reason)
    expect(matchPattern(pattern, 'aaab')).toEqual([])
  })

  it('returns all matches with their positions', () => {
    expect(matchPattern('[A-Z]{3} [0-9]{3}', 'mi patente es ABC 123, antes xyz 789')).toEqual([
      { start: 14, end: 21, text: 'ABC 123' },
      { start: 29, end: 36, text: 'xyz 789' },
    ])
    expect(matchPattern('[A-Z]{3} [0-9]{3}', 'xyz 789', true)).toEqual([])
  })

  it('counts positions in UTF-16 code units, also after characters outside the BMP', () => {
    expect(matchPattern('PD-\\d+', '😀 ñandú PD-7')).toEqual([{ start: 9, end: 13, text: 'PD-7' }])
  })

  it('matches nested quantifiers without catastrophic backtracking', () => {
    expect(matchPattern('(a+)+b', 'a'.repeat(3_000))).toEqual([])
  })

  it('searches the less of a text the more its patterns repeat, so that a message never holds the server up', () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ pattern: `.{1,400}${n}` }))
    expect(searchedBy([{ pattern: '[A-Z]{3} [0-9]{3}' }])).toBe(4_000)
    expect(searchedBy(many.slice(0, 1))).toBeLessThan(4_000)
    expect(searchedBy(many)).toBeLessThan(100)
    expect(matchPattern('[0-9]{4}', `${'a'.repeat(50)}1234`, false, searchedBy(many))).toHaveLength(1)
    expect(matchPattern('[0-9]{4}', `${'a'.repeat(100)}1234`, false, searchedBy(many))).toEqual([])
  })
})
