import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/home/index.tsx'

// A connection that does not work is told where staff write.

const problem = 'Meta ya no acepta la clave de acceso. Crea una nueva y guárdala en Conectores.'

/** Stores a number and a customer's chat on it. */
async function arrange(who: Person, given: object, customer: object = {}) {
  const account = await insert('channel_account', {
    ...{ bot_id: who.bot, kind: 'whatsapp', external_id: `10${who.bot}`, name: 'El Trigal', account: '+54 9 11 5555' },
    ...{ settings: '{}', facts: '{}', hints: '{}', status: 'connected', ...given },
  })
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez', ...customer })
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'whatsapp', sender_id: '5491123456789' },
    ...{ user_name: 'Ana Núñez', type: 'request', account_id: account.id, last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  const said = { bot_id: who.bot, chat_id: chat.id, author: 'user', body: 'Hola' }
  await insert('message', { ...said, at: new Date().toISOString(), external_id: `wamid.${chat.id}` })
  return account.id
}

const permissions = { chats: true, plugins: false }
const open = async (who: Person) => {
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez.*WhatsApp/ }))
  return user
}

test('a connection that requires attention is told above the list and the composer, which still takes messages', async () => {
  const who = await createPerson()
  await arrange(who, { status: 'needs_action', problem })
  await open(who)
  expect(await screen.findByText('requiere atención: no salen mensajes.', { exact: false })).toBeVisible()
  const composer = (await screen.findByRole('textbox', { name: 'Mensaje' })).closest<HTMLElement>('.composer')
  const note = within(composer as HTMLElement).getByRole('status')
  expect(note).toHaveTextContent(`WhatsApp El Trigal requiere atención. ${problem}`)
  expect(note).toHaveTextContent('Tus mensajes saldrán cuando esté resuelto.')
  expect(within(note).getByRole('link', { name: 'Ir a Conectores' })).toHaveAttribute('href', '/plugins')
})

test('who may not manage connections is told whom to ask', async () => {
  const who = await createPerson({ bots: [{ permissions }] })
  await arrange(who, { status: 'needs_action', problem })
  await open(who)
  expect(await screen.findAllByText('Avisa a quien administra el chatbot.')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Ir a Conectores' })).toBeNull()
})

test('a chat whose connection was disconnected does not invite to write, as soon as it happens', async () => {
  const who = await createPerson()
  const account = await arrange(who, {})
  await open(who)
  expect(await screen.findByRole('textbox', { name: 'Mensaje' })).toBeVisible()
  expect(screen.getByText(/^Quedan 23 h/)).toBeVisible()
  await who.call('POST', `/plugins/disconnect/{bot}/${account}`)
  await sendConsoleEvent({ name: 'content', bot_id: who.bot, payload: { resource: 'plugin' } })
  expect(await screen.findByText(/WhatsApp El Trigal está desconectado: lo que escribas no saldría/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Mensaje' })).toBeNull()
  expect(screen.queryByText(/^Quedan 23 h/)).toBeNull()
  expect(screen.getByText('está desconectado y tiene conversaciones sin resolver.', { exact: false })).toBeVisible()
})

test.each([
  ['through a connection that works', {}, {}, /^Quedan 23 h/, 6],
  ['through one that requires attention, none', { status: 'needs_action', problem }, {}, /saldrán cuando esté/, 0],
  ['through one that was disconnected, none', { status: 'off' }, {}, /está desconectado: lo que escribas/, 0],
  ['to somebody who is blocked, none', {}, { blocked: true }, /^Este contacto está bloqueado/, 0],
])('reactions are offered %s', async (_, connection, contact, told, expected) => {
  const who = await createPerson()
  await arrange(who, connection, contact)
  const user = await open(who)
  const offered = async () => {
    await user.click(await screen.findByRole('button', { name: 'Acciones del mensaje: Hola' }))
    expect(screen.getByRole('menuitem', { name: 'Responder citando' })).toBeVisible()
    const { length } = screen.queryAllByRole('menuitemcheckbox')
    await user.keyboard('{Escape}')
    return length
  }
  expect(await screen.findByText(told)).toBeVisible()
  await waitFor(async () => expect(await offered()).toBe(expected))
})

test('the home page tells it too', async () => {
  const who = await createPerson()
  await arrange(who, { status: 'needs_action', problem })
  openConsole('/home', who)
  expect(await screen.findByText('requiere atención: no salen mensajes.', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a Conectores' })).toBeVisible()
})
