import { hitsOf, type SystemRule } from './hit.ts'
import { FIGURES, foldKeepingLength, NUMBER_WORDS, numberOf } from './numbers.ts'

const AMOUNT = `(?:${FIGURES}|${NUMBER_WORDS})`
const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1_000,
  mil: 1_000,
  luca: 1_000,
  lucas: 1_000,
  palo: 1_000_000,
  palos: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
}
const MULTIPLE = 'k|mil(?:lon(?:es)?)?|lucas?|palos?'
const SIGN = String.raw`u\$s|us\$|usd|u\$d|ars|ar\$|eur|€|\$`
const UNIT = String.raw`pesos?|mangos?|dolares|dolar|usd|euros?|ars|reales|\$|€`

const before = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<sign>${SIGN})\\s?(?<amount>${AMOUNT})(?:\\s?(?<multiple>${MULTIPLE}))?(?![\\p{L}\\p{N}])`,
  'gu',
)
const after = new RegExp(
  `(?<![\\p{L}\\p{N}$.,-])(?<amount>${AMOUNT})(?:\\s?(?<multiple>${MULTIPLE})(?:\\s+de)?)?\\s?(?<unit>${UNIT})(?:\\s+(?<verdes>verdes))?(?![\\p{L}\\p{N}])`,
  'gu',
)
const slang = new RegExp(
  `(?<![\\p{L}\\p{N}$.,-])(?<amount>${AMOUNT})\\s(?<multiple>lucas?|palos?)(?:\\s+(?<verdes>verdes))?(?![\\p{L}\\p{N}])`,
  'gu',
)

const currencyOf = (sign = '') =>
  /^(?:u\$|us|dol)/.test(sign) ? 'USD' : /^(?:eur|€)/.test(sign) ? 'EUR' : /^real/.test(sign) ? 'BRL' : 'ARS'

/** Amounts of money; value: "ARS 1500.5", with the currency code. A plain "$" means pesos. */
export const money: SystemRule = ({ text }) => {
  const folded = foldKeepingLength(text)
  return [before, after, slang].flatMap((expression) =>
    hitsOf(folded, expression, ({ groups = {} }) => {
      const amount = numberOf(groups.amount ?? '')
      if (amount === undefined) return undefined
      const value = amount * (MULTIPLES[groups.multiple ?? ''] ?? 1)
      return `${groups.verdes ? 'USD' : currencyOf(groups.sign ?? groups.unit)} ${Math.round(value * 100) / 100}`
    }),
  )
}
