import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Scope } from '../../src/server/foundation/http/scope.ts'
import { openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { characteristicsOf } from '../../src/server/knowledge/catalogue/known.ts'
import { indexProducts } from '../../src/server/knowledge/catalogue/search/write-terms.ts'
import { searchProducts } from '../../src/server/knowledge/catalogue/search.ts'
import { products } from '../../src/server/knowledge/forms/products/products.ts'
import { ensurePlans } from '../../src/server/people/platform/plans.ts'
import { colours, shopProducts } from './catalogue/generate.ts'
import { benchProductImport } from './catalogue/import.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

/** What customers of a hardware shop write; each one is asked several times. */
const QUERIES = [
  ...[
    'cano pvc 110',
    'latex 20 lts blanca',
    'tornillos para madera 5 cm',
    'hola tenes tornillos?',
    'martiyo carpintero',
  ],
  ...[
    'cable 2,5 rojo x 100 mts',
    'llave francesa 10',
    'pintura blanca',
    'cinta',
    'lamparita led 9w fria',
    'termica 2x20',
  ],
  ...[
    'a que hora abren',
    'mi pedido no llego y nadie contesta',
    'caniya lavarropas',
    'disco 115',
    'balde',
    'chapa 3 metros',
  ],
  ...['taladro percutor bosch', 'membrana liquida 20 kg', 'broca 8'],
]
/** Times that each query and list is asked. */
const TIMES = 15
const PAGE = { range: [0, 99], search: ['name', 'sku', 'brand', 'category'] } as const

/** Measures the search and the lists of a catalogue, and how long it takes to write its words. */
export async function benchCatalogue(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const databaseUrl = process.env.DATABASE_URL
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir })
  try {
    const count = option('products', 20_000)
    const begun = performance.now()
    const scope = await fill(store, count)
    const filled = (performance.now() - begun) / 1000
    const rows = [
      await measured(store, 'búsqueda del chatbot', QUERIES, (text) => searchProducts(scope.botId, text, { limit: 5 })),
      await measured(store, 'primera página, por orden', [{}], (filter) => list(scope, filter, 'order')),
      await measured(store, 'primera página, por precio', [{}], (filter) => list(scope, filter, 'price_cents')),
      await measured(store, 'filtro por texto', ['tornillo', 'tigre 110', 'zzz'], (q) => list(scope, { q }, 'order')),
      await measured(store, 'filtro por estado', [{ low_stock: true }, { availability: 'out_of_stock' }], (filter) =>
        list(scope, filter, 'order'),
      ),
    ]
    printTable(`${count} productos (${databaseUrl ? 'PostgreSQL' : 'base incluida'})`, rows)
    process.stdout.write(`cargar y escribir sus palabras: ${filled.toFixed(1)} s\n`)
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await benchProductImport(option('products', 20_000))
}

const list = (scope: Scope, filter: object, field: 'order' | 'price_cents') =>
  products.list(scope, { ...PAGE, filter: { ...filter }, sort: [field, 'ASC'] })

async function measured<T>(
  store: Store,
  name: string,
  asked: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<Record<string, string>> {
  const samples: number[] = []
  for (const one of asked) await store.run(() => work(one))
  const { user, system } = process.cpuUsage()
  for (let round = 0; round < TIMES; round++)
    for (const one of asked) {
      const from = performance.now()
      await store.run(() => work(one))
      samples.push(performance.now() - from)
    }
  const at = (share: number) => `${quantile(samples, share).toFixed(1)} ms`
  // Of all threads, also that of the embedded store: a busy machine does not change it.
  const used = process.cpuUsage({ user, system })
  const cpu = (used.user + used.system) / 1000 / samples.length
  return { qué: name, mitad: at(0.5), p95: at(0.95), 'procesador, media': `${cpu.toFixed(1)} ms` }
}

/** Products of one statement. */
const BATCH = 500

/** Creates a bot with a shop's catalogue and returns the scope of its form. */
async function fill(store: Store, count: number): Promise<Scope & { formId: number }> {
  const db = store.kysely
  await store.run(ensurePlans)
  const bot = { name: 'Ferretería', plan_id: 2, integrations: {}, special_state: 'chatbot_off' as const }
  const { id: botId } = await db.insertInto('bot').values(bot).returning('id').executeTakeFirstOrThrow()
  const form = { bot_id: botId, kind: 'product' as const, name: 'Ferretería' }
  const { id: formId } = await db.insertInto('form').values(form).returning('id').executeTakeFirstOrThrow()
  const own = { bot_id: botId, form_id: formId }
  await db
    .insertInto('product_characteristic')
    .values({ ...own, key: 'color', label: 'Color', type: 'select', options: json(colours) })
    .execute()
  const items = shopProducts(count)
  await store.run(async () => {
    const known = await characteristicsOf({ formId })
    for (let from = 0; from < items.length; from += BATCH) {
      const rows = items.slice(from, from + BATCH).map(({ kind: _, attributes, ...item }, place) => ({
        ...{ ...own, ...item, position: from + place, attributes: json(attributes) },
      }))
      const made = await db.insertInto('product').values(rows).returningAll().execute()
      const scope = { botId, formId }
      await indexProducts(scope, made, known)
    }
  })
  await sql`vacuum (analyze)`.execute(db)
  const nobody = { userId: 0, userName: '', roleId: 2, permissions: { forms: true }, planId: 2 }
  return { ...nobody, botId, formId, timeZone: 'UTC', areas: 'all' }
}
