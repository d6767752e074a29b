import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import type { DialogRequest } from '../../src/console/features/chats/dialogs/requests.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { ContactCard } from '../../src/console/features/chats/panel/ContactCard.tsx'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { setSession } from '../../src/console/session/state.ts'
import { createPerson, insert } from '../support/backend.ts'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

/** Shows a card of a message of chat 1. */
async function show(phones: string[], known?: string) {
  const { me, token, bot: botId } = await createPerson()
  if (known) await insert('contact', { bot_id: botId, name: 'Sofía', phone: known })
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  inbox.store.set((before) => ({ ...before, selected: 1 }))
  const asked: DialogRequest[] = []
  const may = { reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: true }
  const room = { botId, me, ...may, inbox, open: (request: DialogRequest) => void asked.push(request) }
  const context = { ...room, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }
  const element = (
    <ChatsContextProvider value={context}>
      <ContactCard contact={{ name: 'Sofía Paz', phones, emails: [] }} messageId={9} card={0} />
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  await screen.findByText('Sofía Paz')
  return { user: userEvent.setup(), asked }
}

const saved = { id: 31, name: 'Sofía Paz', phone: '+5493415550188' }

test('a card with one number is added with a press, and then leads to the contact', async () => {
  await stubAnswer('contactCardAdd', 200, saved)
  const { user, asked } = await show(['+54 9 341 555-0188'])
  await user.click(await screen.findByRole('button', { name: 'Agregar a contactos' }))
  await user.click(await screen.findByRole('button', { name: 'Ver contacto' }))
  expect(asked).toEqual([{ name: 'contact', chatId: 1, contactId: 31 }])
  expect(sentTo('contactCardAdd')).toEqual([{ id: 1, message_id: 9, card: 0, phone: '+54 9 341 555-0188' }])
})

test('of several numbers one is chosen, with the keyboard too', async () => {
  await stubAnswer('contactCardAdd', 200, saved)
  const { user } = await show(['+52 1 55 1234 5678', '+54 9 341 555-0188'])
  ;(await screen.findByRole('button', { name: 'Agregar a contactos' })).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(sentTo('contactCardAdd')).toMatchObject([{ phone: '+54 9 341 555-0188' }]))
})

test('a number that is in the agenda in another form leads there', async () => {
  await show(['+54 341 555-0188'], '+5493415550188')
  expect(await screen.findByRole('button', { name: 'Ver contacto' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Agregar a contactos' })).toBeNull()
})
