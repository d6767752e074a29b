import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, holdCalls } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

// A chat leaves the sight of an Operador who has a dialog about it open.

afterEach(() => toast.clear())

async function arrange() {
  const who = await createPerson({ bots: [{ roleId: 4 }] })
  const mate = await createPerson({ name: 'Martín Sosa', bots: [{ id: who.bot }] })
  const area = await insert('area', { bot_id: who.bot, name: 'Ventas' })
  await insert('area_user', { area_id: area.id, user_id: who.me.id })
  const id = await addChat(who, { area_id: area.id, open: false, unread_count: 0 })
  const { chat } = await who.call('GET', `/chats/view/{bot}/${id}`)
  const { query } = openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  const openDialog = async (entry: string, name: string) => {
    await user.click(screen.getByRole('menuitem', { name: entry }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const take = () =>
    mate.call('POST', '/chats/requests/assign/{bot}', { id, user_id: mate.me.id, expected_user_id: null })
  const payload = { chat_id: id, assign_user: { id: mate.me.id, name: mate.me.name } }
  const hear = () => sendConsoleEvent({ name: 'chat-left', bot_id: who.bot, payload })
  const comeBack = () => sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload: { chat } })
  return { user, query, openDialog, take, hear, comeBack, id }
}

const TAKEN = /^Ya no ves esta conversación: está a cargo de Martín Sosa\. Copia/
/** what tells of the loss, in the dialog or beside it */
const told = () => screen.queryAllByText(/^Ya no ves esta conversación/)
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a note that was typed stays with who has the chat now, and closes after asking', async () => {
  const { user, query, openDialog, hear, comeBack } = await arrange()
  const dialog = await openDialog('Pasar a un área o persona', 'Pasar conversación')
  const note = dialog.getByRole('textbox', { name: /^Nota/ })
  await user.type(note, 'Pide factura A.')
  await user.click(await dialog.findByRole('radio', { name: /^Ventas/ }))
  await hear()
  expect(await dialog.findByText(TAKEN)).toBeVisible()
  expect(told()).toHaveLength(1)
  expect(note).toHaveValue('Pide factura A.')
  expect(dialog.getByRole('button', { name: 'Pasar conversación' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cambios sin guardar' }))
  expect(question.queryByText(TAKEN)).toBeNull()
  await user.click(question.getByRole('button', { name: 'Descartar' }))
  await gone()
  await waitFor(() => expect(query()).not.toContain('id='))
  await comeBack()
  expect(await screen.findByRole('button', { name: /^Ana Núñez/ })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog without anything typed closes with the chat, and does not come back with it', async () => {
  const { query, openDialog, hear, comeBack } = await arrange()
  await openDialog('Pasar a un área o persona', 'Pasar conversación')
  await hear()
  await gone()
  expect(await screen.findByText('Ya no ves esta conversación: está a cargo de Martín Sosa.')).toBeVisible()
  await waitFor(() => expect(query()).not.toContain('id='))
  await comeBack()
  expect(await screen.findByRole('button', { name: /^Ana Núñez/ })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who chose whom to pass it to without a note keeps nothing, and is told by a toast', async () => {
  const { user, openDialog, hear } = await arrange()
  const dialog = await openDialog('Pasar a un área o persona', 'Pasar conversación')
  await user.click(await dialog.findByRole('tab', { name: 'A una persona' }))
  await user.click(await dialog.findByRole('radio', { name: /^Martín Sosa/ }))
  await hear()
  await gone()
  expect(await screen.findByText('Ya no ves esta conversación: está a cargo de Martín Sosa.')).toBeVisible()
  expect(told()).toHaveLength(1)
})

test('what has nothing to do with the chat can still be saved', async () => {
  const { user, openDialog, hear } = await arrange()
  const dialog = await openDialog('Aplicar una macro', 'Macros')
  await user.click(await dialog.findByRole('tab', { name: 'Nueva' }))
  await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Saludo')
  await hear()
  expect(await dialog.findByText(/Martín Sosa\. Guarda tus cambios antes de cerrar\.$/)).toBeVisible()
  expect(told()).toHaveLength(1)
  await user.type(dialog.getByRole('textbox', { name: /^Texto/ }), 'Hola')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('macroCreate').at(-1)).toMatchObject({ status: 201 }))
  await gone()
})

test('who has typed goes on when the chat comes back', async () => {
  const { user, openDialog, hear, comeBack } = await arrange()
  const dialog = await openDialog('Pasar a un área o persona', 'Pasar conversación')
  await user.type(dialog.getByRole('textbox', { name: /^Nota/ }), 'Pide factura A.')
  await hear()
  await dialog.findByText(TAKEN)
  await comeBack()
  await waitFor(() => expect(dialog.queryByText(TAKEN)).toBeNull())
  expect(dialog.getByRole('textbox', { name: /^Nota/ })).toHaveValue('Pide factura A.')
})

test('a chat that leaves by the pass itself closes its dialog without a word', async () => {
  const { user, openDialog, hear } = await arrange()
  const dialog = await openDialog('Pasar a un área o persona', 'Pasar conversación')
  await user.click(await dialog.findByRole('tab', { name: 'A una persona' }))
  await user.click(await dialog.findByRole('radio', { name: /^Martín Sosa/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Nota/ }), 'Pide factura A.')
  const release = holdCalls('chatTransferSend')
  await user.click(dialog.getByRole('button', { name: 'Pasar conversación' }))
  await waitFor(() => expect(callsOf('chatTransferSend')).toHaveLength(1))
  await hear()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Conversación con Ana Núñez' })).toBeNull())
  expect(dialog.queryByText(TAKEN)).toBeNull()
  release()
  await gone()
  expect(await screen.findByText('Pasaste la conversación a Martín Sosa.')).toBeVisible()
  expect(screen.queryByText(/^Ya no ves/)).toBeNull()
})

test('a pass that a colleague was faster with says who has the chat, and keeps the note', async () => {
  const { user, openDialog, take, hear } = await arrange()
  const dialog = await openDialog('Pasar a un área o persona', 'Pasar conversación')
  await user.click(await dialog.findByRole('tab', { name: 'A una persona' }))
  await user.click(await dialog.findByRole('radio', { name: /^Martín Sosa/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Nota/ }), 'Pide factura A.')
  await take()
  await user.click(dialog.getByRole('button', { name: 'Pasar conversación' }))
  expect(await screen.findByText('La tomó Martín Sosa. Elige otra.')).toBeVisible()
  await hear()
  expect(await dialog.findByText(TAKEN)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Nota/ })).toHaveValue('Pide factura A.')
})
