import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../api/client.ts'
import { useAvailability } from './useAvailability.ts'

interface Part {
  onReset(seq: number, beginning: boolean): void
}

const parts: Part[] = []
vi.mock('../realtime/room.ts', () => ({
  subscribeRoom: (_: number, part: Part) => {
    parts.push(part)
    return () => {}
  },
}))

afterEach(() => vi.restoreAllMocks())

test('the availability is read again after events may have been missed, and not twice at the beginning', () => {
  const get = vi.spyOn(api, 'GET').mockReturnValue(new Promise(() => {}))
  renderHook(() => useAvailability(1))
  parts[0]?.onReset(1, true)
  expect(get).toHaveBeenCalledTimes(1)
  parts[0]?.onReset(9, false)
  expect(get).toHaveBeenCalledTimes(2)
})
