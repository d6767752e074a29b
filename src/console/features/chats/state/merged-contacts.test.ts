import { expect, test } from 'vitest'
import { applyChat, applyFact, emptyChat } from './chat.ts'
import { chatItem } from './fixtures.ts'
import { mergedContacts } from './merged-contacts.ts'
import type { Chat } from './types.ts'

const chat = (id: number, contact_id: number, seq = 1): Chat =>
  applyChat(emptyChat(id), { seq, value: chatItem({ id, contact_id }) })
const chatsOf = (...all: Chat[]) => new Map(all.map((one) => [one.id, one]))

test('a contact whose chat moved to another became part of it, unless it still has a chat of its own', () => {
  const before = chatsOf(chat(1, 7), chat(2, 7))
  expect(mergedContacts([1], before, chatsOf(chat(1, 8, 2), chat(2, 7)))).toEqual([])
  expect(mergedContacts([1], before, chatsOf(chat(1, 8, 2), chat(2, 8, 2)))).toEqual([[7, 8]])
})

test('a chat that left earlier, of which nothing more is heard, does not keep its contact apart', () => {
  const left = applyFact(chat(2, 7), 'left', { seq: 2, value: { assign_user: null, erased: false } })
  expect(mergedContacts([1], chatsOf(chat(1, 7), left), chatsOf(chat(1, 8, 3), left))).toEqual([[7, 8]])
})
