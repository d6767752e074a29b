import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventPayloads } from '../../generated/events.ts'
import NoticeListener from '../../src/console/features/notifications/NoticeListener.tsx'
import { currentSession, startSession } from '../../src/console/session/index.ts'
import { resetSession } from '../../src/console/session/state.ts'
import { act } from '../support/act.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { openRoutes } from '../support/router.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'

const usual = { desktop_notifications: true, only_when_hidden: false, sound: 'none' } as const
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
  vi.unstubAllGlobals()
})

/** Opens a page of the console for a person with these preferences. */
async function open(preferences: object = usual) {
  stop()
  resetSession()
  marina = await createPerson({ preferences })
  localStorage.setItem('jwt', marina.token)
  stop = startSession()
  await waitFor(() => expect(currentSession().status).toBe('in'))
  return openRoutes([{ path: '*', element: <NoticeListener botId={marina.bot} /> }], '/contacts')
}

const arrives = (more: Partial<EventPayloads['notification']> = {}) =>
  sendConsoleEvent({
    ...{ bot_id: marina.bot, name: 'notification' },
    payload: {
      ...{ event: 'live_chat', title: 'Ferretería', text: 'Carla pide hablar con una persona' },
      ...{ conversation_id: 12, push: true, sound: true, test: false, ...more },
    },
  })

test('a notice is shown on any page and opens its conversation', async () => {
  const router = await open()
  await arrives({ push: false })
  await arrives()
  expect(shown).toMatchObject([{ title: 'Ferretería', body: 'Carla pide hablar con una persona' }])
  act(() => shown[0]?.click())
  await waitFor(() => expect(router.at()).toMatchObject({ pathname: '/chats', search: '?id=12' }))
})

test('who wants none while they look sees only the test that they ask for', async () => {
  await open({ ...usual, only_when_hidden: true })
  await arrives()
  expect(shown).toEqual([])
  await arrives({ conversation_id: null, test: true })
  expect(shown).toHaveLength(1)
})

test('quiet hours of the person silence the browser', async () => {
  await open({ ...usual, quiet_hours: { enabled: true, from: '00:00', to: '00:00', days: [0, 1, 2, 3, 4, 5, 6] } })
  await arrives()
  expect(shown).toEqual([])
})
