import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { act } from '../../../../tests/support/act.ts'
import { useFilters } from './useFilters.ts'

afterEach(() => vi.useRealTimers())

/** The filters of an open page, in Buenos Aires. */
function open(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/analytics${search}`]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(useFilters, { wrapper })
  return () => result.current.filters.range
}

test('the days of a page that stays open move on at midnight of the business, and two chosen days stay', () => {
  vi.useFakeTimers({ now: new Date('2026-03-11T02:59:00Z') })
  const [today, chosen] = [open('?range=today'), open('?date_start=2026-03-01&date_end=2026-03-10')]
  expect(today()).toEqual({ from: '2026-03-10', to: '2026-03-10' })
  act(() => void vi.advanceTimersByTime(59_000))
  expect(today().to).toBe('2026-03-10')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(today()).toEqual({ from: '2026-03-11', to: '2026-03-11' })
  act(() => void vi.advanceTimersByTime(24 * 3_600_000))
  expect(today()).toEqual({ from: '2026-03-12', to: '2026-03-12' })
  expect(chosen()).toEqual({ from: '2026-03-01', to: '2026-03-10' })
})
