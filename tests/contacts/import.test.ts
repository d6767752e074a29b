import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { bookOf, importer, sheetOf } from './import-fixtures.ts'

// Contacts that come in a spreadsheet.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
  await t.db
    .insertInto('contact_field')
    .values({ bot_id: t.bot_, key: 'talle', label: 'Talle de ropa', type: 'select', options: json(['S', 'M', 'L']) })
    .execute()
})
afterAll(() => t.stop())

const contacts = (...names: string[]) =>
  t.db.selectFrom('contact').selectAll().where('bot_id', '=', t.bot_).where('name', 'in', names).orderBy('id').execute()
const fieldsOf = (body: { columns: { field: string }[] }) => body.columns.map(({ field }) => field)

test('headings, separator and encoding are recognized', async () => {
  const text =
    'Nombre;Apellido;N° interno;Celular;Correo electrónico;Ciudad;Talle de ropa\r\nNúria;Peña;7;1155550142;;Rosario;M\r\n'
  const { status, body } = await files.upload(Buffer.from(text, 'latin1'))
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'clientes.csv', rows: 1, state: 'ready', format: expect.stringContaining('«;»') })
  expect(fieldsOf(body)).toEqual(['name', 'last_name', '', 'phone', 'email', 'city', 'custom.talle'])
  expect(body.columns[1].samples).toEqual(['Peña'])
  const same = await files.upload('Nombre;Ciudad\nAna;Río Cuarto\nBea;Río Cuarto\nCaro;Salta\n')
  expect(same.body.columns[1].samples).toEqual(['Río Cuarto', 'Salta'])
  const commas = await files.upload('name,phone\nAna,"+54 9 11, 5555"\n')
  expect([commas.body.format, fieldsOf(commas.body)]).toEqual(['CSV con coma, UTF-8', ['name', 'phone']])
})

