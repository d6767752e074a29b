// Orders that the bot notes, and the drafts of quotations that it makes of them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { goShopping, type Shopping } from './shopping.ts'

let app: TestApp
let shop: Shopping
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  shop = await goShopping(app)
  await shop.set({ allow_order: true })
})
afterAll(() => app.stop())

/** Stores a T-shirt that costs more in the larger size, and returns the number of the characteristic. */
async function storeShirt(more: { small?: object; large?: object } = {}): Promise<number> {
  const id = await shop.store('characteristics', {
    ...{ key: 'talle', label: 'Talle', type: 'select', variant_axis: true },
    options: sizes('Chico', 'Grande'),
  })
  await shop.store('inventory', {
    ...{ name: 'Remera gris', price_cents: 100_000 },
    variants: [
      { options: { talle: 's' }, price_cents: 100_000, stock: 5, ...more.small },
      { options: { talle: 'l' }, price_cents: 250_000, stock: 5, ...more.large },
    ],
  })
  return id
}
const sizes = (small: string, large: string) => [
  { id: 's', value: small },
  { id: 'l', value: large },
]
async function rename(id: number, large: string): Promise<void> {
  const path = `/forms/products/characteristics/${shop.at}/${id}`
  const saved = await shop.editor.call('PUT', path, { body: { options: sizes('Chico', large) } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}
/** Leaves only the small size of the T-shirt. */
const withoutLarge = () =>
  app.db
    .updateTable('product')
    .set({ variants: json([{ options: { talle: 's' }, price_cents: 100_000, stock: 5 }]) })
    .where('name', '=', 'Remera gris')
    .execute()
const GONE = 'Algo de lo anotado ya no está disponible, así que no va en el pedido.'

test('the price of a product in another currency than the quotation is left to the team, who are told', async () => {
  const path = `/budgets/settings/${shop.on.botId}`
  const { body } = await shop.editor.call('GET', path)
  expect((await shop.editor.call('PUT', path, { body: { ...body, currency: 'USD' } })).status).toBe(200)
  await shop.store('inventory', { name: 'Taladro Bosch', price_cents: 10_000_000 })
  await shop.store('inventory', { name: 'Lijadora Makita', price_cents: 5_000, currency: 'USD' })
  await shop.ask('quiero 2 taladro bosch')
  expect(await shop.ask('ver pedido')).toContain('Total estimado: $ 200.000.')
  await shop.ask('quiero 3 lijadora makita')
  expect(await shop.ask('ver pedido')).not.toContain('Total')
  await shop.ask('confirmar pedido')
  const draft = await shop.draft()
  expect(draft).toMatchObject({ currency: 'USD', total_cents: 15_000 })
  expect(draft.items).toMatchObject([
    { description: 'Taladro Bosch', unit_price_cents: 0 },
    { description: 'Lijadora Makita', unit_price_cents: 5_000 },
  ])
  const told = await shop.told(draft.chat_id)
  expect(told).toContain(
    `presupuesto ${draft.number}, US$ 150, con 2 × Taladro Bosch, 3 × Lijadora Makita. Falta el precio de: 2 × Taladro Bosch.`,
  )
})

test('an order whose prices are all known leaves none to the team, also one of nothing', async () => {
  await shop.store('inventory', { name: 'Taladro Bosch', price_cents: 10_000_000 })
  await shop.store('inventory', { name: 'Bolsa de tela', price_cents: 0 })
  for (const text of ['quiero 2 taladro bosch', 'quiero 2 bolsa de tela', 'confirmar pedido']) await shop.ask(text)
  const draft = await shop.draft()
  expect(draft).toMatchObject({ currency: 'ARS', total_cents: 20_000_000 })
  expect(draft.items).toHaveLength(2)
  expect(await shop.told(draft.chat_id)).not.toContain('Falta el precio')
})

test('a draft that an order is added to stays in its currency, whatever new quotations are in', async () => {
  await shop.store('inventory', { name: 'Taladro Bosch', price_cents: 10_000_000 })
  for (const text of ['quiero 2 taladro bosch', 'confirmar pedido']) await shop.ask(text)
  const path = `/budgets/settings/${shop.on.botId}`
  const { body } = await shop.editor.call('GET', path)
  await shop.editor.call('PUT', path, { body: { ...body, currency: 'USD' } })
  for (const text of ['quiero 3 taladro bosch', 'confirmar pedido']) await shop.ask(text)
  expect(await shop.draft()).toMatchObject({ currency: 'ARS', total_cents: 50_000_000 })
})

/** Begins a draft of staff that is good for some days, of some days ago, and returns it after an order. */
async function orderedAfter(days: number, ago: number) {
  await shop.store('inventory', { name: 'Taladro Bosch', price_cents: 10_000_000 })
  await shop.ask('quiero 2 taladro bosch')
  const { id } = await shop.on.chat()
  const items = [{ description: 'Flete', quantity: 1, unit_price_cents: 1_000 }]
  const made = await shop.editor.call('POST', `/quickbudget/${shop.on.botId}/${id}`, {
    body: { items, valid_days: days, notes: 'Con entrega' },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const before = { date: sql<string>`date - ${ago}::int`, valid_until: sql<string>`valid_until - ${ago}::int` }
  await app.db.updateTable('budget').set(before).where('id', '=', made.body.id).execute()
  await shop.ask('quiero 2 taladro bosch')
  await shop.ask('confirmar pedido')
  const draft = await shop.draft()
  expect(draft).toMatchObject({ number: made.body.number, notes: 'Con entrega' })
  expect(draft.items).toHaveLength(2)
  return { made: made.body, draft }
}
const daysOf = ({ date, valid_until }: { date: string; valid_until: string }) =>
  (Date.parse(valid_until) - Date.parse(date)) / 86_400_000

test('an order keeps until when the draft of staff is good', async () => {
  const { made, draft } = await orderedAfter(60, 0)
  expect(daysOf(made)).toBe(60)
  expect(draft.valid_until).toBe(made.valid_until)
})

test('a draft that is no longer good when an order is added to it is good as a new one is', async () => {
  const { made, draft } = await orderedAfter(1, 5)
  expect(daysOf(made)).toBe(1)
  expect(daysOf(draft)).toBe(15)
})

test('a chosen variant and its price stay when staff rename its option', async () => {
  const id = await storeShirt()
  await shop.ask('quiero 3 remera gris')
  expect(await shop.ask('Grande')).toContain('Anotado: 3 × Remera gris (Grande).')
  await rename(id, 'L')
  const cart = await shop.ask('ver pedido')
  expect(cart).toContain('• 3 × Remera gris (L)')
  expect(cart).toContain('Total estimado: $ 7.500.')
  await shop.ask('confirmar pedido')
  expect(await shop.draft()).toMatchObject({
    total_cents: 750_000,
    items: [{ description: 'Remera gris, Talle: L', quantity: 3, unit_price_cents: 250_000 }],
  })
})

test('a line whose variant is gone is not sold as another, which the customer is told', async () => {
  await storeShirt()
  await shop.store('inventory', { name: 'Taladro Bosch', price_cents: 10_000_000 })
  for (const text of ['quiero 3 remera gris', 'Grande', 'quiero 2 taladro bosch']) await shop.ask(text)
  await withoutLarge()
  const cart = await shop.ask('ver pedido')
  expect(cart).not.toContain('Remera')
  expect(cart).toContain('Total estimado: $ 200.000.')
  expect(cart).toContain(GONE)
  expect(await shop.ask('confirmar pedido')).toContain(GONE)
  const draft = await shop.draft()
  expect(draft.items).toMatchObject([{ description: 'Taladro Bosch', quantity: 2 }])
})

test('an order of which nothing is left is not passed on', async () => {
  await storeShirt()
  for (const text of ['quiero 3 remera gris', 'Grande']) await shop.ask(text)
  await withoutLarge()
  const said = await shop.ask('confirmar pedido')
  expect(said).toContain(GONE)
  expect(said).not.toContain('Todavía no anoté')
  expect(await shop.draft()).toBeUndefined()
})

test('a product that was ordered whole and is sold by variants since, is to be chosen again', async () => {
  await shop.store('inventory', { name: 'Remera gris', price_cents: 100_000 })
  await shop.ask('quiero 3 remera gris')
  await withoutLarge()
  expect(await shop.ask('ver pedido')).toContain(GONE)
})

/** The conversation is stored as when variants were named by their SKU or label. */
const asBefore = (code: string) => shop.earlier((state) => state.replaceAll('talle=l', code))

test.each([
  ['label', 'Grande', {}],
  ['SKU', 'R-L', { sku: 'R-L' }],
])('an order of before, whose variant is named by its %s, is understood', async (_, code, large) => {
  await storeShirt({ large })
  for (const text of ['quiero 3 remera gris', 'Grande']) await shop.ask(text)
  await asBefore(code)
  expect(await shop.ask('ver pedido')).toContain('• 3 × Remera gris (Grande)')
  // It is the same line, and the stock is that of both.
  await shop.ask('quiero 3 remera gris')
  expect(await shop.ask('Grande')).toContain('solo quedan 5. Anoté 5.')
  expect(await shop.ask('ver pedido')).toContain('Total estimado: $ 12.500.')
  await shop.ask('confirmar pedido')
  expect(await shop.draft()).toMatchObject({ items: [{ quantity: 5, unit_price_cents: 250_000 }] })
})

test('a button for a variant that was sent before still adds it', async () => {
  await storeShirt()
  const [asked] = await shop.say('quiero 3 remera gris')
  expect(asked?.buttons).toEqual(['Chico', 'Grande'])
  await asBefore('Grande')
  expect(await shop.ask('Grande')).toContain('Anotado: 3 × Remera gris (Grande).')
})

test('a button for a variant that is gone adds nothing else', async () => {
  await storeShirt()
  await shop.ask('quiero 3 remera gris')
  await app.db
    .updateTable('product')
    .set({ variants: json([]) })
    .where('name', '=', 'Remera gris')
    .execute()
  expect(await shop.ask('Grande')).toContain('Ese producto ya no está disponible.')
  expect(await shop.ask('ver pedido')).toContain('Todavía no anoté ningún producto.')
})

test('a button takes out the line of an order of before', async () => {
  await storeShirt()
  for (const text of ['quiero 3 remera gris', 'Grande']) await shop.ask(text)
  await asBefore('Grande')
  const [cart] = await shop.say('ver pedido')
  const remove = cart?.buttons.find((title) => title.startsWith('Sacar')) ?? ''
  expect(await shop.ask(remove)).toContain('Listo, lo saqué.')
  expect(await shop.ask('ver pedido')).toContain('Todavía no anoté ningún producto.')
})
