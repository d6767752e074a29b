import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyEvent } from '../../../generated/events.ts'
import { useContentChanges } from './useContentChanges.ts'

const parts: { onEvent(event: AnyEvent): void }[] = []
vi.mock('./room.ts', () => ({
  subscribeRoom: (_: number, part: (typeof parts)[number]) => {
    parts.push(part)
    return () => {}
  },
}))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function open(id?: number) {
  const onChange = vi.fn()
  renderHook(() => useContentChanges(1, ['contact'], onChange, id))
  const part = parts.at(-1)
  const change = (of?: number) => {
    const payload = { resource: 'contact', ...(of !== undefined && { id: of }) }
    part?.onEvent({ seq: 1, at: '', name: 'content', payload } as AnyEvent)
  }
  return { onChange, change }
}

test('changes that keep coming cause a call every two seconds, and those that come together one', () => {
  const { onChange, change } = open()
  for (let count = 0; count < 45; count++) {
    change()
    vi.advanceTimersByTime(100)
  }
  expect(onChange).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('changes of another one are left out, unless the event does not say which', () => {
  const { onChange, change } = open(7)
  change(8)
  vi.advanceTimersByTime(1000)
  expect(onChange).not.toHaveBeenCalled()
  for (const of of [7, undefined]) {
    change(of)
    vi.advanceTimersByTime(1000)
  }
  expect(onChange).toHaveBeenCalledTimes(2)
})
