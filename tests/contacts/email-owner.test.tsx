import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/contacts/EmailOwner.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('an e-mail that another contact has leads to that contact', async () => {
  const marina = await createPerson()
  const rosa = await marina.call('POST', '/contacts/{bot}', { name: 'Rosa Gil', email: 'rosa@correo.example' })
  openConsole('/contacts', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Crear contacto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear contacto' }))
  await user.type(await dialog.findByLabelText(/^Nombre/), 'Rosa G')
  await user.type(dialog.getByLabelText(/^Correo/), 'Rosa@correo.example')
  expect(dialog.queryByRole('link', { name: /^Ver contacto/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^(Crear|Guardar)/ }))
  const link = await dialog.findByRole('link', { name: /^Ver contacto.*Rosa Gil/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`/contacts/${rosa.id}$`)))
})
