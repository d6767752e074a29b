import { matchKey } from '../../../../contract/phone-forms.ts'
import { readPhone } from '../../../foundation/phone/read.ts'

/** Longest number of a phone. */
const LONGEST = 15
/** Last digits that all ways to write a number have in common. */
const TAIL = 6
/** A number without its country has at least as many. */
const LOCAL = 8
/** One with its country has at least as many. */
const WHOLE = 10

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Returns the numbers that a text may have, as digits without a zero before them. They are written with signs and spaces;
 * of several with only spaces or slashes between them nobody knows where one ends. One with a plus sign begins there.
 */
function numbersIn(text: string): string[] {
  const found: string[] = []
  for (const [run] of text.matchAll(/\+?\d[\d\s().\-/]*\d/g)) {
    const parts = run.split(/[\s/]+/).map(digitsOf)
    let before = 0
    for (let from = 0; from < parts.length; from++) {
      // Another number may follow one with a plus sign that is whole.
      const isStart = from === 0 || !run.startsWith('+') || before >= WHOLE
      before += parts[from]?.length ?? 0
      if (!isStart) continue
      let number = ''
      for (let at = from; at < parts.length && number.length <= LONGEST; at++) {
        number += parts[at]
        found.push(number.replace(/^0+/, ''))
      }
    }
  }
  return found
}

/** Returns a function that tells whether a text has one of these numbers, by itself. */
export function numberFinder(numbers: readonly string[]): (text: string) => boolean {
  const all = new Set(numbers)
  return (text) => {
    // Few texts have all digits of one: only those are read closely.
    const digits = digitsOf(text)
    return numbers.some((number) => digits.includes(number)) && numbersIn(text).some((number) => all.has(number))
  }
}

/**
 * Returns a function that tells whether a cell has one of these phones as an import reads it, also without its country.
 * @param country of numbers without one
 */
export function phoneReader(phones: readonly string[], country: string): (cell: string) => boolean {
  const keys = new Set(phones.map(matchKey))
  const tails = new Set(phones.map((phone) => phone.slice(-TAIL)))
  return (cell) => {
    const digits = digitsOf(cell).replace(/^0+/, '')
    // Too long for a number: something was typed after it.
    if (digits.length > LONGEST) return phones.some((phone) => digits.includes(phone))
    if (!tails.has(digits.slice(-TAIL))) return false
    if (digits.length >= LOCAL && phones.some((phone) => phone.endsWith(digits))) return true
    return keys.has(matchKey(readPhone(cell, country).phone ?? ''))
  }
}
