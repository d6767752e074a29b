import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

async function arrange(who: Person) {
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  const { me } = await createPerson({ name: 'Inés Ochoa' })
  await insert('membership', { bot_id: who.bot, user_id: me.id, role_id: 2, permissions: '{"chats":true}' })
  return { chat: chat.id, mate: me.id }
}

test('a colleague is mentioned with @ by keyboard, and shows as a chip', async () => {
  const who = await createPerson()
  await arrange(who)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Agregar comentario' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar comentario' }))
  const field = dialog.getByRole('textbox', { name: /^Comentario/ })
  await user.type(field, '¿Lo ves, @och')
  expect(await dialog.findByRole('option', { name: 'Inés Ochoa' })).toHaveAttribute('aria-selected', 'true')
  // Escape closes the list only.
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('option')).toBeNull()
  // What is none of the people is not told without a word, and may be saved.
  await user.type(field, ' ')
  expect(await dialog.findByText(/^No avisaremos a @/)).toHaveTextContent('elige a la persona de la lista.')
  await user.clear(field)
  await user.type(field, '@pepe')
  expect(await dialog.findByText(/^No avisaremos a @/)).toHaveTextContent('@pepe: nadie que vea esta conversación')
  await user.clear(field)
  await user.type(field, '¿Lo ves, @ines{Enter}hoy?')
  expect(field).toHaveValue('¿Lo ves, @Inés Ochoa hoy?')
  expect(dialog.queryByText(/^No avisaremos a @/)).toBeNull()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const chip = await screen.findByText((_, element) => element?.className === 'mention')
  expect(chip).toHaveTextContent('@Inés Ochoa')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a mention is told at once and is counted in its view', async () => {
  const who = await createPerson()
  const { chat, mate } = await arrange(who)
  const message = await insert('message', {
    ...{ bot_id: who.bot, chat_id: chat, author: 'internal', kind: 'text', user_id: mate },
    ...{ body: `@${who.me.name}`, at: new Date().toISOString() },
  })
  await insert('chat_mention', {
    ...{ message_id: message.id, start: 0, chat_id: chat, user_id: who.me.id },
    ...{ name: who.me.name, unread: true },
  })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: /^Ana Núñez.*Te mencionan/ })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Vistas \(.*1 mención\)$/ }))
  expect(await screen.findByRole('button', { name: /^Menciones 1/ })).toBeVisible()
  await sendConsoleEvent({
    name: 'mention',
    bot_id: who.bot,
    payload: { chat_id: chat, unread: true, by: 'Inés Ochoa', user_name: 'Ana Núñez' },
  })
  expect(await screen.findByText('Inés Ochoa te mencionó en la conversación de Ana Núñez')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Menciones/ }))
  expect(await screen.findByRole('button', { name: 'Te mencionan' })).toBeVisible()
  // Opening it reads the mention; the row stays while the chat is open, also after it is resolved.
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez.*Te mencionan/ }))
  const event = { chat_id: chat, unread: false, by: null, user_name: 'Ana Núñez' }
  await sendConsoleEvent({ name: 'mention', bot_id: who.bot, payload: event })
  await sendConsoleEvent({ name: 'change-inbox', bot_id: who.bot, payload: { chat_id: chat, state: 2 } })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ana Núñez.*Te mencionan/ })).toBeNull())
  expect(document.querySelector(`[data-chat="${chat}"]`)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Vistas/ }).textContent).not.toContain('@'))
})

test('mentions are of any box: none shows as chosen until one is, which leaves those of the others', async () => {
  const who = await createPerson()
  await arrange(who)
  openConsole('/chats?mentioned=1&type=all&dates=empty', who)
  const user = userEvent.setup()
  const boxes = within(await screen.findByRole('region', { name: 'Casilla' }))
  const box = (name: RegExp) => boxes.getByRole('button', { name })
  expect(await screen.findByRole('button', { name: 'Te mencionan' })).toBeVisible()
  expect(boxes.queryByRole('button', { pressed: true })).toBeNull()
  await user.click(box(/^Resueltas/))
  expect(box(/^Resueltas/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Te mencionan' })).toBeVisible()
  await user.click(box(/^Nuevas/))
  expect(boxes.queryByRole('button', { pressed: true })).toBeNull()
  await user.click(box(/^Nuevas/))
  expect(box(/^Nuevas/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: 'Te mencionan' })).toBeNull()
  expect(await screen.findByRole('button', { name: /^Ana Núñez/ })).toBeVisible()
})
