import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../../../../tests/support/act.ts'
import { stopAnswering } from '../../../../../tests/support/network-stubs.ts'
import { api } from '../../../api/client.ts'
import { type ChatsContext, ChatsContextProvider } from '../context.ts'
import { defaultFilter } from '../filters/filter.ts'
import { memoryStorage } from '../outbox/storage.ts'
import { chatItem } from '../state/fixtures.ts'
import { createInbox } from '../state/inbox.ts'
import { useMarkRead } from './useMarkRead.ts'

beforeEach(stopAnswering)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Renders what is read of a chat, for Ana. */
function reading(given: object) {
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const room = { botId: 1, me: { id: 7, name: 'Ana' }, reads: true, inbox } as ChatsContext
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ChatsContextProvider value={room}>{children}</ChatsContextProvider>
  )
  const chat = chatItem({ id: 1, open: true, ...given })
  return renderHook((covered: boolean) => useMarkRead(chat, [], covered), { wrapper, initialProps: false })
}

const marina = { id: 8, name: 'Marina Sosa' }

test.each([
  ['of nobody is', { assign_user: null }, 1],
  ['of the person is', { assign_user: { id: 7, name: 'Ana' } }, 1],
  ['that a colleague attends is not', { assign_user: marina, type: 'live', live: true }, 0],
  ['that the bot attends and that names a colleague is', { assign_user: marina, type: 'bot', live: false }, 1],
] as const)('a chat %s read by who has it open', (_, given, times) => {
  const post = vi.spyOn(api, 'POST')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reading(given)
  act(() => void vi.advanceTimersByTime(5000))
  expect(post).toHaveBeenCalledTimes(times)
})

test('a chat is not read while its contact is shown in place of its messages, and is once they are', () => {
  const post = vi.spyOn(api, 'POST')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = reading({})
  rerender(true)
  act(() => void vi.advanceTimersByTime(5000))
  expect(post).not.toHaveBeenCalled()
  rerender(false)
  act(() => void vi.advanceTimersByTime(5000))
  expect(post).toHaveBeenCalledOnce()
})
