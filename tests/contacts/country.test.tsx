import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/contacts/CountryControl.tsx'
import '../../src/console/features/contacts/FixedGroups.tsx'
import '../../src/console/features/contacts/OwnFieldsControl.tsx'
import '../../src/console/features/contacts/PageActions.tsx'
import '../../src/console/features/contacts/Sections.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('the country of a contact is searched by its name, and taken away again', async () => {
  const marina = await createPerson()
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz', country: 'AR' })
  openConsole(`/contacts/${id}`, marina)
  const user = userEvent.setup()
  const box = await screen.findByRole('combobox', { name: /^País/ }, { timeout: 30_000 })
  expect(box).toHaveValue('Argentina')
  const stored = async () => (await marina.call('GET', `/contacts/{bot}/${id}`)).country
  await user.clear(box)
  await user.type(box, 'uru')
  await user.click(await screen.findByRole('option', { name: 'Uruguay' }))
  await user.click(screen.getByRole('button', { name: /^Guardar/ }))
  await waitFor(async () => expect(await stored()).toBe('UY'))
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: /^Guardar/ }))
  await waitFor(async () => expect(await stored()).toBe(''))
})
