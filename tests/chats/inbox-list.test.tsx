import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { isPinned } from '../../src/console/features/chats/state/pins.ts'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { addChat, playedInbox, setPriority, startInbox } from './played-inbox.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

// The list of chats when its requests and events come late, fail, or start again.

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
  const { inbox, item, listener } = await startInbox(who)
  const known = item(id)
  if (!known) throw new Error('The list lacks the chat')
  const at = new Date().toISOString()
  const late = { name: 'conversation', seq: 5_000_000, at, bot_id: who.bot, payload: { chat: known } } as const
  listener.onEvent(late)
  await waitFor(() => expect(inbox.knownSeq()).toBe(5_000_000))
  await setPriority(who, id, 'high')
  listener.onReset(3, true)
  expect(item(id)?.user_name).toBe('Ana Núñez')
  await waitFor(() => expect(item(id)?.priority).toBe('high'))
})

test('steady changes do not cancel a list on its way; one more follows it', async () => {
  const who = await createPerson()
  await addChat(who)
  const { inbox } = await startInbox(who)
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
})

test('a list that could not be read again is asked for once more', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  const { inbox, item } = await startInbox(who)
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
})

test('a list that cannot be read is asked for ever more rarely, also when it shows only what changed', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  failNetwork('chatFilter')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { inbox, listener } = await startInbox(who)
  const chat = { ...(await who.call('POST', '/chats/filter/{bot}', { type: 'all' })).data[0], id }
  const at = new Date().toISOString()
  listener.onEvent({ name: 'conversation', seq: 9_000, at, bot_id: who.bot, payload: { chat } })
  await waitFor(() => expect(inbox.store.get().listing.changed.has(id)).toBe(true))
  const failedAfter = async (wait: number) => {
    const before = callsOf('chatFilter').length
    vi.advanceTimersByTime(wait)
    await waitFor(() => expect(inbox.store.get().list).toBe('failed'))
    return callsOf('chatFilter').length - before
  }
  // An event does not shorten the pause.
  expect(await failedAfter(400)).toBe(0)
  for (let times = 0; times < 6; times++) {
    vi.advanceTimersByTime(60_000)
    await waitFor(() => expect(callsOf('chatFilter').every(({ status }) => status === 0)).toBe(true))
  }
  expect(await failedAfter(50_000)).toBe(0)
  await waitFor(async () => expect(await failedAfter(2_000)).toBe(1))
})

test('a list that is refused is not asked for again', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  const { inbox } = await startInbox(who)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await stubAnswer('chatFilter', 403, { message: 'No tienes permiso para ver esto.', code: 'forbidden' })
  inbox.refresh()
  vi.advanceTimersByTime(500)
  await waitFor(() => expect(inbox.store.get().list).toBe('failed'))
  const before = callsOf('chatFilter').length
  await vi.advanceTimersByTimeAsync(600_000)
  // By the answer of another request, one of the list would have been sent.
  await inbox.select(id)
  expect(callsOf('chatGet')).toHaveLength(1)
  expect(callsOf('chatFilter')).toHaveLength(before)
})

test('rows that could not be read again say so until they are', async () => {
  const who = await createPerson()
  await addChat(who)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  const row = await screen.findByRole('button', { name: /^Ana Núñez/ })
  await user.click(row)
  const more = await screen.findByRole('button', { name: 'Más acciones' })
  failNetwork('chatFilter', 1)
  await user.click(more)
  await user.click(screen.getByRole('menuitem', { name: 'Asignarme' }))
  expect(await screen.findByText('No pudimos actualizar la lista: puede haber cambios que no ves.')).toBeVisible()
  expect(row).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/^No pudimos actualizar la lista/)).toBeNull())
})

test('an inbox that was left asks for nothing more', async () => {
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
  refresh()
  stop()
  release()
  await vi.advanceTimersByTimeAsync(1000)
  inbox.refresh()
  await vi.advanceTimersByTimeAsync(1000)
  expect(callsOf('chatFilter')).toHaveLength(before + 1)
})

test('the connection begins with the events that the list lacks, although an open chat is newer', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  await setPriority(who, id, 'high')
  await setPriority(who, id, 'low')
  const { inbox, opened, start } = playedInbox(who)
  await inbox.select(id)
  expect(inbox.knownSeq()).toBeGreaterThan(1)
  await stubAnswer('chatFilter', 200, { data: [], total_pages: 0, total_chats: 0, seq: 1 }, { times: 1 })
  start()
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]?.since).toBe(1)
})

test('a chat that is unpinned goes to its place without waiting for the event', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  await who.call('PUT', '/chats/pin/{bot}', { id, pinned: true })
  const { inbox, actions } = await startInbox(who)
  const pinned = () => isPinned(inbox.store.get().state.pins, id)
  expect(pinned()).toBe(true)
  await actions.pin(id, false)
  expect(pinned()).toBe(false)
})

test('a chat that the user opens leaves the unread number of the menu at once', async () => {
  const who = await createPerson()
  const at = new Date().toISOString()
  for (const name of ['Beto', 'Caro']) {
    const contact = await insert('contact', { bot_id: who.bot, name })
    await insert('chat', {
      ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: name, user_name: name },
      ...{ type: 'request', open: true, unread_count: 1, last_message_text: 'Hola' },
      ...{ last_message_at: at, last_inbound_at: at },
    })
  }
  openConsole('/chats?dates=empty', who)
  await screen.findByRole('link', { name: 'Conversaciones (2 sin leer)' })
  const release = holdCalls('chatCountsGet')
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Beto/ }))
  expect(screen.getByRole('link', { name: 'Conversaciones (1 sin leer)' })).toBeInTheDocument()
  release()
})

test('a chat that the user opens leaves each unread number that counts it, and no other', async () => {
  const who = await createPerson()
  const { id: area_id } = await who.call('POST', '/bots/areas/{bot}', {
    name: 'Ventas',
    color: '#1b6ac9',
    user_ids: [],
  })
  const unread = { open: true, unread_count: 1 }
  const id = await addChat(who, { ...unread, assign_user_id: who.me.id, sender_id: 'mía', area_id })
  const free = await addChat(who, { ...unread, sender_id: 'libre' })
  const { inbox } = await startInbox(who)
  inbox.recount()
  await waitFor(() => expect(inbox.store.get().counts?.unread).toBe(2))
  holdCalls('chatCountsGet')
  const numbers = () => {
    const { unread, mine, unassigned, areas } = inbox.store.get().counts ?? {}
    return [unread, mine?.unread, unassigned?.unread, ...(areas ?? []).map((one) => one.unread)]
  }
  expect(numbers()).toEqual([2, 1, 1, 1, 1])
  void inbox.select(id)
  expect(numbers()).toEqual([1, 0, 1, 0, 1])
  void inbox.select(free)
  expect(numbers()).toEqual([0, 0, 0, 0, 0])
})
