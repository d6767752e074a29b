import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
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
})

interface Condition {
  field: string
  operator: string
  key?: string
  value?: unknown
}

const contact = async (input: object): Promise<number> =>
  (await editor.call('POST', `/contacts/${bot}`, { body: input })).body.id
const dynamic = (rule: object, more = {}) =>
  editor.call('POST', `/groups/${bot}`, { body: { name: 'Por regla', kind: 'dynamic', rule, ...more } })
const preview = (conditions: Condition[], match = 'all') =>
  editor.call('POST', `/groups/preview/${bot}`, { body: { match, conditions } })
const named = async (condition: Condition) =>
  (await preview([condition])).body.sample.map(({ name }: { name: string }) => name).sort()
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name).sort()
const rosario = { match: 'all', conditions: [{ field: 'city', operator: 'eq', value: 'rosario' }] }

test('a group by a rule has whoever obeys it now, in its members, the list of contacts and their page', async () => {
  const ana = await contact({ name: 'Ana', city: 'Rosario' })
  await contact({ name: 'Luz', city: 'Villa Rosario' })
  const { status, body } = await dynamic(rosario)
  expect([status, body.members, body.kind, body.member_ids]).toEqual([201, 1, 'dynamic', []])
  const eva = await contact({ name: 'Eva', city: 'ROSARIO' })
  expect(names(await editor.call('GET', `/groups/members/${bot}/${body.id}`))).toEqual(['Ana', 'Eva'])
  expect(names(await editor.call('GET', `/contacts/${bot}?filter={"group_id":${body.id}}`))).toEqual(['Ana', 'Eva'])
  expect((await editor.call('GET', `/groups/${bot}/${body.id}`)).body.members).toBe(2)
  expect((await editor.call('GET', `/contacts/${bot}/${eva}`)).body).toMatchObject({
    groups: [],
    rule_groups: [body.id],
  })
  await editor.call('PUT', `/contacts/${bot}/${ana}`, { body: { name: 'Ana', city: 'Salta' } })
  expect((await editor.call('GET', `/contacts/${bot}/${ana}`)).body.rule_groups).toEqual([])
  await editor.call('DELETE', `/groups/${bot}/${body.id}`)
  expect(names(await editor.call('GET', `/contacts/${bot}?filter={"group_id":${body.id}}`))).toEqual([])
})

test('the list of groups counts a rule again after ten minutes', async () => {
  await dynamic(rosario)
  await contact({ name: 'Ana', city: 'Rosario' })
  const members = async () => (await editor.call('GET', `/groups/${bot}`)).body[0].members
  expect(await members()).toBe(0)
  await app.db.updateTable('contact_group').set({ refreshed_at: '2020-01-01T00:00:00Z' }).execute()
  expect(await members()).toBe(1)
})

test('texts are compared without case and accents, and by their absence', async () => {
  await contact({ name: 'José Pérez', company: 'Ñandú' })
  await contact({ name: 'Perla' })
  expect(await named({ field: 'name', operator: 'contains', value: 'per' })).toEqual(['José Pérez', 'Perla'])
  expect(await named({ field: 'name', operator: 'starts', value: 'per' })).toEqual(['Perla'])
  expect(await named({ field: 'name', operator: 'eq', value: 'jose perez' })).toEqual(['José Pérez'])
  expect(await named({ field: 'name', operator: 'ne', value: 'jose perez' })).toEqual(['Perla'])
  expect(await named({ field: 'company', operator: 'present' })).toEqual(['José Pérez'])
  expect(await named({ field: 'company', operator: 'absent' })).toEqual(['Perla'])
  expect(await named({ field: 'email', operator: 'absent' })).toEqual(['José Pérez', 'Perla'])
  expect(await named({ field: 'company', operator: 'starts', value: '%' })).toEqual([])
})

