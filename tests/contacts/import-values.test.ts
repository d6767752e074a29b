import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { bookOf, importer, sheetOf } from './import-fixtures.ts'

// What the cells of a spreadsheet become in own fields.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
  await t.db
    .insertInto('contact_field')
    .values({ bot_id: t.bot_, key: 'alta', label: 'Cliente desde', type: 'date' })
    .execute()
})
afterAll(() => t.stop())

const custom = async (name: string) =>
  (await t.db.selectFrom('contact').select('custom').where('name', '=', name).executeTakeFirst())?.custom

test('a date that does not exist refuses its row', async () => {
  const text = 'Nombre;Cliente desde\nRosa Gil;31/02/2024\nTeo Ríos;29/02/2024\nIvo Paz;31-12-24\n'
  const done = await files.whole(text)
  expect(done).toMatchObject({ created: 1, rejected: 2 })
  expect(await custom('Teo Ríos')).toEqual({ alta: '2024-02-29' })
  const sheet = sheetOf([
    ['Nombre', 'Cliente desde'],
    ['Uma Sol', '31/02/2024'],
    ['Ema Sol', '28/02/2024'],
  ])
  expect(await files.whole(bookOf(sheet))).toMatchObject({ created: 1, rejected: 1 })
})

test('numbers are read as people and programs write them, and as a workbook has them', async () => {
  await t.db
    .insertInto('contact_field')
    .values({ bot_id: t.bot_, key: 'compras', label: 'Compras', type: 'number' })
    .execute()
  const rows = ['Nia;1.234', 'Noe;1.234,56', 'Nora;1234,5', 'Nils;1234.56', 'Nube;1e5']
  const done = await files.whole(`Nombre;Compras\n${rows.join('\n')}\n`)
  const stored = ['Nia', 'Noe', 'Nora', 'Nils'].map(custom)
  expect(await Promise.all(stored)).toEqual([1234, 1234.56, 1234.5, 1234.56].map((compras) => ({ compras })))
  expect(done.errors).toEqual([{ row: 6, message: 'Compras: Escribe un número, como 1.234,5.' }])
  const sheet = sheetOf([
    ['Nombre', 'Compras'],
    ['Nazareno', 1.234],
    ['Nadia', 1e-7],
  ])
  expect(await files.whole(bookOf(sheet))).toMatchObject({ created: 2, rejected: 0 })
  expect(await custom('Nazareno')).toEqual({ compras: 1.234 })
  expect(await custom('Nadia')).toEqual({ compras: 1e-7 })
})

test('a country is known by its name or its letters; former ones and what is none are not', async () => {
  const rows = ['Ana;Francia', 'Bea;reino unido', 'Caro;uy', 'Dora;ZZ', 'Ema;Zona del euro']
  const { errors } = await files.whole(`Nombre;País\n${rows.join('\n')}\n`)
  const stored = t.db
    .selectFrom('contact')
    .select('country')
    .where('name', 'in', ['Ana', 'Bea', 'Caro'])
    .orderBy('name')
  expect((await stored.execute()).map(({ country }) => country)).toEqual(['FR', 'GB', 'UY'])
  expect(errors).toMatchObject([
    { row: 5, message: 'No conocemos el país «ZZ». Revísalo.' },
    { row: 6, message: expect.stringContaining('«Zona del euro»') },
  ])
})

test('a row tells everything that is wrong with it', async () => {
  const { errors, created } = await files.whole(`Nombre;Celular;Correo\nCarla;12;carla@\nDana;;dana@correo.example\n`)
  expect(errors).toEqual([{ row: 2, message: expect.stringMatching(/Revisa el teléfono «12».*El correo «carla@»/) }])
  expect(created).toBe(1)
})

test('refused rows are summed up by their reasons, the most frequent first', async () => {
  const rows = ['Uno;12;carla@', 'Dos;34;', 'Tres;;a@', 'Cuatro;56;', ';;', 'Cinco;;"ma\nlo@"', 'Seis;78;']
  const done = await files.whole(`Nombre;Celular;Correo;Nota\n${rows.join(';z\n')};z\n`)
  expect(done).toMatchObject({ created: 0, rejected: 7 })
  expect(done.reasons).toEqual([
    { reason: expect.stringMatching(/^Revisa el teléfono «…»\./), count: 4 },
    { reason: 'El correo «…» no está completo. Revísalo.', count: 3 },
    { reason: 'La fila no tiene nombre, teléfono ni correo. Escribe uno.', count: 1 },
  ])
  expect(done.errors[0].message).toMatch(/Revisa el teléfono «12».* El correo «carla@»/)
  const many = Array.from({ length: 15 }, (_, n) => `Ana;${'x'.repeat(n)};${n}`)
  expect((await files.whole(`Nombre;Correo;Nota\n${many.join('\n')}\n`)).reasons).toHaveLength(1)
})

test('the check shows names as they would be stored', async () => {
  const { body } = await files.upload('Nombre;Empresa\n"Bea\nRíos <b>";<Bazar>\n')
  const columns = [
    { column: 0, field: 'name' },
    { column: 1, field: 'company' },
  ]
  await files.start(body.id, { columns, policy: 'update', preview: true })
  await files.work()
  const [sample] = (await files.get(body.id)).sample
  expect(sample.values.map(({ value }: { value: string }) => value)).toEqual(['Bea Ríos b', 'Bazar'])
})

test('what is called a workbook and is none is refused for that', async () => {
  const refused = await files.upload('hola, no soy un libro', 'clientes.xlsx')
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('no es un libro de Excel')])
  const sheet = sheetOf([['Nombre'], ['Ema']])
  expect((await files.upload(bookOf(sheet), 'clientes.xlsx')).status).toBe(201)
})

test('stray bytes refuse their row, and leave the accents of the others', async () => {
  const [before, after] = ['Nombre;Localidad;Nota\nÁngela Muñoz;Córdoba;\nJos', ' Núñez;Salta;\nZoé Peña;Junín;ma']
  const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after), Buffer.from([0xf1])])
  const { format, errors, created } = await files.whole(Buffer.concat([bytes, Buffer.from('ana\n')]))
  expect([format, created]).toEqual(['CSV con «;», UTF-8 con signos dañados', 2])
  expect(errors).toEqual([{ row: 3, message: expect.stringContaining('signos que se perdieron') }])
  expect(await custom('Ángela Muñoz')).toEqual({})
  // Its stray byte is in a column that is not imported.
  expect(await custom('Zoé Peña')).toEqual({})
  const old = Buffer.from('Nombre\nJosé Ibáñez\n', 'latin1')
  expect(await files.whole(old)).toMatchObject({ format: expect.stringContaining('Windows'), created: 1 })
  expect(await custom('José Ibáñez')).toEqual({})
})

test('a workbook of tens of thousands of parts is refused by their number', async () => {
  const sheet = sheetOf([['Nombre'], ['Elsa']])
  const many = (count: number) => bookOf(sheet, {}, undefined, count)
  const refused = await files.upload(many(5_000), 'clientes.xlsx')
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('demasiadas partes')])
  expect((await files.upload(many(100), 'clientes.xlsx')).status).toBe(201)
})
