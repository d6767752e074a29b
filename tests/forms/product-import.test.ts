import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { bookOf, sheetOf } from '../contacts/import-fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { productImporter } from './product-import-fixtures.ts'

// Products that come in a price list.

let app: TestApp
let bot: number
let form: number
let person: TestUser
let editor: SignedIn
let files: ReturnType<typeof productImporter>

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  person = await app.user()
  await app.member(bot, person, 3)
  editor = await app.as(person)
  form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
  files = productImporter(app, editor, bot, form)
})

const post = (part: string, body: object) => editor.call('POST', `/forms/products/${part}/${bot}/${form}`, { body })
const add = async (body: object) => (await post('inventory', body)).body
const list = async () => (await editor.call('GET', `/forms/products/inventory/${bot}/${form}`)).body
const fieldsOf = (body: { columns: { field: string }[] }) => body.columns.map(({ field }) => field)
const found = (text: string) =>
  app.store.run(async () => (await searchProducts(bot, text)).items.map(({ name }) => name))

const COLOUR = {
  ...{ key: 'color', label: 'Color', type: 'select' },
  options: [
    { id: 'rojo', value: 'Rojo', synonyms: ['colorado'] },
    { id: 'azul', value: 'Azul' },
  ],
}

test('headings are recognized, also those of characteristics, and what somebody chose for one is remembered', async () => {
  await post('characteristics', COLOUR)
  const text =
    'Cód.;Artículo;Rubro;Precio final;Alícuota;Existencias;Color;Depósito\nA-1;Mesa;Muebles;1.234,50;21;4;Rojo;7\n'
  const { status, body } = await files.upload(Buffer.from(text, 'latin1'))
  expect(status).toBe(201)
  const guessed = ['sku', 'name', 'category', 'price', 'tax_rate', 'stock', 'attributes.color', '']
  expect(fieldsOf(body)).toEqual(guessed)
  expect(body).toMatchObject({ state: 'ready', rows: 1, format: 'CSV con «;», Windows (Latin-1)' })
  // Deposits are their brands, and the category is not imported.
  const columns = [
    { column: 0, field: 'sku' },
    { column: 1, field: 'name' },
    { column: 7, field: 'brand' },
  ]
  await files.start(body.id, { columns, policy: 'update', preview: true })
  await files.work()
  const again = await files.upload(text)
  expect(fieldsOf(again.body)).toEqual(['sku', 'name', '', '', '', '', '', 'brand'])
})

