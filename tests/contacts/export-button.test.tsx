import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../generated/screens/contacts.ts'
import '../../src/console/features/contacts/cells.tsx'
import '../../src/console/features/overrides.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { collectSavedFiles } from '../support/saved-files.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('the file of the contacts has those that match the filter, with data that the list does not show', async () => {
  const files = collectSavedFiles()
  const marina = await createPerson()
  const bot_id = marina.bot
  await insert('contact', { bot_id, name: 'Lucía', phone: '+5491155550142', province: 'Santa Fe' })
  await insert('contact', { bot_id, name: 'Beto', phone: '+5491155550143' })
  openConsole('/contacts?filter=%7B%22name%22%3A%22luc%22%7D', marina)
  await screen.findByText('Lucía')
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }))
  expect(await screen.findByText('El archivo está listo.')).toBeVisible()
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Santa Fe')
  expect(await marina.call('GET', '/contacts/register/{bot}')).toMatchObject([
    { kind: 'exported', contact: '1 contacto' },
  ])
})
