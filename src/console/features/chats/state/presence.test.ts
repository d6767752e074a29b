import { expect, test } from 'vitest'
import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Typing } from '../../../../contract/realtime.ts'
import { applyTyping, clearTyping } from './presence.ts'

const said = (type: 'user' | 'agent', user_id?: number) =>
  ({ name: 'message', payload: { chat_id: 7, message: { type, user_id } } }) as AnyEvent
const types = (user: Typing['user'] = null): Typing => ({ bot_id: 1, chat_id: 7, typing: true, user })

test('a message ends the typing of its author, and of nobody else', () => {
  const lucia = { id: 3, name: 'Lucía' }
  const typing = applyTyping(applyTyping(new Map(), types()), types(lucia))
  expect([...clearTyping(typing, [said('user')]).keys()]).toEqual(['7:3'])
  expect([...clearTyping(typing, [said('agent', 3)]).keys()]).toEqual(['7:customer'])
})
