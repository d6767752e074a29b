import { hitsOf, type SystemRule } from './hit.ts'

// Numbers that nobody but their owner should read: payment cards, and identity and tax numbers with a form of their own.

/** Payment cards: 13 to 19 digits with a valid check digit; value: the digits. Other numbers may stand right beside. */
export const card: SystemRule = ({ text }) => {
  const [alone = [], beside = []] = [ALONE, GROUPED].map((expression) =>
    hitsOf(text, expression, ([found]) => {
      const digits = found.replace(/\D/g, '')
      return passesLuhn(digits) ? digits : undefined
    }),
  )
  const others = beside.filter(({ start, end }) => !alone.some((one) => start < one.end && end > one.start))
  return [...alone, ...others].sort((a, b) => a.start - b.start)
}
const ALONE = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
/** As cards are embossed: four groups of four digits, or four, six and five. */
const GROUPED = /(?<!\d)(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g

/** Chilean RUT, whose last sign checks the others; value: as written. */
export const rut: SystemRule = ({ text }) =>
  hitsOf(text, /(?<![\w.-])\d{1,2}\.?\d{3}\.?\d{3}-[\dkK](?![\w-])/g, ([found]) => found)

/** Mexican CURP; value: as written. */
export const curp: SystemRule = ({ text }) =>
  hitsOf(text, /(?<![\w])[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d(?!\w)/gi, ([found]) => found)

/** Mexican RFC; value: as written. */
export const rfc: SystemRule = ({ text }) =>
  hitsOf(text, /(?<!\w)[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[A\d](?!\w)/gi, ([found]) => found)

/** Whether the check digit of a card number is right. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
