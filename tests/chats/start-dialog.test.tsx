import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import StartDialog from '../../src/console/features/chats/start/StartDialog.tsx'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { setSession } from '../../src/console/session/state.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { storeNumber } from '../plugins/console.ts'
import { createPerson, insert } from '../support/backend.ts'
import { sentTo } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'
import { templateRow } from '../support/template.ts'

afterEach(() => toast.clear())

const settings = JSON.stringify({ waba_id: '102345678901' })

interface Given {
  numbers?: readonly string[]
  templates?: readonly object[]
  contacts?: readonly object[]
  to?: Parameters<typeof StartDialog>[0]['to']
}

/** Opens the dialog for a bot with these numbers, templates and contacts. */
async function open({ numbers = ['El Trigal'], templates = [{}], contacts = [], to }: Given = {}) {
  const who = await createPerson()
  for (const [place, name] of numbers.entries())
    await storeNumber(who, { name, settings, external_id: `20${who.bot}${place}` })
  for (const row of templates) await insert('channel_template', { ...templateRow(row), bot_id: who.bot })
  for (const row of contacts) await insert('contact', { bot_id: who.bot, ...row })
  const { me, token, bot: botId } = who
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const room = { botId, me, reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: true, inbox }
  const rest = { open: () => {}, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }
  const onClose = vi.fn()
  const element = (
    <ChatsContextProvider value={{ ...room, ...rest }}>
      <StartDialog to={to} onClose={onClose} />
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva conversación de WhatsApp' }))
  return { user: userEvent.setup(), dialog, onClose, inbox, who }
}

const people = [
  { name: 'Lucía Pérez', phone: '+5491155550142' },
  { name: 'Nadie', phone: '' },
  { name: 'Tomás', phone: '+5491155550177', blocked: true },
]

test('a contact is searched and written to with the keyboard alone, and the conversation opens', async () => {
  const { user, dialog, onClose, inbox, who } = await open({ contacts: people })
  await dialog.findByText('Tomás')
  await user.type(dialog.getByRole('textbox', { name: 'Contacto o teléfono' }), 'lucia')
  await waitFor(() => expect(dialog.queryByText('Tomás')).toBeNull())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await dialog.findByText('Lucía Pérez')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Buscar' })).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  const name = dialog.getByRole('textbox', { name: /^Nombre/ })
  expect(name).toHaveValue('Lucía')
  await waitFor(() => expect(name).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await waitFor(() => expect(inbox.store.get().selected).not.toBeNull())
  const { data } = await who.call('GET', `/chats/view/{bot}/${inbox.store.get().selected}`)
  expect(data).toMatchObject([{ type: 'agent', text: 'Hola Lucía, tu pedido te espera en el local.' }])
  const chat = inbox.store.get().state.chats.get(inbox.store.get().selected ?? 0)?.item
  expect(chat).toMatchObject({ user_name: 'Lucía Pérez', assign_user: { id: who.me.id }, live: true })
})

test('a typed number is offered as it will be written to, unless somebody has it, and may get a name', async () => {
  const { user, dialog, onClose } = await open({ contacts: people })
  const field = await dialog.findByRole('textbox', { name: 'Contacto o teléfono' })
  await user.type(field, '11 5555-014')
  expect(field).toHaveAccessibleDescription('Completa el número. Si es de otro país, empieza con + y su código.')
  await user.type(field, '2')
  expect(await dialog.findByRole('button', { name: /Lucía Pérez/ })).toBeVisible()
  await waitFor(() => expect(dialog.queryByRole('button', { name: /Escribir a/ })).toBeNull())
  await user.clear(field)
  await user.type(field, '0341 15 555-0188')
  await dialog.findByRole('button', { name: 'Escribir a +54 9 341 555-0188' })
  await user.keyboard('{Enter}')
  await user.click(await dialog.findByRole('button', { name: /pedido_listo/ }))
  const [name, datum] = dialog.getAllByRole('textbox', { name: /^Nombre/ })
  await user.type(name as HTMLElement, 'Marta Gómez')
  await user.type(datum as HTMLElement, 'Marta')
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sentTo('chatStart')).toMatchObject([
    { phone: '+5493415550188', name: 'Marta Gómez', values: { 'body.nombre': 'Marta' } },
  ])
})

test('contacts that cannot be written to say why and are not chosen', async () => {
  const { user, dialog } = await open({ contacts: people })
  const blocked = await dialog.findByRole('button', { name: /Tomás.*Está bloqueado/ })
  await user.click(blocked)
  await user.click(dialog.getByRole('button', { name: /Nadie.*No tiene teléfono/ }))
  expect(dialog.queryByText(/^Para/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: /Lucía Pérez/ }))
  expect(dialog.getByText(/^Para/)).toBeVisible()
})

test('of several numbers one is chosen, also when the person is known', async () => {
  const to = { name: 'Sofía Paz', phone: '+54 9 341 555-0188', shown: '+54 9 341 555-0188' }
  const { user, dialog } = await open({ numbers: ['El Trigal', 'El Trigal Norte'], to })
  await user.selectOptions(await dialog.findByLabelText('Escribir desde'), 'El Trigal Norte · +54 9 11 5555-0101')
  await user.click(await dialog.findByRole('button', { name: /pedido_listo/ }))
  expect(dialog.getAllByRole('textbox', { name: /^Nombre/ })[0]).toHaveValue('Sofía Paz')
})

test('without a number it leads to where one is connected', async () => {
  const { dialog } = await open({ numbers: [] })
  expect(await dialog.findByText('Todavía no hay un WhatsApp conectado')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Ir a Conectores' })).toHaveAttribute('href', '/plugins')
})

test('without approved templates it leads to where they are', async () => {
  const to = { name: '', phone: '+5493415550188', shown: '+54 9 341 555-0188' }
  const { dialog } = await open({ templates: [{ status: 'pending' }], to })
  expect(await dialog.findByText(/^Ninguna está aprobada ahora/)).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Ver plantillas de WhatsApp' })
  expect(link).toHaveAttribute('href', '/plugins/templates')
})

test('a conversation that there is already can be opened instead', async () => {
  const { user, dialog, onClose, inbox, who } = await open({ contacts: people.slice(0, 1) })
  await user.click(await dialog.findByRole('button', { name: /Lucía Pérez/ }))
  await dialog.findByRole('textbox', { name: 'Buscar' })
  expect(dialog.queryByRole('button', { name: 'Abrir conversación' })).toBeNull()
  const [contact] = await who.call('GET', '/contacts/{bot}')
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'whatsapp', sender_id: '5491155550142' },
    user_name: 'Lucía Pérez',
  })
  await user.click(dialog.getByRole('button', { name: 'Elegir a otra persona' }))
  await user.click(await dialog.findByRole('button', { name: /Lucía Pérez/ }))
  await user.click(await dialog.findByRole('button', { name: 'Abrir conversación' }))
  expect(onClose).toHaveBeenCalled()
  await waitFor(() => expect(inbox.store.get().selected).toBe(chat.id))
})
