import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'
import '../../src/console/features/chats/index.tsx'

async function arrange(who: Person) {
  const area = await insert('area', { bot_id: who.bot, name: 'Envíos' })
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  return { area: area.id, chat: chat.id }
}

const open = async (who: Person) => {
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  return user
}

test('a chat is passed to an area with a note, in one dialog', async () => {
  const who = await createPerson()
  await arrange(who)
  const user = await open(who)
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Pasar a un área o persona' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pasar conversación' }))
  const send = dialog.getByRole('button', { name: 'Pasar conversación' })
  expect(send).toBeDisabled()
  await user.click(await dialog.findByRole('radio', { name: 'Envíos' }))
  await user.type(dialog.getByRole('textbox', { name: /^Nota/ }), 'Pregunta por su envío.')
  await user.click(send)
  expect(await screen.findByText('Pasaste la conversación a Envíos.')).toBeVisible()
  // It closes, because an open chat is marked as read.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull())
  const { data } = await who.call('POST', '/chats/filter/{bot}', {})
  expect(data[0]).toMatchObject({ open: true, unread_count: 1 })
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Conversación con Ana Núñez' })).toBeVisible()
})

test('who gets a chat is told, sees the note first, and it leaves once it is read', async () => {
  const who = await createPerson()
  const { chat } = await arrange(who)
  const giver = await createPerson({ name: 'Lucía Ferreyra' })
  const at = new Date().toISOString()
  await insert('chat_transfer', {
    ...{ chat_id: chat, by_user_id: giver.me.id, at, note: 'Es tu cliente.', user_id: who.me.id },
  })
  const user = await open(who)
  const note = within(
    (await screen.findByText('Es tu cliente.')).closest<HTMLElement>('.panel-transfer') as HTMLElement,
  )
  expect(note.getByText(/^Te la pasó Lucía Ferreyra/)).toBeVisible()
  const { data } = await who.call('POST', '/chats/filter/{bot}', {})
  const by = { id: giver.me.id, name: 'Lucía Ferreyra' }
  await sendConsoleEvent({
    name: 'conversation',
    bot_id: who.bot,
    payload: { chat: data[0], transferred: { by, note: 'Es tu cliente.', to: [who.me.id] } },
  })
  expect(await screen.findByText('Lucía Ferreyra te pasó la conversación de Ana Núñez')).toBeVisible()
  await user.click(note.getByRole('button', { name: 'Marcar como leída' }))
  await waitFor(() => expect(screen.queryByText('Es tu cliente.')).toBeNull())
})

test('who has a chat since sees the note for somebody else, and who wrote it', async () => {
  const who = await createPerson()
  const { chat } = await arrange(who)
  const [giver, other] = [await createPerson({ name: 'Lucía Ferreyra' }), await createPerson({ name: 'Beto Paz' })]
  const at = new Date().toISOString()
  await insert('chat_transfer', {
    ...{ chat_id: chat, by_user_id: giver.me.id, at, note: 'Es tu cliente.', user_id: other.me.id },
  })
  const user = await open(who)
  await screen.findByRole('textbox', { name: 'Mensaje' })
  expect(screen.queryByText('Es tu cliente.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Asignarme' }))
  expect(await screen.findByText('Es tu cliente.')).toBeVisible()
  expect(screen.getByText(/^Nota de Lucía Ferreyra/)).toBeVisible()
})

test('what tells of a chat that was passed leaves once the chat leaves', async () => {
  const who = await createPerson()
  const { chat } = await arrange(who)
  openConsole('/chats?dates=empty', who)
  await screen.findByRole('button', { name: /^Ana Núñez/ })
  const { data } = await who.call('POST', '/chats/filter/{bot}', {})
  const by = { id: who.me.id + 1, name: 'Lucía Ferreyra' }
  const payload = { chat: data[0], transferred: { by, note: '', to: [who.me.id] } }
  await sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload })
  expect(await screen.findByText(/te pasó la conversación de Ana Núñez/)).toBeVisible()
  await sendConsoleEvent({ name: 'chat-left', bot_id: who.bot, payload: { chat_id: chat } })
  await waitFor(() => expect(screen.queryByText(/te pasó la conversación de Ana Núñez/)).toBeNull())
})

