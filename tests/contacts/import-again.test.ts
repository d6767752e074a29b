import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

// Contacts that leave in a file and come back with it.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
})
afterAll(() => t.stop())

const exported = async () => String((await boss.call('GET', `/contacts/export/${t.bot_}`)).body)
const everybody = () => t.db.selectFrom('contact').selectAll().where('bot_id', '=', t.bot_).orderBy('id').execute()
const named = (name: string) =>
  t.db.selectFrom('contact').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const add = (...people: readonly { name: string; phone?: string; email?: string }[]) =>
  t.db
    .insertInto('contact')
    .values(people.map((one) => ({ bot_id: t.bot_, ...one })))
    .execute()
/** What the check of a file says, and then its import. */
async function both(content: string, options: object = {}) {
  const { body } = await files.upload(content)
  const columns = body.columns.flatMap(({ column, field }: { column: number; field: string }) =>
    field ? [{ column, field }] : [],
  )
  const given = { columns, policy: 'update', consent_source: 'X', ...options }
  expect((await files.start(body.id, { ...given, preview: true })).status).toBe(200)
  await files.work()
  const checked = await files.get(body.id)
  expect((await files.start(body.id, { ...given, preview: false })).status).toBe(200)
  await files.work()
  return { checked, done: await files.get(body.id) }
}

test('an export that is imported unchanged changes nothing, whatever the contacts have', async () => {
  const area = await t.db.selectFrom('area').select('id').where('bot_id', '=', t.bot_).executeTakeFirst()
  const label = { bot_id: t.bot_, title: 'Ferias, y más', color: '#123456', scope: 'contact' as const }
  const { id: label_id } = await t.db.insertInto('label').values(label).returning('id').executeTakeFirstOrThrow()
  const own = { bot_id: t.bot_, key: 'nota', label: 'Nota', type: 'text' as const }
  await t.db.insertInto('contact_field').values(own).execute()
  await add(
    { name: 'Sin Nada' },
    { name: 'Con  dos espacios 🌸' },
    { name: 'Pareja Uno', phone: '+5491155550001' },
    { name: 'Pareja Dos', phone: '+5491155550001' },
    { name: 'Número Corto', phone: '12', email: 'corto@correo.example' },
  )
  const whole = {
    ...{ bot_id: t.bot_, name: '=Suma', country: 'AR', consent: 'granted' as const, area_id: area?.id ?? null },
    ...{ blocked: true, assigned_user_id: boss.id, custom: json({ nota: 'x'.repeat(600) }) },
    document: json({ kind: 'DNI', value: '30123456' }),
  }
  const { id: contact_id } = await t.db.insertInto('contact').values(whole).returning('id').executeTakeFirstOrThrow()
  await t.db.insertInto('contact_label').values({ contact_id, label_id }).execute()
  const before = await everybody()
  const text = await exported()
  const { body } = await files.upload(text)
  const fields = Object.fromEntries(
    body.columns.map(({ heading, field }: { heading: string; field: string }) => [heading, field]),
  )
  expect(fields).toMatchObject({ 'Código de contacto': 'code', Nota: 'custom.nota' })
  for (const heading of ['Grupos', 'A cargo de', 'Área de atención', 'Bloqueado', 'Canales'])
    expect(fields[heading]).toBe('')
  const { checked, done } = await both(text)
  for (const one of [checked, done])
    expect(one).toMatchObject({ created: 0, updated: 0, rejected: 0, repeated: 0, unchanged: before.length })
  expect(await everybody()).toEqual(before)
})

test('a code finds its contact before the other data, and a changed cell changes it', async () => {
  await add({ name: 'Cora Díaz', phone: '+5491155550101' }, { name: 'Otra Díaz', phone: '+5491155550102' })
  const [cora, otra] = [await named('Cora Díaz'), await named('Otra Díaz')]
  const code = (id: number) => `C${t.bot_}-${id}`
  const rows = [`${code(cora.id)};Cora Díaz Paz;11 5555 0109`, `${code(otra.id)};Otra Díaz;+5491155550102`]
  const { checked, done } = await both(`Código de contacto;Nombre;Tel\n${rows.join('\n')}\n`)
  for (const one of [checked, done]) expect(one).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect(await named('Cora Díaz Paz')).toMatchObject({ id: cora.id, phone: '+541155550109' })
  const conflict = await files.whole(`Código de contacto;Nombre;Tel\n${code(otra.id)};Otra;11 5555 0109\n`)
  expect(conflict.errors).toEqual([
    { row: 2, message: expect.stringMatching(/El código es de «Otra Díaz».*«Cora Díaz Paz»/) },
  ])
  expect(await named('Otra Díaz')).toMatchObject({ phone: '+5491155550102' })
})

