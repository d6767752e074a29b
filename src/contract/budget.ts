// Totals of a quotation, shared by the server and the console: whole cents, rounded half up per line.

/** The fields of an item that its total depends on. */
interface PricedItem {
  quantity: number
  unit_price_cents: number
  /** percent, 0 to 100 */
  discount_percent?: number
  /** percent, 0 to 100; defaults to the default rate */
  tax_rate?: number
}

type Discount = { kind: 'percent' | 'cents'; value: number } | null

/** Whether prices include the tax, the tax is added to them, or there is no tax. */
type TaxMode = 'included' | 'added' | 'none'

interface Totals {
  /** line totals in cents, in the order of the items */
  lines: number[]
  subtotal_cents: number
  discount_cents: number
  tax_total_cents: number
  total_cents: number
}

const DECIMALS = 10n ** 10n

/** Converts a decimal number to an integer number of ten-billionths. */
function exact(value: number): bigint {
  const [whole = '0', fraction = ''] = value.toFixed(10).split('.')
  return BigInt(whole) * DECIMALS + BigInt(fraction.padEnd(10, '0'))
}

/** Returns a / b rounded half up. Both must be non-negative. */
function rounded(a: bigint, b: bigint): bigint {
  return (2n * a + b) / (2n * b)
}

const HUNDRED = 100n * DECIMALS

/** Returns the totals of a quotation. Throws `RangeError` when an amount exceeds the safe integer range. */
export function totalsOf(items: readonly PricedItem[], discount: Discount, mode: TaxMode, defaultRate: number): Totals {
  const lines = items.map(({ quantity, unit_price_cents, discount_percent = 0 }) =>
    rounded(exact(quantity) * BigInt(unit_price_cents) * (HUNDRED - exact(discount_percent)), DECIMALS * HUNDRED),
  )
  const subtotal = lines.reduce((sum, line) => sum + line, 0n)
  const taken = discounted(subtotal, discount)
  const shares = share(taken, lines, subtotal)
  const taxes = items.map(({ tax_rate = defaultRate }, i) => {
    const base = (lines[i] ?? 0n) - (shares[i] ?? 0n)
    const rate = exact(tax_rate)
    if (mode === 'none') return 0n
    return mode === 'added' ? rounded(base * rate, HUNDRED) : rounded(base * rate, HUNDRED + rate)
  })
  const tax = taxes.reduce((sum, one) => sum + one, 0n)
  return {
    lines: lines.map(whole),
    subtotal_cents: whole(subtotal),
    discount_cents: whole(taken),
    tax_total_cents: whole(tax),
    total_cents: whole(subtotal - taken + (mode === 'added' ? tax : 0n)),
  }
}

/** The fields of a quotation that {@link sumsOf} needs. */
interface Summed {
  subtotal_cents: number
  discount: Discount
  tax_total_cents: number
  total_cents: number
}

/**
 * Derives the discount in cents and the tax mode from the stored amounts of a quotation. The current settings cannot be
 * used because they may have changed since the quotation was created.
 */
export function sumsOf({ subtotal_cents, discount, tax_total_cents, total_cents }: Summed) {
  const discount_cents = whole(discounted(BigInt(subtotal_cents), discount))
  const net = subtotal_cents - discount_cents
  const tax_mode: TaxMode = tax_total_cents === 0 ? 'none' : total_cents === net ? 'included' : 'added'
  return { discount_cents, tax_mode }
}

/** A line below the items of a quotation. Tax included in the prices is listed after the total. */
interface SumLine {
  label: string
  cents: number
  total?: true
}

/** Returns the lines that lead to the total, the same in the PDF, on the customer's page and in the console. */
export function sumLines(budget: Omit<Summed, 'discount'> & ReturnType<typeof sumsOf>): SumLine[] {
  const { subtotal_cents, discount_cents, tax_mode, tax_total_cents, total_cents } = budget
  const lines: SumLine[] = [{ label: 'Subtotal', cents: subtotal_cents }]
  if (discount_cents > 0) lines.push({ label: 'Descuento', cents: -discount_cents })
  if (tax_mode === 'added') lines.push({ label: 'IVA', cents: tax_total_cents })
  lines.push({ label: 'Total', cents: total_cents, total: true })
  if (tax_mode === 'included') lines.push({ label: 'IVA incluido en el total', cents: tax_total_cents })
  return lines
}

function discounted(subtotal: bigint, discount: Discount): bigint {
  if (!discount) return 0n
  const wanted =
    discount.kind === 'percent'
      ? rounded(subtotal * exact(Math.min(discount.value, 100)), HUNDRED)
      : BigInt(Math.round(discount.value))
  return wanted < subtotal ? wanted : subtotal
}

/**
 * Spreads the discount over the lines in proportion to their amounts. The rounding remainder goes to the first lines.
 */
function share(taken: bigint, lines: readonly bigint[], subtotal: bigint): bigint[] {
  if (subtotal === 0n) return lines.map(() => 0n)
  const shares = lines.map((line) => (line * taken) / subtotal)
  let rest = taken - shares.reduce((sum, one) => sum + one, 0n)
  return shares.map((one, i) => {
    const more = rest > 0n && one < (lines[i] ?? 0n) ? 1n : 0n
    rest -= more
    return one + more
  })
}

function whole(cents: bigint): number {
  const value = Number(cents)
  if (!Number.isSafeInteger(value)) throw new RangeError('The amount is too large')
  return value
}
