import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { productImporter } from './product-import-fixtures.ts'

// Of the changes of many products of a form, one is made at a time.

let app: TestApp
let bot: number
let form: number
let editor: SignedIn
let at: string
let files: ReturnType<typeof productImporter>

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  const person = await app.user()
  await app.member(bot, person, 3)
  editor = await app.as(person)
  form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
  at = `${bot}/${form}`
  files = productImporter(app, editor, bot, form)
})

const post = (part: string, body: object) => editor.call('POST', `/forms/products/${part}`, { body })
const add = async (name: string, more: object = {}): Promise<number> =>
  (await post(`inventory/${at}`, { name, ...more })).body.id
const undo = (id: number) => post(`undo/${at}/${id}`, {})
const prices = (preview = false) => post(`prices/${at}`, { percent: 10, preview })
const bulk = (ids: number[], change: object) => post(`bulk/${at}`, { ids, ...change })
const upload = async (name = 'Mate') => (await files.upload(`Nombre\n${name}\n`)).body.id
const start = (id: number, preview = false) =>
  files.start(id, { columns: [{ column: 0, field: 'name' }], policy: 'update', preview })

/** Tries every change of many products, and returns why each was refused; undefined for one that was made. */
async function tryAll(): Promise<Record<string, string | undefined>> {
  const [changed, gone] = [await add('Pava', { price_cents: 1_000 }), await add('Termo')]
  const said = ({ status, body }: Awaited<ReturnType<typeof post>>) => (status === 409 ? body.message : undefined)
  const { change } = await app.db
    .selectFrom('product_change')
    .select(({ fn }) => fn.min('id').as('change'))
    .where('form_id', '=', form)
    .executeTakeFirstOrThrow()
  return {
    category: said(await bulk([changed], { action: 'category', category: 'Cocina' })),
    delete: said(await bulk([gone], { action: 'delete' })),
    prices: said(await prices()),
    undo: said(await undo(change)),
    import: said(await start(await upload())),
  }
}
const ALL = ['category', 'delete', 'prices', 'undo', 'import']
const all = (said: string | undefined) => Object.fromEntries(ALL.map((one) => [one, said]))

test('no change of many products begins while another one is made, and one that was cut off holds up nobody for long', async () => {
  await bulk([await add('Yerba')], { action: 'disable' })
  await app.db.updateTable('product_change').set({ working_at: app.clock.now() }).execute()
  expect(await tryAll()).toEqual(all('Otro cambio de productos está en curso. Espera a que termine.'))
  // What changes nothing can still be read.
  expect((await prices(true)).status).toBe(200)
  expect((await start(await upload(), true)).status).toBe(200)
  app.clock.advance(61)
  expect(await tryAll()).toEqual(all(undefined))
})

test('an import counts as a change until it ends, also if nobody goes on with it', async () => {
  await bulk([await add('Yerba')], { action: 'disable' })
  const running = await upload('Bombilla')
  expect((await start(running)).body.state).toBe('running')
  const refused = all('Hay una importación en curso. Detenla o espera a que termine.')
  expect(await tryAll()).toEqual(refused)
  await files.call('POST', '/cancel', running, {})
  expect(await tryAll()).toEqual(refused)
  await files.work()
  expect(await tryAll()).toEqual(all(undefined))
  // The import that was begun there is given up.
  await app.db.deleteFrom('job').where('queue', '=', 'product-import').execute()
  expect((await prices()).status).toBe(200)
  expect((await undo((await bulk([await add('Lata')], { action: 'delete' })).body.id)).body).toMatchObject({ count: 1 })
})
