import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

// Products that are offered for a line of a quotation.

let app: TestApp
let bot: number
let form: number
let seller: SignedIn
let editor: SignedIn

beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const [one, other] = [await app.user(), await app.user()]
  await app.member(bot, one, 3)
  await app.member(bot, other, 4, { chats: true })
  editor = await app.as(one)
  seller = await app.as(other)
  form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
})
afterAll(() => app.stop())

const find = async (q: string) => (await seller.call('GET', `/budgets/products/${bot}?q=${encodeURIComponent(q)}`)).body
const post = (part: string, body: object) => editor.call('POST', `/forms/products/${part}/${bot}/${form}`, { body })

test('a product is found as customers ask for it, with the price and tax of today and what quotations include', async () => {
  expect(await find('')).toEqual({ available: false, currency: 'ARS', products: [] })
  const colours = [
    { id: 'rojo', value: 'Rojo' },
    { id: 'azul', value: 'Azul' },
  ]
  const colour = { key: 'color', label: 'Color', type: 'select', options: colours, use_in_quote: true }
  await post('characteristics', colour)
  await post('characteristics', { key: 'peso', label: 'Peso', type: 'number', unit: 'kg' })
  const pava = await post('inventory', {
    ...{ name: 'Pava eléctrica', sku: 'PAV-17', price_cents: 4_000_000, sale_price_cents: 3_500_000, tax_rate: 10.5 },
    ...{ stock: 3, attributes: { color: 'rojo', peso: 2 } },
  })
  expect(await find('')).toMatchObject({ available: true, products: [] })
  const { products } = await find('pavas electricas')
  expect(products).toEqual([
    {
      ...{
        key: String(pava.body.id),
        product_id: pava.body.id,
        description: 'Pava eléctrica, Color: Rojo',
        sku: 'PAV-17',
      },
      ...{ unit_price_cents: 3_500_000, currency: 'ARS', tax_rate: 10.5, stock: 3, availability: 'in_stock' },
    },
  ])
  // A code is found while it is still being typed.
  expect((await find('PAV-')).products).toMatchObject([{ sku: 'PAV-17' }])
})

test('each variant is a line of its own; a price to ask for is left to the seller', async () => {
  const axis = { key: 'talle', label: 'Talle', type: 'select', variant_axis: true }
  await post('characteristics', { ...axis, options: ['S', 'M'].map((value) => ({ id: value.toLowerCase(), value })) })
  await post('inventory', {
    ...{ name: 'Remera lisa', price_cents: 1_000_000 },
    variants: [
      { sku: 'REM-S', options: { talle: 's' }, stock: 1 },
      { sku: 'REM-M', options: { talle: 'm' }, price_cents: 1_200_000 },
    ],
  })
  await post('inventory', { name: 'Mesada de mármol', price_mode: 'ask', price_cents: 900 })
  expect((await find('remera')).products).toMatchObject([
    { description: 'Remera lisa, Talle: S', unit_price_cents: 1_000_000, sku: 'REM-S', stock: 1 },
    { description: 'Remera lisa, Talle: M', unit_price_cents: 1_200_000, sku: 'REM-M', stock: null },
  ])
  expect((await find('mesada')).products).toMatchObject([{ unit_price_cents: null }])
})

test('what is off or of a form without quotations is not offered', async () => {
  const { body } = await post('inventory', { name: 'Tostadora', price_cents: 100 })
  expect((await find('tostadora')).products).toHaveLength(1)
  await editor.call('PUT', `/forms/products/inventory/${bot}/${form}/${body.id}`, { body: { enabled: false } })
  expect((await find('tostadora')).products).toEqual([])
  const settings = (await editor.call('GET', `/forms/products/settings/${bot}/${form}`)).body
  await editor.call('PUT', `/forms/products/settings/${bot}/${form}`, { body: { ...settings, allow_quote: false } })
  expect(await find('pava')).toEqual({ available: false, currency: 'ARS', products: [] })
})
