import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactImportJobs } from '../../src/server/conversation/contacts/import/job.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { bookOf, importer, sheetOf } from './import-fixtures.ts'

// Imports that are undone, stopped, interrupted, or made to do harm.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
})
afterAll(() => t.stop())

const contacts = (...phones: string[]) =>
  t.db
    .selectFrom('contact')
    .selectAll()
    .where('bot_id', '=', t.bot_)
    .where('phone', 'in', phones)
    .orderBy('phone')
    .execute()
const put = (id: number | undefined, body: object) => boss.call('PUT', `/contacts/${t.bot_}/${id}`, { body })
const phone = (n: number) => `+54911555${String(51_000 + n)}`

test('undoing an import removes what it created and restores what it changed, except what happened since', async () => {
  const known = { bot_id: t.bot_, name: 'Vieja', phone: phone(1), city: 'Salta', company: 'Antes' }
  await t.db
    .insertInto('contact')
    .values([known, { ...known, phone: phone(2), email: 'dos@correo.example' }])
    .execute()
  const rows = [1, 2, 3, 4, 5].map((n) => `Nueva ${n};${phone(n)};Jujuy;Ahora`)
  const done = await files.whole(`Nombre;Tel;Localidad;Empresa\n${rows.join('\n')}\n`)
  expect(done).toMatchObject({ created: 3, updated: 2 })
  const [, second, , fourth] = await contacts(...[1, 2, 3, 4, 5].map(phone))
  await put(second?.id, { name: 'Nueva 2', company: 'Después' })
  await put(fourth?.id, { name: 'La conozco' })
  await t.writes('Hola', { channel: 'whatsapp', senderId: phone(5).slice(1) })
  const undone = await files.undo(done.id)
  expect(undone).toMatchObject({ state: 'undone', kept: 3, undo_until: null })
  expect(await contacts(...[1, 2, 3, 4, 5].map(phone))).toMatchObject([
    { name: 'Vieja', city: 'Salta', company: 'Antes' },
    { name: 'Vieja', city: 'Salta', company: 'Después', email: 'dos@correo.example' },
    { name: 'La conozco' },
    { name: 'Nueva 5' },
  ])
  expect((await files.call('POST', '/undo', String(done.id), {})).status).toBe(409)
})

test('an undo counts no contact as kept that is gone already', async () => {
  const first = await files.whole(`Nombre;Tel\nPrimera;${phone(31)}\nOtra;${phone(32)}\n`)
  const second = await files.whole(`Nombre;Tel;Localidad\nPrimera;${phone(31)};Salta\nMás;${phone(33)}\n`)
  const [known, , more] = await contacts(phone(31), phone(32), phone(33))
  await boss.call('DELETE', `/contacts/${t.bot_}/${known?.id}`)
  await boss.call('DELETE', `/contacts/${t.bot_}/${more?.id}`)
  expect(await contacts(phone(31), phone(33))).toEqual([])
  expect(await files.undo(first.id)).toMatchObject({ state: 'undone', kept: 0, message: '' })
  expect(await files.undo(second.id)).toMatchObject({ state: 'undone', kept: 0, message: '' })
})

test('the register tells who imported and who undid it', async () => {
  const other = await t.staff(2)
  const done = await files.whole(`Nombre;Tel\nAna;${phone(41)}\n`)
  const importing = boss
  const { id } = importing
  boss = other
  await files.undo(done.id)
  boss = importing
  const events = await boss.call('GET', `/contacts/register/${t.bot_}?sort=["at","DESC"]`)
  const of = events.body.filter(({ batch_id }: { batch_id: number }) => batch_id === done.id)
  expect(of).toHaveLength(2)
  expect(of).toContainEqual(
    expect.objectContaining({ kind: 'deleted', actor: 'import', user: expect.objectContaining({ id: other.id }) }),
  )
  expect(of).toContainEqual(
    expect.objectContaining({ kind: 'imported', actor: 'import', user: expect.objectContaining({ id }) }),
  )
})