test('labels, consent, blocking and days are compared, with all or any of the conditions', async () => {
  const row = { bot_id: bot, title: 'Mayorista', color: '#123456', scope: 'contact' as const }
  const { id: label } = await app.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()
  const ana = await contact({ name: 'Ana', labels: [label], marketing: 'granted' })
  const luz = await contact({ name: 'Luz' })
  await app.db
    .updateTable('contact')
    .set({ last_seen_at: new Date(app.clock.now().getTime() - 100 * 86_400_000), blocked: true })
    .where('id', '=', luz)
    .execute()
  await app.db.updateTable('contact').set({ last_seen_at: app.clock.now() }).where('id', '=', ana).execute()
  expect(await named({ field: 'label', operator: 'eq', value: label })).toEqual(['Ana'])
  expect(await named({ field: 'label', operator: 'ne', value: label })).toEqual(['Luz'])
  expect(await named({ field: 'label', operator: 'in', value: [label] })).toEqual(['Ana'])
  expect(await named({ field: 'label', operator: 'absent' })).toEqual(['Luz'])
  expect(await named({ field: 'consent', operator: 'ne', value: 'granted' })).toEqual(['Luz'])
  expect(await named({ field: 'blocked', operator: 'eq', value: true })).toEqual(['Luz'])
  expect(await named({ field: 'last_seen', operator: 'before_days', value: 90 })).toEqual(['Luz'])
  expect(await named({ field: 'last_seen', operator: 'within_days', value: 90 })).toEqual(['Ana'])
  expect(await named({ field: 'channel', operator: 'absent' })).toEqual(['Ana', 'Luz'])
  const both = [
    { field: 'label', operator: 'eq', value: label },
    { field: 'blocked', operator: 'eq', value: true },
  ]
  expect((await preview(both)).body).toEqual({ count: 0, sample: [] })
  expect((await preview(both, 'any')).body.count).toBe(2)
})

test('own fields are compared by their type', async () => {
  const own = (key: string, type: string, more = {}) =>
    app.db
      .insertInto('contact_field')
      .values({ bot_id: bot, key, label: key, type, ...more } as never)
      .execute()
  await own('talle', 'number')
  await own('alta', 'date')
  await own('socio', 'boolean')
  await contact({ name: 'Ana', custom: { talle: 40, alta: '2020-05-10', socio: true } })
  await contact({ name: 'Luz', custom: { talle: 9 } })
  const custom = (key: string, operator: string, value?: unknown) =>
    named({ field: 'custom', key, operator, ...(value !== undefined && { value }) })
  expect(await custom('talle', 'gt', 9)).toEqual(['Ana'])
  expect(await custom('talle', 'lt', 40)).toEqual(['Luz'])
  expect(await custom('talle', 'eq', 9)).toEqual(['Luz'])
  expect(await custom('alta', 'before_days', 30)).toEqual(['Ana'])
  expect(await custom('alta', 'within_days', 30)).toEqual([])
  expect(await custom('alta', 'gt', '2020-05-10')).toEqual([])
  expect(await custom('alta', 'absent')).toEqual(['Luz'])
  expect(await custom('socio', 'eq', false)).toEqual(['Luz'])
})

test('a condition that cannot be compared is refused at its property, and a corrected one is stored', async () => {
  const fields = async (condition: Condition) => {
    const { status, body } = await dynamic({ match: 'all', conditions: [rosario.conditions[0], condition] })
    return [status, body.fields]
  }
  const at = (property: string, text: string) => [422, { [`rule.conditions.1.${property}`]: [text] }]
  expect(await fields({ field: 'custom', key: 'talle', operator: 'present' })).toEqual(
    at('key', 'Elige uno de los datos propios de tu agenda.'),
  )
  expect(await fields({ field: 'city', operator: 'before_days', value: 3 })).toEqual(
    at('operator', 'Elige otra comparación para este dato.'),
  )
  expect(await fields({ field: 'city', operator: 'eq', value: '' })).toEqual(
    at('value', 'Escribe el texto que buscas.'),
  )
  expect(await fields({ field: 'label', operator: 'eq', value: 99_999 })).toEqual(
    at('value', 'Elige un valor que exista: quizás lo eliminaron.'),
  )
  expect(await fields({ field: 'last_seen', operator: 'before_days', value: 1.5 })).toEqual(
    at('value', 'Escribe los días, de 0 a 3650.'),
  )
  // February has no 30th.
  expect(await fields({ field: 'last_seen', operator: 'gt', value: '2026-02-30' })).toEqual(
    at('value', 'Escribe una fecha, como 2026-11-20.'),
  )
  expect((await fields({ field: 'last_seen', operator: 'before_days', value: 1 }))[0]).toBe(201)
})

