import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { reconnectAfterGap, sendConsoleEvent } from '../../../tests/support/sockets.ts'
import { api } from '../api/client.ts'
import { useAvailability } from './useAvailability.ts'

afterEach(() => vi.restoreAllMocks())

test('the availability is read again once connected, and after events may have been missed', async () => {
  const get = vi.spyOn(api, 'GET').mockReturnValue(new Promise(() => {}))
  const reads = () => get.mock.calls.filter(([path]) => path === '/team/availability/{bot}').length
  renderHook(() => useAvailability(9_001))
  expect(reads()).toBe(1)
  // Another connection of the page may have ended the absence before this one heard events.
  await sendConsoleEvent({ name: 'bot-state', bot_id: 9_001, payload: { botState: 'on', special_state: 'chatbot_on' } })
  expect(reads()).toBe(2)
  reconnectAfterGap()
  expect(reads()).toBe(3)
})
