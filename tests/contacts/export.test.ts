import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/db.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const fetchFile = async (query: Record<string, unknown> = {}, who = boss) => {
  const given = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])
  return who.call('GET', `/contacts/export/${t.bot_}?${new URLSearchParams(given)}`)
}
/** The rows of a file by their headings. */
const rows = (text: string) => {
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  return lines.map((line) => Object.fromEntries(head.map((title, at) => [title, line[at]])))
}

test('all that match are exported with all their data, recorded, and can be imported again', async () => {
  const { id: group } = (await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Por mayor' } })).body
  const field = { key: 'saldo', label: 'Saldo', type: 'number' }
  expect((await boss.call('POST', `/contacts/fields/${t.bot_}`, { body: field })).status).toBe(201)
  const row = { bot_id: t.bot_, title: 'Mayorista', color: '#123456', scope: 'contact' as const }
  const label = (await t.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()).id
  const input = {
    name: 'Rita Ponce',
    phone: '+5491155550142',
    email: 'rita@correo.example',
    city: 'Luján',
    country: 'AR',
  }
  const more = { labels: [label], groups: [group], marketing: 'granted', custom: { saldo: 1234.5 } }
  await boss.call('POST', `/contacts/${t.bot_}`, { body: { ...input, ...more } })
  await boss.call('POST', `/contacts/${t.bot_}`, { body: { name: '=HYPERLINK("x")', email: 'otra@correo.example' } })
  await boss.call('POST', `/contacts/${t.bot_}`, { body: { name: 'Ana', email: 'ana@correo.example', city: 'Luján' } })

  const { status, body, headers } = await fetchFile({ filter: { city: 'luján' }, sort: ['name', 'DESC'] })
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([200, 'text/csv', 'attachment'])
  expect(rows(String(body)).map(({ Nombre }) => Nombre)).toEqual(['Rita Ponce', 'Ana'])
  expect(rows(String(body))[0]).toMatchObject({
    Correo: 'rita@correo.example',
    País: 'Argentina',
    'Acepta campañas': 'Sí',
    Etiquetas: 'Mayorista',
    Saldo: '1234,5',
    Grupos: 'Por mayor',
    Bloqueado: 'No',
  })
  // A spreadsheet does not compute what a customer wrote.
  expect(String((await fetchFile()).body)).not.toMatch(/(^|;)"?=HYPERLINK/m)

  const register = new URLSearchParams({ filter: '{"kind":"exported"}', sort: '["at","DESC"]' })
  const [event] = (await boss.call('GET', `/contacts/register/${t.bot_}?${register}`)).body
  expect(event).toMatchObject({ contact_id: null, contact: '3 contactos', user: { id: boss.id } })
  const [line] = (
    await t.audit(({ action, resource_type }) => action === 'export' && resource_type === 'contact')
  ).slice(-1)
  expect(line).toMatchObject({ resource_label: '3 contactos' })

  await t.db
    .updateTable('contact')
    .set({ city: '', country: '', custom: json({}) })
    .where('name', '=', 'Rita Ponce')
    .execute()
  const done = await importer(t, () => boss).whole(Buffer.from(String(body)), { consent_source: 'La misma agenda' })
  expect(done).toMatchObject({ rows: 2, rejected: 0 })
  const after = await boss.call('GET', `/contacts/${t.bot_}?filter={"name":"Rita Ponce"}`)
  expect(after.body[0]).toMatchObject({ ...input, labels: [label], custom: { saldo: 1234.5 } })
})

test('an export takes what its list takes, and only from who may see the list', async () => {
  expect((await fetchFile({ filter: { password: 'x' } })).status).toBe(422)
  expect((await fetchFile({ sort: ['custom', 'ASC'] })).status).toBe(422)
  expect((await fetchFile({ range: [0, 1] })).status).toBe(422)
  const seller = await t.staff(4, { contacts: false })
  expect((await fetchFile({}, seller)).status).toBe(403)
})
