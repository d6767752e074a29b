import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { productIndexJobs } from '../../src/server/knowledge/catalogue/search/reindex.ts'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { cleanProductChanges } from '../../src/server/knowledge/forms/products/changes.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

// Copies of product forms, and what is kept of changes of many products.

let app: TestApp
let bot: number
let editor: SignedIn

beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const person = await app.user()
  await app.member(bot, person, 3)
  editor = await app.as(person)
})
afterAll(() => app.stop())

const call = async (method: string, path: string, body?: object) =>
  (await editor.call(method, path, body && { body })).body

test('a form is copied with its characteristics and products, which are found; its address and pins stay its own', async () => {
  const form = (await call('POST', `/forms/${bot}`, { name: 'Catálogo', kind: 'product' })).id
  const options = [{ id: 'rojo', value: 'Rojo' }]
  const colour = await call('POST', `/forms/products/characteristics/${bot}/${form}`, {
    ...{ key: 'color', label: 'Color', type: 'select', options },
  })
  const product = { name: 'Pava', sku: 'P-1', price_cents: 100, attributes: { color: 'rojo' }, stock: 3 }
  const pava = await call('POST', `/forms/products/inventory/${bot}/${form}`, product)
  await call('PUT', `/forms/products/feed/${bot}/${form}`, { enabled: true })
  const settings = await call('GET', `/forms/products/settings/${bot}/${form}`)
  await call('PUT', `/forms/products/settings/${bot}/${form}`, {
    ...{ ...settings, max_items: 3, ask_before_listing: [colour.id] },
  })
  const order = await call('GET', `/forms/products/reorder/${bot}/${form}`)
  await call('PUT', `/forms/products/reorder/${bot}/${form}`, { ...order, sort_mode: 'price_asc', pinned: [pava.id] })
  const copy = await call('POST', `/forms/duplicate/${bot}/${form}`)
  // Customers would be answered twice by two catalogues with the same products.
  expect(copy).toMatchObject({ name: 'Catálogo, copia', item_count: 1, enabled: false })
  await call('PUT', `/forms/${bot}/${copy.id}`, { enabled: true })
  const at = `${bot}/${copy.id}`
  const [own] = await call('GET', `/forms/products/inventory/${at}`)
  expect(own).toMatchObject({ ...product, version: 1 })
  expect(own.id).not.toBe(pava.id)
  const [axis] = await call('GET', `/forms/products/characteristics/${at}`)
  expect(axis).toMatchObject({ key: 'color', used_count: 1 })
  const copied = await call('GET', `/forms/products/settings/${at}`)
  expect(copied).toMatchObject({ max_items: 3, ask_before_listing: [axis.id] })
  expect(await call('GET', `/forms/products/reorder/${at}`)).toMatchObject({ sort_mode: 'price_asc', pinned: [] })
  expect(await call('GET', `/forms/products/feed/${at}`)).toMatchObject({ enabled: false, url: '' })
  await app.store.run(() => runDue(productIndexJobs(app.app.services)))
  const { items } = await app.store.run(() => searchProducts(bot, 'pava roja', { formIds: [copy.id] }))
  expect(items.map(({ id }) => id)).toEqual([own.id])
})

test('what can no longer be undone is not kept', async () => {
  const form = (await call('POST', `/forms/${bot}`, { name: 'Precios', kind: 'product' })).id
  await call('POST', `/forms/products/inventory/${bot}/${form}`, { name: 'Pava', price_cents: 1_000 })
  await call('POST', `/forms/products/prices/${bot}/${form}`, { percent: 10, preview: false })
  const kept = async () =>
    (await app.db.selectFrom('product_change').select('id').where('form_id', '=', form).execute()).length
  const clean = (hours: number) =>
    app.store.run(() => cleanProductChanges(new Date(app.clock.now().getTime() + hours * 3_600_000)))
  await clean(23)
  expect(await kept()).toBe(1)
  await clean(25)
  expect(await kept()).toBe(0)
})
