import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { ask, DAY, download, exported, runExports, shown } from './exported.ts'

// What is in the files, and whose conversations.

let t: Inbox
let boss: Member
let seller: Member
let colleague: Member
let sales: number
let label: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  colleague = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  const claims = await t.area(t.bot_, 'Reclamos', colleague)
  await t.request({ area_id: sales, assign_user_id: seller.id }, { userName: '=1+1' })
  await t.request({ area_id: claims })
  const chat = await t.writes('Hola, ¿abren hoy?', { channel: 'whatsapp', senderId: '5491155550142' })
  const made = await boss.call('POST', `/chats/labels/${t.bot_}`, { body: { title: 'Reclamo', color: '#aa0000' } })
  label = made.body.id
  await t.db.insertInto('chat_label').values({ chat_id: chat, label_id: label }).execute()
  const answer = { id: chat, target_id: '5491155550142', message: 'Sí, hasta las 20' }
  expect((await seller.call('POST', `/chats/requests/send/${t.bot_}`, { body: answer })).status).toBe(201)
  const other = await t.bot()
  await t.writes('Hola', { botId: other })
})
afterAll(() => t.stop())

test('a file of conversations has each of them with what is stored of it, and no formula', async () => {
  const rows = await exported(t, boss)
  const { rows: stored } = await sql<{ id: number; chat_id: number; name: string; customer: number }>`
    select c.id, c.chat_id, k.user_name as name, c.customer_messages as customer
    from conversation c join chat k on k.id = c.chat_id where c.bot_id = ${t.bot_} order by c.id`.execute(t.db)
  expect(rows.map((row) => [row.Conversación, row.Chat, row['Mensajes del cliente']])).toEqual(
    stored.map(({ id, chat_id, customer }) => [String(id), String(chat_id), String(customer)]),
  )
  expect(rows[0]).toMatchObject({ Contacto: "'=1+1", Canal: 'Webchat', Área: 'Ventas', Estado: 'Con el equipo' })
  expect(rows[2]).toMatchObject({
    Canal: 'WhatsApp',
    Etiquetas: 'Reclamo',
    Empezó: expect.stringContaining('10/03/2026'),
  })
})

test('a file of messages has each message of the days, with who wrote it', async () => {
  const rows = await exported(t, boss, { kind: 'messages' })
  const { rows: stored } = await sql<{ id: number; body: string }>`
    select m.id, m.body from message m join conversation c on c.chat_id = m.chat_id
    where m.bot_id = ${t.bot_} and not m.for_team and m.author in ('user', 'bot', 'agent')
    order by c.id, m.id`.execute(t.db)
  expect(rows.map((row) => [row.Mensaje, row.Texto])).toEqual(stored.map(({ id, body }) => [String(id), body]))
  const sent = rows.find((row) => row.Autor === 'Equipo')
  expect(sent).toMatchObject({ Dirección: 'Enviado', Persona: seller.name, Tipo: 'Texto', Texto: 'Sí, hasta las 20' })
})

test('the filters of the pages narrow both, and the size says how many there will be', async () => {
  const size = async (query: string, who = boss) =>
    (await who.call('GET', `/analytics/exports/size/${t.bot_}?date_start=${DAY}&date_end=${DAY}${query}`)).body
  for (const [query, given] of [
    ['', {}],
    ['&channel=whatsapp', { channel: 'whatsapp' }],
    [`&area_id=${sales}`, { area_id: sales }],
    [`&label_id=${label}`, { label_id: label }],
    [`&user_id=${seller.id}`, { user_id: seller.id }],
  ] as const) {
    const conversations = await exported(t, boss, given)
    const messages = await exported(t, boss, { kind: 'messages', ...given })
    expect(await size(query)).toEqual({ conversations: conversations.length, messages: messages.length })
    expect(conversations.length).toBeGreaterThan(0)
    // A person keeps only so many.
    await t.db.deleteFrom('analytics_export').execute()
  }
  const none = await ask(t, boss, { date_start: '2026-01-01', date_end: '2026-01-02' })
  expect(none).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect((await ask(t, boss, { date_start: '2024-01-01' })).status).toBe(422)
})

