import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { formOf } from '../support/form.ts'
import { samplePng } from '../support/sample-files.ts'
import { productImporter } from './product-import-fixtures.ts'

// Changes of many products at once, their order, synonyms and settings, and the catalogue that Meta reads.

let app: TestApp
let bot: number
let form: number
let editor: SignedIn
let person: TestUser
let at: string

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
  at = `${bot}/${form}`
})

const post = (part: string, body: object) => editor.call('POST', `/forms/products/${part}`, { body })
const add = async (body: object) => (await post(`inventory/${at}`, body)).body
const get = async (part: string) => (await editor.call('GET', `/forms/products/${part}`)).body
const put = (part: string, body: object) => editor.call('PUT', `/forms/products/${part}`, { body })
const list = () => get(`inventory/${at}`)
const fault = ({ body }: { body: { fields?: object } }) => body.fields
/** Reads a public address of the feed. */
const read = (address: string) => app.call('GET', new URL(address).pathname.replace('/api', ''))
const undo = (id: number) => post(`undo/${at}/${id}`, {})

test('prices change by a percentage with rounding, are shown before, and can be undone for a day', async () => {
  const pava = await add({ name: 'Pava', price_cents: 123_450, sale_price_cents: 100_000 })
  await add({ name: 'Mate', price_cents: 60_000, category: 'Mates' })
  await add({ name: 'Sin precio' })
  const body = { percent: 10, rounding: 'hundred' }
  const shown = (await post(`prices/${at}`, { ...body, preview: true })).body
  expect(shown).toMatchObject({ id: null, count: 2, without_price: 1, undo_until: null })
  expect(shown.changes[0]).toEqual({
    ...{ product_id: pava.id, name: 'Pava', part: '', currency: 'ARS', old_cents: 123_450, new_cents: 140_000 },
  })
  expect((await list())[0].price_cents).toBe(123_450)
  const made = (await post(`prices/${at}`, { ...body, preview: false })).body
  const now = await list()
  expect(now.map(({ price_cents }: { price_cents: number }) => price_cents)).toEqual([140_000, 70_000, null])
  expect([now[0].sale_price_cents, now[0].version]).toEqual([110_000, pava.version + 1])
  // What somebody changed since then stays.
  await put(`inventory/${at}/${now[1].id}`, { price_cents: 65_000 })
  expect((await undo(made.id)).body).toMatchObject({ count: 1, kept: 1 })
  expect((await list()).map(({ price_cents }: { price_cents: number }) => price_cents)).toEqual([123_450, 65_000, null])
  expect((await undo(made.id)).status).toBe(409)
})

test('an undo that broke off halfway is still offered, and goes on with what is left', async () => {
  await add({ name: 'Producto 0', price_cents: 1_000 })
  // More than one transaction undoes.
  await sql`insert into product (bot_id, form_id, name, price_cents, position)
    select bot_id, form_id, 'Producto ' || n, price_cents, n from product, generate_series(1, 301) n
    where form_id = ${form}`.execute(app.db)
  const { body: uploaded } = await productImporter(app, editor, bot, form).upload('Nombre\nOtro\n')
  const { id } = (await post(`prices/${at}`, { percent: 10, preview: false })).body
  await app.db
    .updateTable('product_import')
    .set({ change_id: id, state: 'done' })
    .where('id', '=', uploaded.id)
    .execute()
  const imported = async () => (await get(`import/one/${at}/${uploaded.id}`)).state
  await sql`create function break_off() returns trigger language plpgsql as
    'begin if new.name = ''Producto 301'' then raise ''broken off''; end if; return new; end'`.execute(app.db)
  await sql`create trigger break_off before update on product for each row execute function break_off()`.execute(app.db)
  expect((await undo(id)).status).toBe(500)
  await sql`drop trigger break_off on product`.execute(app.db)
  await sql`drop function break_off`.execute(app.db)
  const prices = async () => {
    const rows = await app.db.selectFrom('product').select('price_cents').where('form_id', '=', form).execute()
    return Object.fromEntries(
      [1_000, 1_100].map((cents) => [cents, rows.filter((row) => row.price_cents === cents).length]),
    )
  }
  expect(await prices()).toEqual({ 1000: 300, 1100: 2 })
  expect((await get(`changes/${at}`)).changes).toMatchObject([{ id, count: 2 }])
  expect(await imported()).toBe('done')
  expect((await undo(id)).body).toMatchObject({ count: 2, kept: 0 })
  expect(await prices()).toEqual({ 1000: 302, 1100: 0 })
  expect((await get(`changes/${at}`)).changes).toEqual([])
  expect(await imported()).toBe('undone')
  expect((await undo(id)).body).toMatchObject({ message: 'Este cambio ya se deshizo. Recarga la página.' })
})