test('a chat is passed to its own area only to take it from whom has it', async () => {
  const who = await createPerson()
  const { area, chat } = await arrange(who)
  await who.call('POST', '/chats/requests/change/{bot}', { id: chat, selected_area_id: area })
  const user = await open(who)
  const here = async () => {
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
    await user.click(screen.getByRole('menuitem', { name: 'Pasar a un área o persona' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pasar conversación' }))
    return dialog.findByRole('radio', { name: /^Envíos/ })
  }
  expect(await here()).toBeDisabled()
  await user.keyboard('{Escape}')
  await who.call('POST', '/chats/requests/assign/{bot}', { id: chat, user_id: who.me.id })
  await sendConsoleEvent({
    name: 'assign-user',
    bot_id: who.bot,
    payload: { chat_id: chat, assign_user: { id: who.me.id, name: who.me.name } },
  })
  const again = await here()
  await waitFor(() => expect(again).toBeEnabled())
  expect(again).toHaveAccessibleName(`Envíos Está aquí: ${who.me.name} deja de atenderla`)
})

test('what tells of a chat that was passed leaves once it is opened from its row', async () => {
  const who = await createPerson()
  await arrange(who)
  openConsole('/chats?dates=empty', who)
  const row = await screen.findByRole('button', { name: /^Ana Núñez/ })
  const { data } = await who.call('POST', '/chats/filter/{bot}', {})
  const by = { id: who.me.id + 1, name: 'Lucía Ferreyra' }
  await sendConsoleEvent({
    name: 'conversation',
    bot_id: who.bot,
    payload: { chat: data[0], transferred: { by, note: 'Es tu cliente.', to: [who.me.id] } },
  })
  expect(await screen.findByText(/te pasó la conversación de Ana Núñez/)).toBeVisible()
  await userEvent.setup().click(row)
  await waitFor(() => expect(screen.queryByText(/te pasó la conversación de Ana Núñez/)).toBeNull())
})

test('who is still named by a chat that the chatbot attends gets it by assigning it', async () => {
  const who = await createPerson()
  const { chat } = await arrange(who)
  await who.call('POST', '/chats/requests/assign/{bot}', { id: chat, user_id: who.me.id })
  const user = await open(who)
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reactivar el chatbot' }))
  expect(await screen.findByText('La atiende el chatbot')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: `Si pide una persona, pasa a ${who.me.name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversación' }))
  expect(await dialog.findByRole('radio', { name: new RegExp(`^${who.me.name}`) })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('La atiende el equipo')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  expect(screen.getByRole('menuitem', { name: /^Dejar de atender/ })).toBeVisible()
})

test('a person of another area is offered with the area to which the chat goes with them', async () => {
  const who = await createPerson()
  const { area, chat } = await arrange(who)
  const sales = await insert('area', { bot_id: who.bot, name: 'Ventas' })
  const [sender, seller] = [
    await createPerson({ name: 'Tomás Vega', bots: [{ id: who.bot, roleId: 4 }] }),
    await createPerson({ name: 'Lucía Ferreyra', bots: [{ id: who.bot, roleId: 4 }] }),
  ]
  await insert('area_user', { area_id: area, user_id: sender.me.id })
  await insert('area_user', { area_id: sales.id, user_id: seller.me.id })
  await who.call('POST', '/chats/requests/change/{bot}', { id: chat, selected_area_id: sales.id })
  const user = await open(who)
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Pasar a un área o persona' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pasar conversación' }))
  await user.click(dialog.getByRole('tab', { name: 'A una persona' }))
  expect(await dialog.findByRole('radio', { name: /^Tomás Vega/ })).toBeVisible()
  expect(dialog.getAllByText(/^Pasa a /).map(({ textContent }) => textContent)).toEqual([
    'Pasa a Envíos · Sin conexión',
  ])
})

/** Opens the chat of an operator, who has a colleague in their area. */
async function arrangeOperator(colleagues: readonly string[]) {
  const who = await createPerson({ bots: [{ roleId: 4 }] })
  const area = await insert('area', { bot_id: who.bot, name: 'Ventas' })
  await insert('area_user', { area_id: area.id, user_id: who.me.id })
  for (const name of colleagues) {
    const mate = await createPerson({ name, bots: [{ id: who.bot, roleId: 4 }] })
    await insert('area_user', { area_id: area.id, user_id: mate.me.id })
  }
  const { chat } = await arrange(who)
  return { who, chat, area: area.id as number }
}

const openPeople = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Pasar a un área o persona' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pasar conversación' }))
  await user.click(dialog.getByRole('tab', { name: 'A una persona' }))
  return dialog
}

const LOSING = /^Dejarás de verla/

test('who sees only their own chats is told that they lose one that goes to a person, and to whom it went', async () => {
  const { who } = await arrangeOperator(['Lucía Ferreyra'])
  const user = await open(who)
  const dialog = await openPeople(user)
  await user.click(await dialog.findByRole('radio', { name: /^Lucía Ferreyra/ }))
  expect(dialog.getByText(LOSING)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Pasar conversación' }))
  expect(await screen.findByText('Pasaste la conversación a Lucía Ferreyra.')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Avisos' })).getByText('Ana Núñez')).toBeVisible()
})

test('who sees every chat is told of no loss; a team of eight is searched, and shows its open chats', async () => {
  const who = await createPerson()
  const names = ['Ana', 'Beto', 'Carla', 'Dario', 'Elsa', 'Fede', 'Gala', 'Hugo'].map((name) => `${name} Vega`)
  const team = await Promise.all(names.map((name) => createPerson({ name, bots: [{ id: who.bot }] })))
  await arrange(who)
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: (await insert('contact', { bot_id: who.bot, name: 'Leo' })).id },
    ...{ channel: 'webchat', sender_id: 'leo', user_name: 'Leo', type: 'request', assign_user_id: team[4]?.me.id },
  })
  const user = await open(who)
  const dialog = await openPeople(user)
  await user.type(await dialog.findByLabelText('Buscar'), 'elsa')
  expect(dialog.getAllByRole('radio')).toHaveLength(1)
  expect(dialog.getByRole('radio', { name: /^Elsa Vega/ })).toBeVisible()
  expect(dialog.getByText('Sin conexión · 1 abierta')).toBeVisible()
  expect(dialog.queryByText(LOSING)).toBeNull()
})

test('the dialog to assign leads to who is of another area', async () => {
  const { who, chat, area } = await arrangeOperator([])
  await createPerson({ name: 'Lucía Ferreyra', bots: [{ id: who.bot, roleId: 4 }] })
  await who.call('POST', '/chats/requests/change/{bot}', { id: chat, selected_area_id: area })
  const user = await open(who)
  await user.click(await screen.findByRole('button', { name: /^Asignar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar conversación' }))
  expect(await dialog.findByRole('radio', { name: /^Lucía Ferreyra/ })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Pasar conversación' }))
  const other = within(await screen.findByRole('dialog', { name: 'Pasar conversación' }))
  await user.click(other.getByRole('tab', { name: 'A una persona' }))
  expect(await other.findByRole('radio', { name: /^Lucía Ferreyra/ })).toBeEnabled()
})
