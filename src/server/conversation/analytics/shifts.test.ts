import { expect, test } from 'vitest'
import { shiftsOf } from './shifts.ts'

const busy = (weekday: 0 | 1 | 6, from: number, to: number, handed_off: number) =>
  Array.from({ length: to - from }, (_, place) => ({ weekday, hour: from + place, handed_off }))

test('an hour is divided by how often its day of the week is in the period', () => {
  // Two Mondays and one Tuesday.
  const days = { from: '2026-11-02', to: '2026-11-10' }
  expect(shiftsOf([...busy(0, 10, 12, 16), ...busy(1, 10, 12, 8)], { ...days, to: '2026-11-09' })).toEqual([
    { weekday: 0, from: 10, to: 12, per_hour: 8, people: 2 },
    { weekday: 1, from: 10, to: 12, per_hour: 8, people: 2 },
  ])
  // One more Tuesday.
  expect(shiftsOf([...busy(0, 10, 12, 16), ...busy(1, 10, 12, 8)], days)).toEqual([
    { weekday: 0, from: 10, to: 12, per_hour: 8, people: 2 },
  ])
})

test('a single busy hour is no shift, nor are hours far below the peak', () => {
  const days = { from: '2026-11-02', to: '2026-11-08' }
  expect(shiftsOf([...busy(0, 10, 11, 9), ...busy(6, 20, 23, 9), ...busy(6, 8, 12, 2)], days)).toEqual([
    { weekday: 6, from: 20, to: 23, per_hour: 9, people: 2 },
  ])
})

test('few conversations per hour over a long time are enough, few in all are not', () => {
  const year = { from: '2025-11-03', to: '2026-11-01' }
  expect(shiftsOf([...busy(0, 9, 12, 18), ...busy(1, 9, 12, 15), ...busy(6, 3, 5, 2)], year)).toEqual([
    { weekday: 0, from: 9, to: 12, per_hour: 0.3, people: 1 },
    { weekday: 1, from: 9, to: 12, per_hour: 0.3, people: 1 },
  ])
  expect(shiftsOf(busy(0, 9, 12, 9), year)).toEqual([])
  expect(shiftsOf([...busy(0, 9, 11, 2), ...busy(1, 9, 11, 2), ...busy(6, 1, 23, 2)], year)).toEqual([])
})
