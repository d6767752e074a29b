import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

async function open(who: Person) {
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  const state = async () => (await who.call('POST', '/chats/filter/{bot}', { type: 'all' })).data[0]
  return { user, state, id: chat.id as number }
}

const entry = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name }))
}

test('a resolved chat comes back from its toast', async () => {
  const { user, state } = await open(await createPerson())
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Lo deshicimos.')).toBeVisible()
  expect(await state()).toMatchObject({ type: 'request', state: 0 })
})

test('the toast says when somebody changed it meanwhile', async () => {
  const who = await createPerson()
  const { user, id } = await open(who)
  await entry(user, 'Asignarme')
  await screen.findByRole('button', { name: 'Deshacer' })
  await who.call('POST', '/chats/requests/assign/{bot}', { id, user_id: null })
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Alguien la cambió mientras tanto: quedó como está.')).toBeVisible()
})

test('a block is undone from its toast, and a waiting request goes back to the bot', async () => {
  const { user, state } = await open(await createPerson())
  await entry(user, 'Bloquear contacto')
  await user.click(await screen.findByRole('button', { name: 'Bloquear contacto' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await state()).toMatchObject({ blocked: false }))
  await entry(user, 'Reactivar el chatbot')
  await waitFor(async () => expect(await state()).toMatchObject({ type: 'bot' }))
})
