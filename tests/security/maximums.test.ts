import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MaximumsLimits } from '../../generated/limits.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Whoever may create things could otherwise fill the lists that every page of the team loads whole.

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const post = (path: string, body: object, who = boss) => who.call('POST', `/${path}/${t.bot_}`, { body })
let serial = 0
/** Copies a row until there are as many as wanted; each gets a name of its own. */
async function fill(table: string, id: number, names: string, most: number): Promise<void> {
  await sql`insert into ${sql.table(table)} overriding system value
    select (jsonb_populate_record(r, jsonb_build_object('id', 1000000 * ${serial + 1}::int + n, ${names}::text, ${++serial} || 'x' || n))).*
    from ${sql.table(table)} r, generate_series(2, ${most}::int) n where r.id = ${id}::int`.execute(t.db)
}
const contact = async () => (await post('contacts', { name: `Rosa ${++serial}`, phone: '' })).body.id as number

const actions = [{ type: 'resolve' }]
const kinds: [keyof typeof MaximumsLimits, table: string, column: string, path: string, (name: string) => object][] = [
  ['labels', 'label', 'title', 'chats/labels', (title) => ({ title, color: '#1b6ac9' })],
  ['areas', 'area', 'name', 'bots/areas', (name) => ({ name })],
  ['groups', 'contact_group', 'name', 'groups', (name) => ({ name, kind: 'static' })],
  ['own_fields', 'contact_field', 'key', 'contacts/fields', (key) => ({ key, label: key, type: 'text' })],
  ['forms', 'form', 'name', 'forms', (name) => ({ name, kind: 'survey' })],
  ['companies', 'access_group', 'name', 'access', (company_name) => ({ company_name })],
  [
    'alerts',
    'analytics_alert',
    'name',
    'analytics/alerts',
    (name) => ({ name, metric: 'waiting', direction: 'above', threshold: 5 }),
  ],
  [
    'reports',
    'analytics_report',
    'name',
    'analytics/reports',
    (name) => ({ name, page: 'messages', period: 'weekly', format: 'csv', emails: ['ana@example.com'] }),
  ],
  ['shared_views', 'chat_view', 'name', 'chats/views', (name) => ({ name, filter: {}, shared: true })],
  ['own_views', 'chat_view', 'name', 'chats/views', (name) => ({ name, filter: {}, shared: false })],
  ['shared_macros', 'macro', 'name', 'chats/macros', (name) => ({ name, actions, visibility: 'todos' })],
  ['own_macros', 'macro', 'name', 'chats/macros', (name) => ({ name, actions })],
  [
    'shared_replies',
    'quick_reply',
    'shortcut',
    'chats/requests/quickreplies',
    (shortcut) => ({ shortcut, title: shortcut, text: 'Hola', visibility: 'todos' }),
  ],
  [
    'own_replies',
    'quick_reply',
    'shortcut',
    'chats/requests/quickreplies',
    (shortcut) => ({ shortcut, title: shortcut, text: 'Hola' }),
  ],
]

test.each(kinds)('there are at most as many %s as the contract says', async (key, table, column, path, body) => {
  const { maximum } = MaximumsLimits[key]
  const name = () => `n${++serial}`
  const first = await post(path, body(name()))
  expect(first.status).toBe(201)
  const id: number = first.body.id ?? first.body.company_id
  const where = key.startsWith('own_') && key !== 'own_fields'
  await fill(table, id, column, maximum - 1)
  expect((await post(path, body(name()))).status).toBe(201)
  const refused = await post(path, body(name()))
  expect([refused.status, refused.body.code]).toEqual([422, 'too_many'])
  expect(refused.body.message).toMatch(new RegExp(`^Ya hay ${maximum} .+\\. Elimina un[ao] que no uses\\.$`))
  if (key === 'forms') expect((await boss.call('POST', `/forms/duplicate/${t.bot_}/${id}`)).status).toBe(422)
  const colleague = await t.staff(2)
  expect((await post(path, body(name()), colleague)).status).toBe(where ? 201 : 422)
})