test('an import that is too old is not undone', async () => {
  const { id } = await files.whole(`Nombre;Tel\nAna;${phone(10)}\n`)
  t.clock.advance(24 * 3_600_000 + 1)
  boss = { ...boss, ...(await t.as(boss)) }
  expect(await files.call('POST', '/undo', String(id), {})).toMatchObject({ status: 409, body: { code: 'too_late' } })
})

const many = (from: number, count: number) =>
  `Nombre;Tel\n${Array.from({ length: count }, (_, n) => `Cliente ${from + n};${phone(from + n)}`).join('\n')}\n`
const columns = [
  { column: 0, field: 'name' },
  { column: 1, field: 'phone' },
]

/** Begins an import and ends its process after the first rows are stored. */
async function interrupted(text: string, more: object = {}) {
  const { body } = await files.upload(text)
  await files.start(body.id, { columns, policy: 'update', preview: false, ...more })
  const stopping = new AbortController()
  const { services } = t.app
  const job = { id: 1, attempt: 1, signal: stopping.signal }
  const running = t.store.run(() =>
    inCall({ services }, async () => {
      const run = contactImportJobs(services)['contact-import']?.({ id: body.id }, job)
      while ((await files.get(body.id)).done === 0) await new Promise((resolve) => setImmediate(resolve))
      stopping.abort()
      await run?.catch(() => {})
    }),
  )
  await running
  return body.id as number
}

test('an import goes on where it was when its process ended, and no row is imported twice', async () => {
  const id = await interrupted(many(100, 450))
  const { done, state } = await files.get(id)
  expect(done).toBeGreaterThan(0)
  expect([state, done < 450]).toEqual(['running', true])
  await files.work()
  expect(await files.get(id)).toMatchObject({ state: 'done', done: 450, created: 450, updated: 0, skipped: 0 })
})

test('why rows were refused is summed up once the import ended, not each time that somebody looks at it', async () => {
  const text = many(3000, 449).replace('\nCliente 3000;', '\nCliente 3000;1')
  const id = await interrupted(text)
  expect(await files.get(id)).toMatchObject({ state: 'running', rejected: 1, errors: [{ row: 2 }], reasons: [] })
  await files.work()
  expect(await files.get(id)).toMatchObject({ state: 'done', rejected: 1, reasons: [{ count: 1 }] })
})

test('a label that an import created and somebody deleted meanwhile is there again for the next rows', async () => {
  const text = many(4000, 200)
    .replaceAll(/(?<=\d)$/gm, ';Nueva')
    .replace('Tel', 'Tel;Etiquetas')
  const more = { columns: [...columns, { column: 2, field: 'labels' }], unknown_labels: 'create' }
  const id = await interrupted(text, more)
  const { done, state, new_labels } = await files.get(id)
  expect([state, new_labels]).toEqual(['running', ['Nueva']])
  const label = () =>
    t.db.selectFrom('label').select('id').where('bot_id', '=', t.bot_).where('title', '=', 'Nueva').executeTakeFirst()
  expect((await boss.call('DELETE', `/chats/labels/${t.bot_}/${(await label())?.id}`)).status).toBe(204)
  await files.work()
  expect(await files.get(id)).toMatchObject({ state: 'done', created: 200, rejected: 0, new_labels: ['Nueva'] })
  const made = await label()
  const having = await t.db
    .selectFrom('contact_label')
    .select('contact_id')
    .where('label_id', '=', made?.id ?? 0)
    .execute()
  expect(having).toHaveLength(200 - done)
  await files.undo(id)
  expect(await label()).toBeUndefined()
})

test('an import that is stopped keeps what it imported, which can be undone', async () => {
  const id = await interrupted(many(1000, 450))
  expect((await files.call('POST', '/cancel', String(id), {})).body.state).toBe('cancelling')
  await files.work()
  const stopped = await files.get(id)
  expect(stopped.state).toBe('cancelled')
  expect(stopped.created).toBe(stopped.done)
  const names = Array.from({ length: 450 }, (_, n) => phone(1000 + n))
  expect(await contacts(...names)).toHaveLength(stopped.created)
  expect(await files.undo(id)).toMatchObject({ state: 'undone', kept: 0 })
  expect(await contacts(...names)).toEqual([])
})

