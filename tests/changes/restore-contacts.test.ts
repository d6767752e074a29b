import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import type { ApiRecord } from '../support/resource-fixtures.ts'
import { createRecorded, type Recorded } from './fixtures.ts'

// A contact goes back to what it was before a change, by the rules of its update.

let app: TestApp
let t: Recorded
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  t = await createRecorded(app)
})
afterAll(() => app.stop())

const created = async (given: object = {}): Promise<number> =>
  (await t.made('/contacts/{bot}', { name: 'Ana Paz', ...given })).id
const change = async (id: number, body: object): Promise<number> => {
  await t.saved(`/contacts/{bot}/${id}`, { name: 'Ana Paz', ...body })
  return t.last('contact')
}
const contact = async (id: number): Promise<ApiRecord> => (await t.call('GET', `/contacts/{bot}/${id}`)).body
const label = async (title: string): Promise<number> =>
  (await t.made('/chats/labels/{bot}', { title, color: '#1565c0', scope: 'contact' })).id

test('a contact goes back, shown in words, as a new entry that can be taken back too', async () => {
  const [sales, office] = [await app.area(t.bot, 'Ventas'), await app.area(t.bot, 'Gerencia')]
  const [buyer, debtor] = [await label('Compradora'), await label('Deudora')]
  const group = (await t.made('/groups/{bot}', { name: 'Mayoristas' })).id
  await t.made('/contacts/fields/{bot}', { key: 'nacimiento', label: 'Nacimiento', type: 'date' })
  const seller = await t.member(4)
  const before = {
    ...{ name: 'Ana Paz', phone: '+5491155550101', email: 'ana@paz.example', company: 'Paz', country: 'AR' },
    ...{ document: { kind: 'DNI', value: '30123456' }, labels: [buyer], groups: [group], area_id: sales },
    ...{ custom: { nacimiento: '1990-05-04' }, assigned_user_id: seller.id },
  }
  const id = await created(before)
  const entry = await change(id, {
    ...{ name: 'Anna Paz', phone: '+5491155550102', email: 'anna@paz.example', company: '', country: 'UY' },
    ...{ document: null, labels: [debtor], groups: [], area_id: office, custom: {}, assigned_user_id: null },
  })
  const shown = await t.would(entry)
  expect(shown).toEqual(
    expect.arrayContaining([
      'Nombre: Anna Paz → Ana Paz',
      'País: Uruguay → Argentina',
      'Etiquetas: Deudora → Compradora',
      'Grupos: — → Mayoristas',
      'Área: Gerencia → Ventas',
      'Nacimiento: — → 04/05/1990',
    ]),
  )
  expect(shown.find((line) => line.startsWith('A cargo de: — → '))).toBeDefined()
  const { version } = (await t.detail(entry)).restore
  expect((await t.restore(entry, { version })).status).toBe(200)
  expect(await contact(id)).toMatchObject({ ...before, version: version + 1 })
  const again = await t.detail(await t.last('contact'))
  expect(again).toMatchObject({ action: 'restore', resource_type: 'contact', resource_label: 'Ana Paz' })
  expect((await t.restore(again.id)).status).toBe(200)
  expect((await contact(id)).name).toBe('Anna Paz')
})

test('what somebody changed meanwhile is not overwritten', async () => {
  const id = await created({ company: 'Una' })
  const entry = await change(id, { company: 'Otra' })
  const { version } = (await t.detail(entry)).restore
  await change(id, { company: 'Tercera' })
  const late = await t.restore(entry, { version })
  expect(late).toMatchObject({ status: 409, body: { code: 'stale', changed_by: { name: expect.any(String) } } })
  expect((await contact(id)).company).toBe('Tercera')
  expect((await t.restore(entry, { version: version + 1 })).status).toBe(200)
  expect((await contact(id)).company).toBe('Una')
})

