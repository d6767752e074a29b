import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { act } from '../support/act.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'
import { whenConnected } from '../support/sockets.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

interface Listed {
  id: number
  name: string
  price_cents: number | null
  sale_price_cents: number | null
  stock: number | null
}

async function open() {
  const who = await createPerson()
  const { id: form } = await insert('form', { bot_id: who.bot, kind: 'product', name: 'Catálogo' })
  const path = `/forms/products/inventory/{bot}/${form}`
  for (const [at, name] of ['Mate', 'Termo', 'Yerba'].entries())
    await who.call('POST', path, { name, sku: `A${at}`, price_cents: 100_000 * (at + 1) })
  openConsole(`/forms/products/inventory/${form}`, who)
  await screen.findByRole('grid', { name: 'Inventario' })
  await whenConnected()
  return { who, path, user: userEvent.setup(), products: () => productsOf(who, path) }
}
const productsOf = async (who: Person, path: string) => (await who.call('GET', path)) as Listed[]
/** The cell of a column in the row of a product. */
const cell = async (product: string, column: number) => {
  const row = await screen.findByRole('row', { name: new RegExp(product) })
  return within(row).getAllByRole('gridcell')[column + 1] as HTMLElement
}
const [SKU, PRICE, SALE, BRAND] = [1, 2, 3, 7]

test('what the server refuses opens again in its cell, with what was typed and why', async () => {
  const { user, products } = await open()
  await user.dblClick(await cell('Mate', SALE))
  await user.keyboard('2.000{Enter}')
  const field = await screen.findByLabelText('Oferta')
  await waitFor(() => expect(field).toHaveValue('2.000'))
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('La oferta tiene que ser menor que el precio. Cámbiala.'),
  )
  expect(field).toHaveValue('2.000')
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.keyboard('900{Enter}')
  await waitFor(async () => expect((await products())[0]?.sale_price_cents).toBe(90_000))
  expect(screen.queryByText('La oferta tiene que ser menor que el precio. Cámbiala.')).toBeNull()
})

test('what is no number stays in its editor, and in its cell once the focus is elsewhere', async () => {
  const { user } = await open()
  await user.dblClick(await cell('Mate', PRICE))
  await user.clear(screen.getByLabelText('Precio'))
  await user.keyboard('caro{Enter}')
  expect(screen.getByLabelText('Precio')).toHaveAccessibleDescription('Escribe un importe, como 1.500,50.')
  await user.click(await cell('Yerba', SKU))
  const refused = await cell('Mate', PRICE)
  expect(refused).toHaveTextContent('caro')
  expect(refused).toBeInvalid()
  expect(screen.getByText(/1 celda sin guardar/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Mate *, Precio$/ }))
  expect(screen.getByLabelText('Precio')).toHaveValue('caro')
  await user.keyboard('{Escape}')
  expect(await cell('Mate', PRICE)).toHaveTextContent('1.000,00')
  expect(sentTo('productUpdate')).toEqual([])
})

test('a block is pasted without the titles of its columns, and with its currency', async () => {
  const { user, products } = await open()
  await user.click(await cell('Mate', PRICE))
  await user.paste('PRECIO\tOferta\tstock\r\nAR$ 145.000\t\t4\r\nARS 1.450,00\t\t-2\r\n')
  const list = await screen.findByRole('list', { name: 'Celdas sin guardar' })
  expect(list).toHaveTextContent(/^Termo, Stock: «-2»\. Escribe 0 o más\.$/)
  expect(await screen.findByText('Pegamos en 2 productos.')).toBeVisible()
  expect(await products()).toMatchObject([
    { price_cents: 14_500_000, stock: 4 },
    { price_cents: 145_000, stock: null },
    { price_cents: 300_000 },
  ])
})

