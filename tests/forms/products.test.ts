import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let form: number
let editor: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 3)
  editor = await app.as(user)
  form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
})

const colour = {
  ...{ key: 'color', label: 'Color', type: 'select', variant_axis: true },
  options: [
    { id: 'rojo', value: 'Rojo', synonyms: ['colorado', 'bordó'] },
    { id: 'azul', value: 'Azul' },
  ],
}
const api = (part: string) => ({
  add: (body: object) => editor.call('POST', `/forms/products/${part}/${bot}/${form}`, { body }),
  list: (query = '') => editor.call('GET', `/forms/products/${part}/${bot}/${form}?${query}`),
  put: (id: number, body: object) => editor.call('PUT', `/forms/products/${part}/${bot}/${form}/${id}`, { body }),
  remove: (id: number) => editor.call('DELETE', `/forms/products/${part}/${bot}/${form}/${id}`),
})
const characteristics = api('characteristics')
const products = api('inventory')
const fault = ({ status, body }: { status: number; body: { fields?: object } }) => [status, body.fields]
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name)
const search = (text: string) => app.store.run(() => searchProducts(bot, text, { at: app.clock.now() }))

test('no characteristic takes the place of what every object has', async () => {
  for (const key of ['constructor', '__proto__'])
    expect(Object.keys((await characteristics.add({ ...colour, key })).body.fields), key).toEqual(['key'])
  expect((await characteristics.add({ ...colour, key: 'constructora' })).status).toBe(201)
})

test('a characteristic keeps its key and type once a product has it, and may still be renamed', async () => {
  const { id, used_count } = (await characteristics.add(colour)).body
  expect(used_count).toBe(0)
  expect((await characteristics.put(id, { key: 'tono' })).body.key).toBe('tono')
  await characteristics.put(id, { key: 'color' })
  await products.add({ name: 'Pava', attributes: { color: 'rojo' } })
  expect(fault(await characteristics.put(id, { key: 'tono' }))).toEqual([
    422,
    { key: ['No puedes cambiar la clave: la usa un producto. Crea otra.'] },
  ])
  expect(fault(await characteristics.put(id, { type: 'text', variant_axis: false }))).toEqual([
    422,
    { type: ['No puedes cambiar el tipo: la usa un producto. Crea otra.'] },
  ])
  expect(fault(await characteristics.put(id, { options: colour.options.slice(1) }))).toEqual([
    422,
    { options: ['«Rojo» está en 1 productos. Cámbialos antes de quitarla.'] },
  ])
  const renamed = await characteristics.put(id, { label: 'Tono', options: colour.options.slice(0, 1) })
  expect(renamed.body).toMatchObject({ label: 'Tono', used_count: 1 })
})

test('options of a characteristic are told apart, and a form has at most three variant axes', async () => {
  expect(fault(await characteristics.add({ ...colour, options: [] }))).toEqual([
    422,
    { options: ['Escribe al menos una opción.'] },
  ])
  const twice = [...colour.options, { id: 'bordo', value: 'Bordo' }]
  expect(fault(await characteristics.add({ ...colour, options: twice }))).toEqual([
    422,
    { 'options.2.value': ['«Bordo» también nombra la opción «Rojo». Quítalo de una.'] },
  ])
  for (const key of ['uno', 'dos', 'tres'])
    expect((await characteristics.add({ ...colour, key, label: key })).status).toBe(201)
  expect(fault(await characteristics.add({ ...colour, key: 'otro', label: 'otro' }))).toEqual([
    422,
    { variant_axis: ['Ya hay 3 que distinguen variantes. Quita una antes.'] },
  ])
  expect(fault(await characteristics.add({ ...colour, variant_axis: false, key: 'uno', label: 'Cuatro' }))).toEqual([
    409,
    { key: ['Ya hay una característica con esa clave. Elige otra.'] },
  ])
})

test('attributes of a product are of the characteristics of its form, and options are known by their name', async () => {
  await characteristics.add(colour)
  await characteristics.add({ key: 'capacidad', label: 'Capacidad', type: 'number', unit: 'l', required: true })
  const pava = { name: 'Pava', attributes: { capacidad: 1.7, color: 'ROJO' } }
  expect((await products.add(pava)).body.attributes).toEqual({ capacidad: 1.7, color: 'rojo' })
  const refused = async (attributes: object) => fault(await products.add({ name: 'Otra', attributes }))
  expect(await refused({})).toEqual([422, { 'attributes.capacidad': ['Falta «Capacidad». Complétala.'] }])
  expect(await refused({ capacidad: 'mucha' })).toEqual([
    422,
    { 'attributes.capacidad': ['Capacidad: escribe un número.'] },
  ])
  expect(await refused({ capacidad: 1, color: 'verde' })).toEqual([
    422,
    { 'attributes.color': ['Color: elige una de sus opciones.'] },
  ])
  expect(await refused({ capacidad: 1, talle: 'M' })).toEqual([
    422,
    { 'attributes.talle': ['El formulario no tiene la característica «talle». Créala o quítala.'] },
  ])
})

