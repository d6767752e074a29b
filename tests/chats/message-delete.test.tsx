import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

// The browser has the time of the server, which stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:05:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a message of one’s own is deleted after a question, and its place says so, also where it is quoted', async () => {
  const who = await createPerson()
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  const now = new Date().toISOString()
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'live', live: true, last_message_text: 'Hola' },
    ...{ last_message_at: now, last_inbound_at: now },
  })
  const send = (message: string, reply_to?: number) =>
    who.call('POST', '/chats/requests/send/{bot}', {
      ...{ id: chat.id, target_id: `ana-${who.bot}`, message },
      ...(reply_to && { reply_to }),
    })
  const { id } = await send('El precio es 100')
  await send('Ese es el final', id)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Acciones del mensaje: El precio es 100' }))
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar mensaje' }))
  const question = within(await screen.findByRole('dialog', { name: 'Eliminar mensaje' }))
  expect(question.getByText('El precio es 100')).toBeVisible()
  expect(question.getByText(/^En lugar del mensaje, el cliente verá «Mensaje eliminado»\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Eliminar mensaje' }))
  expect(await screen.findByRole('button', { name: /^Responde a .*: Mensaje eliminado$/ })).toBeVisible()
  expect(screen.queryByText('El precio es 100')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Acciones del mensaje: Mensaje eliminado/ })).toBeNull()
})