test('an Operador gets the chats that they see, and asks for nobody else’s work', async () => {
  expect((await exported(t, seller)).map(({ Área }) => Área)).toEqual(['Ventas', ''])
  expect((await exported(t, colleague)).map(({ Área }) => Área)).toEqual(['Reclamos'])
  expect((await ask(t, colleague, { user_id: seller.id })).status).toBe(403)
  const editor = await t.staff(3)
  expect((await ask(t, editor)).status).toBe(403)
})

test('only its author downloads a file; owners see that it was made, others do not, and neither do other bots', async () => {
  const { body } = await ask(t, seller)
  await runExports(t)
  expect(await shown(t, boss, body.id)).toMatchObject({ mine: false, state: 'ready', created_by: { id: seller.id } })
  expect((await download(t, boss, body.id)).status).toBe(403)
  expect((await download(t, colleague, body.id)).status).toBe(404)
  const other = await t.bot()
  const owner = await t.user()
  await t.member(other, owner, 2)
  const stranger = await t.as(owner)
  expect((await stranger.call('GET', `/analytics/exports/file/${other}/${body.id}`)).status).toBe(404)
  expect((await download(t, seller, body.id)).headers['content-type']).toContain('text/csv')
  const { rows } = await sql<{ action: string }>`
    select action from audit where resource_type = 'analytics_export' and resource_id = ${String(body.id)}`.execute(
    t.db,
  )
  expect(rows.map(({ action }) => action)).toEqual(['export', 'export'])
})

test('the last intent is what the bot understood last, though the customer wrote more; resolved says by whom', async () => {
  const senderId = '5491155550177'
  const chat = await t.writes('¿Abren los lunes?', { channel: 'whatsapp', senderId })
  await t.writes('Gracias', { channel: 'whatsapp', senderId })
  const category = await t.db
    .insertInto('intent_category')
    .values({ bot_id: t.bot_, name: 'Horarios' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const intent = await t.db
    .insertInto('intent')
    .values({ bot_id: t.bot_, category_id: category.id, name: 'Horarios' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const read = (order: 'asc' | 'desc', rule: string, intent_id: number | null) =>
    sql`insert into message_fact (message_id, bot_id, chat_id, at, rule, intent_id)
      select id, bot_id, chat_id, at, ${rule}, ${intent_id}::int from message where chat_id = ${chat} and author = 'user'
      order by id ${sql.raw(order)} limit 1
      on conflict (message_id) do update set rule = excluded.rule, intent_id = excluded.intent_id`.execute(t.db)
  await read('asc', 'intent', intent.id)
  await read('desc', 'goodbye', null)
  const body = { id: chat, state: 2 }
  expect((await boss.call('POST', `/chats/requests/state/${t.bot_}`, { body })).status).toBe(200)
  await t.db.deleteFrom('analytics_export').execute()
  const rows = await exported(t, boss)
  expect(rows.find((row) => row.Chat === String(chat))).toMatchObject({
    ...{ 'Última intención': 'Horarios', 'Resuelta por': boss.name, Estado: 'Resuelta' },
  })
})

test('the history has the exports of others only for those who see what each person did', async () => {
  await t.db.deleteFrom('analytics_export').execute()
  await exported(t, boss, { user_id: seller.id })
  await exported(t, colleague)
  const authors = async (who: Member) => {
    const filter = encodeURIComponent(JSON.stringify({ resource_type: 'analytics_export' }))
    const { body } = await who.call('GET', `/changes/${t.bot_}?filter=${filter}&range=[0,99]`)
    return new Set(body.map(({ actor }: { actor: { id: number } }) => actor.id))
  }
  expect(await authors(colleague)).toEqual(new Set([colleague.id]))
  expect(await authors(boss)).toEqual(new Set([boss.id, seller.id, colleague.id]))
})
