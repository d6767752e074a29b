import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import '../../src/console/engine/form/FormWindow.tsx'
import '../../src/console/features/contacts/OwnFieldsControl.tsx'
import '../../src/console/features/contacts/PageActions.tsx'
import '../../src/console/features/contacts/Sections.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a contact with the phone of another one is created, and the other one is offered', async () => {
  const marina = await createPerson()
  const rosa = await marina.call('POST', '/contacts/{bot}', { name: 'Rosa Gil', phone: '+5491155550142' })
  const opened = openConsole('/contacts', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Crear contacto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear contacto' }))
  await user.type(await dialog.findByLabelText(/^Nombre/), 'Rosa G')
  await user.type(dialog.getByLabelText(/^Teléfono/), '+541155550142')
  await user.click(dialog.getByRole('button', { name: /^(Crear|Guardar)/ }))
  expect(await screen.findByText(/^Ya había un contacto con ese teléfono: «Rosa Gil»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver contacto' }))
  await vi.waitFor(() => expect(opened.path()).toBe(`/contacts/${rosa.id}`))
})

test('the address of a merged contact leads to the one it became', async () => {
  const marina = await createPerson()
  const add = async (name: string) => (await marina.call('POST', '/contacts/{bot}', { name })).id as number
  const [target_id, source_id] = [await add('Rosa Gil'), await add('Rosa G')]
  await marina.call('POST', '/contacts/merge/{bot}', { target_id, source_id, choices: {}, preview: false })
  const opened = openConsole(`/contacts/${source_id}`, marina)
  expect(await screen.findByRole('heading', { name: 'Rosa Gil' })).toBeVisible()
  await vi.waitFor(() => expect(opened.path()).toBe(`/contacts/${target_id}`))
})
