import { afterAll, beforeAll, expect, test } from 'vitest'
import { MaximumsLimits } from '../../generated/limits.ts'
import { documentNumber } from '../../src/server/conversation/contacts/document.ts'
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
const get = (who: Member, id: number) => who.call('GET', `/contacts/${t.bot_}/${id}`)
const put = (who: Member, id: number, body: object) => who.call('PUT', `/contacts/${t.bot_}/${id}`, { body })
const fresh = async () => contactOf(await t.writes('Hola'))

test('a contact is read and updated with all its fields; a partial update keeps the others', async () => {
  const id = await fresh()
  const { label } = await t.db
    .insertInto('label')
    .values({ bot_id: t.bot_, title: 'Mayorista', color: '#123456', scope: 'contact' })
    .returning('id as label')
    .executeTakeFirstOrThrow()
  const input = {
    name: 'Lucía Fernández',
    phone: '+5491155550142',
    email: 'Lucia@correo.example',
    document: { kind: 'CUIT', value: '20123456786' },
    ...{ company: 'Almacén Don Luis', city: 'Rosario', province: 'Santa Fe', country: 'AR' },
    labels: [label],
    marketing: 'granted',
    assigned_user_id: boss.id,
    area_id: await t.area(t.bot_, 'Ventas'),
  }
  const { status, body } = await put(boss, id, input)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...input, document: { kind: 'CUIT', value: '20123456786' }, version: 2 })
  expect(body.consent).toMatchObject({
    marketing: 'granted',
    source: `Consola: ${boss.name}`,
    at: t.clock.now().toISOString(),
  })
  const less = await put(boss, id, { name: 'Lucía F.', phone: '' })
  expect(less.body).toMatchObject({ name: 'Lucía F.', phone: '', company: 'Almacén Don Luis', labels: [label] })
  const [line] = await t.audit(({ resource_type, action }) => resource_type === 'contact' && action === 'update')
  expect(line).toMatchObject({ before: { name: 'Ana Núñez' }, after: { name: 'Lucía Fernández' } })
})

test('a country that does not exist is refused; one that was stored before stays', async () => {
  const id = await fresh()
  expect(await put(boss, id, { name: 'Ana', country: 'ZZ' })).toMatchObject({
    status: 422,
    body: { fields: { country: ['No conocemos ese país. Elige uno de la lista.'] } },
  })
  await t.db.updateTable('contact').set({ country: 'ZZ' }).where('id', '=', id).execute()
  expect(await put(boss, id, { name: 'Ana', country: 'ZZ', city: 'Salta' })).toMatchObject({ status: 200 })
  expect((await put(boss, id, { name: 'Ana', country: 'UY' })).body.country).toBe('UY')
})

test('the second of two concurrent updates gets 409, and the current record can be read', async () => {
  const id = await fresh()
  const { version } = (await get(boss, id)).body
  expect((await put(boss, id, { name: 'Uno', version })).status).toBe(200)
  expect(await put(boss, id, { name: 'Dos', version })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await get(boss, id)).body.name).toBe('Uno')
})

test('a stale update names the author of the previous change, and nobody when the customer made it', async () => {
  const [colleague, row] = [await t.staff(2), { bot_id: t.bot_, name: '', phone: '+5491155550177' }]
  const { id } = await t.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
  const late = async (version: number) => (await put(boss, id, { name: 'Yo', version })).body
  const whatsapp = { channel: 'whatsapp', senderId: '5491155550177' } as const
  const chat = await t.writes('Hola', { ...whatsapp, userName: 'Eva' })
  const at = t.clock.now().toISOString()
  t.clock.advance(60)
  await colleague.call('POST', `/contacts/notes/${t.bot_}/${id}`, { body: { text: 'Prefiere de tarde' } })
  const first = await late(1)
  expect(first).toMatchObject({ code: 'stale', current: { name: 'Eva', version: 2 }, changed_at: at })
  expect(first.changed_by).toBeUndefined()
  const renaming = { body: { id: chat, username: 'Eva Ríos' } }
  expect((await colleague.call('PUT', `/chats/username/${t.bot_}`, renaming)).status).toBe(200)
  const now = { by: { id: colleague.id, name: colleague.name }, at: t.clock.now().toISOString() }
  expect(await late(2)).toMatchObject({ current: { name: 'Eva Ríos' }, changed_by: now.by, changed_at: now.at })
  expect((await put(boss, id, { name: 'Yo', version: 3 })).status).toBe(200)
})

