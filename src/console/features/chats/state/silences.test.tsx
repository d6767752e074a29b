import { afterEach, expect, test, vi } from 'vitest'
import { byRequest, createSilences } from './silences.ts'

afterEach(() => vi.useRealTimers())

test('a request under way explains a loss, also once the time of an earlier one is over', async () => {
  vi.useFakeTimers()
  const onLost = vi.fn()
  const silences = createSilences(onLost)
  const given = () => byRequest
  await silences.during(7, async () => {}, given)
  silences.forget(7)
  let answer = () => {}
  const request = new Promise<void>((resolve) => {
    answer = resolve
  })
  const second = silences.during(7, () => request, given)
  vi.advanceTimersByTime(60_000)
  expect(silences.covers(7, { assign_user: null, erased: false })).toBe(true)
  answer()
  await second
  expect(onLost).not.toHaveBeenCalled()
})