test('a product that lacks a characteristic which became required can still get a new price', async () => {
  const { id } = (await products.add({ name: 'Pava', price_cents: 100 })).body
  await characteristics.add({ key: 'capacidad', label: 'Capacidad', type: 'number', required: true })
  expect((await products.put(id, { price_cents: 200 })).body.price_cents).toBe(200)
})

test('deleting a characteristic takes it from the products, and their versions grow', async () => {
  const { id } = (await characteristics.add({ ...colour, variant_axis: false })).body
  const made = (await products.add({ name: 'Pava', attributes: { color: 'rojo' } })).body
  expect((await characteristics.remove(id)).status).toBe(204)
  const [left] = (await products.list()).body
  expect([left.attributes, left.version]).toEqual([{}, made.version + 1])
})

test('a characteristic by which variants differ stays, and variants of a lost one can still get a new price', async () => {
  const { id } = (await characteristics.add(colour)).body
  const variants = [{ options: { color: 'rojo' }, price_cents: 100 }, { options: { color: 'azul' } }]
  const made = (await products.add({ name: 'Pava', variants })).body
  expect((await characteristics.remove(id)).body).toMatchObject({
    code: 'in_use',
    message: 'Hay variantes de «Pava» que la usan. Elimínalas antes.',
  })
  // Older catalogues have variants without the characteristic that they differed by.
  await app.db.deleteFrom('product_characteristic').where('id', '=', id).execute()
  await app.db
    .updateTable('product')
    .set({ variants: json(made.variants.map((one: object) => ({ ...one, options: {} }))) })
    .where('id', '=', made.id)
    .execute()
  expect((await products.put(made.id, { price_cents: 300 })).body.price_cents).toBe(300)
  const [one, other] = (await products.list()).body[0].variants
  const dearer = await products.put(made.id, { variants: [{ ...one, price_cents: 200 }, other] })
  expect(dearer.body.variants).toMatchObject([{ price_cents: 200 }, {}])
  expect((await products.put(made.id, { variants: [] })).status).toBe(200)
  expect((await products.put(made.id, { variants: [one] })).status).toBe(422)
})

test('an offer is less than the price, and a code belongs to one product of the form', async () => {
  const pava = { name: 'Pava', sku: 'PAV-1', price_cents: 5_000, sale_price_cents: 5_000 }
  expect(fault(await products.add(pava))).toEqual([
    422,
    { sale_price_cents: ['La oferta tiene que ser menor que el precio. Cámbiala.'] },
  ])
  expect(fault(await products.add({ ...pava, price_cents: null }))).toEqual([
    422,
    { sale_price_cents: ['Escribe antes el precio sin oferta.'] },
  ])
  expect((await products.add({ ...pava, sale_price_cents: 4_000 })).status).toBe(201)
  expect(fault(await products.add({ name: 'Otra', sku: 'pav-1' }))).toEqual([
    409,
    { sku: ['Otro producto tiene ese código. Elige otro.'] },
  ])
  for (const name of ['Sin código', 'Tampoco']) expect((await products.add({ name })).status).toBe(201)
})

test('availability follows the stock where it is counted, and what a person said stays', async () => {
  const { id, availability } = (await products.add({ name: 'Pava', stock: 0 })).body
  expect(availability).toBe('out_of_stock')
  expect((await products.put(id, { stock: 3 })).body.availability).toBe('in_stock')
  expect((await products.put(id, { availability: 'preorder', stock: 0 })).body.availability).toBe('preorder')
  expect((await products.put(id, { availability: 'out_of_stock', stock: null })).body.availability).toBe('out_of_stock')
})

test('the stock of a product with variants is theirs, and variants differ', async () => {
  await characteristics.add(colour)
  const of = (color: string, stock: number) => ({ options: { color }, stock })
  const made = (await products.add({ name: 'Pava', stock: 99, variants: [of('rojo', 2), of('azul', 3)] })).body
  expect([made.stock, made.availability]).toEqual([5, 'in_stock'])
  expect(fault(await products.put(made.id, { variants: [of('rojo', 2), of('rojo', 3)] }))).toEqual([
    422,
    { 'variants.1.options': ['Otra variante tiene lo mismo. Cambia una.'] },
  ])
  expect(fault(await products.put(made.id, { variants: [{ options: { talle: 'M' } }] }))).toEqual([
    422,
    { 'variants.0.options': ['«talle» no distingue variantes. Quítala o márcala en Características.'] },
  ])
})

test('what is not counted is not none: a variant without a count may be had', async () => {
  await characteristics.add(colour)
  const of = (color: string, stock: number | null) => ({ options: { color }, stock })
  const stocked = async (body: object) => {
    const { stock, availability } = (await products.add({ name: 'Pava', ...body })).body
    return [stock, availability]
  }
  expect(await stocked({ variants: [of('rojo', 0), of('azul', null)] })).toEqual([null, 'in_stock'])
  expect(await stocked({ variants: [of('rojo', 0), of('azul', 0)] })).toEqual([0, 'out_of_stock'])
  expect(await stocked({ stock: 4, variants: [of('rojo', null)] })).toEqual([4, 'in_stock'])
  expect(await stocked({ availability: 'preorder', variants: [of('rojo', 0)] })).toEqual([0, 'preorder'])
})

