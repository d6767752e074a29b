import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const menu = () => screen.findByRole('button', { name: 'Búsquedas guardadas' })

test('a search that was saved is there in another browser, until it is deleted', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/contacts/{bot}', { name: 'Ana', city: 'Rosario' })
  openConsole(`/contacts?filter=${encodeURIComponent('{"city":"Rosario"}')}`, marina)
  const user = userEvent.setup()
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'Guardar la búsqueda actual…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar búsqueda' }))
  await user.type(dialog.getByRole('textbox', { name: /Nombre de la búsqueda/ }), 'De Rosario')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await marina.call('GET', '/searches/{bot}')).searches).toMatchObject([
    { screen: 'contacts', label: 'De Rosario', value: { filter: { city: 'Rosario' } } },
  ])
  closeConsole()
  cleanup()
  localStorage.clear()

  openConsole('/contacts', marina)
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'De Rosario' }))
  expect(await screen.findByDisplayValue('Rosario')).toBeVisible()
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar «De Rosario»' }))
  await waitFor(async () => expect((await marina.call('GET', '/searches/{bot}')).searches).toEqual([]))
})
