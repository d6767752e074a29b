import { expect, test } from 'vitest'
import type { AnyEvent } from '../../../generated/events.ts'
import { chatItem } from '../features/chats/state/fixtures.ts'
import { urgentAlerts } from './alerts.ts'
import { isUrgentNow, waitsUrgently } from './urgent.ts'

const urgent = chatItem({ id: 7, urgency: 'charge' })
const arrival = (chat: typeof urgent, became_urgent = false) =>
  ({
    ...{ seq: 1, at: '2026-11-20T12:00:00.000Z' },
    name: 'conversation',
    payload: { chat, ...(became_urgent && { became_urgent }) },
  }) as AnyEvent

test('who becomes urgent is announced with the reason, once', () => {
  expect(urgentAlerts([arrival(urgent, true), arrival(urgent)])).toEqual([
    { chatId: 7, title: 'Urgente: Lucía Fernández', text: 'Le cobraron mal' },
  ])
})

test('a chat that was urgent before the page was opened is not announced', () => {
  expect(urgentAlerts([arrival(urgent)])).toEqual([])
})

test('a resolved chat is not urgent, and one that is attended does not wait', () => {
  expect([urgent, chatItem({ ...urgent, state: 2 })].map(isUrgentNow)).toEqual([true, false])
  const attended = chatItem({ ...urgent, type: 'live', live: true })
  expect([urgent, attended, chatItem({ ...urgent, state: 2 })].map(waitsUrgently)).toEqual([true, false, false])
  expect(isUrgentNow(attended)).toBe(true)
})
