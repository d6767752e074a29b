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
  editor = await member(3)
})

async function member(role: 3 | 4): Promise<SignedIn> {
  const user = await app.user()
  await app.member(bot, user, role)
  return app.as(user)
}

async function contact(name: string, botId = bot): Promise<number> {
  const row = { bot_id: botId, name, phone: '+541155550100' }
  return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const create = (body: object) => editor.call('POST', `/groups/${bot}`, { body })
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name)

test('a group returns its members and their count, and each contact returns its groups', async () => {
  const [ana, luz] = [await contact('Ana'), await contact('Luz')]
  await contact('Eva')
  const { status, body } = await create({ name: 'Mayoristas', color: '#6a1b9a', member_ids: [luz, ana] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ member_ids: [ana, luz], members: 2, kind: 'static', rule: null, used_in: 0 })
  const members = await editor.call('GET', `/groups/members/${bot}/${body.id}?sort=["name","DESC"]`)
  expect(names(members)).toEqual(['Luz', 'Ana'])
  expect(names(await editor.call('GET', `/contacts/${bot}?filter={"group_id":${body.id}}`))).toEqual(['Ana', 'Luz'])
  expect((await editor.call('GET', `/contacts/${bot}/${ana}`)).body.groups).toEqual([body.id])
})

test('filtering contacts by a deleted group finds nobody until the group is restored', async () => {
  const { id } = (await create({ name: 'Barrio', member_ids: [await contact('Ana')] })).body
  const found = async () => names(await editor.call('GET', `/contacts/${bot}?filter={"group_id":${id}}`))
  await editor.call('DELETE', `/groups/${bot}/${id}`)
  expect(await found()).toEqual([])
  await editor.call('POST', `/groups/restore/${bot}/${id}`, { body: {} })
  expect(await found()).toEqual(['Ana'])
})

test('a group accepts only contacts of its own bot, and refuses others with a field error', async () => {
  const stranger = await contact('Otra', await app.bot())
  const refused = await create({ name: 'Ajenos', member_ids: [stranger] })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { member_ids: ['Elegiste un contacto que ya no existe. Quítalo y vuelve a guardar.'] },
  ])
  expect((await create({ name: 'Ajenos', member_ids: [await contact('Ana')] })).status).toBe(201)
})

test('each added or removed member raises the version of the group and is in the audit log', async () => {
  const [ana, luz] = [await contact('Ana'), await contact('Luz')]
  const { id, version } = (await create({ name: 'Barrio', member_ids: [ana] })).body
  const change = (body: object) => editor.call('POST', `/groups/members/${bot}/${id}`, { body })
  expect((await change({ add: [luz], remove: [ana] })).body).toMatchObject({ member_ids: [luz], version: version + 1 })
  expect((await change({ add: [luz] })).body).toMatchObject({ member_ids: [luz], version: version + 1 })
  expect((await change({ add: [999_999] })).body.fields).toEqual({
    add: ['Elegiste un contacto que ya no existe. Quítalo y vuelve a guardar.'],
  })
  const lines = await app.audit((row) => row.bot_id === bot && row.resource_type === 'group')
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update'])
  const stale = await editor.call('PUT', `/groups/${bot}/${id}`, { body: { name: 'Barrio norte', version } })
  expect([stale.status, stale.body.current.member_ids]).toEqual([409, [luz]])
})

test('a contact can be saved with its groups, and a deleted group keeps its members for a restore', async () => {
  const ana = await contact('Ana')
  const [one, other] = [(await create({ name: 'Uno' })).body, (await create({ name: 'Otro' })).body]
  const put = (groups: number[]) => editor.call('PUT', `/contacts/${bot}/${ana}`, { body: { name: 'Ana', groups } })
  expect((await put([one.id, other.id])).body.groups).toEqual([one.id, other.id])
  await editor.call('DELETE', `/groups/${bot}/${one.id}`)
  expect((await put([])).body.groups).toEqual([])
  expect((await put([one.id])).body.fields).toEqual({
    groups: ['Elegiste un grupo que ya no existe. Quítalo y vuelve a guardar.'],
  })
  const back = await editor.call('POST', `/groups/restore/${bot}/${one.id}`, { body: {} })
  expect(back.body).toMatchObject({ name: 'Uno', member_ids: [ana] })
  expect((await editor.call('GET', `/groups/${bot}/${other.id}`)).body.member_ids).toEqual([])
})

