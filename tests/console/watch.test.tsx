import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import type { AnyEvent } from '../../generated/events.ts'
import { message } from '../../src/console/features/chats/state/fixtures.ts'
import Watch from '../../src/console/features/chats/watch/Watch.tsx'
import { currentSession, startSession } from '../../src/console/session/index.ts'
import { resetSession } from '../../src/console/session/state.ts'
import { Sidebar } from '../../src/console/shell/Sidebar.tsx'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { act } from '../support/act.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { stubAnswer } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'

const preferences = { desktop_notifications: true, only_when_hidden: false, sound: 'none' } as const
const shown: { title: string; body?: string; click: () => void }[] = []
let marina: Person
let stop = () => {}

class FakeNotification {
  static permission = 'granted'
  onclick: (() => void) | null = null
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body, click: () => this.onclick?.() })
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification)
  shown.length = 0
})
afterEach(() => {
  stop()
  toast.clear()
  vi.unstubAllGlobals()
})

/** Renders a page other than the chats, with the menu beside it. */
async function open(given: Parameters<typeof createPerson>[0] = {}) {
  resetSession()
  marina = await createPerson({ preferences, ...given })
  localStorage.setItem('jwt', marina.token)
  stop = startSession()
  await waitFor(() => expect(currentSession().status).toBe('in'))
  const page = (
    <>
      <Sidebar narrow={false} open={false} collapsed={false} onClose={() => {}} onCollapse={() => {}} />
      <Watch botId={marina.bot} />
      <Toaster />
    </>
  )
  return openRoutes([{ path: '*', element: page }], '/contacts')
}

const say = (event: Pick<AnyEvent, 'name' | 'payload'>) => sendConsoleEvent({ bot_id: marina.bot, ...event })
const written = (type: 'user' | 'bot', text: string) =>
  say({ name: 'message', payload: { chat_id: 12, message: message({ id: 1, type, text, user_name: 'Lucía' }) } })

/** Returns counts with the given number of unread chats and nothing else. */
function unread(count: number): components['schemas']['ChatCounts'] {
  const none = { total: 0, unread: 0 }
  const fresh = { total: count, unread: count }
  return {
    unread: count,
    mine: none,
    unassigned: none,
    new: fresh,
    snoozed: none,
    mentions: none,
    areas: [],
    views: [],
  }
}

test('a message of a customer shows a notification on any page, which opens the chat', async () => {
  const router = await open()
  await written('bot', 'Hola')
  await written('user', '¿Tienen bisagras?')
  expect(shown).toMatchObject([{ title: 'Lucía', body: '¿Tienen bisagras?' }])
  act(() => shown[0]?.click())
  await waitFor(() => expect(router.at()).toMatchObject({ pathname: '/chats', search: '?id=12' }))
})

test('no notification in quiet hours, nor in a visible window when only_when_hidden is set', async () => {
  const always: components['schemas']['Me']['preferences']['quiet_hours'] = {
    enabled: true,
    from: '00:00',
    to: '00:00',
    days: [0, 1, 2, 3, 4, 5, 6],
  }
  await open({ preferences: { ...preferences, only_when_hidden: true } })
  await written('user', 'A la vista')
  expect(shown).toEqual([])
  stop()
  await open({ preferences: { ...preferences, quiet_hours: always } })
  await written('user', 'De noche')
  expect(shown).toEqual([])
})

test('the menu shows the number of unread chats and follows events', async () => {
  await stubAnswer('chatCountsGet', 200, unread(2))
  await open()
  expect(await screen.findByRole('link', { name: 'Conversaciones (2 sin leer)' })).toBeInTheDocument()
  await stubAnswer('chatCountsGet', 200, unread(120))
  await written('user', 'Otra más')
  await waitFor(() => expect(screen.getByText('99+')).toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Conversaciones (120 sin leer)' })).toBeInTheDocument()
})

test('the menu shows no number without unread chats', async () => {
  await open()
  await written('bot', 'Hola')
  expect(screen.getByRole('link', { name: 'Conversaciones' })).toBeInTheDocument()
})

test('a snoozed chat that returns is announced to who snoozed it, with a link to open it', async () => {
  const router = await open()
  const snoozed = (woken_for: number | null) =>
    say({ name: 'chat-snoozed', payload: { chat_id: 14, snooze: null, woken_for } })
  await snoozed(marina.me.id + 1)
  expect(shown).toEqual([])
  await snoozed(marina.me.id)
  expect(shown).toMatchObject([{ title: 'Volvió una conversación pospuesta.' }])
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  await waitFor(() => expect(router.at().search).toBe('?id=14'))
})

test('who is assigned chats by others is told once of all that come together, with a link', async () => {
  const router = await open()
  const given = (chat_id: number, to: number, user_name?: string) =>
    say({
      name: 'assign-user',
      payload: { chat_id, assign_user: { id: to, name: 'Alguien' }, ...(user_name !== undefined && { user_name }) },
    })
  // What they took themselves, and what others got.
  await given(20, marina.me.id)
  await given(21, marina.me.id + 1, 'Beto')
  await given(22, marina.me.id, 'Ana Núñez')
  await waitFor(() => expect(shown).toMatchObject([{ title: 'Te asignaron la conversación de Ana Núñez' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  await waitFor(() => expect(router.at().search).toBe('?id=22'))
  shown.length = 0
  await given(23, marina.me.id, 'Caro')
  await given(24, marina.me.id, 'Dora')
  await waitFor(() => expect(shown).toMatchObject([{ title: 'Te asignaron 2 conversaciones' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }))
  await waitFor(() => expect(router.at().search).toBe('?mine=1&dates=empty'))
})