test('a list is checked and imported: codes that are known are updated, new ones created, wrong rows refused', async () => {
  await post('characteristics', COLOUR)
  const old = await add({
    sku: 'PAV-17',
    name: 'Pava eléctrica',
    price_cents: 4_000_000,
    stock: 2,
    synonyms: ['hervidor'],
  })
  const same = await add({ sku: 'TOS-2', name: 'Tostadora', price_cents: 2_500_000 })
  const text = `Código;Nombre;Precio;IVA;Stock;Color;Activo;Sinónimos
pav-17;Pava de acero;$ 45.900,50;;10;;;
TOS-2;;25.000;;;;;
MES-1;Mesa ratona;1,234.50;10,5 %;3;colorado;No;mesita, mesa baja
SIL-1;Silla;caro;;;;;
XXX-9;;900;;;;;
LAM-1;Lámpara;U$S 99;21;;;;
LAM-1;Lámpara otra vez;99;;;;;
VAL-1;=HYPERLINK(1);consultar;;2,5;verde;;
COR-1;Cortina;1,234;;;;;
`
  const { body } = await files.upload(text)
  const columns = body.columns.map(({ column, field }: { column: number; field: string }) => ({ column, field }))
  const options = { columns, policy: 'update' }
  expect((await files.start(body.id, { ...options, preview: true })).body.state).toBe('checking')
  await files.work()
  const counts = { created: 2, updated: 1, unchanged: 1, skipped: 0, rejected: 5 }
  const checked = await files.get(body.id)
  expect(checked).toMatchObject({ state: 'ready', done: 9, change_id: null, ...counts })
  expect(checked.sample[0]).toMatchObject({ row: 2, action: 'update' })
  expect(checked.sample[0].values[2]).toEqual({ label: 'Precio', value: '$\u00a040.000,00 → $\u00a045.900,50' })
  const [, name, , , stock] = checked.sample[0].values
  expect([name.value, stock.value]).toEqual(['Pava eléctrica → Pava de acero', '2 → 10'])
  expect((await list()).length).toBe(2)
  await files.start(body.id, { ...options, preview: false })
  await files.work()
  const done = await files.get(body.id)
  expect(done).toMatchObject({
    state: 'done',
    change_id: expect.any(Number),
    undo_until: expect.any(String),
    ...counts,
  })
  expect(done.errors).toEqual([
    { row: 5, message: 'Precio: «caro» no es un importe. Corrígelo.' },
    { row: 6, message: 'Ningún producto tiene el código «XXX-9». Escribe también el nombre para crearlo.' },
    { row: 8, message: 'Es el mismo producto que el de la fila 7. Deja una sola.' },
    {
      row: 9,
      message:
        'Stock: «2,5» no es un número entero. Corrígelo. Color: no tiene la opción «verde». Créala en Características.',
    },
    {
      row: 10,
      message: 'Precio: no sabemos si «1,234» tiene miles o decimales. Escríbelo sin separar miles.',
    },
  ])
  const [pava, tostadora, mesa, lampara] = await list()
  expect(pava).toMatchObject({ id: old.id, sku: 'pav-17', name: 'Pava de acero', price_cents: 4_590_050, stock: 10 })
  expect([pava.synonyms, pava.version]).toEqual([['hervidor'], old.version + 1])
  expect(tostadora.version).toBe(same.version)
  expect(mesa).toMatchObject({ price_cents: 123_450, tax_rate: 10.5, stock: 3, attributes: { color: 'rojo' } })
  expect(mesa).toMatchObject({ enabled: false, synonyms: ['mesita', 'mesa baja'], availability: 'in_stock' })
  expect(lampara).toMatchObject({ name: 'Lámpara', price_cents: 9_900, currency: 'USD', stock: null })
  expect(await found('lámparas')).toEqual(['Lámpara'])
  expect(await found('mesita')).toEqual([])
  const { body: rejected } = await files.call('GET', '/rejected', body.id)
  expect(rejected.name).toBe('lista-rechazadas.csv')
  expect(rejected.content).toContain("\r\nVAL-1;'=HYPERLINK(1);consultar;")
  const [line] = await app.audit(({ action, resource_type }) => action === 'import' && resource_type === 'product')
  expect(line).toMatchObject({ resource_label: 'lista.csv' })
})

test('an import is undone for a day: what it created goes, the rest is as before and found as before', async () => {
  await add({ sku: 'PAV-17', name: 'Pava eléctrica', price_cents: 4_000_000 })
  await add({ sku: 'TOS-2', name: 'Tostadora', price_cents: 2_500_000 })
  const done = await files.whole('Código;Nombre;Precio\nPAV-17;Hervidor;50000\nTOS-2;;30000\nMES-1;Mesa;9000\n')
  expect(await found('hervidor')).toEqual(['Hervidor'])
  expect((await editor.call('GET', `/forms/products/changes/${bot}/${form}`)).body.changes).toMatchObject([
    { id: done.change_id, kind: 'import', label: 'Importación de «lista.csv»', count: 3 },
  ])
  const [, tostadora] = await list()
  // What somebody changed since then stays.
  await editor.call('PUT', `/forms/products/inventory/${bot}/${form}/${tostadora.id}`, { body: { stock: 5 } })
  expect((await files.undo(done.change_id)).body).toMatchObject({ count: 2, kept: 1 })
  expect(
    (await list()).map(({ name, price_cents }: { name: string; price_cents: number }) => [name, price_cents]),
  ).toEqual([
    ['Pava eléctrica', 4_000_000],
    ['Tostadora', 3_000_000],
  ])
  expect([await found('hervidor'), await found('pava')]).toEqual([[], ['Pava eléctrica']])
  expect(await files.get(done.id)).toMatchObject({ state: 'undone', undo_until: null })
  const later = await files.whole('Código;Nombre\nMES-1;Mesa\n')
  app.clock.advance(86_401)
  const tomorrow = productImporter(app, await app.as(person), bot, form)
  expect((await tomorrow.undo(later.change_id)).status).toBe(409)
})

