import { describe, expect, it } from 'vitest'
import { answerError, answerFault } from './check-answer.ts'
import type { AnswerRules } from './question.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }))
const of = (kind: AnswerRules['kind'], more: Partial<AnswerRules> = {}): AnswerRules => ({ kind, options, ...more })

describe('the check of an answer', () => {
  it('asks for what is required only', () => {
    for (const answer of [undefined, ' ', []]) {
      expect(answerFault(of('short_text'), answer)).toBe('missing')
      expect(answerFault(of('short_text', { required: false }), answer)).toBeUndefined()
    }
    expect(answerFault(of('info'), undefined)).toBeUndefined()
  })

  it('counts the characters of texts as people see them', () => {
    expect(answerFault(of('short_text', { min: 3 }), ' ab ')).toBe('too_short')
    expect(answerFault(of('short_text', { max: 2 }), '👍👍')).toBeUndefined()
    expect(answerFault(of('short_text'), 'a'.repeat(256))).toBe('too_long')
    expect(answerFault(of('long_text'), 'a'.repeat(256))).toBeUndefined()
    expect(answerFault(of('long_text'), 5)).toBe('not_text')
  })

  it('takes whole numbers of a scale, and any number within limits', () => {
    expect(answerFault(of('nps'), 0)).toBeUndefined()
    expect(answerFault(of('nps', { max: 50 }), 11)).toBe('too_high')
    expect(answerFault(of('csat'), 0)).toBe('too_low')
    expect(answerFault(of('rating'), 4.5)).toBe('not_number')
    expect(answerFault(of('rating'), '4')).toBe('not_number')
    expect(answerFault(of('number', { min: -2, max: 1 }), -1.5)).toBeUndefined()
    expect(answerFault(of('number', { min: -2 }), -3)).toBe('too_low')
  })

  it('recognises addresses, phones, days and places', () => {
    expect(answerFault(of('email'), 'ana@ejemplo.com')).toBeUndefined()
    for (const wrong of ['ana', 'ana@', 'ana@ejemplo', 'a b@c.com'])
      expect(answerFault(of('email'), wrong)).toBe('not_email')
    expect(answerFault(of('phone'), '+54 (341) 555-0188')).toBeUndefined()
    expect(answerFault(of('phone'), '341 55')).toBe('not_phone')
    expect(answerFault(of('date'), '2028-02-29')).toBeUndefined()
    for (const wrong of ['2026-02-29', '29/02/2028', '0000-01-01'])
      expect(answerFault(of('date'), wrong)).toBe('not_date')
    expect(answerFault(of('location'), '-32.95,-60.65')).toBeUndefined()
    expect(answerFault(of('location'), '-95,10')).toBe('not_place')
  })

  it('takes options of the question, as many as it allows', () => {
    expect(answerFault(of('single'), 'a')).toBeUndefined()
    expect(answerFault(of('single'), 'z')).toBe('not_option')
    expect(answerFault(of('multiple', { min: 2, max: 2 }), ['a', 'b'])).toBeUndefined()
    expect(answerFault(of('multiple', { min: 2 }), ['a'])).toBe('too_few')
    expect(answerFault(of('multiple', { max: 1 }), ['a', 'b'])).toBe('too_many')
    expect(answerFault(of('multiple'), ['a', 'a'])).toBe('not_option')
  })

  it('needs agreement only where it is required', () => {
    expect(answerFault(of('consent'), false)).toBe('not_agreed')
    expect(answerFault(of('consent', { required: false }), false)).toBeUndefined()
    expect(answerFault(of('yes_no'), false)).toBeUndefined()
    expect(answerFault(of('file'), ['12'])).toBeUndefined()
    expect(answerFault(of('file'), ['../x'])).toBe('not_file')
  })

  it('tells the text of the business about a wrong answer, and the usual one about none', () => {
    const nps = of('nps', { error_text: 'Del 0 al 10, por favor.' })
    expect(answerError(nps, 12)).toBe('Del 0 al 10, por favor.')
    expect(answerError(nps, undefined)).toContain('esta pregunta para seguir')
    expect(answerError(of('nps'), 12)).toBe('{Escribí/Escribe/Escriba} un número del 0 al 10.')
    expect(answerError(of('nps'), 10)).toBeUndefined()
  })
})
