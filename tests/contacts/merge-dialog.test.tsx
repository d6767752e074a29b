import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

let marina: Person
let first: number
let second: number
beforeEach(async () => {
  marina = await createPerson()
  const bot_id = marina.bot
  const phones = ['+5491155550142', '+541155550142']
  ;({ id: first } = await insert('contact', { bot_id, name: 'Lucía Fernández', phone: phones[0], city: 'Rosario' }))
  ;({ id: second } = await insert('contact', {
    bot_id,
    name: 'Lucía',
    phone: phones[1],
    company: 'Don Luis',
    custom: '{"talle":"42"}',
  }))
  await insert('contact_field', { bot_id, key: 'talle', label: 'Talle', type: 'text', options: '[]' })
})
afterEach(() => {
  toast.clear()
  closeConsole()
})

const contacts = () => marina.call('GET', '/contacts/{bot}')

test('duplicates are merged field by field, and the toast undoes it', async () => {
  openConsole('/contacts/duplicates', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Unir los contactos de Lucía Fernández' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir contactos' }))
  const theirs = await dialog.findByRole('radio', { name: 'Nombre: Lucía, del que se une' })
  expect(dialog.getByRole('radio', { name: 'Nombre: Lucía Fernández, del principal' })).toBeChecked()
  expect(dialog.getByText('Don Luis')).toBeVisible()
  expect((await dialog.findByText('Talle')).closest('div')).toHaveTextContent('Talle42')
  await user.click(theirs)
  await user.click(dialog.getByRole('button', { name: 'Unir contactos' }))
  expect(await screen.findByText('No hay contactos repetidos.')).toBeVisible()
  expect(await contacts()).toMatchObject([
    { id: first, name: 'Lucía', phone: '+5491155550142', company: 'Don Luis', city: 'Rosario' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Unir los contactos de Lucía Fernández' })).toBeVisible()
  expect((await contacts()).map(({ id }: { id: number }) => id).sort()).toEqual([first, second].sort())
})

test('the other contact can be the one that stays; what was chosen of it stays chosen', async () => {
  openConsole('/contacts/duplicates', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Unir los contactos de Lucía Fernández' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir contactos' }))
  await dialog.findByRole('radio', { name: 'Nombre: Lucía Fernández, del principal' })
  expect(dialog.getByRole('status')).toHaveTextContent('«Lucía» se une a «Lucía Fernández».')
  await user.click(dialog.getByRole('radio', { name: 'Teléfono: +541155550142, del que se une' }))
  await user.click(dialog.getByRole('radio', { name: 'Teléfono: +5491155550142, del principal' }))
  const swap = dialog.getByRole('button', { name: 'Cambiar el principal' })
  await user.click(swap)
  expect(await dialog.findByRole('radio', { name: 'Nombre: Lucía, del principal' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Teléfono: +5491155550142, del que se une' })).toBeChecked()
  expect(dialog.getByRole('status')).toHaveTextContent('«Lucía Fernández» se une a «Lucía».')
  expect(swap).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Unir contactos' }))
  expect(await screen.findByText('Uniste «Lucía Fernández» con «Lucía».')).toBeVisible()
  expect(await contacts()).toMatchObject([{ id: second, name: 'Lucía', phone: '+5491155550142', city: 'Rosario' }])
})

test('where the contact of the page joins another one, its page is that of the other', async () => {
  openConsole(`/contacts/${first}`, marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Unir con Lucía' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir contactos' }))
  await user.click(await dialog.findByRole('button', { name: 'Cambiar el principal' }))
  await dialog.findByRole('radio', { name: 'Nombre: Lucía, del principal' })
  await user.click(dialog.getByRole('button', { name: 'Unir contactos' }))
  expect(await screen.findByRole('heading', { name: 'Lucía', level: 1 })).toBeVisible()
  expect(await screen.findByDisplayValue('Don Luis')).toBeVisible()
})

test('a contact that a colleague changed meanwhile is shown again before it is merged', async () => {
  openConsole('/contacts/duplicates', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Unir los contactos de Lucía Fernández' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir contactos' }))
  await dialog.findByRole('radio', { name: 'Nombre: Lucía, del que se une' })
  await marina.call('PUT', `/contacts/{bot}/${second}`, { name: 'Lucía F.' })
  await user.click(dialog.getByRole('button', { name: 'Unir contactos' }))
  expect(await dialog.findByText(/Alguien cambió uno de los dos/)).toBeVisible()
  expect(await dialog.findByRole('radio', { name: 'Nombre: Lucía F., del que se une' })).toBeVisible()
  expect(await contacts()).toHaveLength(2)
})

test('contacts that are different people leave the list, and the toast brings them back', async () => {
  openConsole('/contacts/duplicates', marina)
  const user = userEvent.setup()
  const button = { name: 'Son personas distintas: Lucía Fernández, Lucía' }
  await user.click(await screen.findByRole('button', button))
  expect(await screen.findByText('No hay contactos repetidos.')).toBeVisible()
  expect(await contacts()).toHaveLength(2)
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(await screen.findByRole('button', button)).toBeVisible()
})
