import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

// How the cells of a file name labels.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.db.deleteFrom('label').where('bot_id', '=', t.bot_).execute()
  await t.db.deleteFrom('contact').where('bot_id', '=', t.bot_).execute()
})

const add = (...titles: readonly string[]) =>
  t.db
    .insertInto('label')
    .values(titles.map((title) => ({ bot_id: t.bot_, title, color: '#123456' })))
    .execute()
const titles = async () =>
  (await t.db.selectFrom('label').select('title').where('bot_id', '=', t.bot_).orderBy('id').execute()).map(
    ({ title }) => title,
  )
const labelsOf = async (name: string) =>
  (
    await t.db
      .selectFrom('contact_label as cl')
      .innerJoin('label as l', 'l.id', 'cl.label_id')
      .innerJoin('contact as k', 'k.id', 'cl.contact_id')
      .select('l.title')
      .where('k.bot_id', '=', t.bot_)
      .where('k.name', '=', name)
      .orderBy('l.id')
      .execute()
  ).map(({ title }) => title)

test.each(['create', 'reject', 'skip'])('a label is known by what makes it the same one, with %s', async (unknown) => {
  const known = ['Zona A – Norte', 'Los “de siempre”', 'Más…', 'Weiß', '№ 5']
  await add(...known)
  const rows = ['Uma;Zona A - Norte', 'Ivo;"LOS ""DE SIEMPRE"""', 'Leo;mas...', 'Eva;WEISS', 'Sol;no 5']
  const done = await files.whole(`Nombre;Etiquetas\n${rows.join('\n')}\n`, { unknown_labels: unknown })
  expect(done).toMatchObject({ state: 'done', created: 5, rejected: 0, new_labels: [] })
  for (const [at, name] of ['Uma', 'Ivo', 'Leo', 'Eva', 'Sol'].entries())
    expect(await labelsOf(name)).toEqual([known[at]])
})

test('two spellings of a new label in one file are one label', async () => {
  const text = 'Nombre;Etiquetas\nUma;Zona – Sur, zona - sur\nIvo;ZONA - SUR\n'
  const done = await files.whole(text, { unknown_labels: 'create' })
  expect(done).toMatchObject({ state: 'done', created: 2, rejected: 0, new_labels: ['Zona – Sur'] })
  expect([await titles(), await labelsOf('Uma'), await labelsOf('Ivo')]).toEqual([
    ['Zona – Sur'],
    ['Zona – Sur'],
    ['Zona – Sur'],
  ])
})

test('a row tells all of its faults, that of a label as well', async () => {
  const done = await files.whole('Nombre;Correo;Etiquetas\nUma;uma;Ninguna\n')
  expect(done).toMatchObject({ created: 0, rejected: 1 })
  expect(done.errors[0].message).toMatch(/correo «uma».*etiqueta «Ninguna»/)
  expect(done.reasons).toHaveLength(2)
})

test('a label whose name has a comma is known as it is, alone and among others', async () => {
  await add('Mayorista, Norte', 'Norte', 'Feria; 2026 | Salta', 'VIP')
  const cells = [
    ['Uma', '"Mayorista, Norte"', 'Mayorista, Norte'],
    ['Ivo', '"VIP, mayorista,  norte; feria; 2026 | salta"', 'VIP', 'Mayorista, Norte', 'Feria; 2026 | Salta'],
    ['Leo', '"""Mayorista, Norte"", ""Norte"""', 'Mayorista, Norte', 'Norte'],
    ['Eva', '"Norte | VIP"', 'Norte', 'VIP'],
  ]
  const text = `Nombre,Etiquetas\n${cells.map(([name, cell]) => `${name},${cell}`).join('\n')}\n`
  const done = await files.whole(text, { unknown_labels: 'create' })
  expect(done).toMatchObject({ created: 4, rejected: 0, new_labels: [] })
  for (const [name = '', , ...names] of cells) expect((await labelsOf(name)).sort()).toEqual(names.sort())
})

test('the export quotes a name with a comma or a quotation mark, and another bot reads it whole', async () => {
  const known = ['Mayorista, Norte', 'Los "de siempre"', 'VIP', '"Ya"']
  await add(...known)
  const { id: contact_id } = await t.db
    .insertInto('contact')
    .values({ bot_id: t.bot_, name: 'Uma' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = await t.db.selectFrom('label').select('id').where('bot_id', '=', t.bot_).execute()
  await t.db
    .insertInto('contact_label')
    .values(ids.map(({ id }) => ({ contact_id, label_id: id })))
    .execute()
  const text = String((await boss.call('GET', `/contacts/export/${t.bot_}`)).body)
  expect(text).toContain('"""Mayorista, Norte"", ""Los """"de siempre"""""", VIP, """"""Ya"""""""')
  await t.db.deleteFrom('label').where('bot_id', '=', t.bot_).execute()
  await t.db.deleteFrom('contact').where('bot_id', '=', t.bot_).execute()
  const coded = text.replace(/C\d+-\d+/, '')
  const done = await files.whole(coded, { unknown_labels: 'create', consent_source: 'X' })
  expect(done).toMatchObject({ created: 1, rejected: 0 })
  expect([await titles(), await labelsOf('Uma')]).toEqual([known, known])
})
