import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'

const HOUR = 60 * 60 * 1000

test.each([
  ['closed', 30, 'Ventana de WhatsApp cerrada', 'Pudiste escribirle hasta'],
  ['open', 2, 'Quedan 21 h', 'Puedes escribirle hasta'],
])('a chat whose window is %s says so in words of the channel', async (_, hours, head, fact) => {
  const who = await createPerson()
  const at = new Date(Date.now() - hours * HOUR).toISOString()
  await addChat(who, { channel: 'whatsapp', sender_id: '5491155550142', last_inbound_at: at, last_message_at: at })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  expect(await screen.findByText(head)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Datos del contacto' }))
  expect(await screen.findByText(fact)).toBeInTheDocument()
})
