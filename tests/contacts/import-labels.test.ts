import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MaximumsLimits } from '../../generated/limits.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

// Labels of a file that the bot does not have.

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
const labels = () =>
  t.db
    .selectFrom('label')
    .select(['id', 'title', 'color', 'scope', 'created_by'])
    .where('bot_id', '=', t.bot_)
    .execute()
const titles = async () => (await labels()).map(({ title }) => title).sort()
const labelsOf = async (name: string) =>
  (
    await t.db
      .selectFrom('contact_label as cl')
      .innerJoin('label as l', 'l.id', 'cl.label_id')
      .innerJoin('contact as k', 'k.id', 'cl.contact_id')
      .select('l.title')
      .where('k.name', '=', name)
      .orderBy('l.title')
      .execute()
  ).map(({ title }) => title)
async function begun(content: string, options: object, who = files) {
  const { body } = await who.upload(content)
  const columns = body.columns.map(({ column, field }: { column: number; field: string }) => ({ column, field }))
  const answer = await who.start(body.id, { columns, policy: 'update', ...options })
  return { id: body.id as number, answer }
}
async function checked(content: string, options: object) {
  const { id } = await begun(content, { ...options, preview: true })
  await files.work()
  return files.get(id)
}

const text = 'Nombre;Etiquetas\nUma;Mayorista, VIP\nIvo;mayorista\nLeo;Conocida\n'

test('unknown labels refuse their row unless chosen otherwise, or are left out', async () => {
  await add('Conocida')
  expect(await files.whole(text)).toMatchObject({ created: 1, rejected: 2 })
  const rest = await files.whole(text, { unknown_labels: 'skip' })
  expect(rest).toMatchObject({ unknown_labels: 'skip', created: 3, rejected: 0, new_labels: [] })
  expect([await labelsOf('Uma'), await labelsOf('Leo'), await titles()]).toEqual([
    [],
    ['Conocida', 'Conocida'],
    ['Conocida'],
  ])
})

