import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

// Prices that change by a percentage: of products, of their offers and of their variants.

let app: TestApp
let editor: SignedIn
let at: string

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  const bot = await app.bot()
  const person = await app.user()
  await app.member(bot, person, 3)
  editor = await app.as(person)
  const form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
  at = `${bot}/${form}`
  await post(`characteristics/${at}`, {
    ...{ key: 'talle', label: 'Talle', type: 'select', variant_axis: true },
    options: ['S', 'M', 'L'].map((value) => ({ id: value.toLowerCase(), value })),
  })
})

const post = (part: string, body: object) => editor.call('POST', `/forms/products/${part}`, { body })
const change = async (body: object) => (await post(`prices/${at}`, { preview: false, ...body })).body
const list = async () => (await editor.call('GET', `/forms/products/inventory/${at}`)).body
const add = async (body: object) => {
  const { status, body: made } = await post(`inventory/${at}`, body)
  expect(status, JSON.stringify(made)).toBe(201)
  return made
}
/** Returns variants of sizes with these prices. */
const sizes = (...prices: (number | null)[]) =>
  prices.map((price_cents, place) => ({ options: { talle: ['s', 'm', 'l'][place] }, price_cents, stock: place }))

test('prices of variants change with those of their product, and are shown before', async () => {
  const remera = await add({ name: 'Remera', price_cents: 1_000, variants: sizes(1_200, null, 900) })
  const gorra = await add({ name: 'Gorra', currency: 'USD', variants: sizes(2_000) })
  await add({ name: 'Sin precio', variants: sizes(null) })
  const shown = await change({ percent: 10, preview: true })
  expect(shown).toMatchObject({ count: 2, price_count: 4, without_price: 1, offers_ended: 0 })
  const line = { product_id: remera.id, name: 'Remera', currency: 'ARS' }
  expect(shown.changes).toEqual([
    { ...line, part: '', old_cents: 1_000, new_cents: 1_100 },
    { ...line, part: 'S', old_cents: 1_200, new_cents: 1_320 },
    { ...line, part: 'L', old_cents: 900, new_cents: 990 },
    { product_id: gorra.id, name: 'Gorra', currency: 'USD', part: 'S', old_cents: 2_000, new_cents: 2_200 },
  ])
  const made = await change({ percent: 10 })
  expect(made.count).toBe(2)
  const prices = async () =>
    (await list()).map(({ price_cents, variants }: Record<string, { price_cents: number }[]>) => [
      ...[price_cents, ...(variants ?? []).map((variant) => variant.price_cents)],
    ])
  expect(await prices()).toEqual([
    [1_100, 1_320, null, 990],
    [null, 2_200],
    [null, null],
  ])
  expect((await list())[0].variants).toMatchObject([{ options: { talle: 's' } }, { stock: 1 }, { stock: 2 }])
  expect((await post(`undo/${at}/${made.id}`, {})).body).toMatchObject({ count: 2, kept: 0 })
  expect(await prices()).toEqual([
    [1_000, 1_200, null, 900],
    [null, 2_000],
    [null, null],
  ])
})

test('an offer is shown with its price, and one that rounding ends is counted', async () => {
  await add({ name: 'Pava', price_cents: 100_000, sale_price_cents: 59_600 })
  await add({ name: 'Mate', price_cents: 10_400, sale_price_cents: 9_900, sale_until: '2027-01-31' })
  const shown = await change({ percent: 1, rounding: 'hundred', preview: true })
  expect(shown).toMatchObject({ count: 2, price_count: 2, offers_ended: 1 })
  expect(shown.changes.map(({ name, part }: { name: string; part: string }) => [name, part])).toEqual([
    ['Pava', 'Oferta'],
    ['Mate', ''],
  ])
  expect((await change({ percent: 1, rounding: 'hundred' })).count).toBe(2)
  expect(await list()).toMatchObject([{ sale_price_cents: 60_000 }, { sale_price_cents: null }])
})

test('an offer that somebody made while prices change stays', async () => {
  for (let n = 0; n < 2; n++) await add({ name: `Producto ${n}`, price_cents: 1_000 })
  // Between reading and writing, somebody else gives the second one an offer.
  await sql`create function make_offer() returns trigger language plpgsql as
    'begin update product set sale_price_cents = 500 where name = ''Producto 1''; return new; end'`.execute(app.db)
  await sql`create trigger make_offer after insert on product_change for each row execute function make_offer()`.execute(
    app.db,
  )
  const made = await change({ percent: 10 })
  await sql`drop trigger make_offer on product_change`.execute(app.db)
  await sql`drop function make_offer`.execute(app.db)
  expect(made.count).toBe(1)
  // The history and what can be undone tell what was changed, not what was to be.
  const lines = await app.audit((row) => row.resource_label === '10 % en 1 producto')
  expect(lines.map(({ after }) => after)).toEqual([{ percent: 10, rounding: 'none', products: 1 }])
  expect((await editor.call('GET', `/forms/products/changes/${at}`)).body.changes).toMatchObject([
    { label: '10 % en 1 producto', count: 1 },
  ])
  expect(await list()).toMatchObject([
    { price_cents: 1_100, sale_price_cents: null },
    { price_cents: 1_000, sale_price_cents: 500 },
  ])
})
