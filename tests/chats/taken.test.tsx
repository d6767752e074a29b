import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

// What a person is told of a chat that a colleague took, once.

/** Opens a chat of the area of an Operador, whom a colleague forestalls. */
async function arrange() {
  const who = await createPerson({ bots: [{ roleId: 4 }] })
  const mate = await createPerson({ name: 'Martín Sosa', bots: [{ id: who.bot }] })
  const area = await insert('area', { bot_id: who.bot, name: 'Ventas' })
  await insert('area_user', { area_id: area.id, user_id: who.me.id })
  const id = await addChat(who, { area_id: area.id, open: false, unread_count: 0 })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await screen.findByText('Todavía no hay mensajes')
  const take = () =>
    mate.call('POST', '/chats/requests/assign/{bot}', { id, user_id: mate.me.id, expected_user_id: null })
  const leave = (why: object) =>
    sendConsoleEvent({ name: 'chat-left', bot_id: who.bot, payload: { chat_id: id, ...why } })
  const hear = () => leave({ assign_user: { id: mate.me.id, name: mate.me.name } })
  const answer = (message: string) =>
    mate.call('POST', '/chats/requests/send/{bot}', { id, target_id: `ana-${who.bot}`, message })
  return {
    who,
    id,
    user,
    take,
    hear,
    leave,
    answer,
    isGone: () => document.querySelector(`[data-chat="${id}"]`) === null,
  }
}

const TOLD = /Martín Sosa|No lo encontramos|Ya no ves/

test('who takes a chat after a colleague is told once who has it', async () => {
  const { user, take, hear, isGone } = await arrange()
  await take()
  await user.keyboard('{Escape}m')
  expect(await screen.findByText('La tomó Martín Sosa. Elige otra.')).toBeVisible()
  await hear()
  await waitFor(() => expect(isGone()).toBe(true))
  expect(screen.getAllByText(TOLD)).toHaveLength(1)
  expect(callsOf('chatAssign')).toHaveLength(1)
})

test('who loses the open chat to a colleague is told who has it', async () => {
  const { hear } = await arrange()
  await hear()
  expect(await screen.findByText('Ya no ves esta conversación: está a cargo de Martín Sosa.')).toBeVisible()
  expect(screen.getAllByText(TOLD)).toHaveLength(1)
})

test('who gives away several chats, the open one among them, is told nothing of its loss', async () => {
  const { user, hear, isGone } = await arrange()
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones para las elegidas' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Asignar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversaciones' }))
  await user.selectOptions(await dialog.findByLabelText('Persona'), 'Martín Sosa')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('1 conversación cambiada.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Conversaciones' })).toHaveFocus())
  await hear()
  await waitFor(() => expect(isGone()).toBe(true))
  expect(screen.queryByText(TOLD)).toBeNull()
})

const LOST = 'Ya no ves esta conversación: está a cargo de Martín Sosa.'

test('whose message reaches the customer before they lose the chat is told of it, though the answer comes after', async () => {
  const { user, hear, isGone } = await arrange()
  const release = holdCalls('chatMessageSend')
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Cuesta $ 4.500{Enter}')
  await waitFor(() => expect(callsOf('chatMessageSend')).toHaveLength(1))
  await hear()
  await waitFor(() => expect(isGone()).toBe(true))
  expect(screen.queryByText(TOLD)).toBeNull()
  release()
  expect(await screen.findByText(LOST)).toBeVisible()
})

test('who is told late of a loss, with another chat open, is told whose chat it was', async () => {
  const { who, user, hear } = await arrange()
  const release = holdCalls('chatMessageSend')
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Cuesta $ 4.500{Enter}')
  await waitFor(() => expect(callsOf('chatMessageSend')).toHaveLength(1))
  const other = await addChat(who, { user_name: 'Leo Paz', sender_id: 'leo', assign_user_id: who.me.id })
  const { chat } = await who.call('GET', `/chats/view/{bot}/${other}`)
  await sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload: { chat } })
  await hear()
  await user.click(await screen.findByRole('button', { name: /^Leo Paz/ }))
  release()
  expect(await screen.findByText(LOST)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Avisos' })).getByText('Ana Núñez')).toBeVisible()
})

