import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { connectAccount } from '../support/platform.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// Erasing a person takes nothing from others, whatever they have in common.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const NAME = 'Juana Pérez'
const GREETING = 'Hola, ¿cómo están todos?'
const PRESSED = 'Hablar con una persona'
const PHRASE = '¿Hasta qué hora atienden hoy?'

const KEPT = ['webhook_inbox', 'training_run', 'example', 'test_case'] as const

/** What stands in a table, as text. */
const stands = async (table: (typeof KEPT)[number]) =>
  JSON.stringify(await t.db.selectFrom(table).selectAll().execute())
const jobs = () => t.db.selectFrom('job').select('payload').where('queue', '=', 'nada').execute()

test('what others wrote, and what the chatbot has, stays when somebody who said the same is erased', async () => {
  const bot_id = t.bot_
  const chat = await t.writes(GREETING, { userName: NAME, senderId: 'mario' })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  for (const text of [PRESSED, PHRASE]) await t.writes(text, { userName: NAME, senderId: 'mario' })
  // A short number of an internal line is part of many others.
  await t.db.updateTable('contact').set({ phone: '123456' }).where('id', '=', id).execute()

  // Another customer greets alike, has the same name, and their message still waits to be read.
  const account = await connectAccount(t, bot_id, 'whatsapp')
  const body = { from: '5493415551234560', name: NAME, text: GREETING, note: 'mariology' }
  await t.db.insertInto('webhook_inbox').values({ account_id: account.id, key: 'k', lane: 'c:1', body }).execute()
  await t.writes(GREETING, { userName: 'Otra Persona' })
  // A button of the chatbot, and phrases of the business.
  await t.db
    .insertInto('small_talk')
    .values({ bot_id, topic: 'greeting', phrases: json([PRESSED]), updated_at: t.clock.now() } as never)
    .execute()
  const category = await t.db
    .insertInto('intent_category')
    .values({ bot_id, name: 'Ventas' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const intent = await t.db
    .insertInto('intent')
    .values({ bot_id, name: 'Horario', category_id: category.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const example = { bot_id, intent_id: intent.id, signature: '', text: PHRASE, folded: PHRASE.toLowerCase() }
  await t.db.insertInto('example').values(example).execute()
  const steps = json([{ text: PRESSED }] as never)
  await t.db.insertInto('test_case').values({ bot_id, name: GREETING, steps }).execute()
  const report = JSON.stringify({ wrong: [PHRASE, GREETING, PRESSED] }) as never
  const run = { bot_id, state: 'done', started_at: t.clock.now(), report }
  await t.db.insertInto('training_run').values(run).execute()
  // Somebody else's work waits: of no chatbot, and with the same words.
  await t.db
    .insertInto('job')
    .values({ queue: 'nada', payload: json({ to: NAME, text: GREETING }) })
    .execute()
  const before = await Promise.all(KEPT.map(stands))

  const erased = await boss.call('POST', `/contacts/data/delete/${bot_id}/${id}`, { body: { name: NAME } })
  expect(erased.status).toBe(204)

  const after = await Promise.all(KEPT.map(stands))
  for (const [at, table] of KEPT.entries()) expect([table, after[at]]).toEqual([table, before[at]])
  expect(await jobs()).toHaveLength(1)
})

test('only who sees every conversation reads and erases everything of a person', async () => {
  const area = await t.area(t.bot_, 'Reclamos', boss)
  const chat = await t.request({ area_id: area }, { userName: 'Rosa Gil', text: 'Esto es privado' })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const operator = await t.staff(4)
  await t.area(t.bot_, 'Ventas', operator)
  const editor = await t.staff(3)
  const reader = await t.staff(3, { contacts: true, chats: true })
  expect((await operator.call('GET', `/chats/view/${t.bot_}/${chat}`)).status).toBe(404)
  const read = (who: Member) => who.call('GET', `/contacts/data/${t.bot_}/${id}`)
  const erase = (who: Member) =>
    who.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name: 'Rosa Gil' } })
  for (const who of [operator, editor]) {
    expect((await who.call('GET', `/contacts/${t.bot_}/${id}`)).status).toBe(200)
    expect([(await read(who)).status, (await erase(who)).status]).toEqual([403, 403])
  }
  expect([(await read(reader)).status, (await erase(reader)).status]).toEqual([200, 204])
})

test('who was merged with somebody and separated again keeps everything when the other one is erased', async () => {
  const bot_id = t.bot_
  const contactOf = async (userName: string, email: string) => {
    const chat = await t.writes('Hola', { userName })
    const { contact_id: id } = await t.db
      .selectFrom('chat')
      .select('contact_id')
      .where('id', '=', chat)
      .executeTakeFirstOrThrow()
    expect((await boss.call('PUT', `/contacts/${bot_id}/${id}`, { body: { name: userName, email } })).status).toBe(200)
    return id
  }
  const living = await contactOf('Amalia Ferreyra Soto', 'amalia@correo.example')
  const gone = await contactOf('Benito Godoy Ruiz', 'benito@correo.example')
  const merged = await boss.call('POST', `/contacts/merge/${bot_id}`, {
    body: { target_id: gone, source_id: living, preview: false },
  })
  expect((await boss.call('POST', `/contacts/merge/undo/${bot_id}/${merged.body.id}`)).status).toBe(200)
  const edited = { name: 'Amalia Ferreyra Soto', email: 'amalia@correo.example', city: 'Rosario' }
  expect((await boss.call('PUT', `/contacts/${bot_id}/${living}`, { body: edited })).status).toBe(200)
  const rules = await Promise.all(
    ['amalia@correo.example', 'benito@correo.example'].map(async (value) => {
      const rule = { match: 'all', conditions: [{ field: 'email', operator: 'eq', value }] }
      return (await boss.call('POST', `/groups/${bot_id}`, { body: { name: value, kind: 'dynamic', rule } })).body.id
    }),
  )
  const register = () =>
    t.db.selectFrom('contact_event').selectAll().where('contact_id', '=', living).orderBy('id').execute()
  const audited = () => t.audit((row) => row.resource_type === 'contact' && row.resource_id === String(living))
  const before = [await register(), await audited()]

  const erased = await boss.call('POST', `/contacts/data/delete/${bot_id}/${gone}`, {
    body: { name: 'Benito Godoy Ruiz' },
  })
  expect(erased.status).toBe(204)

  expect([await register(), await audited()]).toEqual(before)
  const kinds = await t.db.selectFrom('contact_group').select(['id', 'kind']).where('id', 'in', rules).execute()
  expect(Object.fromEntries(kinds.map(({ id, kind }) => [id, kind]))).toEqual({
    [rules[0]]: 'dynamic',
    [rules[1]]: 'static',
  })
})

test('what the person wrote is gone where it was forwarded, also forwarded again; what the business wrote stays', async () => {
  const bot_id = t.bot_
  const said = 'Mi número de socia es veintidós azul'
  const media = `f-${'b'.repeat(22)}`
  const row = { id: media, bot_id, filename: 'socia.pdf', type: 'application/pdf' as const, size: 3, sha256: '' }
  await t.db
    .insertInto('media')
    .values({ ...row, visibility: 'chat' })
    .execute()
  await t.request({}, { userName: 'Irma Salcedo Paz', senderId: 'irma' })
  await t.writes(said, { userName: 'Irma Salcedo Paz', senderId: 'irma', mediaIds: [media] })
  const mine = await t.db.selectFrom('chat').selectAll().where('sender_id', '=', 'irma').executeTakeFirstOrThrow()
  const others = [await t.request(), await t.request()]
  const newest = async (id: number) => (await boss.call('GET', `/chats/view/${bot_id}/${id}`)).body.data.at(-1)
  const forward = async (id: number, to_id: number | undefined) => {
    const body = { id, message_id: (await newest(id)).id, to_id }
    const answer = await boss.call('POST', `/chats/requests/forward/${bot_id}`, { body })
    expect([answer.status, answer.body.message]).toEqual([201, undefined])
    return answer.body.id
  }
  const say = async (message: string) => {
    const body = { id: mine.id, target_id: 'irma', message }
    expect((await boss.call('POST', `/chats/requests/send/${bot_id}`, { body })).status).toBe(201)
  }
  await forward(mine.id, others[0])
  await forward(others[0] ?? 0, others[1])
  await say('Los precios valen hasta el viernes')
  const kept = await forward(mine.id, others[0])
  await say('Irma Salcedo Paz pasa el viernes')
  await forward(mine.id, others[1])

  const erase = await boss.call('POST', `/contacts/data/delete/${bot_id}/${mine.contact_id}`, {
    body: { name: 'Irma Salcedo Paz' },
  })
  expect(erase.status).toBe(204)
  expect(await found(t, ['veintidós azul', 'socia.pdf', media, 'pasa el viernes'])).toEqual([])
  const [one, two] = await Promise.all(
    others.map(async (id) => (await boss.call('GET', `/chats/view/${bot_id}/${id}`)).body.data.slice(1)),
  )
  expect(one).toMatchObject([
    { text: '', content: { deleted: true } },
    { id: kept, text: 'Los precios valen hasta el viernes' },
  ])
  expect(two).toMatchObject([{ content: { deleted: true } }, { content: { deleted: true } }])
})

test('that a message was deleted is kept without the name of whom it was for, and nobody else loses theirs', async () => {
  const deleted = async (userName: string) => {
    const chat = await t.request({}, { userName, senderId: `de-${userName}` })
    const send = { id: chat, target_id: `de-${userName}`, message: 'Me equivoqué' }
    const sent = await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: send })
    const { id: message } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.at(-1)
    expect(sent.status).toBe(201)
    expect((await boss.call('DELETE', `/chats/messages/${t.bot_}/${chat}/${message}`)).status).toBe(200)
    const row = await t.db.selectFrom('chat').select('contact_id').where('id', '=', chat).executeTakeFirstOrThrow()
    return { chat, message, contact: row.contact_id }
  }
  const [zoe, max] = [await deleted('Zoe'), await deleted('Max')]
  // An entry about a message whose number is that of the conversation.
  await t.db
    .updateTable('audit')
    .set({ resource_id: String(zoe.chat) })
    .where('resource_type', '=', 'message')
    .where('resource_id', '=', String(max.message))
    .execute()
  const erased = await boss.call('POST', `/contacts/data/delete/${t.bot_}/${zoe.contact}`, { body: { name: 'Zoe' } })
  expect(erased.status).toBe(204)
  const rows = await t.audit(({ resource_type }) => resource_type === 'message')
  expect(rows.map(({ resource_label, before }) => [resource_label, before === null]).sort()).toEqual([
    ['Max', false],
    ['Persona eliminada', true],
  ])
})