test('two people who change a product are told of each other', async () => {
  const { id, version } = (await products.add({ name: 'Pava', price_cents: 100 })).body
  expect((await products.put(id, { price_cents: 200, version })).status).toBe(200)
  const stale = await products.put(id, { price_cents: 300, version })
  expect([stale.status, stale.body.current.price_cents]).toEqual([409, 200])
  expect((await products.put(id, { price_cents: 300, version: stale.body.current.version })).body.price_cents).toBe(300)
})

test('products are filtered, searched and sorted', async () => {
  await products.add({ name: 'Pava', price_cents: 300, stock: 1, stock_alert: 2, brand: 'Sol', category: 'Cocina' })
  await products.add({ name: 'Mate', price_cents: 100, stock: 9, stock_alert: 2, sku: 'MAT' })
  await products.add({ name: 'Bombilla', price_cents: 200, enabled: false })
  const list = async (query: string) => names(await products.list(query))
  expect(await list('')).toEqual(['Pava', 'Mate', 'Bombilla'])
  expect(await list('sort=["price_cents","DESC"]')).toEqual(['Pava', 'Bombilla', 'Mate'])
  expect(await list('filter={"low_stock":true}')).toEqual(['Pava'])
  expect(await list('filter={"enabled":false}')).toEqual(['Bombilla'])
  expect(await list('filter={"q":"sol cocina"}')).toEqual(['Pava'])
  expect(await list('filter={"sku":"mat"}')).toEqual(['Mate'])
})

test('products of another form or of a form of another kind are not found', async () => {
  const { id } = (await products.add({ name: 'Pava' })).body
  const made = await editor.call('POST', `/forms/${bot}`, { body: { name: 'Opinión', kind: 'survey' } })
  const at = (idForm: number) => editor.call('GET', `/forms/products/inventory/${bot}/${idForm}/${id}`)
  expect((await at(form)).status).toBe(200)
  expect((await at(made.body.id)).status).toBe(404)
  const other = await editor.call('POST', `/forms/${bot}`, { body: { name: 'Otro catálogo', kind: 'product' } })
  expect((await at(other.body.id)).status).toBe(404)
})

test('a product is found by its name, synonyms and attributes until it is off or deleted', async () => {
  await characteristics.add({ ...colour, variant_axis: false })
  const { id } = (
    await products.add({ name: 'Pava eléctrica', synonyms: ['hervidor'], attributes: { color: 'rojo' }, sku: 'PV-1' })
  ).body
  await products.add({ name: 'Pava eléctrica', attributes: { color: 'azul' } })
  const first = async (text: string) => (await search(text)).items[0]?.id
  for (const text of ['pavas electricas coloradas', 'tenes hervidor?', 'pv-1', 'pava elctrica roja'])
    expect([text, await first(text)]).toEqual([text, id])
  const { total, facets } = await search('pava eléctrica')
  expect([total, facets.map(({ key, values }) => [key, values.length])]).toEqual([2, [['color', 2]]])
  await products.put(id, { enabled: false })
  expect(await first('hervidor')).toBeUndefined()
  await products.put(id, { enabled: true })
  expect(await first('hervidor')).toBe(id)
  await products.remove(id)
  expect(await first('hervidor')).toBeUndefined()
})

test('the price of a product is that of its offer until the last day of it', async () => {
  const offer = { name: 'Pava', price_cents: 5_000, sale_price_cents: 4_000 }
  const { id } = (await products.add({ ...offer, sale_until: '2026-03-10' })).body
  const price = async (at: string) =>
    (await app.store.run(() => searchProducts(bot, 'pava', { at: new Date(at) }))).items[0]?.price
  expect(await price('2026-03-10T20:00:00Z')).toMatchObject({ cents: 4_000, listCents: 5_000, saleUntil: '2026-03-10' })
  expect(await price('2026-03-11T20:00:00Z')).toMatchObject({ cents: 5_000, listCents: null, saleUntil: null })
  await products.put(id, { price_mode: 'ask' })
  expect(await price('2026-03-10T20:00:00Z')).toMatchObject({ cents: null, mode: 'ask' })
})

test('the stock of variants has the limit of the stock that they add up to', async () => {
  await characteristics.add(colour)
  const counted = (stock: number) => ({
    ...{ name: 'Pava', attributes: {} },
    variants: ['rojo', 'azul'].map((color) => ({ options: { color }, stock })),
  })
  expect(Object.keys((await products.add(counted(2_147_483_647))).body.fields)).toEqual([
    'variants.0.stock',
    'variants.1.stock',
  ])
  expect(fault(await products.add(counted(10_000_000)))).toEqual([
    422,
    { variants: ['Entre todas suman más de 10.000.000 unidades. Baja alguna.'] },
  ])
  expect((await products.add(counted(5_000_000))).body.stock).toBe(10_000_000)
})
