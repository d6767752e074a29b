import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stopAnswering } from '../../../../../tests/support/network-stubs.ts'
import { chatActions } from '../calls/actions.ts'
import { createCatalogue } from '../calls/catalogue.ts'
import { ChatsContextProvider } from '../context.ts'
import { defaultFilter } from '../filters/filter.ts'
import { memoryStorage } from '../outbox/storage.ts'
import { chatItem } from '../state/fixtures.ts'
import { createInbox } from '../state/inbox.ts'
import type { Channel } from '../state/types.ts'
import { Composer } from './Composer.tsx'

beforeEach(stopAnswering)

const HOUR = 3_600_000

/** Renders the composer of a chat whose time for answers ends in so many hours. */
function show(channel: Channel, hours: number) {
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const catalogue = createCatalogue(1)
  catalogue.quickReplies.store.set(() => [])
  const open = vi.fn()
  const may = { reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: false }
  const chat = chatItem({ id: 1, channel, window_until: new Date(Date.now() + hours * HOUR).toISOString() })
  const room = { botId: 1, me: { id: 7, name: 'Ana' }, ...may, inbox, catalogue, open, actions: chatActions(1, inbox) }
  render(
    <ChatsContextProvider value={room}>
      <Composer chat={chat} unseen={false} onSeen={() => {}} lastId={90} inputRef={createRef()} />
    </ChatsContextProvider>,
  )
  return open
}

test.each([
  ['over', -1, 'Enviar una plantilla de WhatsApp'],
  ['not over', 2, 'Enviar plantilla de WhatsApp'],
])('while the time of WhatsApp is %s, templates are one click away', async (_, hours, name) => {
  const open = show('whatsapp', hours)
  expect(screen.queryByText(/^Hasta que el cliente escriba/) !== null).toBe(hours < 0)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(open).toHaveBeenCalledWith({ name: 'template', chatId: 1 })
})

test('other channels have none, and say what to wait for', () => {
  show('facebook', -1)
  expect(screen.getByText(/^Pasó el tiempo que da el canal/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /plantilla de WhatsApp/ })).toBeNull()
})