test('without codes, products are known by their names; a name of several is refused', async () => {
  const text = 'Producto;Precio\nMate;1000\nTermo;2000\n'
  expect(await files.whole(text)).toMatchObject({ created: 2, updated: 0 })
  expect(await files.whole(text.replace('2000', '2500'))).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  await add({ sku: 'T2', name: 'Termo' })
  expect(await files.whole(text)).toMatchObject({
    ...{ unchanged: 1, rejected: 1 },
    errors: [{ row: 3, message: 'Hay 2 productos con ese nombre. Agrega el código de cada uno.' }],
  })
  // By its code and by its name, one product is in two rows.
  await add({ sku: 'B1', name: 'Bombilla' })
  expect(await files.whole('Código;Nombre;Stock\nB1;;4\n;Bombilla;5\n')).toMatchObject({ updated: 1, rejected: 1 })
  expect(await files.whole(text, { policy: 'skip' })).toMatchObject({ skipped: 1, rejected: 1 })
  expect(await files.whole(text, { policy: 'reject' })).toMatchObject({ rejected: 2 })
})

test('what an export writes is imported as it was, and changes nothing', async () => {
  await post('characteristics', COLOUR)
  await add({
    ...{ sku: 'MES-1', name: 'Mesa 3/4"', description: 'De roble.', category: 'Muebles', brand: 'Sur' },
    ...{ price_cents: 123_450, sale_price_cents: 100_000, sale_until: '2027-01-31', tax_rate: 10.5, stock: 4 },
    ...{
      stock_alert: 1,
      gtin: '7791234567890',
      link: 'https://tienda.example/mesa',
      synonyms: ['mesita', 'mesa baja'],
    },
    attributes: { color: 'rojo' },
  })
  await add({ sku: 'SIL-1', name: 'Silla', enabled: false })
  const asked = { price_mode: 'ask', price_cents: 700_000, sale_price_cents: 600_000, sale_until: '2027-01-31' }
  await add({ sku: 'COC-1', name: 'Cocina a medida', ...asked })
  await add({ sku: 'PLA-1', name: 'Placard', price_mode: 'from', price_cents: 900_000, currency: 'USD' })
  const { body } = await editor.call('GET', `/forms/products/export/${bot}/${form}`)
  expect(await files.whole(body)).toMatchObject({ created: 0, updated: 0, unchanged: 4, rejected: 0 })
  expect((await list())[2]).toMatchObject(asked)
  // Elsewhere a hidden price stays hidden, and each price keeps its currency.
  const other = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Otro', kind: 'product' } })).body.id
  await editor.call('POST', `/forms/products/characteristics/${bot}/${other}`, { body: COLOUR })
  const elsewhere = productImporter(app, editor, bot, other)
  expect(await elsewhere.whole(body)).toMatchObject({ created: 4, rejected: 0 })
  expect((await editor.call('GET', `/forms/products/inventory/${bot}/${other}`)).body).toMatchObject([
    { price_mode: 'exact', price_cents: 123_450, sale_price_cents: 100_000, currency: 'ARS' },
    { price_mode: 'exact', price_cents: null },
    { price_mode: 'ask', price_cents: null, sale_price_cents: null, sale_until: null },
    { price_mode: 'from', price_cents: 900_000, currency: 'USD' },
  ])
})

test('a workbook is read as a list', async () => {
  const rows = [
    ['Código', 'Producto', 'Precio', 'IVA'],
    [7791234, 'Yerba', 4590.5, 0.21],
  ]
  const done = await files.whole(bookOf(sheetOf(rows)))
  expect(done).toMatchObject({ state: 'done', format: 'Excel, hoja «Clientes»', created: 1 })
  expect(await list()).toMatchObject([{ sku: '7791234', price_cents: 459_050, tax_rate: 21 }])
})

