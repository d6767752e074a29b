import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import BudgetDialog from '../../src/console/features/budgets/BudgetDialog.tsx'
import { setSession } from '../../src/console/session/state.ts'
import { createPerson, insert } from '../support/backend.ts'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

async function open(products: readonly object[]) {
  const { me, token, bot, call } = await createPerson()
  const { id: form } = await insert('form', { bot_id: bot, kind: 'product', name: 'Catálogo' })
  for (const product of products) await call('POST', `/forms/products/inventory/{bot}/${form}`, product)
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  openRoutes([{ path: '/', element: <BudgetDialog chat={{ id: 1, user_name: 'Lucía' }} onClose={() => {}} /> }], '/')
  failNetwork('quickBudgetCreate')
  await screen.findByLabelText(/Descripción/)
  return userEvent.setup()
}

test('lines come from the catalogue by keyboard, with price and tax; the same product twice is one line of two', async () => {
  const user = await open([
    { name: 'Pava eléctrica', sku: 'PAV-17', price_cents: 4_590_050, tax_rate: 10.5 },
    { name: 'Pava de aluminio', price_cents: 1_500_000 },
  ])
  const search = await screen.findByRole('combobox', { name: 'Agregar un producto' })
  await user.type(search, 'pava')
  const list = within(await screen.findByRole('listbox', { name: 'Productos encontrados' }))
  expect(await list.findAllByRole('option')).toHaveLength(2)
  const at = list.getAllByRole('option').findIndex((one) => one.textContent?.includes('eléctrica'))
  for (let step = 0; step < at; step++) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  expect(search).toHaveValue('')
  expect(screen.getAllByLabelText(/Descripción/)).toHaveLength(1)
  expect(screen.getByLabelText(/Descripción/)).toHaveValue('Pava eléctrica')
  expect(screen.getByLabelText(/Precio unitario/)).toHaveValue('45.900,50')
  await user.type(search, 'PAV-17')
  await user.click(await screen.findByRole('option', { name: /Pava eléctrica/ }))
  expect(screen.getByLabelText(/Cantidad/)).toHaveValue('2')
  await user.type(search, 'zapatilla')
  expect(await screen.findByText('Ningún producto coincide.')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.clear(search)
  await user.click(screen.getByRole('button', { name: 'Ver presupuesto' }))
  const item = { description: 'Pava eléctrica', quantity: 2, unit_price_cents: 4_590_050, tax_rate: 10.5 }
  await waitFor(() => expect(sentTo('quickBudgetCreate')).toMatchObject([{ items: [item] }]))
  expect(
    (sentTo('quickBudgetCreate') as { items: { product_id?: number }[] }[])[0]?.items[0]?.product_id,
  ).toBeGreaterThan(0)
})

test('without a catalogue, nothing is searched', async () => {
  await open([])
  await waitFor(() => expect(callsOf('budgetProductList').length).toBeGreaterThan(0))
  expect(screen.queryByRole('combobox', { name: 'Agregar un producto' })).toBeNull()
})
