import { describe, expect, it } from 'vitest'
import manifest from '../../../../../package.json' with { type: 'json' }
import { expandAbbreviation } from './abbreviations.ts'
import { isSpanish } from './spanish.ts'
import words from './spanish-words.json' with { type: 'json' }
import { Speller } from './speller.ts'

const speller = new Speller(
  new Map(
    ['envio', 'cemento', 'turno', 'mañana', 'quiero', 'presupuesto', 'amoladora', 'horario'].map((word) => [word, 1]),
  ),
)

describe('Speller', () => {
  it.each([
    ['emvio', 'envio'],
    ['cemetno', 'cemento'],
    ['manyana', 'mañana'],
    ['kiero', 'quiero'],
    ['prezupuezto', 'presupuesto'],
    ['amoaldra', 'amoladora'],
    ['horrarrio', 'horario'],
    ['horaryo', 'horario'],
  ])('corrects %s to %s', (written, word) => {
    expect(speller.correct(written)).toBe(word)
  })

  it.each([
    ['a word of the examples', 'turno'],
    ['another Spanish word that is one letter away', 'turco'],
    ['its inflections', 'cementos'],
    ['a short word', 'tur'],
    ['a code', 'p1234'],
    ['a word that resembles none', 'xyzzyx'],
    ['a word that is two edits away and short', 'cmnto'],
  ])('leaves %s: %s', (_, written) => {
    expect(speller.correct(written)).toBe(written)
  })
})

describe('expandAbbreviation', () => {
  it('reads what chats shorten, but not "súper caro" as a supermarket', () => {
    expect(expandAbbreviation('xq')).toEqual(['porque'])
    expect(expandAbbreviation('super')).toBeUndefined()
    expect(isSpanish('super')).toBe(true)
  })
})

describe('the list of Spanish words', () => {
  it.each(['guerra', 'envios', 'mandamelo', 'queres', 'tenes', 'palta', 'aguacate', 'decirselo'])('has %s', (word) => {
    expect(isSpanish(word)).toBe(true)
  })

  it.each(['emvio', 'cemetno', 'kiero', 'asdfgh'])('does not have %s', (word) => {
    expect(isSpanish(word)).toBe(false)
  })

  it('was written from the installed dictionaries', () => {
    expect(manifest.devDependencies).toMatchObject(words.versions)
  })
})