test('a count of a rule that was changed meanwhile is not stored', async () => {
  const { id } = (await dynamic(rosario)).body
  await contact({ name: 'Ana', city: 'Rosario' })
  const members = async () => (await editor.call('GET', `/groups/${bot}/${id}`)).body.members
  // Somebody saves the group while its contacts are counted.
  await sql`create function edit_meanwhile() returns trigger language plpgsql as
    'begin update contact_group set version = version + 1 where id = new.id; return null; end'`.execute(app.db)
  await sql`create trigger edit_meanwhile after update of refreshed_at on contact_group
    for each row execute function edit_meanwhile()`.execute(app.db)
  expect(await members()).toBe(0)
  await sql`drop trigger edit_meanwhile on contact_group`.execute(app.db)
  await sql`drop function edit_meanwhile`.execute(app.db)
  expect(await members()).toBe(1)
})

test('nobody is put into a group by a rule by hand; a fixed group accepts them', async () => {
  const ana = await contact({ name: 'Ana' })
  const { id } = (await dynamic(rosario)).body
  const said = 'El grupo «Por regla» se arma con su regla. Elige un grupo fijo.'
  const own = 'Este grupo se arma con su regla. Para elegir contactos, usa un grupo fijo.'
  const join = (group: number) => editor.call('POST', `/groups/members/${bot}/${group}`, { body: { add: [ana] } })
  const bulk = (value: number) =>
    editor.call('PUT', `/contacts/bulk/${bot}`, { body: { ids: [ana], action: 'group_add', value } })
  const save = (group: number) =>
    editor.call('PUT', `/contacts/${bot}/${ana}`, { body: { name: 'Ana', groups: [group] } })
  expect((await join(id)).body.fields).toEqual({ add: [own] })
  expect((await bulk(id)).body.fields).toEqual({ value: [said] })
  expect((await save(id)).body.fields).toEqual({ groups: [said] })
  expect((await dynamic(rosario, { name: 'Otro', member_ids: [ana] })).body.fields).toEqual({ member_ids: [own] })
  const fixed = (await editor.call('POST', `/groups/${bot}`, { body: { name: 'Fijo' } })).body.id
  expect([(await join(fixed)).status, (await bulk(fixed)).status, (await save(fixed)).status]).toEqual([200, 200, 200])
})

test('a group changes its kind: its members or its rule are left behind', async () => {
  const ana = await contact({ name: 'Ana', city: 'Rosario' })
  const made = await editor.call('POST', `/groups/${bot}`, { body: { name: 'Barrio', member_ids: [ana] } })
  const put = (body: object) =>
    editor.call('PUT', `/groups/${bot}/${made.body.id}`, { body: { name: 'Barrio', ...body } })
  expect((await put({ kind: 'dynamic' })).body.fields).toEqual({ rule: ['Agrega al menos una condición.'] })
  expect((await put({ rule: rosario })).body.fields).toEqual({
    rule: ['Un grupo fijo no tiene regla. Elige el tipo Por reglas.'],
  })
  expect((await put({ kind: 'dynamic', rule: rosario })).body).toMatchObject({ member_ids: [], members: 1 })
  expect((await put({ kind: 'static' })).body).toMatchObject({ rule: null, members: 0 })
})

test('a rule that names something deleted reaches nobody, and the group can still be renamed', async () => {
  const row = { bot_id: bot, title: 'Mayorista', color: '#123456', scope: 'contact' as const }
  const { id: label } = await app.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()
  await contact({ name: 'Ana', labels: [label] })
  const rule = { match: 'all', conditions: [{ field: 'label', operator: 'eq', value: label }] }
  const { id, members } = (await dynamic(rule)).body
  expect(members).toBe(1)
  await app.db.deleteFrom('label').where('id', '=', label).execute()
  const renamed = await editor.call('PUT', `/groups/${bot}/${id}`, { body: { name: 'De antes', rule } })
  expect([renamed.status, renamed.body.name]).toEqual([200, 'De antes'])
  expect((await editor.call('GET', `/groups/${bot}/${id}`)).body.members).toBe(0)
})
