import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

// A colleague moves or takes a chat while the dialog of somebody else is open.

afterEach(() => toast.clear())

async function arrange() {
  const who = await createPerson()
  const lucia = await createPerson({ name: 'Lucía Ferreyra', bots: [{ id: who.bot }] })
  const [sales, shipping] = [
    await insert('area', { bot_id: who.bot, name: 'Ventas' }),
    await insert('area', { bot_id: who.bot, name: 'Envíos' }),
  ]
  const tomas = await createPerson({ name: 'Tomás Vega', bots: [{ id: who.bot, roleId: 4 }] })
  await insert('area_user', { area_id: sales.id, user_id: tomas.me.id })
  const id = await addChat(who, { area_id: sales.id })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  const item = async () => (await who.call('GET', `/chats/view/{bot}/${id}`)).chat
  const area = { id: shipping.id as number, name: 'Envíos' }
  const move = () => lucia.call('POST', '/chats/requests/transfer/{bot}', { id, area_id: area.id })
  const hearMove = async () => {
    const { changes } = await who.call('GET', `/chats/view/{bot}/${id}`)
    await sendConsoleEvent({ name: 'thread-events', bot_id: who.bot, payload: { chat_id: id, changes } })
    await sendConsoleEvent({ name: 'change-area', bot_id: who.bot, payload: { chat_id: id, area } })
  }
  const take = () => lucia.call('POST', '/chats/requests/assign/{bot}', { id, user_id: lucia.me.id })
  const hearTake = () => {
    const payload = { chat_id: id, assign_user: { id: lucia.me.id, name: lucia.me.name } }
    return sendConsoleEvent({ name: 'assign-user', bot_id: who.bot, payload })
  }
  return { who, user, item, area, tomas, lucia, move, hearMove, take, hearTake }
}

type Arranged = Awaited<ReturnType<typeof arrange>>

