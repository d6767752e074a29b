import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Availability } from './availability.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a probe that never gets an answer is followed by another', async () => {
  const probe = vi
    .fn<() => Promise<unknown>>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue(1)
  const [report, returned] = [vi.fn(), vi.fn()]
  const availability = new Availability({ probe, report })
  availability.onRecovery(returned)
  availability.away(new Error('cut'))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(returned).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(probe).toHaveBeenCalledTimes(2)
  expect(returned).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
})

test('losing and recovering the connection are reported once each, however many statements fail', async () => {
  const probe = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('still cut')).mockResolvedValue(1)
  const [report, returned] = [vi.fn(), vi.fn()]
  const availability = new Availability({ probe, report })
  availability.onRecovery(returned)
  for (let i = 0; i < 3; i++) availability.away(new Error('cut'))
  await vi.advanceTimersByTimeAsync(400)
  expect([report, returned].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  availability.close()
  availability.away(new Error('cut'))
  await vi.advanceTimersByTimeAsync(400)
  expect(report).toHaveBeenCalledOnce()
})