test('changes are undone one after the other, the latest first', async () => {
  const pava = await add({ name: 'Pava', price_cents: 10_000 })
  await add({ name: 'Mate', price_cents: 10_000 })
  const change = async () => (await post(`prices/${at}`, { percent: 10, preview: false })).body.id
  const [first, second] = [await change(), await change()]
  const prices = async () => (await list()).map(({ price_cents }: { price_cents: number }) => price_cents)
  // What a later change did stays, and the earlier one can be undone once that is.
  expect((await undo(first)).body).toMatchObject({ count: 0, kept: 0, later: 2 })
  expect(await prices()).toEqual([12_100, 12_100])
  expect((await undo(second)).body).toMatchObject({ count: 2, kept: 0 })
  expect(await prices()).toEqual([11_000, 11_000])
  expect((await undo(first)).body).toMatchObject({ count: 2, kept: 0 })
  expect(await prices()).toEqual([10_000, 10_000])
  // So is one before products that were deleted meanwhile come back.
  const third = await change()
  const deleted = (await post(`bulk/${at}`, { ids: [pava.id], action: 'delete' })).body.id
  expect((await undo(third)).body).toMatchObject({ count: 1, kept: 0, later: 1 })
  expect((await undo(deleted)).body).toMatchObject({ count: 1, kept: 0 })
  expect((await undo(third)).body).toMatchObject({ count: 1, kept: 0 })
  expect(await prices()).toEqual([10_000, 10_000])
})

test('a deleted product comes back once nobody else has its code, however often that was tried', async () => {
  const [pava, yerba] = [await add({ name: 'Pava', sku: 'X1', price_cents: 1_000 }), await add({ name: 'Yerba' })]
  const earlier = (await post(`prices/${at}`, { percent: 10, preview: false })).body.id
  const { id } = (await post(`bulk/${at}`, { ids: [pava.id, yerba.id], action: 'delete' })).body
  const mate = await add({ name: 'Mate', sku: 'x1' })
  const none = { count: 0, kept: 0, later: 0, code_used: 1, no_room: 0 }
  expect((await undo(id)).body).toEqual({ ...none, count: 1 })
  expect((await undo(id)).body).toEqual(none)
  expect((await undo(earlier)).body).toEqual({ ...none, code_used: 0, later: 1 })
  const offered = async () =>
    (await get(`changes/${at}`)).changes.map((one: { id: number; count: number; partly_undone: boolean }) => [
      ...[one.id, one.count, one.partly_undone],
    ])
  expect(await offered()).toEqual([
    [id, 1, true],
    [earlier, 1, true],
  ])
  await put(`inventory/${at}/${mate.id}`, { sku: 'X2' })
  expect((await undo(id)).body).toEqual({ ...none, count: 1, code_used: 0 })
  expect((await undo(earlier)).body).toEqual({ ...none, count: 1, code_used: 0 })
  expect(await get(`inventory/${at}/${pava.id}`)).toMatchObject({ name: 'Pava', sku: 'X1', price_cents: 1_000 })
  expect(await offered()).toEqual([])
})

test('what somebody changed after two changes stays when both are undone', async () => {
  const [pava, mate] = [
    await add({ name: 'Pava', price_cents: 1_000 }),
    await add({ name: 'Mate', price_cents: 1_000 }),
  ]
  const change = async () => (await post(`prices/${at}`, { percent: 10, preview: false })).body.id
  const [first, second] = [await change(), await change()]
  await put(`inventory/${at}/${pava.id}`, { price_cents: 5_000 })
  expect((await undo(second)).body).toMatchObject({ count: 1, kept: 1 })
  expect((await undo(first)).body).toMatchObject({ count: 1, kept: 1 })
  expect((await get(`inventory/${at}/${pava.id}`)).price_cents).toBe(5_000)
  expect((await get(`inventory/${at}/${mate.id}`)).price_cents).toBe(1_000)
})

test('prices do not rise above the highest one that a product may have', async () => {
  const { id } = await add({ name: 'Grúa', price_cents: 90_000_000_000 })
  const refused = await post(`prices/${at}`, { percent: 500, preview: false })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { percent: ['Un producto pasaría de 1.000.000.000. Elige un porcentaje menor.'] },
  ])
  expect((await post(`prices/${at}`, { percent: 10, preview: false })).status).toBe(200)
  expect((await get(`inventory/${at}/${id}`)).price_cents).toBe(99_000_000_000)
})

