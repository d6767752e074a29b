import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { addChat } from '../chats/played-inbox.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/contacts/Sections.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

/** A contact whose form gave an e-mail and a telephone. */
async function leftData(who: Person): Promise<number> {
  const chat_id = await addChat(who)
  const [chat] = (await who.call('POST', '/chats/filter/{bot}', { type: 'all', page_number: 1 })).data
  const value = { bot_id: who.bot, contact_id: chat.contact_id, chat_id, at: new Date().toISOString(), typed: true }
  await insert('contact_value', { ...value, name: 'correo', label: 'Correo', value: 'ana@correo.example' })
  await insert('contact_value', { ...value, name: 'telefono', label: 'Teléfono', value: '+5491155550142' })
  return chat.contact_id
}

test('on the page of a contact, what they left completes the contact with one press', async () => {
  const who = await createPerson()
  const id = await leftData(who)
  openConsole(`/contacts/${id}`, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Usar como correo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Usar como correo' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Usar como teléfono' })).toBeVisible()
  expect(await who.call('GET', `/contacts/{bot}/${id}`)).toMatchObject({ email: 'ana@correo.example', phone: '' })
})

test('in a conversation, it fills the field of the contact, which is saved with the others', async () => {
  const who = await createPerson()
  const id = await leftData(who)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Datos del contacto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Datos del contacto' }))
  await user.click(await dialog.findByRole('button', { name: 'Usar como teléfono' }))
  expect(dialog.getByLabelText('Teléfono')).toHaveValue('+5491155550142')
  expect(dialog.queryByRole('button', { name: 'Usar como teléfono' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () =>
    expect(await who.call('GET', `/contacts/{bot}/${id}`)).toMatchObject({ email: '', phone: '+5491155550142' }),
  )
})
