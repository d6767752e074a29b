import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// A file of contacts names somebody as the import would find them, however its cells are written.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
})
afterAll(() => t.stop())

const person = async (body: object) => {
  const { status, body: made } = await boss.call('POST', `/contacts/${t.bot_}`, { body })
  expect(status).toBe(201)
  return made.id as number
}
const erase = async (id: number, name: string) =>
  expect((await boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })).status).toBe(204)

const REMIGIA = {
  ...{ name: 'Remigia Fúnes', phone: '+5493415557391', email: 'remi.funes@correo.example' },
  document: { kind: 'DNI', value: '30123456' },
}

test('a file with the person in separate or differently written cells goes; files with others stay', async () => {
  const id = await person(REMIGIA)
  const naming = [
    'Nombre;Apellido;Tel\nEva;Paz;+5493415550001\nRemigia;Funes;\n',
    'Apellido;Ciudad;Nombre\nFÚNES;Rosario;Remigia\n',
    'Nombre;Tel\nAlguien;(341) 555-7391\n',
    'Nombre;Tel\nAlguien;0341 15 555-7391\n',
    'Nombre;Tel\nAlguien;+54 9 341 555 7391\n',
    'Nombre;Tel\nAlguien;Tel. 1122223333/3415557391\n',
    'Nombre;Tel\nAlguien;+54 9 11 9999-8888 3415557391\n',
    'Nombre;Tel\nAlguien;54 341 5557391\n',
    'Nombre;Correo\nAlguien;Remi.Funes@Correo.example\n',
    'Nombre;Documento\nAlguien;DNI 30.123.456\n',
    'Nombre;Notas\nAlguien;es tía de Remigia Fúnes\n',
  ]
  const others = [
    'Nombre;Apellido;Tel\nRemigia;Paz;(341) 555-7392\nEva;Lunes;+52 341 555 7391\n',
    'Nombre;Correo\nRemi;xremi.funes@correo.example\nOtra;remi.funes@correo.example.ar\n',
    'Nombre;Documento\nAlguien;DNI 3.012.345\nAlguien;301234567\n',
    'Nombre;Ciudad\nRemigia Gómez;Rosario\nAna Fúnes;Salta\n',
  ]
  const upload = async (contents: readonly string[]) => {
    const ids: number[] = []
    for (const content of contents) {
      const { status, body } = await files.upload(content)
      expect([status, body.message]).toEqual([201, ''])
      ids.push(body.id)
    }
    return ids
  }
  const [named, kept] = [await upload(naming), await upload(others)]
  await erase(id, REMIGIA.name)
  const states = (ids: readonly number[]) => Promise.all(ids.map(async (one) => (await files.get(one)).state))
  expect(await states(named)).toEqual(naming.map(() => 'failed'))
  expect(await states(kept)).toEqual(others.map(() => 'ready'))
  const { columns } = await files.get(kept.at(-1) ?? 0)
  expect(columns[0].samples).toEqual(['Remigia Gómez', 'Ana Fúnes'])
})

test('a checked file that would bring the person back is gone, and so are its rows that were refused', async () => {
  const id = await person({ name: 'Ulpiano Sáez', phone: '+5493415558822' })
  const columns = ['name', 'last_name', 'phone', 'email'].map((field, column) => ({ column, field }))
  const { body } = await files.upload('Nombre;Apellido;Tel;Correo\nUlpiano;Saez;(341) 555-8822;\n')
  await files.start(body.id, { columns, policy: 'update', preview: true })
  await files.work()
  expect(await files.get(body.id)).toMatchObject({ state: 'ready', updated: 1 })
  const done = await files.whole(
    'Nombre;Apellido;Tel;Correo\nSaez;Ulpiano;;no-es-uno\n;;0341 15 555-8822;x\nEva;Saez;;no-es-dos\n;;(341) 555-8823;y\n',
    { columns },
  )
  expect(done).toMatchObject({ rejected: 4 })
  expect(await found(t, ['no-es-uno', '15 555-8822'])).toContain('contact_import_reject')
  await erase(id, 'Ulpiano Sáez')
  expect(await files.start(body.id, { columns, policy: 'update', preview: false })).toMatchObject({ status: 409 })
  expect(await found(t, ['no-es-uno', '555-8822', 'Ulpiano', '3415558822'])).toEqual([])
  const rejects = await t.db
    .selectFrom('contact_import_reject')
    .select('row')
    .where('import_id', '=', done.id)
    .execute()
  expect(rejects.map(({ row }) => row).sort()).toEqual([4, 5])
})

test('the name of a file that names the person is gone, also from the history; of others it stays', async () => {
  const id = await person({ name: 'Zulema Quintrequeo', phone: '+5493517771234' })
  const content = 'Nombre;Correo\nRosa Vega;rosa@correo.example\n'
  for (const name of ['clientes-de-zulema_quintrequeo.csv', 'Quintrequéo, Zulema.csv', 'clientes-de-zulma.csv']) {
    const { body } = await files.upload(content, name)
    const columns = ['name', 'email'].map((field, column) => ({ column, field }))
    expect((await files.start(body.id, { columns, policy: 'update', preview: false })).status).toBe(200)
    await files.work()
  }
  await erase(id, 'Zulema Quintrequeo')
  const rows = await t.db.selectFrom('contact_import').select('name').where('name', 'like', '%z%').execute()
  expect(rows.map(({ name }) => name)).toEqual(['clientes-de-zulma.csv'])
  const labels = await t.audit(({ action }) => action === 'import')
  expect(labels.map(({ resource_label: label }) => label).filter((label) => /quintreq/i.test(`${label}`))).toEqual([])
  expect(labels.map(({ resource_label: label }) => label)).toContain('clientes-de-zulma.csv')
})

test('what somebody searched for as the person is gone, however it was written', async () => {
  const id = await person({ name: 'Herminia Ñancucheo', phone: '+5493517775678' })
  const view = (name: string, filter: object) =>
    t.db
      .insertInto('chat_view')
      .values({ bot_id: t.bot_, owner_id: boss.id, name, filter: JSON.stringify(filter) } as never)
      .execute()
  await view('a', { username: 'herminia nancucheo' })
  await view('b', { sender_id: '0351 777-5678' })
  await view('c', { q: 'Ñancucheo, Herminia' })
  await view('d', { username: 'herminia gómez' })
  await erase(id, 'Herminia Ñancucheo')
  const left = await t.db.selectFrom('chat_view').select('name').where('bot_id', '=', t.bot_).execute()
  expect(left.map(({ name }) => name)).toEqual(['d'])
})
