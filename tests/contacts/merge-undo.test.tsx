import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/contacts/PageActions.tsx'
import '../../src/console/features/contacts/Sections.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test.each([
  ['the page of the contact', (id: number) => `/contacts/${id}`],
  ['the register', () => '/contacts/register'],
])('a merge is undone from %s', async (_, address) => {
  const marina = await createPerson()
  const add = async (name: string) => (await marina.call('POST', '/contacts/{bot}', { name })).id as number
  const [target_id, source_id] = [await add('Rosa Gil'), await add('Rosa G')]
  await marina.call('POST', '/contacts/merge/{bot}', { target_id, source_id, choices: {}, preview: false })
  openConsole(address(target_id), marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Deshacer la unión' }))
  expect(await within(document.body).findByText('Unión deshecha.')).toBeVisible()
  const names = (await marina.call('GET', '/contacts/{bot}')).map(({ name }: { name: string }) => name)
  expect(names.sort()).toEqual(['Rosa G', 'Rosa Gil'])
})

test('a merge that was undone in the page is no longer offered to be undone by its toast', async () => {
  const marina = await createPerson()
  const phone = '+5491155550142'
  const add = async (name: string) => (await insert('contact', { bot_id: marina.bot, name, phone })).id
  const [kept] = [await add('Rosa Gil'), await add('Rosa G')]
  openConsole(`/contacts/${kept}`, marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Unir/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir contactos' }))
  await dialog.findByRole('status')
  await user.click(dialog.getByRole('button', { name: 'Unir contactos' }))
  expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Deshacer la unión' }))
  expect(await screen.findByText('Unión deshecha.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})
