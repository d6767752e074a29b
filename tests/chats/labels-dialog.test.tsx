import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

test("a label's box changes at once, and back with the undo of its toast", async () => {
  const who = await createPerson()
  await who.call('POST', '/chats/labels/{bot}', { title: 'Urgente', color: '#b3261e' })
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola **Ana**' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Etiquetas' }))
  const box = await screen.findByRole('checkbox', { name: /Urgente/ })
  await user.click(box)
  expect(box).toBeChecked()
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Urgente/ })).not.toBeChecked())
})