test('consent never comes back, neither way, and the rest does', async () => {
  const id = await created({ company: 'Una', marketing: 'granted' })
  const withdrawn = await change(id, { company: 'Otra', marketing: 'denied' })
  const { restore } = await t.detail(withdrawn)
  expect(restore.differences.map(({ field }: ApiRecord) => field)).toEqual(['company'])
  expect(restore.kept).toEqual([expect.stringContaining('campañas queda como está')])
  expect((await t.restore(withdrawn)).status).toBe(200)
  expect(await contact(id)).toMatchObject({ company: 'Una', marketing: 'denied' })
  const only = await change(id, { marketing: 'granted' })
  expect((await t.detail(only)).restore).toMatchObject({
    ...{ possible: false, reason: expect.stringContaining('campañas queda como está') },
  })
  expect(await t.restore(only)).toMatchObject({ status: 409, body: { code: 'not_restorable' } })
  expect((await contact(id)).marketing).toBe('granted')
})

test('what is gone stays out, said in words, and the rest comes back', async () => {
  const area = await app.area(t.bot, 'Ventas')
  const [kept, gone] = [await label('Queda'), await label('Se va')]
  const group = (await t.made('/groups/{bot}', { name: 'Mayoristas' })).id
  const seller = await t.member(4)
  const field = await t.made('/contacts/fields/{bot}', { key: 'obra', label: 'Obra', type: 'text' })
  const id = await created({
    ...{ company: 'Una', email: 'ana@paz.example', labels: [kept, gone], groups: [group], area_id: area },
    ...{ assigned_user_id: seller.id, custom: { obra: 'Norte' } },
  })
  const entry = await change(id, {
    ...{ company: 'Otra', email: 'otra@paz.example', labels: [], groups: [], area_id: null },
    ...{ assigned_user_id: null, custom: {} },
  })
  expect((await t.detail(entry)).restore.kept).toEqual([])
  await created({ name: 'Ema', email: 'ANA@paz.example' })
  await app.db.deleteFrom('label').where('id', '=', gone).execute()
  await app.db.deleteFrom('area').where('id', '=', area).execute()
  await app.db.updateTable('contact_group').set({ deleted_at: app.clock.now() }).where('id', '=', group).execute()
  await app.db.deleteFrom('membership').where('user_id', '=', seller.id).execute()
  await app.db.deleteFrom('contact_field').where('id', '=', field.id).execute()
  const { restore } = await t.detail(entry)
  expect(restore.kept.join(' ')).toMatch(/correo.*área.*cargo.*etiqueta.*grupo.*dato propio/)
  expect((await t.restore(entry, { version: restore.version })).status).toBe(200)
  expect(await contact(id)).toMatchObject({
    ...{ company: 'Una', email: 'otra@paz.example', labels: [kept], groups: [], area_id: null },
    ...{ assigned_user_id: null, custom: {} },
  })
})

test('an own field that was made since keeps its value, and one with other options too', async () => {
  const field = await t.made('/contacts/fields/{bot}', {
    key: 'talle',
    label: 'Talle',
    type: 'select',
    options: ['S', 'M'],
  })
  const id = await created({ company: 'Una', custom: { talle: 'S' } })
  const entry = await change(id, { company: 'Otra', custom: { talle: 'M' } })
  await t.made('/contacts/fields/{bot}', { key: 'color', label: 'Color', type: 'text' })
  await change(id, { custom: { talle: 'M', color: 'Rojo' } })
  expect(await t.would(entry)).toEqual(['Empresa: Otra → Una', 'Talle: M → S'])
  await app.db
    .updateTable('contact_field')
    .set({ options: json(['M']) })
    .where('id', '=', field.id)
    .execute()
  expect((await t.detail(entry)).restore.kept).toEqual([expect.stringContaining('«Talle» ya no admite')])
  expect((await t.restore(entry)).status).toBe(200)
  expect(await contact(id)).toMatchObject({ company: 'Una', custom: { talle: 'M', color: 'Rojo' } })
})

