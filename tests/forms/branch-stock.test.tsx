import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sentTo } from '../support/network-stubs.ts'
import { branchBody } from './fixtures.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('the stock of a product is typed by branch', async () => {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const { id: places } = await insert('form', { bot_id: who.bot, kind: 'branch', name: 'Locales' })
  const branch = (name: string) => who.call('POST', `/forms/branches/{bot}/${places}`, branchBody(name))
  const centre = (await branch('Centro')) as { id: number }
  await branch('Norte')
  openConsole(`/forms/products/inventory/${form}`, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Agregar producto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar producto' }))
  await user.type(await dialog.findByLabelText(/^Nombre/), 'Termo')
  const field = await dialog.findByLabelText('Centro')
  await user.type(field, '2,5')
  await user.click(dialog.getByRole('button', { name: 'Agregar producto' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Escribe un número entero, 0 o más.'))
  expect(sentTo('productCreate')).toEqual([])
  await user.clear(field)
  await user.type(field, '7')
  await user.click(dialog.getByRole('button', { name: 'Agregar producto' }))
  await waitFor(() => expect(sentTo('productCreate')).toHaveLength(1))
  expect(sentTo('productCreate')).toMatchObject([{ name: 'Termo', branch_stock: [{ branch_id: centre.id, stock: 7 }] }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await who.call('GET', `/forms/products/inventory/{bot}/${form}`)).toMatchObject([{ name: 'Termo', stock: 7 }])
})
