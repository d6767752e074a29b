import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { holdCalls } from '../support/network-stubs.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

async function open(who: Person) {
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola **Ana**' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  openConsole('/chats?dates=empty', who)
  return userEvent.setup()
}

test("a label's box changes at once, and back with the undo of its toast", async () => {
  const who = await createPerson()
  await who.call('POST', '/chats/labels/{bot}', { title: 'Urgente', color: '#b3261e' })
  const user = await open(who)
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Etiquetas' }))
  const box = await screen.findByRole('checkbox', { name: /Urgente/ })
  await user.click(box)
  expect(box).toBeChecked()
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Urgente/ })).not.toBeChecked())
})

test('several boxes change before the first is saved; a label of contacts alone has no box', async () => {
  const who = await createPerson()
  const add = (title: string, scope = 'both') =>
    who.call('POST', '/chats/labels/{bot}', { title, scope, color: '#b3261e' })
  await add('Urgente')
  await add('Reclamo')
  await add('Mayorista', 'contact')
  const user = await open(who)
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Etiquetas' }))
  const boxes = [
    await screen.findByRole('checkbox', { name: /Urgente/ }),
    await screen.findByRole('checkbox', { name: /Reclamo/ }),
  ]
  expect(screen.getByText('Solo para contactos')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /Mayorista/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Editar Mayorista' })).toBeVisible()
  const release = holdCalls('chatLabelUpdate')
  for (const box of boxes) await user.click(box)
  for (const box of boxes) expect(box).toBeChecked()
  release()
  await waitFor(async () => {
    const { data } = await who.call('POST', '/chats/filter/{bot}', { type: 'all' })
    expect(data[0].labels).toHaveLength(2)
  })
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  for (const box of boxes) expect(box).toBeChecked()
})

test('several chosen chats are offered the labels of chats, and to take off any', async () => {
  const who = await createPerson()
  await who.call('POST', '/chats/labels/{bot}', { title: 'Mayorista', scope: 'contact', color: '#b3261e' })
  await who.call('POST', '/chats/labels/{bot}', { title: 'Urgente', scope: 'chat', color: '#b3261e' })
  const user = await open(who)
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir Ana Núñez' }))
  const offered = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'Más acciones para las elegidas' }))
    await user.click(screen.getByRole('menuitem', { name: entry }))
    const dialog = await screen.findByRole('dialog', { name: entry })
    await within(dialog).findByRole('option', { name: 'Urgente' })
    const names = within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    return names
  }
  expect(await offered('Agregar etiqueta')).toEqual(['Elige una', 'Urgente'])
  expect((await offered('Quitar etiqueta')).sort()).toEqual(['Elige una', 'Mayorista', 'Urgente'])
})