test('contacts are sorted by name, searched and paged', async () => {
  for (const name of ['Zoe', 'Álvaro', 'ñandú', 'Nora']) await contact(name)
  const list = (query: string) => editor.call('GET', `/contacts/${bot}?${query}`)
  expect(names(await list('sort=["name","ASC"]'))).toEqual(['Álvaro', 'Nora', 'ñandú', 'Zoe'])
  expect(names(await list('filter={"q":"alva"}'))).toEqual(['Álvaro'])
  const page = await list('sort=["name","DESC"]&range=[0,0]')
  expect([names(page), page.headers['content-range']]).toEqual([['Zoe'], 'contacts 0-0/4'])
})

test('groups are sorted and filtered by kind', async () => {
  for (const name of ['Uno', 'Otro']) await create({ name })
  const list = (query: string) => editor.call('GET', `/groups/${bot}?${query}`)
  for (const order of ['ASC', 'DESC']) expect((await list(`sort=["kind","${order}"]`)).body).toHaveLength(2)
  expect((await list('filter={"kind":"static"}')).body).toHaveLength(2)
  expect((await list('filter={"kind":"dynamic"}')).body).toEqual([])
})

test('saving a group with an old version returns 409 after a contact was added to it meanwhile', async () => {
  const [ana, luz] = [await contact('Ana'), await contact('Luz')]
  const { id, version } = (await create({ name: 'Barrio', member_ids: [ana] })).body
  const edit = (contactId: number, body: object) => editor.call('PUT', `/contacts/${bot}/${contactId}`, { body })
  await edit(luz, { name: 'Luz', groups: [id] })
  const put = (seen: number) =>
    editor.call('PUT', `/groups/${bot}/${id}`, { body: { name: 'Barrio', member_ids: [ana], version: seen } })
  const stale = await put(version)
  expect([stale.status, stale.body.code, stale.body.current?.member_ids]).toEqual([409, 'stale', [ana, luz]])
  // Saving a contact with the same groups does not change the version of the group.
  await edit(luz, { name: 'Luz María', groups: [id] })
  expect((await put(stale.body.current.version)).body.member_ids).toEqual([ana])
})

test('the audit log of a contact records the groups it is added to', async () => {
  const [ana, { body: group }] = [await contact('Ana'), await create({ name: 'Barrio' })]
  await editor.call('PUT', `/contacts/${bot}/${ana}`, { body: { name: 'Ana', groups: [group.id] } })
  const [line] = await app.audit((row) => row.resource_type === 'contact' && row.resource_id === String(ana))
  expect([line?.before, line?.after]).toMatchObject([{ groups: [] }, { groups: [group.id] }])
})

test('a group holds at most 10,000 contacts, however they are added', { timeout: 120_000 }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => ({ bot_id: bot, name: `Cliente ${i}`, phone: '+541155550100' }))
  const many = await app.db.insertInto('contact').values(rows).returning('id').execute()
  const ids = many.map(({ id }) => id)
  const { id, version } = (await create({ name: 'Todos', member_ids: ids })).body
  const ana = await contact('Ana')
  const join = (body: object) => editor.call('POST', `/groups/members/${bot}/${id}`, { body })
  const full = 'Un grupo admite hasta 10.000 contactos. Quita algunos.'
  expect((await join({ add: [ana] })).body.fields).toEqual({ add: [full] })
  const put = () => editor.call('PUT', `/contacts/${bot}/${ana}`, { body: { name: 'Ana', groups: [id] } })
  expect((await put()).body.fields).toEqual({ groups: [full] })
  expect((await join({ add: [ana], remove: [ids[0]] })).body).toMatchObject({ members: 10_000, version: version + 1 })
  await join({ remove: [ana] })
  expect((await put()).body.groups).toEqual([id])
})

test('a database failure during a restore returns 500 without details of the database', async () => {
  const { id } = (await create({ name: 'Barrio', member_ids: [await contact('Ana')] })).body
  await editor.call('DELETE', `/groups/${bot}/${id}`)
  const restore = () => editor.call('POST', `/groups/restore/${bot}/${id}`, { body: {} })
  await sql`alter table contact rename to contact_away`.execute(app.db)
  const failed = await restore()
  await sql`alter table contact_away rename to contact`.execute(app.db)
  expect([failed.status, JSON.stringify(failed.body)]).toEqual([500, expect.not.stringContaining('relation')])
  expect((await restore()).status).toBe(200)
})
