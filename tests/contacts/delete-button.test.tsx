import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(closeConsole)

test('who does not see the conversations of a contact is not offered to delete it, which they keep', async () => {
  const marina = await createPerson()
  const ana = await createPerson({ name: 'Ana', bots: [{ id: marina.bot, roleId: 4 }] })
  await marina.call('POST', '/contacts/{bot}', { name: 'Beto Sin Charlas' })
  const contact = await insert('contact', { bot_id: marina.bot, name: 'Rosa Ajena' })
  await insert('chat', {
    ...{ bot_id: marina.bot, contact_id: contact.id, channel: 'whatsapp', sender_id: 'rosa-ajena' },
    ...{ user_name: 'Rosa Ajena', type: 'request', assign_user_id: marina.me.id },
    ...{ last_message_text: 'Hola', last_message_at: new Date().toISOString() },
  })
  openConsole('/contacts', ana)
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)
  expect((await row('Beto Sin Charlas')).getByRole('button', { name: /^Eliminar/ })).toBeVisible()
  expect((await row('Rosa Ajena')).queryByRole('button', { name: /^Eliminar/ })).toBeNull()
})