test('each person and each bot keep at most as many exports as the contract says', async () => {
  await t.writes('Hola')
  const [date] = t.clock.now().toISOString().split('T')
  const ask = (who: Member) =>
    post('analytics/exports', { kind: 'conversations', date_start: date, date_end: date }, who)
  const ready = () => t.db.updateTable('analytics_export').set({ state: 'ready' }).execute()
  const writer = await t.staff(2)
  const first = await ask(writer)
  expect(first.status).toBe(201)
  await ready()
  await fill('analytics_export', first.body.id, 'problem', MaximumsLimits.own_exports.maximum - 1)
  expect((await ask(writer)).status).toBe(201)
  await ready()
  expect(await ask(writer)).toMatchObject({
    ...{ status: 422, body: { code: 'too_many', message: expect.stringContaining('Ya hay 10 exportaciones tuyas') } },
  })
  const colleague = await t.staff(2)
  expect((await ask(colleague)).status).toBe(201)
  await ready()
  await t.db.updateTable('analytics_export').set({ created_by: null }).execute()
  const { own_exports, exports } = MaximumsLimits
  await fill('analytics_export', first.body.id, 'problem', exports.maximum - own_exports.maximum)
  expect(await ask(colleague)).toMatchObject({
    ...{ status: 422, body: { code: 'too_many', message: expect.stringContaining('Ya hay 50 exportaciones') } },
  })
})

test('what is personal cannot be shared when the team has as many as it may have', async () => {
  const mine = (await post('chats/views', { name: 'La mía', filter: {}, shared: false }, await t.staff(4))).body
  expect(mine.id).toBeGreaterThan(0)
  const writer = await t.staff(5)
  const own = (await post('chats/views', { name: 'Otra mía', filter: {}, shared: false }, writer)).body
  const at = `/chats/views/${t.bot_}/${own.id}`
  const save = (body: object) => writer.call('PUT', at, { body: { name: 'Otra mía', filter: {}, ...body } })
  expect((await save({ shared: true })).status).toBe(422)
  expect((await save({ shared: false, name: 'Con otro nombre' })).status).toBe(200)
})

test('an area tells at most as many contacts, and so do the alerts', async () => {
  const { id } = (await boss.call('GET', `/bots/areas/${t.bot_}`)).body[0]
  const people = await Promise.all(Array.from({ length: 2 }, contact))
  const many = (most: number) => sql`insert into contact (bot_id, name, phone, created_at, updated_at)
    select bot_id, 'Copia ' || n, '', created_at, updated_at from contact, generate_series(1, ${most}::int) n
    where id = ${people[0]}::int returning id`
  const { rows } = await many(MaximumsLimits.recipients.maximum).execute(t.db)
  const ids = rows.map((row) => (row as { id: number }).id)
  await sql`insert into area_contact (area_id, contact_id) select ${id}::int, c from
    unnest(${ids.slice(0, MaximumsLimits.area_contacts.maximum - 1)}::int[]) c`.execute(t.db)
  await sql`insert into notification_contact (bot_id, contact_id, type) select ${t.bot_}::int, c, 1 from
    unnest(${ids.slice(1)}::int[]) c`.execute(t.db)
  for (const [path, body] of [
    ['bots/areas/contacts', { id }],
    ['bots', { type: 1 }],
  ] as const) {
    const statuses = []
    for (const contact_id of people) statuses.push((await post(path, { ...body, contact_id })).status)
    expect([path, ...statuses]).toEqual([path, 201, 422])
  }
})

test('the texts of a macro or rule have a length together, so that lists of them stay light', async () => {
  const long = (length: number) => ({ type: 'comment', text: 'a'.repeat(length) })
  const { maximum } = MaximumsLimits.action_texts
  const rule = (actions: object[]) =>
    post('rules', { name: `Regla ${++serial}`, event: 'message', conditions: [], actions })
  const refused = await rule([long(4096), long(maximum - 4096), long(1)])
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['actions.2.text']])
  expect((await rule([long(4096), long(maximum - 4096)])).status).toBe(201)
})