test('a code of another bot, of nobody or of another form is ignored', async () => {
  await add({ name: 'Ema Luz', phone: '+541155550201' })
  const { id } = await named('Ema Luz')
  const rows = [
    `C${t.bot_ + 1}-${id};Iris Mar;1155550202`,
    `C${t.bot_}-${id + 9999};Ema Luz;1155550201`,
    `C${t.bot_}-${id + 9999};Alba Sol;1155550203`,
    `${id};Gala Río;1155550204`,
    `C${t.bot_}-99999999999;Nora Fe;1155550205`,
  ]
  const { checked, done } = await both(`Código de contacto;Nombre;Tel\n${rows.join('\n')}\n`)
  for (const one of [checked, done]) expect(one).toMatchObject({ created: 4, updated: 0, unchanged: 1, rejected: 0 })
  expect(await named('Ema Luz')).toMatchObject({ id })
})

test('the code of a contact that was deleted, erased or merged refuses its row, so that no old file brings them back', async () => {
  const people = ['Borrada Paz Sol', 'Olvidada Paz Sol', 'Unida Paz Sol', 'Queda Paz Sol']
  await add(...people.map((name, n) => ({ name, phone: `+54115555025${n}` })))
  const [deleted = 0, erased = 0, merged = 0, target_id = 0] = (await Promise.all(people.map(named))).map(
    ({ id }) => id,
  )
  expect((await boss.call('DELETE', `/contacts/${t.bot_}/${deleted}`)).status).toBe(204)
  const body = { name: people[1] }
  expect((await boss.call('POST', `/contacts/data/delete/${t.bot_}/${erased}`, { body })).status).toBe(204)
  const merge = { target_id, source_id: merged, preview: false }
  expect((await boss.call('POST', `/contacts/merge/${t.bot_}`, { body: merge })).status).toBe(200)
  const codes = [deleted, erased, merged].map((id, n) => `C${t.bot_}-${id};${people[n]};115555025${n}`)
  const { checked, done } = await both(`Código de contacto;Nombre;Tel\n${codes.join('\n')}\n;${people[0]};1155550250\n`)
  for (const one of [checked, done]) {
    expect(one).toMatchObject({ created: 1, updated: 0, rejected: 3 })
    const reason = 'Ese contacto ya no está: lo eliminaron o lo unieron a otro. Quita el código para crearlo.'
    expect(one.reasons).toEqual([{ reason, count: 3 }])
  }
})

test('rows that name one contact by different data are one person', async () => {
  await add({ name: 'Lía Roca', phone: '+541155550301', email: 'lia@correo.example' })
  const { id } = await named('Lía Roca')
  const rows = [';Lía;1155550301;', ';Lía R.;;lia@correo.example', `C${t.bot_}-${id};Lía Roca Paz;;`]
  const { checked, done } = await both(`Código de contacto;Nombre;Tel;Correo\n${rows.join('\n')}\n`)
  for (const one of [checked, done]) {
    expect(one).toMatchObject({ created: 0, updated: 1, repeated: 2, rejected: 0 })
    expect(one.repeats).toEqual([
      { row: 3, of: 2, by: 'contact' },
      { row: 4, of: 2, by: 'contact' },
    ])
  }
  expect(await named('Lía Roca Paz')).toMatchObject({ id })
})

test('a check counts rows that change nothing as the import does; a label or a group is a change', async () => {
  const group = (await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Repetidores', kind: 'static' } })).body
  const label = { bot_id: t.bot_, title: 'Repite', color: '#123456', scope: 'contact' as const }
  const { id: label_id } = await t.db.insertInto('label').values(label).returning('id').executeTakeFirstOrThrow()
  const text = 'Nombre;Tel\nUno Igual;1155550401\nDos Igual;1155550402\n'
  expect(await both(text)).toMatchObject({ checked: { created: 2 }, done: { created: 2 } })
  const same = await both(text)
  for (const one of [same.checked, same.done])
    expect(one).toMatchObject({ created: 0, updated: 0, skipped: 0, unchanged: 2 })
  expect(same.checked.sample.map(({ action }: { action: string }) => action)).toEqual(['unchanged', 'unchanged'])
  const one = await both('Nombre;Tel\nUno Igual;1155550401\n', { group_id: group.id })
  expect([one.checked, one.done]).toMatchObject([{ updated: 1 }, { updated: 1 }])
  const more = await both(text, { group_id: group.id })
  expect([more.checked, more.done]).toMatchObject([
    { updated: 1, unchanged: 1 },
    { updated: 1, unchanged: 1 },
  ])
  const labelled = await both(text, { labels: [label_id] })
  expect([labelled.checked, labelled.done]).toMatchObject([{ updated: 2 }, { updated: 2 }])
  const skipped = await both(text, { policy: 'skip' })
  expect([skipped.checked, skipped.done]).toMatchObject([
    { skipped: 2, unchanged: 0 },
    { skipped: 2, unchanged: 0 },
  ])
})