test('unknown labels are created once, shown before, and go with the undo of the import', async () => {
  await add('Conocida')
  const before = await checked(text, { unknown_labels: 'create' })
  expect(before).toMatchObject({ created: 3, rejected: 0, new_labels: ['Mayorista', 'VIP'] })
  expect(await titles()).toEqual(['Conocida'])
  const done = await files.whole(text, { unknown_labels: 'create' })
  expect(done).toMatchObject({ created: 3, rejected: 0, new_labels: ['Mayorista', 'VIP'] })
  expect(await labelsOf('Uma')).toEqual(['Mayorista', 'VIP'])
  expect(await labelsOf('Ivo')).toEqual(['Mayorista'])
  const [made] = (await labels()).filter(({ title }) => title === 'VIP')
  expect(made).toMatchObject({ scope: 'both', color: expect.stringMatching(/^#[0-9a-f]{6}$/), created_by: boss.id })
  const lines = await t.audit(({ action, resource_type }) => action === 'create' && resource_type === 'label')
  expect(lines.slice(-2)).toMatchObject([
    { resource_label: 'Mayorista', actor_id: boss.id },
    { resource_label: 'VIP', actor_id: boss.id },
  ])
  // Somebody uses one of them since.
  const { id } = await t.db
    .insertInto('contact')
    .values({ bot_id: t.bot_, name: 'Otra' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.db
    .insertInto('contact_label')
    .values({ contact_id: id, label_id: made?.id ?? 0 })
    .execute()
  await files.undo(done.id)
  expect(await titles()).toEqual(['Conocida', 'VIP'])
  expect(await labelsOf('Otra')).toEqual(['VIP'])
})

test('an undo keeps a label that a rule names or that somebody changed', async () => {
  const done = await files.whole('Nombre;Etiquetas\nUma;Nueva, Regla, Editada\n', { unknown_labels: 'create' })
  const all = new Map((await labels()).map(({ id, title }) => [title, id]))
  const view = { name: 'Con regla', filter: { labels: [all.get('Regla')] } }
  expect((await boss.call('POST', `/chats/views/${t.bot_}`, { body: view })).status).toBe(201)
  const edited = { id: all.get('Editada'), title: 'Editada', color: '#654321' }
  expect((await boss.call('PUT', `/chats/labels/${t.bot_}`, { body: edited })).status).toBe(200)
  await files.undo(done.id)
  expect(await titles()).toEqual(['Editada', 'Regla'])
})

test('an undo by somebody who may delete no labels leaves those that the import created', async () => {
  for (const permissions of [
    { contacts: true, chats: true },
    { contacts: true, chats: false },
  ]) {
    const seller = await t.staff(4, permissions)
    const theirs = importer(t, () => seller)
    const done = await files.whole('Nombre;Etiquetas\nUma;Nueva\n', { unknown_labels: 'create' })
    expect(await theirs.undo(done.id)).toMatchObject({ state: 'undone', kept: 0 })
    expect([await titles(), await labelsOf('Uma')]).toEqual([['Nueva'], []])
  }
})

test('an update whose only news is a label that is created counts as one', async () => {
  await t.db.insertInto('contact').values({ bot_id: t.bot_, name: 'Ema', phone: '+541155550701' }).execute()
  const row = 'Nombre;Tel;Etiquetas\nEma;1155550701;Nueva\n'
  expect(await checked(row, { unknown_labels: 'create' })).toMatchObject({ updated: 1, unchanged: 0 })
  const done = await files.whole(row, { unknown_labels: 'create' })
  expect(done).toMatchObject({ updated: 1, unchanged: 0 })
  await files.undo(done.id)
  expect([await labelsOf('Ema'), await titles()]).toEqual([[], []])
})

test('no more labels than a bot may have are created, none of a name that is none, and none for who is skipped', async () => {
  const { maximum } = MaximumsLimits.labels
  await add(...Array.from({ length: maximum - 1 }, (_, n) => `Etiqueta ${n}`))
  await t.db.insertInto('contact').values({ bot_id: t.bot_, name: 'Ya', phone: '+541155550801' }).execute()
  const rows = ['Ya;1155550801;Ajena', `Larga;;${'x'.repeat(41)}`, 'Dos;;Una, Otra', 'Una;;Una', 'Tres;;Tercera']
  const content = `Nombre;Tel;Etiquetas\n${rows.join('\n')}\n`
  const options = { unknown_labels: 'create', policy: 'skip' }
  const before = await checked(content, options)
  const done = await files.whole(content, options)
  for (const one of [before, done]) {
    expect(one).toMatchObject({ created: 1, skipped: 1, rejected: 3, new_labels: ['Una'] })
    expect(one.errors).toEqual([
      { row: 3, message: expect.stringMatching(/tiene más de 40 letras/) },
      { row: 4, message: expect.stringMatching(/Ya hay 300 etiquetas/) },
      { row: 6, message: expect.stringMatching(/Ya hay 300 etiquetas/) },
    ])
  }
})

test('a label that is only for conversations is no label of a contact, and is not created twice', async () => {
  await t.db.insertInto('label').values({ bot_id: t.bot_, title: 'Urgente', color: '#123456', scope: 'chat' }).execute()
  const done = await files.whole('Nombre;Etiquetas\nUma;urgente\n', { unknown_labels: 'create' })
  expect(done.errors).toEqual([{ row: 2, message: expect.stringContaining('solo para conversaciones') }])
})

test('a label that somebody creates meanwhile is taken', async () => {
  const { id } = await begun('Nombre;Etiquetas\nUma;Nueva\n', { unknown_labels: 'create', preview: false })
  const [, made] = await Promise.all([
    files.work(),
    boss.call('POST', `/chats/labels/${t.bot_}`, { body: { title: 'Nueva', color: '#123456' } }),
  ])
  expect([201, 409, 422]).toContain(made.status)
  expect(await files.get(id)).toMatchObject({ state: 'done', created: 1, rejected: 0 })
  expect([await titles(), await labelsOf('Uma')]).toEqual([['Nueva'], ['Nueva']])
})

test('who may create no labels creates none with a file', async () => {
  const seller = await t.staff(4, { contacts: true, chats: false })
  const { answer } = await begun(
    text,
    { unknown_labels: 'create', preview: true },
    importer(t, () => seller),
  )
  expect(answer).toMatchObject({ status: 422, body: { fields: { unknown_labels: [expect.any(String)] } } })
})
