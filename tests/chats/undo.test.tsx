import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf } from '../support/network-stubs.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

afterEach(() => toast.clear())

async function addChat(who: Person, user_name: string) {
  const contact = await insert('contact', { bot_id: who.bot, name: user_name })
  return insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `${user_name}-${who.bot}` },
    ...{ user_name, type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
}

async function open(who: Person) {
  const chat = await addChat(who, 'Ana Núñez')
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  const state = async () => (await who.call('POST', '/chats/filter/{bot}', { type: 'all' })).data[0]
  return { user, state, id: chat.id as number }
}

const entry = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name }))
}

test('a resolved chat comes back from its toast, and is counted again', async () => {
  const { user, state } = await open(await createPerson())
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  const before = callsOf('chatCountsGet').length
  await user.click(undo)
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  expect(await state()).toMatchObject({ type: 'request', state: 0 })
  await waitFor(() => expect(callsOf('chatCountsGet').length).toBeGreaterThan(before))
})

test('several chats are counted again when they change at once, and when that is undone', async () => {
  const { user } = await open(await createPerson())
  async function recounts(button: HTMLElement): Promise<void> {
    await waitFor(() => expect(callsOf('chatCountsGet').every(({ status }) => status === 200)).toBe(true))
    const before = callsOf('chatCountsGet').length
    await user.click(button)
    await waitFor(() => expect(callsOf('chatCountsGet').length).toBeGreaterThan(before))
  }
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  const bar = within(await screen.findByRole('region', { name: 'Conversaciones elegidas' }))
  await recounts(bar.getByRole('button', { name: 'Resolver' }))
  await recounts(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Conversaciones' })).toHaveFocus())
})

test('who gives several chats to somebody is told why not all of them went', async () => {
  const who = await createPerson()
  const { user, id } = await open(who)
  await addChat(who, 'Beto Paz')
  await who.call('POST', '/chats/requests/assign/{bot}', { id, user_id: who.me.id })
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones para las elegidas' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Asignar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversaciones' }))
  await user.selectOptions(await dialog.findByLabelText('Persona'), who.me.name)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/1 quedó como estaba: ya la tenía o no atiende su área\.$/)).toBeVisible()
})

test('a later change of a chat is undone instead of the earlier one, beside that of another chat', async () => {
  const who = await createPerson()
  await addChat(who, 'Beto Paz')
  const { user, state } = await open(who)
  await entry(user, 'Asignarme')
  await screen.findByText('La conversación está a tu cargo.')
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  await waitFor(() => expect(screen.queryByText('La conversación está a tu cargo.')).toBeNull())
  await user.click(await screen.findByRole('button', { name: /^Beto Paz/ }))
  await screen.findByRole('region', { name: 'Conversación con Beto Paz' })
  await entry(user, 'Asignarme')
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: 'Deshacer' })[0] as HTMLElement)
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  expect(await state()).toMatchObject({ state: 0 })
})

test('the toast says when somebody changed it meanwhile', async () => {
  const who = await createPerson()
  const { user, id } = await open(who)
  await entry(user, 'Asignarme')
  await screen.findByRole('button', { name: 'Deshacer' })
  await who.call('POST', '/chats/requests/assign/{bot}', { id, user_id: null })
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Alguien hizo otro cambio mientras tanto: quedó como está.')).toBeVisible()
})

test('a block is undone from its toast, and a waiting request goes back to the bot', async () => {
  const { user, state } = await open(await createPerson())
  await entry(user, 'Bloquear contacto')
  await user.click(await screen.findByRole('button', { name: 'Bloquear contacto' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await state()).toMatchObject({ blocked: false }))
  await entry(user, 'Reactivar el chatbot')
  await waitFor(async () => expect(await state()).toMatchObject({ type: 'bot' }))
})

test('of two resolved chats each has its toast, which names the customer', async () => {
  const who = await createPerson()
  await addChat(who, 'Beto Ruiz')
  const { user } = await open(who)
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  await screen.findByRole('button', { name: 'Deshacer' })
  await user.click(await screen.findByRole('button', { name: /^Beto Ruiz/ }))
  const panel = within(await screen.findByRole('region', { name: 'Conversación con Beto Ruiz' }))
  await user.click(await panel.findByRole('button', { name: 'Resolver' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(2))
  const ana = within(screen.getByRole('region', { name: 'Avisos' })).getByText('Ana Núñez')
  await user.click(within(ana.closest('.toast') as HTMLElement).getByRole('button', { name: 'Deshacer' }))
  await screen.findByText('Lo deshicimos.')
  const { data } = await who.call('POST', '/chats/filter/{bot}', { type: 'all', category: 'nuevas' })
  expect(data.map((chat: { user_name: string }) => chat.user_name)).toEqual(['Ana Núñez'])
  expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1)
})

test('the bar of several chats says which of them stay because somebody changed them', async () => {
  const who = await createPerson()
  const { user, id } = await open(who)
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  const bar = within(await screen.findByRole('region', { name: 'Conversaciones elegidas' }))
  await user.click(bar.getByRole('button', { name: 'Resolver' }))
  await screen.findByRole('button', { name: 'Deshacer' })
  await who.call('POST', '/chats/requests/state/{bot}', { id, state: 1 })
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Ninguna volvió a como estaba: alguien la cambió mientras tanto.')).toBeVisible()
})

test('Z and Enter put a chat off until the first time offered, and its toast undoes it', async () => {
  const { user, state } = await open(await createPerson())
  await screen.findByText('Todavía no hay mensajes')
  screen.getByRole('main').focus()
  await user.keyboard('z')
  const dialog = within(await screen.findByRole('dialog', { name: 'Posponer conversación' }))
  await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  expect(await state()).toBeUndefined()
  await user.click(undo)
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  expect(await state()).toMatchObject({ type: 'request', state: 0 })
})
