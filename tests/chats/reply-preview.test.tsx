import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { holdCalls } from '../support/network-stubs.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

/** Opens a chat of a contact with a size; the quick reply `talle` has this text. Returns the message field. */
async function openChatWith(text: string) {
  const who = await createPerson()
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez', custom: '{"talle":"42"}' })
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  const reply = { shortcut: 'talle', title: 'Talle', text, visibility: 'personal' }
  await who.call('POST', '/chats/requests/quickreplies/{bot}', reply)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  return { user, field: await screen.findByRole('textbox', { name: 'Mensaje' }) }
}

test('a quick reply that is picked before its contact is read is inserted with their data', async () => {
  const { user, field } = await openChatWith('Tu talle: {{contacto.campo.talle | "sin talle"}}')
  const release = holdCalls('contactGet')
  await user.type(field, '/tal')
  await screen.findByRole('option', { name: /talle/ })
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('/tal')
  release()
  await waitFor(() => expect(field).toHaveValue('Tu talle: 42'))
})

test('a quick reply shows the data of the chat before it is inserted, and nothing leaves with a variable', async () => {
  const text = 'Hola {{contacto.nombre}}: talle {{contacto.campo.talle}} en {{area.nombre}}, pedido {{numero}}'
  const { user, field } = await openChatWith(text)
  await user.type(field, '/tal')
  const option = within(await screen.findByRole('option', { name: /talle 42/ }))
  expect(option.getByText(/Hola Ana Núñez/)).toBeVisible()
  expect(option.getByText('falta: Nombre del área')).toBeVisible()
  expect(option.getByText('falta: numero')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Hola Ana Núñez: talle 42 en, pedido {{numero}}')
  expect(screen.getByRole('alert')).toHaveTextContent('Falta un dato. Escríbelo en lugar de {{numero}} o quítalo.')
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled()
  await user.type(field, '{Backspace>10/}12')
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Respuestas rápidas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Respuestas rápidas' }))
  expect(await dialog.findByRole('button', { name: /Hola Ana Núñez: talle 42/ })).toBeVisible()
})
