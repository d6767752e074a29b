import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

// Contacts that the team added and that have not written yet.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const seen = { bot_id: t.bot_, phone: '' }
  await t.db
    .insertInto('contact')
    .values([
      { ...seen, name: 'Escribió ayer', last_seen_at: '2026-01-02T12:00:00Z' },
      { ...seen, name: 'Escribió antes', last_seen_at: '2025-01-02T12:00:00Z' },
    ])
    .execute()
  await boss.call('POST', `/contacts/${t.bot_}`, { body: { name: 'Cargado a mano' } })
  await importer(t, () => boss).whole('Nombre\nImportado\n')
})
afterAll(() => t.stop())

const list = async (order: string, filter: object = {}) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(['last_seen_at', order]),
    range: JSON.stringify([0, 24]),
  })
  const { status, body } = await boss.call('GET', `/contacts/${t.bot_}?${query}`)
  expect(status).toBe(200)
  return body as { name: string; last_seen_at: string | null }[]
}
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('they have no last contact, and come after all who wrote in both orders', async () => {
  const last = await list('DESC')
  expect(names(last).slice(0, 2)).toEqual(['Escribió ayer', 'Escribió antes'])
  expect(names(last).slice(2).sort()).toEqual(['Cargado a mano', 'Importado'])
  expect(last.map(({ last_seen_at }) => last_seen_at === null)).toEqual([false, false, true, true])
  expect(names(await list('ASC')).slice(0, 2)).toEqual(['Escribió antes', 'Escribió ayer'])
})

test('filters by the last contact leave them out', async () => {
  expect(names(await list('DESC', { last_seen_at_from: '2020-01-01' }))).toEqual(['Escribió ayer', 'Escribió antes'])
  expect(names(await list('DESC', { last_seen_at_to: '2025-12-31' }))).toEqual(['Escribió antes'])
})

test('contacts from before that was told apart lose the time at which they were added, unless they wrote', async () => {
  const wrote = await t.writes('Hola', { userName: 'Escribió' })
  const cleaned = await t.writes('Hola', { userName: 'Escribió y se limpió' })
  await t.db.deleteFrom('message').where('chat_id', '=', cleaned).execute()
  const written = await t.writes('Hola', { userName: 'Le escribimos' })
  await t.db.updateTable('message').set({ author: 'agent' }).where('chat_id', '=', written).execute()
  await t.db.updateTable('chat').set({ last_inbound_at: null }).where('id', 'in', [wrote, written]).execute()
  await t.db.updateTable('contact').set({ last_seen_at: '2026-03-01T12:00:00Z' }).execute()
  const versions = () => t.db.selectFrom('contact').select(['id', 'version']).orderBy('id').execute()
  const before = await versions()
  const file = '../../src/server/foundation/store/migrations/0212_contact_never_wrote.sql'
  await sql.raw(readFileSync(new URL(file, import.meta.url), 'utf8')).execute(t.db)
  expect(names((await list('DESC')).filter(({ last_seen_at }) => last_seen_at !== null)).sort()).toEqual([
    ...['Escribió', 'Escribió y se limpió'],
  ])
  expect(await versions()).toEqual(before)
})
