import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sendConsoleEvent } from '../../../tests/support/sockets.ts'
import { useContentChanges } from './useContentChanges.ts'

afterEach(() => void vi.useRealTimers())

/** Listens to the contacts of a chatbot; `change` tells a change of one of them. */
async function open(botId: number, id?: number) {
  const onChange = vi.fn()
  renderHook(() => useContentChanges(botId, ['contact'], onChange, id))
  await sendConsoleEvent({ name: 'bot-state', bot_id: botId, payload: { botState: 'on', special_state: 'chatbot_on' } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const change = (of?: number) =>
    sendConsoleEvent({
      ...{ name: 'content', bot_id: botId },
      payload: { resource: 'contact', ...(of !== undefined && { id: of }) },
    })
  return { onChange, change }
}

test('changes that keep coming cause a call every two seconds, and those that come together one', async () => {
  const { onChange, change } = await open(9_011)
  for (let count = 0; count < 45; count++) {
    await change()
    vi.advanceTimersByTime(100)
  }
  expect(onChange).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('changes of another one are left out, unless the event does not say which', async () => {
  const { onChange, change } = await open(9_012, 7)
  await change(8)
  vi.advanceTimersByTime(1000)
  expect(onChange).not.toHaveBeenCalled()
  for (const of of [7, undefined]) {
    await change(of)
    vi.advanceTimersByTime(1000)
  }
  expect(onChange).toHaveBeenCalledTimes(2)
})
