import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

async function catalogue() {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const at = (part: string) => `/forms/products/${part}/{bot}/${form}`
  const add = async (body: object) => ((await who.call('POST', at('inventory'), body)) as { id: number }).id
  const open = () => openConsole(`/forms/products/inventory/${form}`, who)
  return { who, at, add, open, user: userEvent.setup() }
}
const undo = async (text: RegExp) => {
  const banner = (await screen.findByText(text)).closest('.banner')
  return within(banner as HTMLElement).getByRole('button', { name: 'Deshacer' })
}

test('one product that somebody changed is told apart from those that were restored', async () => {
  const { who, at, add, open, user } = await catalogue()
  const id = await add({ name: 'Mate', price_cents: 1_000 })
  await add({ name: 'Pava', price_cents: 1_000 })
  await who.call('POST', at('prices'), { percent: 10, preview: false })
  await who.call('PUT', `${at('inventory')}/${id}`, { price_cents: 5_000 })
  open()
  await user.click(await undo(/^Último cambio: 10 % en 2 productos/))
  expect(await screen.findByText('Lo deshicimos en 1 producto.')).toBeVisible()
  expect(screen.getByText('1 producto quedó como alguien lo cambió.')).toBeVisible()
})

test('a product whose code is in use is said to be left, and the change before it can be undone meanwhile', async () => {
  const { who, at, add, open, user } = await catalogue()
  const id = await add({ name: 'Mate', sku: 'X1' })
  await add({ name: 'Pava', price_cents: 1_000 })
  await who.call('POST', at('prices'), { percent: 10, preview: false })
  await who.call('POST', at('bulk'), { ids: [id], action: 'delete' })
  await add({ name: 'Termo', sku: 'X1' })
  open()
  await user.click(await undo(/^Último cambio: 1 producto eliminado/))
  expect(await screen.findByText('Ningún producto volvió a como estaba.')).toBeVisible()
  expect(screen.getByText('1 producto no volvió: su código está en uso. Cámbialo y vuelve a deshacer.')).toBeVisible()
  expect(await undo(/^1 producto queda sin deshacer de «1 producto eliminado»/)).toBeEnabled()
  await user.click(await undo(/^Último cambio: 10 % en 1 producto/))
  expect(await screen.findByText('Lo deshicimos en 1 producto.')).toBeVisible()
})
