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

test('a chat is not read while its contact is shown in place of its messages, and is once they are', () => {
  const post = vi.spyOn(api, 'POST')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const room = { botId: 1, me: { id: 7, name: 'Ana' }, reads: true, inbox } as ChatsContext
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ChatsContextProvider value={room}>{children}</ChatsContextProvider>
  )
  const chat = chatItem({ id: 1, open: true })
  const read = (covered: boolean) => useMarkRead(chat, [], covered)
  const { rerender } = renderHook(read, { wrapper, initialProps: true })
  act(() => void vi.advanceTimersByTime(5000))
  expect(post).not.toHaveBeenCalled()
  rerender(false)
  act(() => void vi.advanceTimersByTime(5000))
  expect(post).toHaveBeenCalledOnce()
})