async function openTransfer({ user }: Arranged) {
  await user.click(screen.getByRole('menuitem', { name: 'Pasar a un área o persona' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pasar conversación' }))
  await user.click(dialog.getByRole('tab', { name: 'A una persona' }))
  const tomas = () => dialog.findByRole('radio', { name: /^Tomás Vega/ })
  await user.click(await tomas())
  await user.type(dialog.getByRole('textbox', { name: /^Nota/ }), 'Pide factura A.')
  return { dialog, tomas, send: dialog.getByRole('button', { name: 'Pasar conversación' }) }
}

const callCount = (id: Parameters<typeof callsOf>[0]) => callsOf(id).length

test('a chat that a colleague moves is passed on only after choosing again', async () => {
  const given = await arrange()
  const { user, item, area, tomas, move, hearMove } = given
  const { dialog, tomas: choice, send } = await openTransfer(given)
  await move()
  await hearMove()
  expect(await dialog.findByText(/^Lucía Ferreyra pasó la conversación a Envíos\. Elige de nuevo/)).toBeVisible()
  expect(send).toBeDisabled()
  await user.click(send)
  expect(callCount('chatTransferSend')).toBe(0)
  expect(await item()).toMatchObject({ area })
  // The list says where the chat would go from where it is now.
  expect(await dialog.findByRole('radio', { name: /^Tomás Vega.*Pasa a Ventas/ })).not.toBeChecked()
  await user.click(await choice())
  expect(dialog.queryByText(/Elige de nuevo/)).toBeNull()
  expect(dialog.getByRole('textbox', { name: /^Nota/ })).toHaveValue('Pide factura A.')
  await user.click(send)
  await waitFor(async () => expect(await item()).toMatchObject({ assign_user: { id: tomas.me.id } }))
})

test('a transfer that is sent before the event is refused, keeps the form, and is sent after choosing again', async () => {
  const given = await arrange()
  const { user, item, area, tomas, move, hearMove } = given
  const { dialog, tomas: choice, send } = await openTransfer(given)
  await move()
  await user.click(send)
  expect(await screen.findByText(/^La conversación ya pasó al área Envíos/)).toBeVisible()
  expect(await item()).toMatchObject({ area, assign_user: null })
  await hearMove()
  await waitFor(async () => expect(await choice()).not.toBeChecked())
  expect(dialog.getByRole('textbox', { name: /^Nota/ })).toHaveValue('Pide factura A.')
  await user.click(await choice())
  await user.click(send)
  await waitFor(async () => expect(await item()).toMatchObject({ assign_user: { id: tomas.me.id } }))
})

async function openAssign({ user }: Arranged) {
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Asignar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversación' }))
  const tomas = await dialog.findByRole('radio', { name: /^Tomás Vega/ })
  await user.click(tomas)
  return { dialog, tomas, save: dialog.getByRole('button', { name: 'Guardar' }) }
}

test('a chat that a colleague takes is assigned to somebody else only after choosing again', async () => {
  const given = await arrange()
  const { user, item, tomas, lucia, take, hearTake } = given
  const { dialog, tomas: choice, save } = await openAssign(given)
  await take()
  await hearTake()
  expect(await dialog.findByText(/^Ahora está a cargo de Lucía Ferreyra\. Elige de nuevo/)).toBeVisible()
  expect(save).toBeDisabled()
  expect(choice).not.toBeChecked()
  expect(await item()).toMatchObject({ assign_user: { id: lucia.me.id } })
  await user.click(choice)
  await user.click(save)
  expect(await screen.findByText('Ahora está a cargo de Tomás Vega.')).toBeVisible()
  expect(await item()).toMatchObject({ assign_user: { id: tomas.me.id } })
})

test.each([
  ['resolves', 'state', { state: 2 }, 'Lucía Ferreyra resolvió la conversación.'],
  ['gives back to the bot', 'reactivate', { live: false }, 'Lucía Ferreyra devolvió la conversación al chatbot.'],
] as const)('a chat that a colleague %s is passed on only after choosing again', async (_, call, change, said) => {
  const given = await arrange()
  const { user, who, lucia, item } = given
  const { dialog, tomas, send } = await openTransfer(given)
  const { id } = await item()
  await lucia.call('POST', `/chats/requests/${call}/{bot}`, { id, ...(call === 'state' && change) })
  const name = call === 'state' ? 'change-inbox' : 'reactivate'
  const { changes } = await who.call('GET', `/chats/view/{bot}/${id}`)
  await sendConsoleEvent({ name: 'thread-events', bot_id: who.bot, payload: { chat_id: id, changes } })
  await sendConsoleEvent({ name, bot_id: who.bot, payload: { chat_id: id, ...change } } as never)
  expect(await dialog.findByText(new RegExp(`^${said} Elige de nuevo`))).toBeVisible()
  expect(send).toBeDisabled()
  await user.click(await tomas())
  expect(send).toBeEnabled()
  expect(dialog.queryByText(/Elige de nuevo/)).toBeNull()
})

test('an assignment that is sent before the event is refused with who has the chat', async () => {
  const given = await arrange()
  const { user, item, tomas, lucia, take, hearTake } = given
  const { tomas: choice, save } = await openAssign(given)
  await take()
  await user.click(save)
  expect(await screen.findByText(/^Lucía Ferreyra ya está a cargo/)).toBeVisible()
  expect(await item()).toMatchObject({ assign_user: { id: lucia.me.id } })
  await hearTake()
  await waitFor(() => expect(choice).not.toBeChecked())
  // The notice says it now, where the toast would cover it.
  expect(screen.queryByText(/^Lucía Ferreyra ya está a cargo/)).toBeNull()
  await user.click(choice)
  await user.click(save)
  await waitFor(async () => expect(await item()).toMatchObject({ assign_user: { id: tomas.me.id } }))
})

test('a chat that a colleague takes can be given back to whom it had before', async () => {
  const given = await arrange()
  const { user, item, tomas, lucia, hearTake } = given
  const first = await openAssign(given)
  await user.click(first.save)
  await waitFor(async () => expect(await item()).toMatchObject({ assign_user: { id: tomas.me.id } }))
  await user.click(await screen.findByRole('button', { name: 'A cargo de Tomás Vega' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversación' }))
  const { id } = await item()
  const taken = { id, user_id: lucia.me.id, expected_user_id: tomas.me.id }
  await lucia.call('POST', '/chats/requests/assign/{bot}', taken)
  await hearTake()
  await dialog.findByText(/^Ahora está a cargo de Lucía Ferreyra/)
  await user.click(await dialog.findByRole('radio', { name: /^Tomás Vega/ }))
  expect(await dialog.findByRole('radio', { name: /^Tomás Vega/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () => expect(await item()).toMatchObject({ assign_user: { id: tomas.me.id } }))
})
