import { expect, test } from 'vitest'
import { beforeOf } from './range.ts'

test.each([
  ['a month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['March, after a shorter month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['a week', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['thirty days across months', '2026-11-02', '2026-12-01', '2026-10-03', '2026-11-01'],
  ['part of a month', '2026-11-01', '2026-11-29', '2026-10-03', '2026-10-31'],
])('%s is compared with what came before it', (_what, from, to, start, end) => {
  expect(beforeOf({ from, to })).toEqual({ from: start, to: end })
})

test.each([
  ['as many days', 'days', '2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['the first day of the month before', 'month', '2026-12-01', '2026-12-01', '2026-11-01', '2026-11-01'],
  ['as much of the month before', 'month', '2026-12-01', '2026-12-14', '2026-11-01', '2026-11-14'],
  ['no more than the month before has', 'month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['the same days of the month before', 'month', '2026-03-15', '2026-03-20', '2026-02-15', '2026-02-20'],
  ['as many months earlier', 'month', '2026-10-15', '2026-12-10', '2026-07-15', '2026-09-09'],
] as const)('a period can be compared with %s', (_what, compareWith, from, to, start, end) => {
  expect(beforeOf({ from, to }, compareWith)).toEqual({ from: start, to: end })
})