test.each<[string, object, string]>([
  ['a wrong check digit', { document: { kind: 'CUIT', value: '20123456785' } }, 'document.value'],
  ['a missing label', { labels: [999_999] }, 'labels'],
  ['a missing group', { groups: [1] }, 'groups'],
  ['a missing area', { area_id: 999_999 }, 'area_id'],
  ['a user who is not a member', { assigned_user_id: 999_999 }, 'assigned_user_id'],
  ['an undefined custom field', { custom: { nada: 'x' } }, 'custom.nada'],
  ['an invalid e-mail', { email: 'nada' }, 'email'],
  ['a phone number that is too short', { phone: '123' }, 'phone'],
])('an invalid value is refused at its field: %s', async (_, change, field) => {
  const id = await fresh()
  const { status, body } = await put(boss, id, { name: 'Ana', ...change })
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  expect((await get(boss, id)).body.version).toBe(1)
})

test('an e-mail belongs to one contact, and possible duplicates are returned', async () => {
  const [one, two] = [await fresh(), await fresh()]
  await put(boss, one, { name: 'Ana', email: 'ana@correo.example', phone: '+5491155559999' })
  const taken = await put(boss, two, { name: 'Anita', email: 'ANA@correo.example' })
  expect([taken.status, taken.body.fields]).toEqual([
    409,
    { email: ['Ya lo tiene «Ana». Abre ese contacto o ingresa otro correo.'] },
  ])
  const same = await put(boss, two, { name: 'Anita', phone: '+541155559999' })
  expect(same.body.similar).toEqual([{ id: one, name: 'Ana', phone: '+5491155559999', by: 'phone' }])
})

test('a member without the contacts permission can use only the contacts of chats they see', async () => {
  const seller = await t.staff(4, { contacts: false })
  const away = await t.request({ area_id: await t.area(t.bot_, 'Lejos') })
  const near = await t.request()
  expect((await get(seller, await contactOf(away))).status).toBe(404)
  expect((await put(seller, await contactOf(away), { name: 'X' })).status).toBe(404)
  const blocking = await seller.call('PUT', `/contacts/block/${t.bot_}`, {
    body: { id: await contactOf(away), blocked: true },
  })
  expect(blocking.status).toBe(404)
  const seen = await get(seller, await contactOf(near))
  expect([seen.status, seen.body.chats.map(({ id }: { id: number }) => id)]).toEqual([200, [near]])
  expect((await put(seller, await contactOf(near), { name: 'Ana N.' })).status).toBe(200)
  const none = await t.staff(4, { contacts: false, chats: false })
  expect((await get(none, await contactOf(near))).status).toBe(403)
})

test('notes are stored with author and time, newest first', async () => {
  const id = await fresh()
  const note = (text: string) => boss.call('POST', `/contacts/notes/${t.bot_}/${id}`, { body: { text } })
  await note('Prefiere de tarde')
  const { status, body } = await note('Pidió factura A')
  expect(status).toBe(201)
  expect(body.notes.map(({ text }: { text: string }) => text)).toEqual(['Pidió factura A', 'Prefiere de tarde'])
  expect(body.notes[0]).toMatchObject({ user: { id: boss.id }, at: t.clock.now().toISOString() })
  expect((await note('  ')).status).toBe(422)
  const most = { contact_id: id, user_id: boss.id, at: t.clock.now() }
  const notes = Array.from({ length: MaximumsLimits.notes.maximum - 3 }, (_, n) => ({ ...most, text: `Nota ${n}` }))
  await t.db.insertInto('contact_note').values(notes).execute()
  expect((await note('La última')).status).toBe(201)
  expect(await note('Una más')).toMatchObject({ status: 422, body: { code: 'too_many' } })
})

