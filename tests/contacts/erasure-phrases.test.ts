import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// What a person wrote or is called may be what the product or the business says: that is no trace of them.

let t: Inbox
let boss: Member
let intentId: number
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const bot_id = t.bot_
  const category = await t.db
    .insertInto('intent_category')
    .values({ bot_id, name: 'Turnos' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const intent = { bot_id, name: 'Reservar', category_id: category.id }
  intentId = (await t.db.insertInto('intent').values(intent).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => t.stop())

const addExample = async (text: string) =>
  (
    await t.db
      .insertInto('example')
      .values({ bot_id: t.bot_, intent_id: intentId, signature: '', text, folded: text.toLowerCase() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const addCase = (name: string, text: string) =>
  t.db
    .insertInto('test_case')
    .values({ bot_id: t.bot_, name, steps: json([{ text }] as never) })
    .execute()
const examples = async () => (await t.db.selectFrom('example').select('text').execute()).map(({ text }) => text).sort()
const cases = async () => (await t.db.selectFrom('test_case').select('name').execute()).map(({ name }) => name).sort()
const person = async (name: string) =>
  (await boss.call('POST', `/contacts/${t.bot_}`, { body: { name } })).body.id as number
const erase = async (id: number, name: string) =>
  (await boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })).status

test('a customer who writes the names of columns and of options takes nothing along', async () => {
  const said = ['source_message_id', 'run_after_training', 'contact_requests', 'never', 'manual']
  await addExample('Quiero reservar')
  await addCase('Reserva', 'Quiero reservar')
  const filter = { type: 'contact_requests' }
  const view = (body: object) => boss.call('POST', `/chats/views/${t.bot_}`, { body: { ...body, shared: true } })
  expect((await view({ name: 'Pedidos', filter })).status).toBe(201)
  const views = async () => (await boss.call('GET', `/chats/views/${t.bot_}`)).body.views
  const before = [await examples(), await cases(), await views()]
  expect((await view({ name: 'Suya', filter: { ...filter, q: 'ANA lucía bravo' } })).status).toBe(201)
  let chat = 0
  for (const text of said) chat = await t.writes(text, { userName: 'Ana Lucía Bravo', senderId: 'columnas' })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  expect(await erase(id, 'Ana Lucía Bravo')).toBe(204)
  expect([await examples(), await cases(), await views()]).toEqual(before)
})

test('who is called like a phrase of the business takes neither phrases nor history along; a rare name goes', async () => {
  const phrases = ['Quiero un turno', 'Dame un turno', '¿Hay un turno?', 'Un turno para hoy', 'Pido un turno ya']
  for (const text of [...phrases, 'Soy Zulma Arce Paz', 'Soy Zulma Arce Pazmiño']) await addExample(text)
  await addCase('Pide un turno', 'Un turno')
  const label = { title: 'Cliente nuevo', color: '#123456' }
  expect((await boss.call('POST', `/chats/labels/${t.bot_}`, { body: label })).status).toBe(201)
  const labelled = () => t.audit(({ resource_label }) => resource_label === 'Cliente nuevo')
  const before = [await cases(), await labelled()]
  for (const name of ['Un turno', 'Cliente nuevo', 'Zulma Arce Paz'])
    expect(await erase(await person(name), name)).toBe(204)
  expect([await cases(), await labelled()]).toEqual(before)
  expect(await labelled()).toHaveLength(1)
  const left = await examples()
  expect(left).toEqual(expect.arrayContaining([...phrases, 'Soy Zulma Arce Pazmiño']))
  expect(left).not.toContain('Soy Zulma Arce Paz')
})

test('a name of signs is erased, and so are the words of the person in reports, which stay whole', async () => {
  const said = 'El casco verde no me entra'
  const chat = await t.writes(said, { userName: ': null', senderId: 'signos' })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const report = { wrong: [{ text: said, expected: null }], 'El casco': 1 }
  const run = { bot_id: t.bot_, state: 'done', started_at: t.clock.now(), report: JSON.stringify(report) as never }
  await t.db.insertInto('training_run').values(run).execute()
  expect(await erase(id, ': null')).toBe(204)
  const [{ report: left } = { report: null }] = await t.db.selectFrom('training_run').select('report').execute()
  expect(left).toEqual({ wrong: [{ text: '…', expected: null }], 'El casco': 1 })
})

test('what the team told somebody with one name is also gone from the answers that are kept for repetitions', async () => {
  const chat = await t.request({}, { userName: 'Zulmaquilde', senderId: 'zulma' })
  const other = await t.request({}, { userName: 'Otra', senderId: 'otra' })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const send = async (to: number, target_id: string, message: string) => {
    const headers = { 'idempotency-key': `clave-${target_id}` }
    const body = { id: to, target_id, message }
    expect((await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body, headers })).status).toBe(201)
  }
  await send(chat, 'zulma', 'Hola, tu DNI 30999888 quedó')
  await send(other, 'otra', 'Hola, listo')
  expect(await found(t, ['30999888'])).toContain('idempotency')
  expect(await erase(id, 'Zulmaquilde')).toBe(204)
  expect(await found(t, ['30999888', 'zulmaquilde'])).toEqual([])
  expect(await t.db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'clave-otra' }])
})

test('a file that waits to be imported stays unless it names the person', async () => {
  const files = importer(t, () => boss)
  const columns = [{ column: 0, field: 'name' }]
  const checked = async (content: string) => {
    const { body } = await files.upload(content)
    await files.start(body.id, { columns, policy: 'update', preview: true })
    await files.work()
    return body.id as number
  }
  const [kept, named] = [await checked('Nombre\nOtra Persona\n'), await checked('Nombre\nEva\nIrma Soria Luz\n')]
  expect(await erase(await person('Irma Soria Luz'), 'Irma Soria Luz')).toBe(204)
  expect(await files.get(named)).toMatchObject({ state: 'failed', created: 0, updated: 0 })
  const start = (id: number) => files.start(id, { columns, policy: 'update', preview: false })
  expect((await start(named)).body.message).toBe(
    'Quitamos el archivo: nombraba a alguien que pidió eliminar sus datos. Sube el archivo de nuevo.',
  )
  expect((await start(kept)).status).toBe(200)
  await files.work()
  expect(await files.get(kept)).toMatchObject({ state: 'done', created: 1 })
})
