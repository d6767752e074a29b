import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import '../../src/console/features/contacts/data/ContactDataDialog.tsx'
import { ContactDialog } from '../../src/console/features/chats/dialogs/ContactDialog.tsx'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { chatItem } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { setSession } from '../../src/console/session/state.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

let marina: Person
let contactId: number
const onClose = vi.fn()

beforeEach(async () => {
  onClose.mockClear()
  marina = await createPerson()
  ;({ id: contactId } = await insert('contact', { bot_id: marina.bot, name: 'Lucía' }))
})

/** Opens the contact dialog of a chat, as the inbox does. */
async function open(role?: 2 | 3 | 4 | 5) {
  const { me, token, bot: botId } = marina
  localStorage.setItem('jwt', token)
  const [bot = null] = me.bots
  const shown = bot && role ? { ...bot, role: { ...bot.role, id: role } } : bot
  setSession({ status: 'in', user: me, bots: me.bots, bot: shown })
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const room = {
    botId,
    me,
    reads: true,
    mayAddExamples: false,
    mayAddCases: false,
    mayReveal: true,
    inbox,
    open: () => {},
  }
  openRoutes(
    [
      {
        path: '/',
        element: (
          <ChatsContextProvider
            value={{ ...room, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }}
          >
            <ContactDialog chat={chatItem({ id: 1, contact_id: contactId })} onClose={onClose} />
          </ChatsContextProvider>
        ),
      },
    ],
    '/',
  )
  const user = userEvent.setup()
  const company = await screen.findByLabelText('Empresa')
  const note = screen.getByLabelText('Nota nueva')
  return { user, company, note, save: () => user.click(screen.getByRole('button', { name: 'Guardar' })) }
}
const saved = () => marina.call('GET', `/contacts/{bot}/${contactId}`)

test('everything that is stored is offered to those who see every conversation, and to nobody else', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Ver todo lo guardado' }))
  expect(await screen.findByRole('dialog', { name: 'Todo lo guardado' })).toBeVisible()
  cleanup()
  await open(4)
  expect(screen.queryByRole('button', { name: 'Ver todo lo guardado' })).toBeNull()
})

test('an unsaved note is saved with the contact before the dialog closes', async () => {
  const { user, company, note, save } = await open()
  await user.type(note, 'Prefiere de tarde')
  await user.type(company, 'Almacén')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await saved()).toMatchObject({ company: 'Almacén', notes: [{ text: 'Prefiere de tarde' }] })
})

test('a note can be saved alone, without an update of the contact', async () => {
  const { user, note, save } = await open()
  await user.type(note, 'Prefiere de tarde')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sentTo('contactUpdate')).toEqual([])
  expect(await saved()).toMatchObject({ notes: [{ text: 'Prefiere de tarde' }] })
})

test('the dialog stays open with a note that could not be saved', async () => {
  failNetwork('contactNoteCreate', 1)
  const { user, company, note, save } = await open()
  await user.type(note, 'Prefiere de tarde')
  await user.type(company, 'Almacén')
  await save()
  await waitFor(() => expect(callsOf('contactNoteCreate')).toHaveLength(1))
  expect(await saved()).toMatchObject({ company: 'Almacén', notes: [] })
  expect(note).toHaveValue('Prefiere de tarde')
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled())
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sentTo('contactUpdate')).toHaveLength(1)
  expect(await saved()).toMatchObject({ notes: [{ text: 'Prefiere de tarde' }] })
})

test('an own number with more decimals than are written without an exponent does not hold up another change', async () => {
  await marina.call('POST', '/contacts/fields/{bot}', {
    key: 'dosis',
    label: 'Dosis',
    type: 'number',
    visible_in_chat: true,
  })
  await marina.call('PUT', `/contacts/{bot}/${contactId}`, { name: 'Lucía', custom: { dosis: 1e-7 } })
  const { user, company, save } = await open()
  expect(await screen.findByLabelText('Dosis')).toHaveValue('0,0000001')
  await user.type(company, 'Paz Hnos.')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await saved()).toMatchObject({ company: 'Paz Hnos.', custom: { dosis: 1e-7 } })
})
