import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  toast.clear()
  closeConsole()
})

test('a change of prices is shown with its currency and its offers, and what does not fit is counted', async () => {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const path = `/forms/products/inventory/{bot}/${form}`
  await who.call('POST', path, { name: 'Mate', price_cents: 10_400, sale_price_cents: 9_900, currency: 'USD' })
  for (let n = 1; n <= 21; n++) await who.call('POST', path, { name: `Termo ${n}`, price_cents: 100_000 })
  openConsole(`/forms/products/inventory/${form}`, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cambiar precios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar precios' }))
  await user.type(dialog.getByLabelText('Porcentaje'), '10')
  await user.selectOptions(dialog.getByLabelText('Redondeo'), 'A la centena')
  await user.click(dialog.getByRole('button', { name: 'Ver cambios' }))
  expect(await dialog.findByRole('status')).toHaveTextContent(
    'Cambian 22 productos. Podrás deshacerlo durante 24 horas. Con el redondeo termina 1 oferta.',
  )
  expect(dialog.getByRole('row', { name: /^Mate/ })).toHaveTextContent('US$ 104,00US$ 100,00')
  expect(dialog.getByText('y 2 más')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cambiar precios' }))
  expect(await screen.findByText('Cambiamos los precios de 22 productos.')).toBeVisible()
})

test('an offer and a variant that is called like it are two rows', async () => {
  const errors = vi.spyOn(console, 'error')
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  await who.call('POST', `/forms/products/characteristics/{bot}/${form}`, {
    ...{ key: 'linea', label: 'Línea', type: 'select', variant_axis: true, options: [{ id: 'o', value: 'Oferta' }] },
  })
  await who.call('POST', `/forms/products/inventory/{bot}/${form}`, {
    ...{ name: 'Mate', price_cents: 100_000, sale_price_cents: 90_000 },
    variants: [{ options: { linea: 'o' }, price_cents: 80_000, stock: 1 }],
  })
  openConsole(`/forms/products/inventory/${form}`, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cambiar precios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar precios' }))
  await user.type(dialog.getByLabelText('Porcentaje'), '10')
  await user.click(dialog.getByRole('button', { name: 'Ver cambios' }))
  const [offer, variant, ...others] = await dialog.findAllByRole('row', { name: /^Mate · Oferta/ })
  expect(offer).toHaveTextContent('$ 900,00$ 990,00')
  expect(variant).toHaveTextContent('$ 800,00$ 880,00')
  expect(others).toEqual([])
  expect(errors).not.toHaveBeenCalled()
})

test('who asks for what changes nothing is offered to look again, not to change prices', async () => {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const path = `/forms/products/inventory/{bot}/${form}`
  const { id } = (await who.call('POST', path, { name: 'Mate', price_cents: 100_000 })) as { id: number }
  openConsole(`/forms/products/inventory/${form}`, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cambiar precios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar precios' }))
  await user.type(dialog.getByLabelText('Porcentaje'), '0')
  await user.click(dialog.getByRole('button', { name: 'Ver cambios' }))
  expect(await dialog.findByText('Ningún precio cambia.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Cambiar precios' })).toBeNull()
  await user.type(dialog.getByLabelText('Porcentaje'), '{Backspace}10')
  await user.click(dialog.getByRole('button', { name: 'Ver cambios' }))
  const change = await dialog.findByRole('button', { name: 'Cambiar precios' })
  await who.call('DELETE', `${path}/${id}`)
  await user.click(change)
  expect(await screen.findByText('Ningún precio cambió: alguien los cambió antes.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Ver cambios' })).toBeVisible()
})