test('as many products as a form may have fit into one call', async () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => 2_000_000_000 + at)
  expect((await post(`prices/${at}`, { percent: 10, product_ids: ids, preview: true })).body.count).toBe(0)
  expect((await post(`bulk/${at}`, { ids, action: 'disable' })).status).toBe(404)
  const order = await get(`reorder/${at}`)
  expect(fault(await put(`reorder/${at}`, { ...order, product_ids: ids }))).toEqual({
    product_ids: ['Hay un producto que alguien eliminó. Recarga la página.'],
  })
})

test('products stay in the order that somebody gave them since the change that is undone', async () => {
  const [uno, dos] = [await add({ name: 'Uno', price_cents: 1_000 }), await add({ name: 'Dos', price_cents: 1_000 })]
  const { id } = (await post(`prices/${at}`, { percent: 10, preview: false })).body
  const order = await get(`reorder/${at}`)
  expect((await put(`reorder/${at}`, { ...order, product_ids: [dos.id, uno.id] })).status).toBe(200)
  expect((await undo(id)).body).toMatchObject({ count: 2, kept: 0 })
  expect(await list()).toMatchObject([
    { name: 'Dos', price_cents: 1_000 },
    { name: 'Uno', price_cents: 1_000 },
  ])
})

// The embedded store runs one transaction at a time.
test.runIf(process.env.TEST_STORE === 'postgres')(
  'an undo waits for what changes the products meanwhile, and keeps it',
  async () => {
    const { id: product } = await add({ name: 'Pava', price_cents: 1_000 })
    const { id } = (await post(`prices/${at}`, { percent: 10, preview: false })).body
    const { undoing } = await app.db.transaction().execute(async (held) => {
      await held.selectFrom('bot').select('id').where('id', '=', bot).forNoKeyUpdate().execute()
      const state = { isOver: false }
      const undoing = undo(id).finally(() => {
        state.isOver = true
      })
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())`.execute(app.db)
        expect(state.isOver || rows.length === 1).toBe(true)
      })
      const change = { price_cents: 5_000, version: sql<number>`version + 1` }
      await held.updateTable('product').set(change).where('id', '=', product).execute()
      return { undoing }
    })
    expect((await undoing).body).toMatchObject({ count: 0, kept: 1 })
    expect((await list())[0].price_cents).toBe(5_000)
  },
)

test('a change can no longer be undone after a day', async () => {
  await add({ name: 'Pava', price_cents: 1_000 })
  const { id } = (await post(`prices/${at}`, { percent: 10, preview: false })).body
  expect((await get(`changes/${at}`)).changes).toMatchObject([
    { id, kind: 'prices', label: '10 % en 1 producto', count: 1 },
  ])
  app.clock.advance(86_401)
  editor = await app.as(person)
  expect((await get(`changes/${at}`)).changes).toEqual([])
  expect((await undo(id)).body.code).toBe('too_late')
})

test('only the chosen products or those of a category change their price', async () => {
  const pava = await add({ name: 'Pava', price_cents: 1_000, category: 'Cocina' })
  await add({ name: 'Mate', price_cents: 1_000 })
  const prices = async () => (await list()).map(({ price_cents }: { price_cents: number }) => price_cents)
  await post(`prices/${at}`, { percent: 10, category: 'cocina', preview: false })
  expect(await prices()).toEqual([1_100, 1_000])
  await post(`prices/${at}`, { percent: -50, product_ids: [pava.id], preview: false })
  expect(await prices()).toEqual([550, 1_000])
})

test('several products are switched off, sorted or deleted as one change, which can be undone', async () => {
  const ids = [(await add({ name: 'Pava', sku: 'P' })).id, (await add({ name: 'Mate' })).id]
  const found = async (text: string) => (await app.store.run(() => searchProducts(bot, text))).items.length
  await post(`bulk/${at}`, { ids, action: 'category', category: 'Cocina' })
  expect((await list()).map(({ category }: { category: string }) => category)).toEqual(['Cocina', 'Cocina'])
  const off = (await post(`bulk/${at}`, { ids, action: 'disable' })).body
  expect([off.count, await found('pava')]).toEqual([2, 0])
  await undo(off.id)
  expect(await found('pava')).toBe(1)
  const gone = (await post(`bulk/${at}`, { ids, action: 'delete' })).body
  expect([await list(), await found('mate')]).toEqual([[], 0])
  await add({ name: 'Otra pava', sku: 'P' })
  expect((await undo(gone.id)).body).toMatchObject({ count: 1, code_used: 1 })
  expect((await list()).map(({ name }: { name: string }) => name).sort()).toEqual(['Mate', 'Otra pava'])
  expect(await found('mate')).toBe(1)
  expect((await post(`bulk/${at}`, { ids: [999_999], action: 'enable' })).status).toBe(404)
})

test('pasted cells are saved product by product, and each refusal is told', async () => {
  const [pava, mate] = [await add({ name: 'Pava', sku: 'P' }), await add({ name: 'Mate' })]
  const rows = [
    { id: pava.id, values: { price_cents: 700, version: pava.version } },
    { id: mate.id, values: { sku: 'P', version: mate.version } },
  ]
  const { products, faults } = (await post(`cells/${at}`, { rows })).body
  expect(products).toMatchObject([{ id: pava.id, price_cents: 700 }])
  expect(faults).toEqual([{ id: mate.id, message: 'Otro producto tiene ese código. Elige otro.' }])
})

test('the order of products, pins and questions is saved as one and told to whoever had another', async () => {
  const ids = [(await add({ name: 'Uno' })).id, (await add({ name: 'Dos' })).id, (await add({ name: 'Tres' })).id]
  const before = await get(`reorder/${at}`)
  expect(before).toMatchObject({ sort_mode: 'manual', product_ids: ids, characteristic_ids: [], pinned: [] })
  const order = { ...before, product_ids: [ids[2]], pinned: [ids[1]] }
  const saved = await put(`reorder/${at}`, order)
  expect(saved.body).toMatchObject({ product_ids: [ids[2], ids[0], ids[1]], pinned: [ids[1]] })
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Tres', 'Uno', 'Dos'])
  expect((await put(`reorder/${at}`, order)).status).toBe(409)
  const foreign = await put(`reorder/${at}`, { ...saved.body, pinned: [999_999] })
  expect(foreign.status).toBe(422)
})

test('pinned products come first among those that fit as well, then as the form sorts them', async () => {
  const made = [
    await add({ name: 'Pava chica', price_cents: 300 }),
    await add({ name: 'Pava media', price_cents: 100 }),
    await add({ name: 'Pava grande', price_cents: 200 }),
  ]
  const found = async () =>
    (await app.store.run(() => searchProducts(bot, 'pavas'))).items.map(({ name }) => name.split(' ')[1])
  expect(await found()).toEqual(['chica', 'media', 'grande'])
  const { version, ...order } = await get(`reorder/${at}`)
  await put(`reorder/${at}`, { ...order, sort_mode: 'price_asc', pinned: [made[2].id], version })
  expect(await found()).toEqual(['grande', 'media', 'chica'])
})

test('synonyms of products and options have proposals, name one thing only and are found at once', async () => {
  const options = [{ id: 'rojo', value: 'Rojo', synonyms: ['colorado'] }]
  await post(`characteristics/${at}`, { key: 'color', label: 'Color', type: 'select', options })
  const { id } = await add({ name: 'Pava eléctrica', attributes: { color: 'rojo' } })
  const rows = await get(`synonyms/${at}?sort=["value","ASC"]`)
  expect(rows.map(({ value, source }: { value: string; source: string }) => [value, source])).toEqual([
    ['Pava eléctrica', 'product'],
    ['Rojo', 'option'],
  ])
  expect(rows[0].suggestions).toEqual(expect.arrayContaining(['pavas eléctricas', 'pavita']))
  const saved = await put(`synonyms/${at}/product-${id}`, { synonyms: ['Hervidor', 'hervidor', 'jarra'] })
  expect(saved.body.synonyms).toEqual(['hervidor', 'jarra'])
  const found = async (text: string) => (await app.store.run(() => searchProducts(bot, text))).items[0]?.id
  expect(await found('hervidor colorado')).toBe(id)
  const taken = await put(`synonyms/${at}/product-${id}`, { synonyms: ['Colorado'] })
  expect([taken.status, taken.body.fields]).toEqual([
    409,
    { synonyms: ['«Colorado» ya nombra a «Rojo». Quítalo de uno de los dos.'] },
  ])
  const option = rows[1].id
  expect((await put(`synonyms/${at}/${option}`, { synonyms: ['bordó'] })).body.synonyms).toEqual(['bordó'])
  expect((await put(`synonyms/${at}/product-999999`, { synonyms: ['x'] })).status).toBe(404)
})

test('the settings of a product form have defaults, and refuse what the bot does not have', async () => {
  const before = await get(`settings/${at}`)
  expect(before).toMatchObject({ display: 'list', max_items: 5, out_of_stock_policy: 'show', ask_before_listing: [] })
  const saved = await put(`settings/${at}`, { ...before, display: 'carousel', max_items: 3 })
  expect(saved.body).toMatchObject({ display: 'carousel', max_items: 3, version: before.version + 1 })
  expect((await put(`settings/${at}`, { ...before, max_items: 4 })).status).toBe(409)
  const unknown = await put(`settings/${at}`, { ...saved.body, ask_before_listing: [999_999] })
  expect(unknown.body.fields).toEqual({
    ask_before_listing: ['Elegiste una característica que ya no existe. Quítala.'],
  })
})

test('Meta reads the active products at an address, until it is renewed or taken back', async () => {
  await add({
    name: 'Pava, "grande"',
    price_cents: 123_456,
    sale_price_cents: 100_000,
    stock: 2,
    brand: 'Sol',
    sku: 'P1',
  })
  await add({ name: 'Apagada', price_cents: 100, enabled: false })
  expect(await get(`feed/${at}`)).toEqual({ enabled: false, url: '', without_image: 1 })
  const { url, without_image } = (await put(`feed/${at}`, { enabled: true })).body
  expect(without_image).toBe(1)
  const { body } = await read(url)
  const { webchat_key } = await app.db
    .selectFrom('bot')
    .select('webchat_key')
    .where('id', '=', bot)
    .executeTakeFirstOrThrow()
  const page = new URL(`/c/${webchat_key}`, url).href
  expect(String(body).trim().split('\r\n')).toEqual([
    'id,title,description,availability,condition,price,sale_price,link,image_link,brand',
    `P1,"Pava, ""grande""","Pava, ""grande""",in stock,new,1234.56 ARS,1000.00 ARS,${page},,Sol`,
  ])
  const renewed = (await put(`feed/${at}`, { enabled: true, renew: true })).body.url
  expect([(await read(url)).status, (await read(renewed)).status]).toEqual([404, 200])
  await put(`feed/${at}`, { enabled: false })
  expect((await read(renewed)).status).toBe(404)
})

test('Meta reads the first picture of each product that the catalogue lists, at an address of its own', async () => {
  const file = formOf({ name: 'files', filename: 'pava.png', bytes: samplePng() })
  const [picture] = (await editor.call('POST', `/media/${bot}`, file)).body.files
  const listed = await add({ name: 'Pava', price_cents: 100, images: [picture.id], link: 'https://sol.example/pava' })
  const off = await add({ name: 'Apagada', price_cents: 100, images: [picture.id], enabled: false })
  const bare = await add({ name: 'Sin foto', price_cents: 100 })
  const { url, without_image } = (await put(`feed/${at}`, { enabled: true })).body
  expect(without_image).toBe(1)
  const lines = String((await read(url)).body)
    .trim()
    .split('\r\n')
    .slice(1)
  const address = `${url}/images/${listed.id}`
  expect(lines.map((line) => line.split(',').slice(7, 9))).toEqual([
    ['https://sol.example/pava', address],
    [expect.stringContaining('/c/'), ''],
  ])
  const answer = await read(address)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
  for (const { id } of [off, bare]) expect((await read(`${url}/images/${id}`)).status).toBe(404)
  await put(`feed/${at}`, { enabled: false })
  expect((await read(address)).status).toBe(404)
})

test('products are exported as a file that names their options', async () => {
  const options = [{ id: 'rojo', value: 'Rojo' }]
  await post(`characteristics/${at}`, { key: 'color', label: 'Color', type: 'select', options })
  await add({ name: 'Pava', sku: 'P1', price_cents: 123_450, attributes: { color: 'rojo' }, synonyms: ['hervidor'] })
  const { body } = await editor.call('GET', `/forms/products/export/${at}`)
  const [head, line] = String(body).replace('\uFEFF', '').split('\r\n')
  expect(head?.split(';').slice(0, 6)).toEqual(['Código', 'Nombre', 'Descripción', 'Categoría', 'Marca', 'Precio'])
  expect([line?.split(';')[5], line?.split(';').at(-1)]).toEqual(['1.234,5', 'Rojo'])
})
