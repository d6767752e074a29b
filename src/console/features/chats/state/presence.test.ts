import { expect, test } from 'vitest'
import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Typing } from '../../../../contract/realtime.ts'
import { applyTyping, clearTyping, createTypingOrder } from './presence.ts'

const said = (type: 'user' | 'agent', user_name: string) =>
  ({ name: 'message', payload: { chat_id: 7, message: { type, user_name } } }) as AnyEvent
const types = (user: Typing['user'] = null): Typing => ({ bot_id: 1, chat_id: 7, typing: true, user })

test('a message ends the typing of its author, and of nobody else', () => {
  const lucia = { id: 3, name: 'Lucía' }
  const typing = applyTyping(applyTyping(new Map(), types()), types(lucia))
  expect([...clearTyping(typing, [said('user', 'Ana')]).keys()]).toEqual(['7:3'])
  expect([...clearTyping(typing, [said('agent', 'Lucía')]).keys()]).toEqual(['7:customer'])
})

test('what was typed before a message and arrives after it is ignored; what is typed next is not', () => {
  let now = 10_000
  const order = createTypingOrder(() => now)
  expect(order.isLate(types())).toBe(false)
  order.hear([said('user', 'Ana')])
  expect(order.isLate(types())).toBe(true)
  expect(order.isLate({ ...types(), typing: false })).toBe(false)
  expect(order.isLate(types({ id: 3, name: 'Lucía' }))).toBe(false)
  now += 2000
  expect(order.isLate(types())).toBe(false)
})
