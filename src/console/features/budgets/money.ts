import { parseNumber } from '../../ui/format.ts'

/** Rounds half up, like the server does for each line. */
const round = (value: number) => Math.floor(value + 0.5)

interface Line {
  description: string
  quantity: number
  unit_price_cents: number
  discount_percent: number
}

/**
 * Returns the total of a line in cents. Calculates with integers until the last step, so that the result equals that of
 * the server.
 */
export function lineTotal({ quantity, unit_price_cents, discount_percent }: Line): number {
  const thousandths = Math.round(quantity * 1000)
  const hundredths = Math.round((100 - discount_percent) * 100)
  return round((thousandths * unit_price_cents * hundredths) / 10_000_000)
}

/** Parses an amount such as `1.234,56`, `1234.5` or `1.234` into cents; NaN if it is none. */
export const parseMoney = (text: string): number => Math.round(parsed(text, 2) * 100)

/** Parses a quantity such as `2`, `2,5` or `1.000`, with up to 3 decimals; NaN if it is none. */
export const parseQuantity = (text: string): number => parsed(text, 3)

/** What is finer than a unit counts is no amount, rather than rounded to one that nobody typed. */
function parsed(text: string, decimals: number): number {
  const number = parseNumber(text) ?? Number.NaN
  return number >= 0 && Number(number.toFixed(decimals)) === number ? number : Number.NaN
}
