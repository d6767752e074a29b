import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalsOf } from './budget.ts'

describe('totalsOf', () => {
  test('computes the total with the tax included in the prices', () => {
    const items = [{ quantity: 2, unit_price_cents: 4_590_000, discount_percent: 10, tax_rate: 21 }]
    expect(totalsOf(items, null, 'included', 21)).toEqual({
      ...{ lines: [8_262_000], subtotal_cents: 8_262_000, discount_cents: 0, tax_total_cents: 1_433_901 },
      total_cents: 8_262_000,
    })
  })

  test('rounds halves up, line by line', () => {
    const half = { quantity: 0.5, unit_price_cents: 1, tax_rate: 50 }
    expect(totalsOf([half, half], null, 'added', 21)).toMatchObject({
      lines: [1, 1],
      tax_total_cents: 2,
      total_cents: 4,
    })
    // 1.005 × 100 is 100.49999999999999 in floating point
    expect(totalsOf([{ quantity: 1.005, unit_price_cents: 100 }], null, 'none', 21).lines).toEqual([101])
  })

  test('subtracts an overall discount before the tax and never returns a negative total', () => {
    const items = [
      { quantity: 1, unit_price_cents: 10_000 },
      { quantity: 1, unit_price_cents: 5_000, tax_rate: 0 },
    ]
    expect(totalsOf(items, { kind: 'percent', value: 10 }, 'added', 21)).toMatchObject({
      ...{ subtotal_cents: 15_000, discount_cents: 1_500, tax_total_cents: 1_890, total_cents: 15_390 },
    })
    expect(totalsOf(items, { kind: 'cents', value: 99_999 }, 'included', 21)).toMatchObject({
      total_cents: 0,
      tax_total_cents: 0,
    })
  })

  test('returns whole, non-negative cents that add up, for any input', () => {
    const item = fc.record({
      quantity: fc.double({ min: 0.0001, max: 1e6, noNaN: true }),
      unit_price_cents: fc.integer({ min: 0, max: 1e8 }),
      discount_percent: fc.double({ min: 0, max: 100, noNaN: true }),
      tax_rate: fc.constantFrom(0, 10.5, 21, 27),
    })
    const discount = fc.option(
      fc.record({
        kind: fc.constantFrom('percent' as const, 'cents' as const),
        value: fc.double({ min: 0, max: 1e6, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 8 }),
        discount,
        fc.constantFrom('included' as const, 'added' as const, 'none' as const),
        (items, off, mode) => {
          const sums = totalsOf(items, off, mode, 21)
          expect(sums.lines.reduce((a, b) => a + b, 0)).toBe(sums.subtotal_cents)
          expect(sums.total_cents).toBe(
            sums.subtotal_cents - sums.discount_cents + (mode === 'added' ? sums.tax_total_cents : 0),
          )
          for (const value of [sums.total_cents, sums.tax_total_cents, sums.discount_cents])
            expect(Number.isInteger(value) && value >= 0).toBe(true)
        },
      ),
    )
  })
})
