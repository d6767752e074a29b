import { describe, expect, it } from 'vitest'
import { lineTotal, parseMoney, parseQuantity } from './money.ts'

const line = (quantity: number, unit_price_cents: number, discount_percent = 0) =>
  lineTotal({ description: 'x', quantity, unit_price_cents, discount_percent })

describe('quotation amounts', () => {
  it('lineTotal rounds each line half up without losing cents to fractions', () => {
    expect(line(3, 1999)).toBe(5997)
    expect(line(0.5, 101)).toBe(51)
    expect(line(1, 1005, 10)).toBe(905)
    expect(line(1.1, 110)).toBe(121)
    expect(line(1, 99_999, 100)).toBe(0)
  })

  it('parseMoney and parseQuantity read amounts as every number of the console is read', () => {
    const NO = Number.NaN
    const amounts = ['1.234,56', '1234.5', '$ 1234', '0,5', '1.000', '1.500', '12,345', '-1', 'x', '']
    expect(amounts.map(parseMoney)).toEqual([123456, 123450, 123400, 50, 100000, 150000, NO, NO, NO, NO])
    const quantities = ['2', '2,5', '2,125', '2.5', '1.000', '1.500', '2,1255', '1e3', '-1', '']
    expect(quantities.map(parseQuantity)).toEqual([2, 2.5, 2.125, 2.5, 1000, 1500, NO, NO, NO, NO])
  })
})
