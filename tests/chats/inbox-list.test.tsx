import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import type { Listener } from '../../src/console/realtime/connection.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, holdCalls } from '../support/network-stubs.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

// The list of chats when its requests and events come late, fail, or start again.

async function addChat({ bot }: Person): Promise<number> {
  const contact = await insert('contact', { bot_id: bot, name: 'Ana Núñez' })
  const now = new Date().toISOString()
  const chat = await insert('chat', {
    ...{ bot_id: bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${bot}`, user_name: 'Ana Núñez' },
    ...{ type: 'request', last_message_text: 'Hola', last_message_at: now, last_inbound_at: now },
  })
  return chat.id
}

const setPriority = (who: Person, id: number, priority: string) =>
  who.call('PUT', '/chats/priority/{bot}', { id, priority })

/** Starts an inbox whose connection the test plays. Returns what the connection reports to. */
async function startInbox(who: Person) {
  localStorage.setItem('jwt', who.token)
  const filter = { ...defaultFilter(), type: 'all' as const, date_start: null, date_end: null }
  let listener: Listener | undefined
  const inbox = createInbox({
    ...{ botId: who.bot, userId: who.me.id, reads: true, filter, storage: memoryStorage() },
    connect: (_bot, given) => {
      listener = given
      return { typing: () => {}, presence: () => {}, close: () => {} }
    },
  })
  const stop = inbox.start()
  await waitFor(() => expect(listener).toBeDefined())
  const item = (id: number) => inbox.store.get().state.chats.get(id)?.item
  return { inbox, stop, item, listener: listener as unknown as Listener }
}

test('the answer of a change is shown without the next list', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  await setPriority(who, id, 'low')
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  const row = await screen.findByRole('button', { name: /^Ana Núñez/ })
  await user.click(row)
  await screen.findByRole('button', { name: 'Más acciones' })
  row.focus()
  await user.keyboard('i')
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar la prioridad' })
  const release = holdCalls('chatFilter')
  await user.click(within(dialog).getByRole('radio', { name: 'Alta' }))
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  expect(await within(row).findByText('Prioridad alta')).toBeInTheDocument()
  release()
})

test('after a server starts its numbers again, its answers replace what was known', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  const { inbox, stop, item, listener } = await startInbox(who)
  const known = item(id)
  if (!known) throw new Error('The list lacks the chat')
  const at = new Date().toISOString()
  const late = { name: 'conversation', seq: 5_000_000, at, bot_id: who.bot, payload: { chat: known } } as const
  listener.onEvent(late)
  await waitFor(() => expect(inbox.knownSeq()).toBe(5_000_000))
  await setPriority(who, id, 'high')
  listener.onReset(3)
  expect(item(id)?.user_name).toBe('Ana Núñez')
  await waitFor(() => expect(item(id)?.priority).toBe('high'))
  stop()
})

test('steady changes do not cancel a list on its way; one more follows it', async () => {
  const who = await createPerson()
  await addChat(who)
  const { inbox, stop } = await startInbox(who)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const before = callsOf('chatFilter').length
  const release = holdCalls('chatFilter')
  const refresh = () => {
    inbox.refresh()
    vi.advanceTimersByTime(500)
  }
  refresh()
  await waitFor(() => expect(callsOf('chatFilter')).toHaveLength(before + 1))
  for (let times = 0; times < 5; times++) refresh()
  expect(callsOf('chatFilter')).toHaveLength(before + 1)
  release()
  await waitFor(() => {
    vi.advanceTimersByTime(100)
    expect(callsOf('chatFilter')).toHaveLength(before + 2)
  })
  stop()
})

test('a list that could not be read again is asked for once more', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  const { inbox, stop, item } = await startInbox(who)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  failNetwork('chatFilter', 1)
  await setPriority(who, id, 'high')
  inbox.refresh()
  vi.advanceTimersByTime(500)
  await waitFor(() => expect(inbox.store.get().list).toBe('failed'))
  expect(item(id)?.priority).toBe('normal')
  await waitFor(() => {
    vi.advanceTimersByTime(1000)
    expect(item(id)?.priority).toBe('high')
  })
  stop()
})
