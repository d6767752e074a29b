import { expect, test } from 'vitest'
import { spansOf } from './days.ts'
import { rangeFault, rangeOf, rangeText } from './period.ts'

// In Buenos Aires it is still the 31st of March.
const now = new Date('2027-04-01T01:00:00Z')

test.each([
  ['today', '2027-03-31', '2027-03-31'],
  ['yesterday', '2027-03-30', '2027-03-30'],
  ['7d', '2027-03-24', '2027-03-30'],
  ['30d', '2027-03-01', '2027-03-30'],
  ['month', '2027-03-01', '2027-03-31'],
  ['last-month', '2027-02-01', '2027-02-28'],
  ['90d', '2026-12-31', '2027-03-30'],
  ['13m', '2026-02-28', '2027-03-30'],
] as const)('the range %s goes from %s to %s', (preset, from, to) => {
  expect(rangeOf(preset, now)).toEqual({ from, to })
  expect(rangeFault({ from, to }, now)).toBeUndefined()
})

test.each([
  [{ from: '', to: '2027-03-30' }, 'Elige los dos días.'],
  [{ from: '2027-02-30', to: '2027-03-30' }, 'Esa fecha no existe.'],
  [{ from: '2027-03-30', to: '2027-03-29' }, 'Es anterior a «Desde». Elige otra.'],
  [{ from: '2027-03-30', to: '2027-04-01' }, 'Ese día todavía no llegó. Elige otro.'],
  [{ from: '2026-01-01', to: '2027-03-30' }, 'Elige hasta 13 meses.'],
])('%j is no range', (range, fault) => {
  expect(rangeFault(range, now)).toBe(fault)
})

test('a range is written with its years where one is not this one', () => {
  expect(rangeText({ from: '2027-03-01', to: '2027-03-30' }, now)).toBe('Del 01/03 al 30/03')
  expect(rangeText({ from: '2026-12-31', to: '2027-03-30' }, now)).toBe('Del 31/12/2026 al 30/03/2027')
  expect(rangeText({ from: '2027-03-30', to: '2027-03-30' }, now)).toBe('El 30/03')
})

test('many days are gathered into weeks that begin on Monday', () => {
  const day = (at: number) => ({ day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10) })
  expect(spansOf([day(0), day(1)]).map(({ label }) => label)).toEqual(['01/01/2026', '02/01/2026'])
  const weeks = spansOf(Array.from({ length: 100 }, (_, at) => day(at)))
  expect(weeks).toHaveLength(15)
  // The 1st of January of 2026 is a Thursday.
  expect(weeks.slice(0, 2).map(({ key, last, label }) => [key, last, label])).toEqual([
    ['2026-01-01', '2026-01-04', '01/01 al 04/01/2026 (semana incompleta)'],
    ['2026-01-05', '2026-01-11', '05/01 al 11/01/2026'],
  ])
})
