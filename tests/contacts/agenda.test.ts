import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const contactOf = async (chat: number) =>
  (await t.db.selectFrom('chat').select('contact_id').where('id', '=', chat).executeTakeFirstOrThrow()).contact_id
const create = (body: object, who = boss) => who.call('POST', `/contacts/${t.bot_}`, { body })
const get = async (id: number) => (await boss.call('GET', `/contacts/${t.bot_}/${id}`)).body
const found = async (filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["name","ASC"]', range: '[0,49]' })
  return boss.call('GET', `/contacts/${t.bot_}?${query}`)
}
const names = async (filter: object) => (await found(filter)).body.map(({ name }: { name: string }) => name)
const label = async (title: string, scope: 'contact' | 'chat' = 'contact') => {
  const row = { bot_id: t.bot_, title, color: '#123456', scope }
  return (await t.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const events = (contact_id: number) =>
  t.db
    .selectFrom('contact_event')
    .select(['kind', 'detail'])
    .where('contact_id', '=', contact_id)
    .orderBy('id')
    .execute()

test('a contact is created with all its data, recorded and announced as any other', async () => {
  const { id: group } = (await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Por mayor' } })).body
  const labels = [await label('Mayorista')]
  const input = { name: 'Rita Ponce', phone: '011 15 5555-0142', email: 'rita@correo.example', city: 'Luján' }
  const { status, body } = await create({ ...input, labels, groups: [group], marketing: 'granted' })
  expect([status, body]).toMatchObject([
    201,
    { ...input, phone: '+5491155550142', labels, groups: [group], version: 1 },
  ])
  expect(body.consent).toMatchObject({ marketing: 'granted', source: `Consola: ${boss.name}` })
  expect(await get(body.id)).toEqual(body)
  expect(await events(body.id)).toEqual([{ kind: 'created', detail: '' }])
  const [line] = await t.audit(({ action, resource_type }) => action === 'create' && resource_type === 'contact')
  expect(line).toMatchObject({ resource_label: 'Rita Ponce', after: { phone: '+5491155550142' } })
})

test.each([
  ['an e-mail of another contact', { email: 'UNO@correo.example' }, 409, 'email'],
  ['a number that is not complete', { phone: '555-0188' }, 422, 'phone'],
  ['a line that nobody writes from', { phone: '0800 555 0142' }, 422, 'phone'],
  ['a label of conversations', { labels: [-1] }, 422, 'labels'],
  ['a group that does not exist', { groups: [999_999] }, 422, 'groups'],
  ['an own field that does not exist', { custom: { nada: 'x' } }, 422, 'custom.nada'],
])('%s is refused at its field, and nothing is created', async (_, more, status, field) => {
  await create({ name: 'Uno', email: 'uno@correo.example' })
  const given = 'labels' in more ? { labels: [await label('De conversaciones', 'chat')] } : more
  const answer = await create({ name: 'Nadie Nuevo', ...given })
  expect(answer).toMatchObject({ status, body: { fields: { [field]: [expect.any(String)] } } })
  expect(await names({ name: 'Nadie Nuevo' })).toEqual([])
})

test('only who may see the agenda creates, changes several and deletes', async () => {
  const operator = await t.staff(4, { contacts: false, chats: true })
  const { id } = (await create({ name: 'Solo del jefe' })).body
  expect((await create({ name: 'Otro' }, operator)).status).toBe(403)
  expect((await operator.call('DELETE', `/contacts/${t.bot_}/${id}`)).status).toBe(403)
  const body = { ids: [id], action: 'label_add', value: await label('Del jefe') }
  expect((await operator.call('PUT', `/contacts/bulk/${t.bot_}`, { body })).status).toBe(403)
  expect((await boss.call('PUT', `/contacts/bulk/${t.bot_}`, { body })).body).toEqual({
    changed: 1,
    skipped: 0,
    changed_ids: [id],
  })
  const row = { bot_id: await t.bot(), name: 'De otro negocio' }
  const foreign = await t.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
  const both = { body: { ...body, ids: [foreign.id] } }
  expect((await boss.call('PUT', `/contacts/bulk/${t.bot_}`, both)).body).toEqual({
    changed: 0,
    skipped: 1,
    changed_ids: [],
  })
})

test('a contact without conversations is deleted, and its entry in the register stays', async () => {
  const { id } = (await create({ name: 'Fugaz', phone: '+5491155550143' })).body
  expect((await boss.call('DELETE', `/contacts/${t.bot_}/${id}`)).status).toBe(204)
  expect((await boss.call('GET', `/contacts/${t.bot_}/${id}`)).status).toBe(404)
  const left = await t.db.selectFrom('contact_event').select(['contact_id', 'kind']).where('contact', '=', 'Fugaz')
  expect(await left.orderBy('id').execute()).toEqual([
    { contact_id: null, kind: 'created' },
    { contact_id: null, kind: 'deleted' },
  ])
})

test('a contact with conversations is not deleted, which the answer explains', async () => {
  const id = await contactOf(await t.writes('Hola'))
  const { status, body } = await boss.call('DELETE', `/contacts/${t.bot_}/${id}`)
  expect([status, body.code, body.message]).toEqual([409, 'in_use', expect.stringContaining('Bloquéalo')])
  expect((await get(id)).id).toBe(id)
})

test('labels and groups are given to several contacts and taken from them at once', async () => {
  const [one, two, three] = [await create({ name: 'Ba' }), await create({ name: 'Be' }), await create({ name: 'Bi' })]
  const ids = [one, two, three].map(({ body }) => body.id)
  const { id: group } = (await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Del lote' } })).body
  const change = async (body: object) => boss.call('PUT', `/contacts/bulk/${t.bot_}`, { body: { ids, ...body } })
  const wholesale = await label('Del lote')
  expect((await change({ action: 'label_add', value: wholesale, ids: ids.slice(1) })).body.changed).toBe(2)
  expect((await change({ action: 'label_add', value: wholesale })).body).toEqual({
    ...{ changed: 1, skipped: 2, changed_ids: [ids[0]] },
  })
  expect((await change({ action: 'label_add', value: wholesale })).body).toEqual({
    ...{ changed: 0, skipped: 3, changed_ids: [] },
  })
  expect((await change({ action: 'group_add', value: group })).body.changed).toBe(3)
  expect(await names({ label_id: wholesale, group_id: group })).toEqual(['Ba', 'Be', 'Bi'])
  expect((await get(ids[0])).version).toBe(3)
  expect((await change({ action: 'group_remove', value: group, ids: [ids[0]] })).body.changed).toBe(1)
  expect((await change({ action: 'label_remove', value: wholesale, ids: [ids[1]] })).body.changed).toBe(1)
  expect(await names({ label_id: wholesale })).toEqual(['Ba', 'Bi'])
  expect(await names({ group_id: group })).toEqual(['Be', 'Bi'])
  expect((await events(ids[0])).map(({ detail }) => detail).slice(1)).toEqual([
    'Recibió la etiqueta «Del lote»',
    'Entró al grupo «Del lote»',
    'Salió del grupo «Del lote»',
  ])
  const wrong = [
    await change({ action: 'label_add', value: 999_999 }),
    await change({ action: 'group_add', value: 1e6 }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([422, 422])
})

test('the list is filtered by channel, consent and own fields', async () => {
  const field = (key: string, type: string, options: string[] = []) =>
    boss.call('POST', `/contacts/fields/${t.bot_}`, { body: { key, label: key, type, options } })
  await field('talle', 'select', ['S', 'XS'])
  await field('ruta', 'text')
  await field('compras', 'number')
  await field('desde', 'date')
  await field('socio', 'boolean')
  await create({
    name: 'Ce',
    custom: { talle: 'S', ruta: 'Ruta Niño Jesús', compras: 3, desde: '2024-05-01', socio: true },
  })
  await create({ name: 'Co', custom: { talle: 'XS', compras: 12, desde: '2025-05-01' }, marketing: 'denied' })
  await t.writes('Hola', { channel: 'telegram', senderId: '700', userName: 'Telma' })
  expect(await names({ channel: 'telegram' })).toEqual(['Telma'])
  expect(await names({ marketing: 'denied' })).toEqual(['Co'])
  expect(await names({ 'custom.talle': 'S' })).toEqual(['Ce'])
  expect(await names({ 'custom.ruta': 'niño jesus' })).toEqual(['Ce'])
  expect(await names({ 'custom.ruta': '.*' })).toEqual([])
  expect(await names({ 'custom.compras': 12 })).toEqual(['Co'])
  expect(await names({ 'custom.compras_from': 2, 'custom.compras_to': 10 })).toEqual(['Ce'])
  expect(await names({ 'custom.desde_from': '2025-01-01' })).toEqual(['Co'])
  expect(await names({ 'custom.socio': true })).toEqual(['Ce'])
  expect(await names({ 'custom.socio': false, 'custom.talle': 'XS' })).toEqual(['Co'])
  expect(await names({ 'custom.talle': null, name: 'telma' })).toEqual(['Telma'])
  for (const filter of [{ 'custom.nada': 'x' }, { 'custom.tállé': 'x' }, { custom: { talle: 'S' } }])
    expect([filter, (await found(filter)).status]).toEqual([filter, 422])
})

test('contacts with the same number in another form may be the same person', async () => {
  const { body: one } = await create({ name: 'Pérez Hogar', phone: '+5493415550170' })
  const { body: two } = await create({ name: 'Perez', phone: '0341 555-0170' })
  expect(two.phone).toBe('+543415550170')
  expect(two.similar).toEqual([{ id: one.id, name: 'Pérez Hogar', phone: '+5493415550170', by: 'phone' }])
  expect((await create({ name: 'Otro', phone: '+5493425550170' })).body.similar).toEqual([])
})

test('only the screen of own fields counts who has each, which looks through the whole agenda', async () => {
  const other = await t.bot()
  const user = await t.user()
  await t.member(other, user, 2)
  const owner = await t.as(user)
  const field = { key: 'talle', label: 'Talle', type: 'text' }
  await owner.call('POST', `/contacts/fields/${other}`, { body: field })
  const contact = { name: 'Ana Talle', custom: { talle: '42' } }
  const { id } = (await owner.call('POST', `/contacts/${other}`, { body: contact })).body
  const counting = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(t.db.getExecutor())), 'executeQuery')
  const filter = encodeURIComponent(JSON.stringify({ 'custom.talle': '42' }))
  const answers = [
    await owner.call('GET', `/contacts/${other}?filter=${filter}`),
    await owner.call('PUT', `/contacts/${other}/${id}`, { body: { ...contact, city: 'Rosario' } }),
    await owner.call('GET', `/contacts/data/${other}/${id}`),
    await owner.call('GET', `/contacts/export/${other}`),
    await owner.call('GET', `/contacts/fields/${other}?counts=0`),
  ]
  const counted = () =>
    counting.mock.calls.filter(([query]) => JSON.stringify(query).includes('as \\"used_count')).length
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(counted()).toBe(0)
  expect(answers[4]?.body.fields).toEqual([expect.not.objectContaining({ used_count: expect.anything() })])
  const { body } = await owner.call('GET', `/contacts/fields/${other}`)
  expect([body.fields[0].used_count, counted()]).toEqual([1, 1])
  counting.mockRestore()
})

test('own fields are listed in their order', async () => {
  const other = await t.bot()
  const user = await t.user()
  await t.member(other, user, 2)
  const owner = await t.as(user)
  const field = (key: string, position: number) =>
    owner.call('POST', `/contacts/fields/${other}`, { body: { key, label: key, type: 'text', position } })
  await field('b', 2)
  const { id } = (await field('a', 1)).body
  const keys = async () =>
    (await owner.call('GET', `/contacts/fields/${other}`)).body.fields.map(({ key }: { key: string }) => key)
  expect(await keys()).toEqual(['a', 'b'])
  const body = { key: 'a', label: 'a', type: 'text', position: 3 }
  expect((await owner.call('PUT', `/contacts/fields/${other}/${id}`, { body })).status).toBe(200)
  expect(await keys()).toEqual(['b', 'a'])
})
