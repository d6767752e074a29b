import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/list/BulkBar.tsx'
import '../../src/console/features/chats/index.tsx'

async function open(who: Person) {
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  const row = await screen.findByRole('button', { name: /^Ana Núñez/ })
  const state = async () => (await who.call('POST', '/chats/filter/{bot}', { type: 'all' })).data[0].priority
  return { user, row, state }
}

test('the key sets a priority, the row says it, and the toast takes it back', async () => {
  const { user, row, state } = await open(await createPerson())
  await user.click(row)
  await screen.findByRole('button', { name: 'Más acciones' })
  row.focus()
  await user.keyboard('i')
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar la prioridad' })
  expect(within(dialog).getByRole('radio', { name: 'Normal' })).toBeChecked()
  await user.click(within(dialog).getByRole('radio', { name: 'Alta' }))
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  expect(await within(row).findByText('Prioridad alta')).toBeInTheDocument()
  expect(await state()).toBe('high')
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(within(row).queryByText('Prioridad alta')).toBeNull())
  expect(await state()).toBe('normal')
})

test('Enter on an option chooses it and confirms, of a priority and of a person', async () => {
  const who = await createPerson()
  const { user, row, state } = await open(who)
  await user.click(row)
  await screen.findByRole('button', { name: 'Más acciones' })
  row.focus()
  await user.keyboard('i')
  const priority = await screen.findByRole('dialog', { name: 'Cambiar la prioridad' })
  await waitFor(() => expect(within(priority).getByRole('radio', { name: 'Normal' })).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(priority).not.toBeInTheDocument())
  expect(await state()).toBe('low')
  row.focus()
  await user.keyboard('a')
  const assign = await screen.findByRole('dialog', { name: 'Asignar conversación' })
  const nobody = await within(assign).findByRole('radio', { name: 'Sin asignar' })
  nobody.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(assign).not.toBeInTheDocument())
  expect((await who.call('POST', '/chats/filter/{bot}', { type: 'all' })).data[0].assign_user).not.toBeNull()
})

test('several chosen chats get a priority from their bar', async () => {
  const { user, state } = await open(await createPerson())
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones para las elegidas' }))
  await user.click(screen.getByRole('menuitem', { name: 'Cambiar la prioridad' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar la prioridad' })
  // Nothing is chosen unless they choose it.
  const save = within(dialog).getByRole('button', { name: 'Guardar' })
  expect(save).toBeDisabled()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Prioridad' }), 'Baja')
  await user.click(save)
  expect(await screen.findByText('Prioridad baja')).toBeInTheDocument()
  expect(await state()).toBe('low')
})
