import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetch, prefetched } from '../../src/console/api/prefetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const send = async () => 'sent again'

test('a prefetch serves one equal request', async () => {
  prefetch('/list', async () => 'early')
  expect(await prefetched('/list', send)).toBe('early')
  expect(await prefetched('/list', send)).toBe('sent again')
})

test('a prefetch does not serve another request', async () => {
  prefetch('/list', async () => 'early')
  expect(await prefetched('/list?page=2', send)).toBe('sent again')
})

test('a prefetch does not serve the next session', async () => {
  localStorage.setItem('jwt', 'first')
  prefetch('/list', async () => 'early')
  localStorage.setItem('jwt', 'second')
  expect(await prefetched('/list', send)).toBe('sent again')
})

test('a prefetch that has failed is repeated', async () => {
  await expect(prefetch('/list', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(await prefetched('/list', send)).toBe('sent again')
})

test('a prefetch serves for five seconds', async () => {
  await prefetch('/list', async () => 'early')
  await prefetch('/other', async () => 'early')
  await vi.advanceTimersByTimeAsync(4900)
  expect(await prefetched('/list', send)).toBe('early')
  await vi.advanceTimersByTimeAsync(200)
  expect(await prefetched('/other', send)).toBe('sent again')
})
