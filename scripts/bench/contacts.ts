import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { contactOf, contactRows } from '../../src/server/conversation/contacts/contact.ts'
import { listContacts } from '../../src/server/conversation/contacts/list.ts'
import type { Scope } from '../../src/server/foundation/http/scope.ts'
import { openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../src/server/foundation/store/list.ts'
import { ensurePlans } from '../../src/server/people/platform/plans.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

/** Repetitions of each list: enough for the 99th percentile of ours, fewer for the baseline. */
const TIMES = { own: 200, plain: 9 }
/** Unmeasured requests before each measurement, so that the code is compiled by the JIT. */
const WARMING = 10
const search = ['name', 'phone', 'email', 'company'] as const
const range = [0, 24] as const
const asks: Record<string, Pick<ListRequest, 'filter' | 'sort'>> = {
  'todos, por nombre': { filter: {}, sort: ['name', 'ASC'] },
  'todos, por último contacto': { filter: {}, sort: ['last_seen_at', 'DESC'] },
  'busca un teléfono': { filter: { q: '5491110000077' }, sort: ['name', 'ASC'] },
  'busca un apellido': { filter: { q: 'gomez' }, sort: ['name', 'ASC'] },
  'busca lo que no hay': { filter: { q: 'qqzzxx' }, sort: ['name', 'ASC'] },
  'busca dos letras': { filter: { q: 'an' }, sort: ['name', 'ASC'] },
}

/** Filters, orders and pages of the agenda that the plain list is not measured with. */
const further: Record<string, Pick<ListRequest, 'filter' | 'sort'> & Partial<Pick<ListRequest, 'range'>>> = {
  'una página lejana, por nombre': { filter: {}, sort: ['name', 'ASC'], range: [80_000, 80_024] },
  'por etiqueta': { filter: { label_id: 1 }, sort: ['last_seen_at', 'DESC'] },
  'por grupo': { filter: { group_id: 1 }, sort: ['last_seen_at', 'DESC'] },
  'por canal': { filter: { channel: 'whatsapp' }, sort: ['last_seen_at', 'DESC'] },
  'por canal y consentimiento': {
    filter: { channel: 'webchat', marketing: 'denied' },
    sort: ['last_seen_at', 'DESC'],
  },
  'por consentimiento': { filter: { marketing: 'granted' }, sort: ['last_seen_at', 'DESC'] },
  'por opción propia': { filter: { 'custom.talle': 'M' }, sort: ['last_seen_at', 'DESC'] },
  'por texto propio': { filter: { 'custom.ruta': 'ruta 17' }, sort: ['last_seen_at', 'DESC'] },
  'por número propio': { filter: { 'custom.compras_from': 90 }, sort: ['last_seen_at', 'DESC'] },
  'por último contacto': { filter: { last_seen_at_from: '2026-03-01' }, sort: ['last_seen_at', 'DESC'] },
}

/** Compares the contact list with the generic list of a resource, which folds case and accents at query time. */
export async function benchContacts(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const databaseUrl = process.env.DATABASE_URL
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir })
  try {
    const count = option('contacts', 100_000)
    const scope = await fill(store, count)
    const rows: Record<string, string>[] = []
    process.stderr.write(`agenda de ${count} contactos lista\n`)
    for (const [name, asked] of Object.entries(asks)) {
      const request = { ...asked, range, search }
      const own = await measure(store, TIMES.own, () => listContacts(scope, request))
      progress(name, own)
      const plain = await measure(store, TIMES.plain, () => listRows(contactRows(scope), request, plainColumns))
      rows.push({ lista: name, ...own, 'sin palabras guardadas': plain.mitad, veces: ratio(plain.mitad, own.mitad) })
    }
    for (const [name, asked] of Object.entries(further)) {
      const own = await measure(store, TIMES.own, () => listContacts(scope, { range, search, ...asked }))
      progress(name, own)
      rows.push({ lista: name, ...own, 'sin palabras guardadas': '–', veces: '–' })
    }
    const { id } = await store.run(() =>
      store.kysely.selectFrom('contact').select('id').limit(1).executeTakeFirstOrThrow(),
    )
    const one = await measure(store, TIMES.own, () => contactOf(scope, id))
    rows.push({ lista: 'un contacto, con los parecidos', ...one, 'sin palabras guardadas': '–', veces: '–' })
    printTable(`${count} contactos (${databaseUrl ? 'PostgreSQL' : 'base incluida'}, página de 25)`, rows)
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const plainColumns = {
  ...{ id: exact('k.id'), name: text('k.name'), phone: text('k.phone'), email: text('k.email') },
  ...{ company: text('k.company'), last_seen_at: time('k.last_seen_at', 'UTC') },
}

/** Shows the progress, because the baseline alone takes minutes. */
function progress(name: string, own: { mitad: string; p99: string }): void {
  process.stderr.write(`${name}: ${own.mitad}, p99 ${own.p99}\n`)
}

const ratio = (plain: string, own: string) => (Number.parseFloat(plain) / Number.parseFloat(own)).toFixed(1)

async function measure(
  store: Store,
  times: number,
  work: () => Promise<unknown>,
): Promise<{ mitad: string; p99: string }> {
  const samples: number[] = []
  for (let i = 0; i < Math.min(WARMING, times); i++) await store.run(work)
  for (let i = 0; i < times; i++) {
    const from = performance.now()
    await store.run(work)
    samples.push(performance.now() - from)
  }
  return { mitad: `${quantile(samples, 0.5).toFixed(1)} ms`, p99: `${quantile(samples, 0.99).toFixed(1)} ms` }
}

/** Creates a bot with `count` contacts and returns the scope of a reader. */
async function fill(store: Store, count: number): Promise<Scope> {
  const db = store.kysely
  await store.run(ensurePlans)
  const values = { name: 'Agenda', plan_id: 2, integrations: {}, special_state: 'chatbot_off' as const }
  const { id: botId } = await db.insertInto('bot').values(values).returning('id').executeTakeFirstOrThrow()
  await sql`
    insert into contact (bot_id, name, phone, email, company, last_seen_at)
    select ${botId},
      (array['Lucía', 'Ana', 'Martín', 'José', 'Sofía', 'Iñaki', 'Nuñez', 'Camila', 'Bruno', 'Emilia', 'Tomás'])[1 + n % 11]
        || ' ' || (array['Fernández', 'Gómez', 'Ibáñez', 'Muñoz', 'Pérez', 'Rodríguez', 'Sosa', 'Acuña', 'Quiroga'])[1 + n % 9]
        || ' ' || left(md5(n::text), 5),
      '+549111' || (10000000 + n), 'c' || n || '@correo.example', case when n % 3 = 0 then 'Almacén ' || n % 500 else '' end,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`
    update contact set consent = (array['granted', 'unknown', 'unknown', 'denied'])[1 + id % 4],
      custom = case when id % 3 = 0 then jsonb_build_object('talle', (array['S', 'M', 'L', 'XL'])[1 + id % 4],
        'ruta', 'Ruta ' || id % 40, 'compras', id % 100) else '{}' end`.execute(db)
  await sql`
    insert into contact_field (bot_id, key, label, type, options) values (${botId}, 'talle', 'Talle', 'select',
      '["S", "M", "L", "XL"]'), (${botId}, 'ruta', 'Ruta', 'text', '[]'), (${botId}, 'compras', 'Compras', 'number', '[]')
  `.execute(db)
  await sql`insert into label (bot_id, title, color, scope) values (${botId}, 'Mayorista', '#123456', 'contact')`.execute(
    db,
  )
  await sql`insert into contact_label select id, 1 from contact where id % 20 = 0`.execute(db)
  await sql`insert into contact_group (bot_id, name, color) values (${botId}, 'Por mayor', '#123456')`.execute(db)
  await sql`insert into contact_group_member (group_id, contact_id) select 1, id from contact where id % 10 = 0`.execute(
    db,
  )
  await sql`
    insert into chat (bot_id, contact_id, channel, sender_id, user_name)
    select bot_id, id, (array['whatsapp', 'webchat', 'facebook', 'whatsapp'])[1 + id % 4], 's' || id, name from contact
  `.execute(db)
  await sql`vacuum (analyze)`.execute(db)
  const nobody = { userId: 0, userName: '', roleId: 2, permissions: { contacts: true }, planId: 2 }
  return { ...nobody, botId, timeZone: 'UTC', areas: 'all' }
}