test('files that cannot be read and choices that cannot work are refused with a reason', async () => {
  const bomb = bookOf(sheetOf([['Nombre'], ['x'.repeat(300_000)]]), { declared: 500 })
  for (const [content, name, text] of [
    ['Nombre;Precio\n', 'vacio.csv', /ninguna fila/],
    ['no es un libro', 'lista.xlsx', /no es un libro de Excel/],
    [bomb, 'bomba.xlsx', /demasiado grande|larga|leer/],
    [`Nombre\n${'x'.repeat(6_000)}\n`, 'larga.csv', /fila 2 tiene una celda demasiado larga/],
    [`Nombre\n${'a\n'.repeat(20_001)}`, 'muchas.csv', /más de 20\.000 filas/],
  ] as const)
    expect(await files.upload(content, name)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(text) },
    })
  const { body } = await files.upload('Nombre;Precio\nMate;100\n')
  const start = (columns: object[]) => files.start(body.id, { columns, policy: 'update', preview: false })
  for (const columns of [
    [{ column: 1, field: 'price' }],
    [
      { column: 0, field: 'name' },
      { column: 1, field: 'name' },
    ],
    [
      { column: 0, field: 'name' },
      { column: 9, field: 'price' },
    ],
    [{ column: 0, field: 'attributes.nada' }],
    // Names that every object has.
    [
      { column: 0, field: 'name' },
      { column: 1, field: 'constructor' },
    ],
    [
      { column: 0, field: 'name' },
      { column: 1, field: '__proto__' },
    ],
  ])
    expect(await start(columns)).toMatchObject({ status: 422, body: { fields: { columns: [expect.any(String)] } } })
  expect((await start([{ column: 0, field: 'name' }])).status).toBe(200)
  expect((await start([{ column: 0, field: 'name' }])).status).toBe(409)
  await files.work()
})

test('a product keeps what an import would break: an offer below its price, and a stock that is a sum', async () => {
  await add({ sku: 'A', name: 'Mate', price_cents: 10_000, sale_price_cents: 8_000 })
  await post('characteristics', { ...COLOUR, variant_axis: true })
  await add({ sku: 'B', name: 'Taza', variants: [{ options: { color: 'rojo' }, stock: 3 }] })
  const done = await files.whole('Código;Precio;Oferta;Stock\nA;70;;\nB;;;9\n')
  expect(done.errors).toEqual([
    {
      row: 2,
      message: 'Precio de oferta: tiene que ser menor que el precio. Cámbialo, o escribe «no» para quitar la oferta.',
    },
    { row: 3, message: 'Stock: este producto lo cuenta por variante o por sucursal. Cámbialo en el inventario.' },
  ])
  expect(await files.whole('Código;Precio;Oferta;Stock\nA;70;no;\nB;;;3\n')).toMatchObject({ updated: 1, unchanged: 1 })
  expect((await list())[0]).toMatchObject({ price_cents: 7_000, sale_price_cents: null })
})

test('a running import can be stopped, and one whose process died ends', async () => {
  const { body } = await files.upload('Nombre\nMate\n')
  await files.start(body.id, { columns: [{ column: 0, field: 'name' }], policy: 'update', preview: false })
  expect((await files.call('GET', '')).body.imports).toMatchObject([{ id: body.id, state: 'running' }])
  expect((await files.call('POST', '/cancel', body.id, {})).body.state).toBe('cancelling')
  await files.work()
  expect((await files.get(body.id)).state).toBe('cancelled')
  expect((await files.call('POST', '/cancel', body.id, {})).status).toBe(409)
  expect(await list()).toEqual([])
  const other = await files.upload('Nombre\nMate\n')
  await files.start(other.body.id, { columns: [{ column: 0, field: 'name' }], policy: 'update', preview: false })
  await app.db.deleteFrom('job').where('queue', '=', 'product-import').execute()
  expect((await files.call('GET', '')).body.imports[0]).toMatchObject({ state: 'failed' })
})

test('a check that is stopped and started again begins anew', async () => {
  const { body } = await files.upload(`Nombre\n${Array.from({ length: 4_000 }, (_, n) => `Mate ${n}\n`).join('')}`)
  const check = { columns: [{ column: 0, field: 'name' }], policy: 'update', preview: true }
  await files.start(body.id, check)
  const working = files.work()
  await vi.waitFor(async () => expect((await files.get(body.id)).done).toBeGreaterThan(0), { timeout: 30_000 })
  expect((await files.call('POST', '/cancel', body.id, {})).body.state).toBe('ready')
  expect((await files.start(body.id, check)).body.state).toBe('checking')
  await working
  // The stopped check may have ended before the second start.
  await files.work()
  expect(await files.get(body.id)).toMatchObject({ state: 'ready', done: 4_000, created: 4_000 })
})
