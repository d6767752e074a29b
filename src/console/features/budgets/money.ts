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

/** Parses `1.234,56`, `1234.5` or `1234` into cents; NaN if it is not an amount. */
export function parseMoney(text: string): number {
  const clean = text.trim().replace(/\s|\$/g, '')
  if (clean === '') return Number.NaN
  const comma = clean.includes(',')
  const plain = comma ? clean.replaceAll('.', '').replace(',', '.') : clean
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** Parses a quantity such as `2` or `2,5`, with up to 3 decimals; NaN if it is not a number. */
export function parseNumber(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
}