test('a file is checked, imported, and its refused rows come back with their reasons', async () => {
  const label = await t.db
    .insertInto('label')
    .values({ bot_id: t.bot_, title: 'Feria', color: '#123456', scope: 'contact' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const group = await t.db
    .insertInto('contact_group')
    .values({ bot_id: t.bot_, name: 'Feria 2026' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const text = `Nombre;Celular;Correo;Documento;País;Talle de ropa;Acepta campañas
Rosa Gil;011 15 5555-0901;rosa@correo.example;CUIT 20-12345678-6;Argentina;m;Sí
Teo Ríos;no tiene;;;;;
Ivo Paz;1155550902;;;;XL;
=HYPERLINK(1);1155550903;ivo@;;;;
Uma Sol;+56 9 6123 4567;;;Chile;;no
Uma Repetida;+56961234567;;;;L;
`
  const { body } = await files.upload(text)
  const columns = body.columns.map(({ column, field }: { column: number; field: string }) => ({ column, field }))
  const options = { columns, policy: 'update', group_id: group.id, labels: [label.id], consent_source: 'Feria' }
  expect((await files.start(body.id, { ...options, preview: true })).body.state).toBe('checking')
  await files.work()
  const checked = await files.get(body.id)
  expect(checked).toMatchObject({ state: 'ready', created: 2, updated: 0, rejected: 3, repeated: 1 })
  expect(checked.repeats).toEqual([{ row: 7, of: 6, by: 'phone' }])
  expect(checked.sample.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    'reject',
    'reject',
    'reject',
    'create',
    'update',
  ])
  expect(checked.sample[0].values[1]).toEqual({ label: 'Celular', value: '+5491155550901' })
  expect(await contacts('Rosa Gil')).toEqual([])
  await files.start(body.id, { ...options, preview: false })
  await files.work()
  const done = await files.get(body.id)
  expect(done).toMatchObject({ state: 'done', done: 6, created: 2, updated: 0, rejected: 3, repeated: 1 })
  expect(done.errors).toEqual([
    { row: 3, message: expect.stringContaining('Revisa el teléfono «no tiene».') },
    { row: 4, message: 'Talle de ropa: Elige una de las opciones.' },
    { row: 5, message: 'El correo «ivo@» no está completo. Revísalo.' },
  ])
  const [rosa] = await contacts('Rosa Gil')
  expect(rosa).toMatchObject({
    ...{
      phone: '+5491155550901',
      email: 'rosa@correo.example',
      country: 'AR',
      consent: 'granted',
      consent_source: 'Feria',
    },
    ...{ document: { kind: 'CUIT', value: '20123456786' }, custom: { talle: 'M' } },
  })
  expect(await contacts('Uma Sol')).toEqual([])
  expect(await contacts('Uma Repetida')).toMatchObject([{ consent: 'denied', custom: { talle: 'L' }, version: 2 }])
  const shown = await boss.call('GET', `/contacts/${t.bot_}/${rosa?.id}`)
  expect(shown.body).toMatchObject({ labels: [label.id], groups: [group.id] })
  const { body: rejected } = await files.call('GET', '/rejected', String(body.id))
  expect(rejected.name).toBe('clientes-rechazadas.csv')
  expect(rejected.content.split('\r\n')).toContain(
    "'=HYPERLINK(1);1155550903;ivo@;;;;;El correo «ivo@» no está completo. Revísalo.",
  )
  const [line] = await t.audit(({ action, resource_type }) => action === 'import' && resource_type === 'contact')
  expect(line).toMatchObject({ resource_label: 'clientes.csv' })
})

test('who is in the agenda is updated, skipped or refused, as was chosen; empty cells and refusals change nothing', async () => {
  const known = { bot_id: t.bot_, name: 'Noé', phone: '+5491155550910', company: 'La Noé', consent: 'denied' as const }
  const { id } = await t.db.insertInto('contact').values(known).returning('id').executeTakeFirstOrThrow()
  const text = 'Nombre;Tel;Empresa;Localidad;Acepta campañas\nNoé G.;54 11 5555 0910;;Salta;Sí\n'
  const now = () => t.db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(await files.whole(text, { policy: 'skip', consent_source: 'X' })).toMatchObject({ skipped: 1, updated: 0 })
  expect(await files.whole(text, { policy: 'reject', consent_source: 'X' })).toMatchObject({
    rejected: 1,
    errors: [{ row: 2, message: 'Ya está en la agenda: «Noé».' }],
  })
  expect((await now()).city).toBe('')
  expect(await files.whole(text, { consent_source: 'X' })).toMatchObject({ updated: 1 })
  expect(await now()).toMatchObject({ name: 'Noé G.', company: 'La Noé', city: 'Salta', consent: 'denied' })
  expect(await files.whole(text, { consent_source: 'X' })).toMatchObject({ updated: 0, skipped: 0, unchanged: 1 })
})

test('a row that is two contacts is refused', async () => {
  await t.db
    .insertInto('contact')
    .values([
      { bot_id: t.bot_, name: 'Par Uno', phone: '+5491155550920' },
      { bot_id: t.bot_, name: 'Par Dos', email: 'par@correo.example' },
    ])
    .execute()
  const done = await files.whole('Nombre;Tel;Correo\nPar;1155550920;par@correo.example\n')
  expect(done.errors).toEqual([
    { row: 2, message: 'Coincide con dos contactos, «Par Uno» y «Par Dos». Únelos o corrige la fila.' },
  ])
})

test('a workbook is read like a CSV: numbers keep their digits', async () => {
  const rows = [
    ['Nombre', 'Celular', 'DNI'],
    ['Bea', 5491155550930, 30123456],
    ['Leo', '11 5555 0931', ''],
  ]
  const done = await files.whole(bookOf(sheetOf(rows)))
  expect(done).toMatchObject({ state: 'done', format: 'Excel, hoja «Clientes»', created: 2 })
  expect(await contacts('Bea')).toMatchObject([
    { phone: '+5491155550930', document: { kind: 'DNI', value: '30123456' } },
  ])
})

test('options that cannot work are refused at their field', async () => {
  const { body } = await files.upload('Nombre;Acepta campañas\nAna;Sí\n')
  const start = (options: object) =>
    files.start(body.id, { columns: [{ column: 0, field: 'name' }], policy: 'update', preview: false, ...options })
  const twice = [
    { column: 0, field: 'name' },
    { column: 1, field: 'name' },
  ]
  for (const [field, options] of [
    ['columns', { columns: twice }],
    ['columns', { columns: [{ column: 1, field: 'city' }] }],
    ['columns', { columns: [{ column: 9, field: 'name' }] }],
    ['columns', { columns: [{ column: 0, field: 'nada' }] }],
    ['group_id', { group_id: 999_999 }],
    ['labels', { labels: [999_999] }],
    ['consent_source', { marketing: 'granted' }],
  ] as const)
    expect(await start(options)).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } })
  expect((await start({})).status).toBe(200)
  expect((await start({})).status).toBe(409)
  await files.work()
})

test('who may not see the agenda imports nothing', async () => {
  const agent = await t.staff(4, { contacts: false, chats: true })
  expect((await importer(t, () => agent).upload('Nombre\nAna\n')).status).toBe(403)
})

test('a number means the same in a file as in a dialog: that of the country of the time zone, and no paid line', async () => {
  await t.db
    .updateTable('bot')
    .set({ settings: json({ timezone: 'America/Santiago' }) })
    .where('id', '=', t.bot_)
    .execute()
  expect((await boss.call('GET', `/bots/${t.bot_}`)).body.country).toBe('CL')
  const rows = ['Doña Paz;9 8765 4321', 'Don Paz;800 800 123']
  const done = await files.whole(`Nombre;Tel\n${rows.join('\n')}\n`)
  expect(await contacts('Doña Paz', 'Don Paz')).toMatchObject([{ phone: '+56987654321' }])
  expect(done.errors).toMatchObject([{ row: 3, message: expect.stringContaining('a la que no podemos escribir') }])
  const typed = (phone: string) => boss.call('POST', `/contacts/${t.bot_}`, { body: { name: 'Otra Paz', phone } })
  expect(await typed('9 8765 4322')).toMatchObject({ status: 201, body: { phone: '+56987654322' } })
  expect((await typed('800 800 123')).status).toBe(422)
})

test('a text of an own field that is too long is refused, not cut', async () => {
  await t.db.insertInto('contact_field').values({ bot_id: t.bot_, key: 'nota', label: 'Nota', type: 'text' }).execute()
  const done = await files.whole(`Nombre;Nota\nLarga;${'x'.repeat(501)}\nJusta;${'x'.repeat(500)}\n`)
  expect(done).toMatchObject({ created: 1, errors: [{ row: 2, message: expect.stringContaining('500') }] })
})