test('a file is deleted once it is imported', async () => {
  const folder = path.join(t.settings.dataDir, 'contact-imports')
  for (const name of existsSync(folder) ? readdirSync(folder) : []) expect(name).toMatch(/^[\w-]{22}$/)
  const before = readdirSync(folder).length
  await files.whole(`Nombre;Tel\nAna;${phone(20)}\n`)
  expect(readdirSync(folder)).toHaveLength(before)
})

const cellAt = (attributes: string) =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row><row r="2"><c ${attributes}><v>1</v></c></row></sheetData>`
const sheet = (place: string) => cellAt(`r="${place}"`)
const long = (text: string) => sheetOf([['Nombre'], [text]])

test.each([
  ['a column beyond the last', () => bookOf(sheet('XFD2')), 'más de 100 columnas'],
  ['one in single quotes', () => bookOf(cellAt(`r='XFD2'`)), 'más de 100 columnas'],
  ['one with spaces', () => bookOf(cellAt(`s = '1' r = "XFD2"`)), 'más de 100 columnas'],
  ['one behind a sign of the end', () => bookOf(cellAt(`s=">" r="XFD2"`)), 'más de 100 columnas'],
  ['one in other words', () => bookOf(cellAt('r="&#88;FD2"')), 'No pudimos leer el libro'],
  ['one in a sheet of another folder', () => bookOf(sheet('XFD2'), {}, 'hojas/uno.xml'), 'más de 100 columnas'],
  ['a sheet that the archive does not list', () => bookOf(sheet('XFD2'), { hidden: true }), 'No pudimos leer el libro'],
  ['a huge cell of a workbook', () => bookOf(long('x'.repeat(20_000_000))), 'celda demasiado larga'],
  ['a huge cell in pieces', () => bookOf(long('</t><t>xxxxxxxxx'.repeat(100_000))), 'celda demasiado larga'],
  [
    'a row that says it is far below',
    () => bookOf(`<sheetData><row r='1048576'><c r="A2"/></row></sheetData>`),
    'más de 50.000 filas',
  ],
  ['a row far below', () => bookOf(sheet('A1048576')), 'más de 50.000 filas'],
  [
    'a sheet that unpacks to more than it says',
    () => bookOf(sheet('A2') + ' '.repeat(5_000_000), { declared: 1_000 }),
    'demasiado grande',
  ],
  ['a sheet that says it is huge', () => bookOf(sheet('A2'), { declared: 2_000_000_000 }), 'demasiado grande'],
  ['a broken workbook', () => bookOf(sheetOf([['Nombre'], ['Ana']])).subarray(0, 300), 'No pudimos leer el libro'],
  ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 0, 0, 0]), 'no es de texto'],
  ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'Elige un CSV o un libro de Excel (.xlsx).'],
  ['nothing', () => Buffer.from(' \n'), 'está vacío'],
  ['headings alone', () => Buffer.from('Nombre;Tel\n'), 'ninguna fila'],
  ['one endless line', () => Buffer.from('a'.repeat(400_000)), 'primera línea es demasiado larga'],
  ['a million columns', () => Buffer.from(`${'a;'.repeat(1_000_000)}\n1\n`), 'más de 100 columnas'],
  ['too many columns', () => Buffer.from(`${'a;'.repeat(150)}\n1\n`), 'más de 100 columnas'],
  ['ten thousand columns by commas', () => Buffer.from(`${'a,'.repeat(10_000)}\n1\n`), 'más de 100 columnas'],
  ['a huge cell', () => Buffer.from(`Nombre;Tel\n${'x'.repeat(9_000)};1\n`), 'celda demasiado larga'],
  ['an open quote', () => Buffer.from(`Nombre;Tel\n"Ana;1\n${'x;1\n'.repeat(200_000)}`), 'comillas'],
  ['too many rows', () => Buffer.from(`Nombre\n${'Ana\n'.repeat(50_001)}`), 'más de 50.000 filas'],
])('%s is refused with what to do', async (_, file, text) => {
  const { status, body } = await files.upload(file())
  expect([status, body.code]).toEqual([422, 'unreadable_file'])
  expect(body.fields.file[0]).toContain(text)
})
