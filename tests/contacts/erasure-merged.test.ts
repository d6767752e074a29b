import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanContactImports } from '../../src/server/conversation/contacts/import/cleaning.ts'
import { cleanRows } from '../../src/server/foundation/jobs/retention.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// A person who was two contacts is erased as both, also when the merge can no longer be undone.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const call = async (method: string, where: string, body?: object) => {
  const answer = await boss.call(method, where.replace('{bot}', String(t.bot_)), body && { body })
  if (answer.status >= 300) throw new Error(`${where}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Lets so much time pass that merges and imports are no longer undone. */
async function nextDay() {
  t.clock.advance(25 * 3600)
  await t.store.run(() => cleanRows(t.clock.now()))
  await t.store.run(() => cleanContactImports(t.clock.now(), undefined))
  boss = { ...boss, ...(await t.as(boss)) }
}

const erase = (id: number, name: string) =>
  boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })

const OTHER = {
  name: 'Berta Loyola Conde',
  phone: '+5493415557001',
  email: 'berta.loyola@correo.example',
  document: { kind: 'DNI', value: '31222333' },
}
const NOTED = 'Prefiere que la llamemos de tarde, después de la siesta'
const NEEDLES = ['Loyola', OTHER.phone.slice(-10), OTHER.email, NOTED, OTHER.document.value]

test('nothing is left of a contact that became part of the person, whose own values it lost to theirs', async () => {
  const hook = { name: 'Planilla', url: 'https://avisos.example/a', events: ['lead'] }
  await call('POST', '/webhooks/{bot}', hook)
  const kept = { name: 'Ana Ferro Paz', phone: '+5493415557002', email: 'ana.ferro@correo.example' }
  const { id: target_id } = await call('POST', '/contacts/{bot}', {
    ...kept,
    document: { kind: 'DNI', value: '30111222' },
  })
  const { id: source_id } = await call('POST', '/contacts/{bot}', OTHER)
  await call('POST', `/contacts/notes/{bot}/${source_id}`, { text: NOTED })
  const rule = { match: 'all', conditions: [{ field: 'email', operator: 'eq', value: OTHER.email }] }
  await call('POST', '/groups/{bot}', { name: 'Por correo', kind: 'dynamic', rule })
  await importer(t, () => boss).whole(`Nombre;Tel\n${OTHER.name};${OTHER.phone}\nSin número;${OTHER.phone}9999\n`)
  await call('POST', '/contacts/merge/{bot}', { target_id, source_id, preview: false })
  await nextDay()
  expect(await found(t, NEEDLES)).toEqual(
    expect.arrayContaining(['audit', 'contact_event', 'contact_group', 'contact_import', 'webhook_delivery']),
  )

  expect((await erase(target_id, kept.name)).status).toBe(204)
  expect(await found(t, [...NEEDLES, kept.name, kept.email])).toEqual([])
})

test('what an import brought of a contact that nobody ever changed goes with the person it became part of', async () => {
  const { id: target_id } = await call('POST', '/contacts/{bot}', {
    name: 'Celia Ruiz Pardo',
    email: 'ruiz.c@correo.example',
  })
  await importer(t, () => boss).whole('Nombre;Correo;Localidad\nC. Pardo;otra.celia@correo.example;Rafaela\n')
  const { id: source_id } = await t.db
    .selectFrom('contact')
    .select('id')
    .where('email', '=', 'otra.celia@correo.example')
    .executeTakeFirstOrThrow()
  await call('POST', '/contacts/merge/{bot}', { target_id, source_id, preview: false })
  await nextDay()
  expect(await found(t, ['otra.celia'])).toEqual(['contact_import'])
  expect((await erase(target_id, 'Celia Ruiz Pardo')).status).toBe(204)
  expect(await found(t, ['otra.celia', 'C. Pardo'])).toEqual([])
})

test('an e-mail that the person once had and another contact has now stays theirs', async () => {
  const { id } = await call('POST', '/contacts/{bot}', { name: 'Dora Sosa Vila', email: 'taller@correo.example' })
  await call('PUT', `/contacts/{bot}/${id}`, { name: 'Dora Sosa Vila', email: 'dora@correo.example' })
  const { id: other } = await call('POST', '/contacts/{bot}', {
    name: 'Taller Central',
    email: 'taller@correo.example',
  })
  const audited = () => t.audit((row) => row.resource_type === 'contact' && row.resource_id === String(other))
  const before = await audited()
  expect((await erase(id, 'Dora Sosa Vila')).status).toBe(204)
  expect(await audited()).toEqual(before)
  expect(JSON.stringify(before)).toContain('taller@correo.example')
  expect(await found(t, ['dora@correo.example'])).toEqual([])
})

test('what says that a person was erased stays when somebody of the same name is', async () => {
  const name = 'Delia Sosa Prado'
  const ids: number[] = []
  for (const phone of ['+5493415557011', '+5493415557012']) {
    const { id } = await call('POST', '/contacts/{bot}', { name, phone })
    await call('POST', `/contacts/notes/{bot}/${id}`, { text: 'Llamó' })
    ids.push(id)
  }
  const register = () =>
    t.db.selectFrom('contact_event').select(['id', 'detail']).where('bot_id', '=', t.bot_).orderBy('id').execute()
  expect((await erase(ids[0] ?? 0, name)).status).toBe(204)
  const before = await register()
  const audited = await t.audit(({ before: was, after }) => was !== null || after !== null)
  expect((await erase(ids[1] ?? 0, name)).status).toBe(204)
  const kept = new Map((await register()).map((row) => [row.id, row.detail]))
  const first = before.filter(({ detail }) => detail !== '' && detail !== null)
  expect(first.length).toBeGreaterThan(0)
  expect(first.map(({ id }) => kept.get(id))).toEqual(first.map(({ detail }) => detail))
  const erased = audited.filter(({ resource_label }) => resource_label === 'Persona eliminada')
  expect(erased.length).toBeGreaterThan(0)
  expect(
    await t.audit(({ resource_label, after }) => resource_label === 'Persona eliminada' && after !== null),
  ).toEqual(expect.arrayContaining(erased.filter(({ after }) => after !== null)))
})