test('whose assignment is refused because the chat left is told where it went', async () => {
  const { user, leave, isGone } = await arrange()
  await user.click(screen.getByRole('button', { name: /^Asignar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversación' }))
  const release = holdCalls('chatAssign')
  await stubAnswer('chatAssign', 404, { message: 'No lo encontramos.', code: 'not_found' })
  await user.click(await dialog.findByRole('radio', { name: /^Martín Sosa/ }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('chatAssign')).toHaveLength(1))
  await leave({})
  await waitFor(() => expect(isGone()).toBe(true))
  expect(screen.queryByText(/^Ya no ves/)).toBeNull()
  release()
  expect(await screen.findByText('Ya no ves esta conversación: pasó a otra área.')).toBeVisible()
})

test('who assigns a chat that a colleague took out of their sight is told so, also once the dialog closed with the chat', async () => {
  const { user, take, hear, isGone } = await arrange()
  await user.click(screen.getByRole('button', { name: /^Asignar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversación' }))
  await user.click(await dialog.findByRole('radio', { name: /^Martín Sosa/ }))
  await take()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const refusal = await screen.findByText('La tomó Martín Sosa. Elige otra.')
  await hear()
  await waitFor(() => expect(isGone()).toBe(true))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(refusal).toBeVisible()
  expect(screen.getAllByText(TOLD)).toHaveLength(1)
})

test('of two requests about a chat, the first to end leaves what the second tells to it', async () => {
  const { user, hear, isGone } = await arrange()
  const [send, take] = [holdCalls('chatMessageSend'), holdCalls('chatAssign')]
  const message = 'La tomó Martín Sosa. Elige otra.'
  await stubAnswer('chatAssign', 409, { message, code: 'assigned' })
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Cuesta $ 4.500{Enter}{Escape}m')
  await waitFor(() => expect(callsOf('chatAssign')).toHaveLength(1))
  send()
  expect(await screen.findByText('Cuesta $ 4.500', { selector: '.bubble-text, .bubble-text *' })).toBeVisible()
  await waitFor(() => expect(callsOf('chatMessageSend')[0]?.status).toBe(201))
  await hear()
  await waitFor(() => expect(isGone()).toBe(true))
  take()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getAllByText(TOLD)).toHaveLength(1)
})

test('who marks several chats as read, the open one among them, is told of its loss', async () => {
  const { user, hear } = await arrange()
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones para las elegidas' }))
  const release = holdCalls('chatBulkUpdate')
  await user.click(await screen.findByRole('menuitem', { name: 'Marcar como leídas' }))
  await waitFor(() => expect(callsOf('chatBulkUpdate')).toHaveLength(1))
  await hear()
  expect(await screen.findByText(LOST)).toBeVisible()
  release()
})

test.each([
  ['erased', { erased: true }, 'eliminaron sus datos'],
  ['passed to another area', {}, 'pasó a otra área'],
])('who loses the open chat because it was %s is told so', async (_, why, said) => {
  const { leave } = await arrange()
  await leave(why)
  expect(await screen.findByText(`Ya no ves esta conversación: ${said}.`)).toBeVisible()
  expect(screen.getAllByText(TOLD)).toHaveLength(1)
})

test('who has a chat already is told so, without a request', async () => {
  const who = await createPerson()
  await addChat(who, { assign_user_id: who.me.id })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await screen.findByRole('textbox', { name: 'Mensaje' })
  await user.keyboard('{Escape}m')
  expect(await screen.findByText('Ya la atiendes tú.')).toBeVisible()
  expect(callsOf('chatAssign')).toHaveLength(0)
})

for (const isLate of [true, false])
  test(`whose answer comes after a colleague's is told that it was not sent, ${isLate ? 'then' : 'also when'} the chat leaves`, async () => {
    const { user, answer, hear, isGone } = await arrange()
    await answer('Ya te ayudo')
    const release = holdCalls('chatMessageSend')
    await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Cuesta $ 4.500{Enter}')
    await waitFor(() => expect(callsOf('chatMessageSend')).toHaveLength(1))
    if (!isLate) await hear()
    release()
    if (isLate) {
      expect(await screen.findByText('La tomó Martín Sosa. Elige otra.')).toBeVisible()
      await hear()
    }
    expect(await screen.findByText('Tu mensaje para Ana Núñez no se envió.')).toBeVisible()
    await waitFor(() => expect(isGone()).toBe(true))
    expect(screen.getAllByText(TOLD)).toHaveLength(1)
    const line = screen.getByText('1 mensaje sin enviar')
    await user.click(screen.getByRole('button', { name: 'Ver' }))
    // The toast is in the dialog too.
    const dialog = within(
      within(await screen.findByRole('dialog', { name: 'Mensajes sin enviar' })).getByRole('listitem'),
    )
    expect(dialog.getByText('Ana Núñez')).toBeVisible()
    expect(dialog.getByText('La tomó Martín Sosa. Elige otra.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Abrir' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Copiar' }))
    expect(await navigator.clipboard.readText()).toBe('Cuesta $ 4.500')
    await user.click(dialog.getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(line).not.toBeInTheDocument())
    // What was written is nowhere else: it comes back, and goes again.
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('1 mensaje sin enviar')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ver' }))
    const again = within(await screen.findByRole('dialog', { name: 'Mensajes sin enviar' }))
    expect(again.getByText('Cuesta $ 4.500')).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByText('1 mensaje sin enviar')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsOf('chatMessageSend')).toHaveLength(1)
  })

test('who answers first is told nothing, and a refusal in another chat offers to open it', async () => {
  const { user } = await arrange()
  const field = screen.getByRole('textbox', { name: 'Mensaje' })
  await user.type(field, 'Hola{Enter}')
  expect(await screen.findByText('Hola', { selector: '.bubble-text, .bubble-text *' })).toBeVisible()
  expect(screen.queryByText(/sin enviar/)).toBeNull()
  await stubAnswer('chatMessageSend', 409, { message: 'La ventana de 24 horas terminó.', code: 'window_closed' })
  const release = holdCalls('chatMessageSend')
  await user.type(field, 'Chau{Enter}')
  await waitFor(() => expect(callsOf('chatMessageSend')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  release()
  await screen.findByText('Tu mensaje para Ana Núñez no se envió.')
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.queryByText(/sin enviar/)).toBeNull()
})

test('what was not sent to a customer goes with them when their data are erased', async () => {
  const { user, leave } = await arrange()
  await stubAnswer('chatMessageSend', 409, { message: 'La ventana de 24 horas terminó.', code: 'window_closed' })
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Hola Ana{Enter}')
  await screen.findByRole('button', { name: 'Reintentar' })
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  await user.click(await screen.findByRole('button', { name: 'Ver' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mensajes sin enviar' })
  expect(within(dialog).getByText('Hola Ana')).toBeVisible()
  await leave({ erased: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/sin enviar/)).toBeNull()
})

test('a message whose chat is not found is kept without its customer, and is sent if they are seen again', async () => {
  const { user, leave, who, id } = await arrange()
  const release = holdCalls('chatMessageSend')
  const end = await stubAnswer('chatMessageSend', 404, { message: 'No lo encontramos.', code: 'not_found' })
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Hola{Enter}')
  await waitFor(() => expect(callsOf('chatMessageSend')).toHaveLength(1))
  await leave({})
  release()
  expect(await screen.findByText('Tu mensaje para Ana Núñez no se envió.')).toBeVisible()
  end()
  const { chat } = await who.call('GET', `/chats/view/{bot}/${id}`)
  await sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload: { chat } })
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(callsOf('chatMessageSend').at(-1)).toMatchObject({ status: 201 }))
  expect(callsOf('chatMessageSend').at(-1)?.body).toMatchObject({ target_id: `ana-${who.bot}` })
})
