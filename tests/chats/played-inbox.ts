import { waitFor } from '@testing-library/react'
import { afterEach } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import type { Listener } from '../../src/console/realtime/connection.ts'
import { insert, type Person } from '../support/backend.ts'

// An inbox without its page, whose connection the test plays.

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

/** Adds a chat of a customer to a chatbot, with columns that differ. */
export async function addChat({ bot }: Person, given: object = {}): Promise<number> {
  const contact = await insert('contact', { bot_id: bot, name: 'Ana Núñez' })
  const now = new Date().toISOString()
  const chat = await insert('chat', {
    ...{ bot_id: bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${bot}`, user_name: 'Ana Núñez' },
    ...{ type: 'request', last_message_text: 'Hola', last_message_at: now, last_inbound_at: now },
    ...given,
  })
  return chat.id
}

/** Changes a chat as a colleague does, which writes an event. */
export const setPriority = (who: Person, id: number, priority: string) =>
  who.call('PUT', '/chats/priority/{bot}', { id, priority })

/** Creates an inbox that is not started, and what its connection is opened with. */
export function playedInbox(who: Person) {
  localStorage.setItem('jwt', who.token)
  const filter = { ...defaultFilter(), type: 'all' as const, date_start: null, date_end: null }
  const opened: { listener: Listener; since: number | undefined }[] = []
  const inbox = createInbox({
    ...{ botId: who.bot, userId: who.me.id, reads: true, filter, storage: memoryStorage() },
    connect: (_bot, listener, since) => {
      opened.push({ listener, since })
      return { typing: () => {}, presence: () => {}, close: () => {} }
    },
  })
  const start = () => {
    const stop = inbox.start()
    stops.push(stop)
    return stop
  }
  const item = (id: number) => inbox.store.get().state.chats.get(id)?.item
  const thread = (id: number) => inbox.store.get().state.threads.get(id)
  return { inbox, actions: chatActions(who.bot, inbox), item, thread, opened, start }
}

/** Starts an inbox; returns also what its connection reports to. The inbox stops with the test. */
export async function startInbox(who: Person) {
  const { opened, start, ...played } = playedInbox(who)
  const stop = start()
  const [{ listener }] = await waitFor(() => {
    if (opened.length === 0) throw new Error('The inbox has not connected')
    return opened as [(typeof opened)[number]]
  })
  return { ...played, stop, listener }
}