test('of what was forwarded, what has not left stays here, and what left is still known by its id', async () => {
  const bot_id = t.bot_
  const account = await connectAccount(t, bot_id, 'whatsapp')
  await t.request({}, { userName: 'Nora Ibáñez Sol', senderId: 'nora' })
  const mine = await t.db.selectFrom('chat').selectAll().where('sender_id', '=', 'nora').executeTakeFirstOrThrow()
  const to_id = await t.request({ account_id: account.id }, { channel: 'whatsapp', senderId: '5491155550190' })
  const [{ id: message_id }] = (await boss.call('GET', `/chats/view/${bot_id}/${mine.id}`)).body.data
  const copies: number[] = []
  for (let n = 0; n < 2; n++) {
    const body = { id: mine.id, message_id, to_id }
    copies.push((await boss.call('POST', `/chats/requests/forward/${bot_id}`, { body })).body.id)
  }
  const part = {
    bot_id,
    account_id: account.id,
    chat_id: to_id,
    message_id: copies[1] ?? 0,
    body: json({ text: 'Hola' }),
  }
  await t.db
    .insertInto('outbound_part')
    .values([
      { ...part, part: 0, state: 'accepted', external_id: 'wamid.nora' },
      { ...part, part: 1, state: 'pending' },
    ])
    .execute()
  const erase = await boss.call('POST', `/contacts/data/delete/${bot_id}/${mine.contact_id}`, {
    body: { name: 'Nora Ibáñez Sol' },
  })
  expect(erase.status).toBe(204)
  await t.mails()
  const { data } = (await boss.call('GET', `/chats/view/${bot_id}/${to_id}`)).body
  const gone = { content: { deleted: true }, status: null, error: null }
  expect(data.slice(1)).toMatchObject([gone, gone])
  const parts = t.db.selectFrom('outbound_part').select(['state', 'external_id', 'body']).where('chat_id', '=', to_id)
  expect(await parts.orderBy('part').execute()).toEqual([
    { state: 'accepted', external_id: 'wamid.nora', body: {} },
    { state: 'cancelled', external_id: null, body: {} },
  ])
})

test('nobody is erased while an import that may add them again is running', async () => {
  const chat = await t.writes('Hola', { userName: 'Olga Ríos Paz' })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const files = importer(t, () => boss)
  const { body } = await files.upload('Nombre\nOlga Ríos Paz\n')
  const columns = [{ column: 0, field: 'name' }]
  expect((await files.start(body.id, { columns, policy: 'update', preview: false })).status).toBe(200)
  const erase = () => boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name: 'Olga Ríos Paz' } })
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'in_use' } })
  await files.work()
  expect((await erase()).status).toBe(204)
})