test('a custom field validates its values, and cannot be retyped or deleted while used', async () => {
  const path = `/contacts/fields/${t.bot_}`
  const field = { key: 'zona', label: 'Zona', type: 'select', options: ['Norte', 'Sur'], visible_in_chat: true }
  const made = await boss.call('POST', path, { body: field })
  expect([made.status, made.body.used_count]).toEqual([201, 0])
  const id = await fresh()
  expect((await put(boss, id, { name: 'Ana', custom: { zona: 'Este' } })).body.fields).toEqual({
    'custom.zona': ['Elige una de las opciones.'],
  })
  expect((await put(boss, id, { name: 'Ana', custom: { zona: 'Sur' } })).body.custom).toEqual({ zona: 'Sur' })
  const at = `${path}/${made.body.id}`
  expect((await boss.call('PUT', at, { body: { ...field, type: 'text' } })).body.code).toBe('in_use')
  expect((await boss.call('DELETE', at)).status).toBe(409)
  expect((await boss.call('PUT', at, { body: { ...field, label: 'Zona de reparto' } })).body.label).toBe(
    'Zona de reparto',
  )
  await put(boss, id, { name: 'Ana', custom: {} })
  expect((await boss.call('DELETE', at)).status).toBe(204)
})

test('a value whose option was removed stays with other changes; to another contact it is not given', async () => {
  const [id, other] = [await fresh(), await fresh()]
  const field = { key: 'rubro', label: 'Rubro', type: 'select', options: ['Gremio', 'Hogar'] }
  const made = await boss.call('POST', `/contacts/fields/${t.bot_}`, { body: field })
  expect((await put(boss, id, { name: 'Ana', custom: { rubro: 'Gremio' } })).status).toBe(200)
  const { version } = made.body
  const body = { ...field, options: ['Hogar'], version }
  expect((await boss.call('PUT', `/contacts/fields/${t.bot_}/${made.body.id}`, { body })).status).toBe(200)
  const kept = await put(boss, id, { name: 'Ana', city: 'Salta', custom: { rubro: 'Gremio' } })
  expect(kept).toMatchObject({ status: 200, body: { city: 'Salta', custom: { rubro: 'Gremio' } } })
  expect((await put(boss, other, { name: 'Bea', custom: { rubro: 'Gremio' } })).body.fields).toEqual({
    'custom.rubro': ['Elige una de las opciones.'],
  })
  expect((await put(boss, id, { name: 'Ana', custom: { rubro: 'Hogar' } })).status).toBe(200)
  expect((await put(boss, id, { name: 'Ana', custom: { rubro: 'Gremio' } })).status).toBe(422)
})

test('a custom field in use is deleted with its values, which the register tells', async () => {
  const path = `/contacts/fields/${t.bot_}`
  const made = await boss.call('POST', path, { body: { key: 'talle', label: 'Talle', type: 'text' } })
  const [id, other] = [await fresh(), await fresh()]
  expect((await put(boss, id, { name: 'Ana', custom: { talle: 'M' } })).status).toBe(200)
  const at = `${path}/${made.body.id}`
  expect((await boss.call('DELETE', at)).status).toBe(409)
  expect((await boss.call('DELETE', `${at}?values=1`)).status).toBe(204)
  const { custom, version } = (await get(boss, id)).body
  expect(custom).toEqual({})
  expect(version).toBeGreaterThan(2)
  const told = await t.db
    .selectFrom('contact_event')
    .select(['contact_id', 'kind'])
    .where('detail', '=', 'Se eliminó el dato «Talle»')
    .execute()
  expect(told).toEqual([{ contact_id: id, kind: 'updated' }])
  expect((await get(boss, other)).status).toBe(200)
})

test.each([
  ['DNI', '30.123.456', '30123456'],
  ['CUIT', '20-12345678-6', '20123456786'],
  ['RUT', '12.345.678-5', '123456785'],
  ['CPF', '529.982.247-25', '52998224725'],
  ['CPF', '111.111.111-11', undefined],
  ['RUT', '12.345.678-4', undefined],
  ['DNI', '30.12A.456', undefined],
] as const)('%s %s', (kind, value, plain) => expect(documentNumber({ kind, value })).toBe(plain))
