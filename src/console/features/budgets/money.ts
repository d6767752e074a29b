/** Half up, as the server rounds each line. */
const round = (value: number) => Math.floor(value + 0.5)

export interface Line {
  description: string
  quantity: number
  unit_price_cents: number
  discount_percent: number
}

/** What one line comes to, in cents; integers until the last step so that the server comes to the same. */
export function lineTotal({ quantity, unit_price_cents, discount_percent }: Line): number {
  const thousandths = Math.round(quantity * 1000)
  const hundredths = Math.round((100 - discount_percent) * 100)
  return round((thousandths * unit_price_cents * hundredths) / 10_000_000)
}

/** `1.234,56` or `1234.5` or `1234` in cents; NaN for what is no amount. */
export function parseMoney(text: string): number {
  const clean = text.trim().replace(/\s|\$/g, '')
  if (clean === '') return Number.NaN
  const comma = clean.includes(',')
  const plain = comma ? clean.replaceAll('.', '').replace(',', '.') : clean
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** `2`, `2,5`: a quantity; NaN for what is none. */
export function parseNumber(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
}

export function formatMoney(cents: number, currency = 'ARS'): string {
  return new Intl.NumberFormat('es-AR', { style: 'currency', currency }).format(cents / 100)
}