test('cells that were pasted and do not fit are listed and keep their text', async () => {
  const { user, products } = await open()
  await user.click(await cell('Mate', PRICE))
  await user.paste('1.500\t1.200\r\ncaro\t\r\n2.500\t9.000\r\n')
  const list = await screen.findByRole('list', { name: 'Celdas sin guardar' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
  expect(list).toHaveTextContent('Termo, Precio: «caro». Escribe un importe, como 1.500,50.')
  expect(list).toHaveTextContent('Yerba, Oferta: «9.000». La oferta tiene que ser menor que el precio. Cámbiala.')
  expect((await products()).map((one) => one.price_cents)).toEqual([150_000, 200_000, 300_000])
  expect(await cell('Yerba', SALE)).toHaveTextContent('9.000')
  await user.click(screen.getByRole('button', { name: /^Yerba *, Oferta$/ }))
  await user.clear(screen.getByLabelText('Oferta'))
  await user.keyboard('2.000{Enter}')
  await user.click(screen.getByRole('button', { name: 'Guardar de nuevo' }))
  await waitFor(async () =>
    expect((await products())[2]).toMatchObject({ price_cents: 250_000, sale_price_cents: 200_000 }),
  )
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(await cell('Termo', PRICE)).toHaveTextContent('2.000,00')
})

test('what could not be sent is saved again, with what somebody else changed meanwhile', async () => {
  const { user, who, path, products } = await open()
  failNetwork('productCellsUpdate', 1)
  await user.click(await cell('Mate', PRICE))
  await user.paste('1.500\n2.500\n')
  expect(await screen.findByText(/2 celdas sin guardar/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Celdas sin guardar' })).toHaveTextContent('«1.500». No hay conexión.')
  const [first] = await products()
  await who.call('PUT', `${path}/${first?.id}`, { brand: 'Del Sur' })
  await user.click(screen.getByRole('button', { name: 'Guardar de nuevo' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Celdas sin guardar' })).toBeNull())
  expect(await screen.findByText('Guardamos 2 productos.')).toBeVisible()
  expect(await cell('Mate', BRAND)).toHaveTextContent('Del Sur')
  expect((await products()).map((one) => one.price_cents)).toEqual([150_000, 250_000, 300_000])
})

test('a cell that could not be sent is saved once there is a connection', async () => {
  const { user, products } = await open()
  failNetwork('productUpdate', 1)
  await user.dblClick(await cell('Mate', PRICE))
  await user.clear(screen.getByLabelText('Precio'))
  await user.keyboard('1.500{Enter}')
  await screen.findByText('No hay conexión.')
  await user.keyboard('{Escape}')
  await user.dblClick(await cell('Termo', PRICE))
  failNetwork('productUpdate', 1)
  await user.clear(screen.getByLabelText('Precio'))
  await user.keyboard('2.500')
  await user.click(await cell('Yerba', SKU))
  await screen.findByText(/1 celda sin guardar/)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(async () =>
    expect((await products()).map((one) => one.price_cents)).toEqual([100_000, 250_000, 300_000]),
  )
  await waitFor(() => expect(screen.queryByText(/1 celda sin guardar/)).toBeNull())
})

test('a cell that could not be sent is not saved by itself over what somebody else wrote there meanwhile', async () => {
  const { user, who, path, products } = await open()
  failNetwork('productUpdate', 1)
  await user.dblClick(await cell('Termo', PRICE))
  await user.clear(screen.getByLabelText('Precio'))
  await user.keyboard('2.500')
  await user.click(await cell('Yerba', SKU))
  await screen.findByText(/1 celda sin guardar/)
  await who.call('PUT', `${path}/${(await products())[1]?.id}`, { price_cents: 270_000 })
  await user.dblClick(await cell('Termo', BRAND))
  await user.keyboard('Del Sur{Enter}')
  await waitFor(() => expect(callsOf('productUpdate').map(({ status }) => status)).toEqual([0, 409, 200]))
  await waitFor(async () => expect(await cell('Termo', BRAND)).not.toHaveClass('is-saving'))
  act(() => void window.dispatchEvent(new Event('online')))
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await cell('Termo', PRICE)).toHaveTextContent('2.700,00'))
  expect((await products())[1]?.price_cents).toBe(270_000)
})

test('a cell is saved beside what a colleague changed elsewhere in the row; in the same cell both are shown', async () => {
  const { user, who, path, products } = await open()
  const [first] = await products()
  const other = (body: object) => who.call('PUT', `${path}/${first?.id}`, body)
  await other({ brand: 'Del Sur' })
  await user.dblClick(await cell('Mate', PRICE))
  await user.clear(screen.getByLabelText('Precio'))
  await user.keyboard('1.500{Enter}')
  await waitFor(async () => expect((await products())[0]?.price_cents).toBe(150_000))
  expect(await cell('Mate', BRAND)).toHaveTextContent('Del Sur')
  await other({ price_cents: 170_000 })
  await user.dblClick(await cell('Mate', PRICE))
  await user.clear(screen.getByLabelText('Precio'))
  await user.keyboard('1.600{Enter}')
  const field = await screen.findByLabelText('Precio')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Ahora dice «1\.700,00»\.$/))
  expect(field).toHaveValue('1.600')
  expect((await products())[0]?.price_cents).toBe(170_000)
})
