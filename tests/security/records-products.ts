import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'
import { formOf } from '../support/form.ts'

type Ids = Record<string, number | string>
type Make = (botId: number, userId: number) => Promise<Ids>

let serial = 0

const COLUMN = { column: 0, heading: 'Nombre', field: 'name', samples: [] }

function makers(app: () => TestApp) {
  const form: Make = async (bot_id) => {
    const values = { bot_id, kind: 'product' as const, name: `Productos ${++serial}` }
    const { id } = await app().db.insertInto('form').values(values).returning('id').executeTakeFirstOrThrow()
    return { idForm: id }
  }
  const product: Make = async (bot_id, userId) => {
    const { idForm } = await form(bot_id, userId)
    const values = { bot_id, form_id: Number(idForm), name: 'Pava', price_cents: 100 }
    const { id } = await app().db.insertInto('product').values(values).returning('id').executeTakeFirstOrThrow()
    return { idForm: idForm as number, id }
  }
  const characteristic: Make = async (bot_id, userId) => {
    const { idForm } = await form(bot_id, userId)
    const options = json([{ id: 'rojo', value: 'Rojo', synonyms: [] }])
    const values = { bot_id, form_id: Number(idForm), key: 'color', label: 'Color', type: 'select' as const, options }
    const table = app().db.insertInto('product_characteristic')
    const { id } = await table.values(values).returning('id').executeTakeFirstOrThrow()
    return { idForm: idForm as number, id }
  }
  const change: Make = async (bot_id, userId) => {
    const { idForm } = await form(bot_id, userId)
    const at = app().clock.now()
    const values = { bot_id, form_id: Number(idForm), kind: 'bulk' as const, label: '1 producto', created_at: at }
    const { id } = await app().db.insertInto('product_change').values(values).returning('id').executeTakeFirstOrThrow()
    return { idForm: idForm as number, id }
  }
  /** An import as it is stored; without its file. */
  const anImport =
    (state: 'ready' | 'running' | 'done'): Make =>
    async (bot_id, userId) => {
      const { idForm } = await form(bot_id, userId)
      const read = { name: 'lista.csv', format: 'CSV', columns: json([COLUMN]), rows: 1 }
      const values = { bot_id, form_id: Number(idForm), state, ...read, created_at: app().clock.now() }
      const { id } = await app()
        .db.insertInto('product_import')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow()
      return { idForm: idForm as number, id }
    }
  const named: Make = async (botId, userId) => {
    const { idForm, id } = await product(botId, userId)
    return { idForm: idForm as number, id: `product-${id}` }
  }
  return { form, product, characteristic, change, named, anImport }
}

/** Returns functions that create products and what belongs to them, by the operation that reads or deletes them. */
export function productRecords(app: () => TestApp): Record<string, Make> {
  const { form, product, characteristic, change, anImport } = makers(app)
  return {
    ...{ productChangeList: form, productChangeUndo: change, productExport: form, productFeedGet: form },
    ...{ productImportList: form, productImportGet: anImport('done'), productImportRejectedGet: anImport('done') },
    // Nobody works on it, so that it ends by itself.
    productImportCancel: anImport('running'),
    ...{ productOrderGet: form, productSettingsGet: form, productSynonymList: form },
    ...{ characteristicList: form, characteristicGet: characteristic, characteristicDelete: characteristic },
    ...{ productList: form, productGet: product, productDelete: product },
  }
}

/** Returns changes of products and of what belongs to them. */
export function productUpdates(app: () => TestApp) {
  const { form, product, characteristic, named, anImport } = makers(app)
  const settings = { display: 'list', max_items: 4, show_stock: true, show_price: true, allow_quote: true }
  return {
    characteristicCreate: { make: form, body: { key: 'talle', label: 'Talle', type: 'text' } },
    characteristicUpdate: { make: characteristic, body: { label: 'Colores' } },
    productCreate: { make: form, body: { name: 'Pava eléctrica' } },
    productCellsUpdate: { make: form, body: { rows: [{ id: 1, values: { name: 'Pava' } }] } },
    productFeedUpdate: { make: form, body: { enabled: true } },
    productImport: {
      make: form,
      sentForm: formOf({ name: 'file', filename: 'lista.csv', bytes: Buffer.from('Nombre\nMate\n') }),
    },
    productImportStart: {
      make: anImport('ready'),
      body: { columns: [{ column: 0, field: 'name' }], policy: 'update', preview: true },
      // Without its file, which a real one has.
      own: 409,
    },
    // The products of the body are none of the form's.
    productManyChange: { make: form, body: { ids: [2_000_000_000], action: 'enable' }, own: 404 },
    productOrderUpdate: {
      make: form,
      body: { sort_mode: 'newest', product_ids: [], characteristic_ids: [], pinned: [] },
    },
    productPriceUpdate: { make: form, body: { percent: 5, preview: true } },
    productSettingsUpdate: {
      make: form,
      body: { ...settings, allow_order: false, out_of_stock_policy: 'show' },
    },
    productSynonymUpdate: { make: named, body: { synonyms: ['hervidor'] } },
    productUpdate: { make: product, body: { name: 'Pava eléctrica' } },
  }
}
