import { hitsOf, type SystemHit, type SystemRule } from './hit.ts'
import { card } from './private-numbers.ts'

// What is written beside a payment card: its security code and the month until which it is valid.

/** Security code of a card after its name; only the digits are the hit. */
export const securityCode: SystemRule = ({ text }) =>
  endsOf(
    text,
    /(?<!\p{L})(?:cvv2?|cvc2?|cvn|csc|c[oó]d(?:igo|\.)? (?:de )?(?:seguridad|verificaci[oó]n))[ .:=-]{0,3}(?:(?:es|son|el|nro\.?) ){0,2}(\d{3,4})(?!\d)/giu,
  )

/** The last four digits of a card, which identify it to its owner. */
export const lastDigits: SystemRule = ({ text }) =>
  endsOf(
    text,
    /(?<!\p{L})(?:termina(?:d[ao])?|[uú]ltimos (?:4|cuatro)(?: d[ií]gitos| n[uú]meros)?)(?: (?:en|son|:))?[ :]{1,3}(\d{4})(?!\d)/giu,
  )

const MONTH = /(?<![\d/.-])(?:0?[1-9]|1[0-2]) ?[/-] ?(?:20)?\d{2}(?![\d/]|[.-]\d)/g
/** What announces when a card expires, right before it. */
const EXPIRES =
  /(?<!\p{L})(?:v(?:ence|enc|to|encimiento)|exp(?:ira)?|hasta|v[aá]lida)\.?(?: (?:es|el|en|hasta)){0,2}[ :]{1,3}$/iu
/** Most characters before a month that are looked at, and around one for the card itself. */
const BEFORE = 30
const AROUND = 60

/** The month until which a card is valid, where a text shows the card, its last digits or its security code. */
export const cardExpiry: SystemRule = (question) => {
  const { text } = question
  const shown = [card, securityCode, lastDigits].flatMap((rule) => rule(question))
  if (shown.length === 0) return []
  return hitsOf(text, MONTH, ([found]) => found).filter(({ start, end }) => {
    const isNear = shown.some((one) => start - one.end <= AROUND && one.start - end <= AROUND)
    const isBeside = shown.some((one) => one.end <= start && /^[ ,;/|]{1,3}$/.test(text.slice(one.end, start)))
    return isBeside || (isNear && EXPIRES.test(text.slice(Math.max(0, start - BEFORE), start)))
  })
}

/** Returns the last group of each match. */
function endsOf(text: string, expression: RegExp): SystemHit[] {
  return [...text.matchAll(expression)].map(({ 0: { length }, 1: value = '', index }) => {
    const end = index + length
    return { start: end - value.length, end, value }
  })
}