test('an entry that names some of the fields restores those', async () => {
  const id = await created({ company: 'Una', phone: '+5491155550101' })
  await t.saved('/contacts/block/{bot}', { id, blocked: true, contact: { name: 'Ana Pax', phone: '+5491155550101' } })
  const entry = await t.last('contact')
  await change(id, { name: 'Ana Pax', company: 'Otra' })
  expect(await t.would(entry)).toEqual(['Nombre: Ana Pax → Ana Paz'])
  expect((await t.detail(entry)).restore.kept).toEqual([expect.stringContaining('bloqueo')])
  expect((await t.restore(entry)).status).toBe(200)
  expect(await contact(id)).toMatchObject({ name: 'Ana Paz', company: 'Otra', blocked: true })
  await t.made(`/contacts/notes/{bot}/${id}`, { text: 'Llamar el lunes' })
  const note = await t.detail(await t.last('contact'))
  expect(note.differences).toMatchObject([{ label: 'Nota', after: 'Llamar el lunes' }])
  expect(note.restore).toMatchObject({ possible: false, reason: expect.stringContaining('no guardamos') })
  const vip = await label('VIP')
  await t.saved('/contacts/bulk/{bot}', { ids: [id], action: 'label_add', value: vip })
  const bulk = await t.last('contact')
  expect((await t.detail(bulk)).restore).toMatchObject({ possible: false, reason: note.restore.reason })
  expect(await t.restore(bulk)).toMatchObject({ status: 409, body: { code: 'not_restorable' } })
})

test('a contact that was deleted, erased or merged says what to do', async () => {
  const [deleted, erased, source, target] = [
    await created(),
    await created(),
    await created(),
    await created({ name: 'Luz' }),
  ]
  const entries = new Map<number, number>()
  for (const id of [deleted, erased, source]) entries.set(id, await change(id, { company: 'Otra' }))
  const of = (id: number) => entries.get(id) ?? 0
  for (const id of [deleted, erased, source]) expect((await t.detail(of(id))).restore.possible).toBe(true)
  expect((await t.call('DELETE', `/contacts/{bot}/${deleted}`)).status).toBe(204)
  expect((await t.call('POST', `/contacts/data/delete/{bot}/${erased}`, { name: 'Ana Paz' })).status).toBeLessThan(300)
  await t.made('/contacts/merge/{bot}', { target_id: target, source_id: source, preview: false })
  const merge = await t.last('contact')
  for (const id of [deleted, erased]) {
    expect((await t.detail(of(id))).restore).toMatchObject({ reason: expect.stringContaining('ya no existe') })
    expect(await t.restore(of(id))).toMatchObject({ status: 409, body: { code: 'not_restorable' } })
  }
  expect((await t.detail(of(source))).restore.reason).toContain('se unió con «Luz»')
  expect((await t.restore(of(source))).status).toBe(409)
  expect((await t.detail(merge)).restore).toMatchObject({ possible: false, reason: expect.stringContaining('unieron') })
})

test('only who may change contacts restores one, and who does not see it gets 404', async () => {
  const id = await created({ company: 'Una' })
  const entry = await change(id, { company: 'Otra' })
  const nobody = await t.member(3, { contacts: false, chats: false, responses: true })
  expect((await t.call('GET', `/changes/{bot}/${entry}`, undefined, nobody)).status).toBe(404)
  expect((await t.restore(entry, {}, nobody)).status).toBe(404)
  const reader = await t.member(4, { chats: true, contacts: false, responses: false })
  expect((await t.restore(entry, {}, reader)).status).toBe(403)
  const other = await createRecorded(app)
  expect((await other.restore(entry)).status).toBe(404)
  expect((await contact(id)).company).toBe('Otra')
  const seller = await t.member(4)
  expect((await t.detail(entry, seller)).restore.possible).toBe(true)
  expect((await t.restore(entry, {}, seller)).status).toBe(200)
  expect((await contact(id)).company).toBe('Una')
})

test('who attends other areas does not see the contact of a chat', async () => {
  const id = await created({ company: 'Una' })
  const entry = await change(id, { company: 'Otra' })
  const given = { chats: true, contacts: false, responses: true }
  const [here, there] = [await t.member(4, given), await t.member(4, given)]
  const [sales] = [await app.area(t.bot, 'Ventas', here), await app.area(t.bot, 'Gerencia', there)]
  await app.db
    .insertInto('chat')
    .values({
      bot_id: t.bot,
      contact_id: id,
      area_id: sales,
      channel: 'webchat',
      type: 'request',
      user_name: 'Ana Paz',
      sender_id: 'x1',
      last_message_at: app.clock.now(),
    })
    .execute()
  expect((await t.restore(entry, {}, there)).status).toBe(404)
  expect((await t.restore(entry, {}, here)).status).toBe(200)
  expect((await contact(id)).company).toBe('Una')
})
