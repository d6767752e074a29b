import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFormInChat } from '../../src/server/conversation/answering/start-form.ts'
import { startCleaning } from '../../src/server/foundation/jobs/cleaning.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await t.db
    .insertInto('channel_account')
    .values({ bot_id: t.bot_, kind: 'whatsapp', external_id: '111', name: 'Número' } as never)
    .execute()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const questions = [{ id: 'nota', text: '¿Nos recomendarías?', kind: 'nps', required: true }]
let serial = 0
async function survey(settings: object = {}): Promise<number> {
  const { id } = (await boss.call('POST', `/forms/survey/${t.bot_}`, { body: { name: `Opinión ${++serial}` } })).body
  await boss.call('PUT', `/forms/survey/${t.bot_}/${id}`, { body: { questions } })
  const path = `/forms/survey/settings/${t.bot_}/${id}`
  const { body } = await boss.call('GET', path)
  expect((await boss.call('PUT', path, { body: { ...body, ...settings } })).status).toBe(200)
  return id
}
const at = (id: number, rest = '') => `/forms/survey/send/${t.bot_}/${id}${rest}`
const send = (id: number, more: object = {}, who = boss, headers = {}) =>
  who.call('POST', at(id), { body: { name: `Envío ${++serial}`, active_days: 30, ...more }, headers })
const preview = (id: number, more: object = {}, who = boss) =>
  who.call('POST', at(id, '/preview'), { body: { active_days: 30, ...more } })
const listed = async (id: number) => (await boss.call('GET', at(id))).body
const work = () => t.mails()
const idOf = async (chatId: number) =>
  (await t.db.selectFrom('chat').select('contact_id').where('id', '=', chatId).executeTakeFirstOrThrow()).contact_id
const said = (chatId: number) =>
  t.db
    .selectFrom('message')
    .select('body')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'bot')
    .where('body', 'like', '%recomendarías%')
    .execute()

/** Runs what waits in a queue now. */
async function runNow(queue: string): Promise<void> {
  await t.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('queue', '=', queue)
    .execute()
  t.clock.advance(60)
  await work()
}
const remind = () => runNow('survey-remind')
const retry = () => runNow('survey-send')

/** Runs what asks in a chat, each time of which fails. */
async function failing(chatId: number, run: () => Promise<unknown>): Promise<void> {
  await sql`create function fail_to_ask() returns trigger language plpgsql as
    'begin raise ''broken off''; end'`.execute(t.db)
  await sql`create trigger fail_to_ask before insert on form_start for each row
    when (new.chat_id = ${sql.lit(chatId)}) execute function fail_to_ask()`.execute(t.db)
  try {
    await run()
  } finally {
    await sql`drop trigger fail_to_ask on form_start`.execute(t.db)
    await sql`drop function fail_to_ask`.execute(t.db)
  }
}

/** Gives up the jobs of the sends, as happens when their process dies again and again. */
const giveUp = () =>
  t.db
    .updateTable('job')
    .set({ failed_at: new Date() })
    .where('queue', 'like', 'survey-%')
    .where('done_at', 'is', null)
    .execute()

async function clean(): Promise<void> {
  await t.inside(startCleaning)
  await work()
}

/** A label that tells the chats of a test from those of others. */
async function labelled(...chats: number[]): Promise<number> {
  const row = { bot_id: t.bot_, title: `Grupo ${++serial}`, color: '#123456', scope: 'both' as const }
  const { id } = await t.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()
  for (const chat_id of chats) await t.db.insertInto('chat_label').values({ chat_id, label_id: id }).execute()
  return id
}

test('a preview counts whom a send asks, and says why others are left out', async () => {
  const id = await survey()
  const phone = { channel: 'whatsapp' as const, senderId: `5493415550${++serial}` }
  const old = await t.writes('hola', phone)
  await work()
  t.clock.advance(2 * 86_400)
  boss = { ...boss, ...(await t.as(boss)) }
  const [free, attended, blocked, denied] = [
    await t.writes('hola'),
    await t.request(),
    await t.writes('hola'),
    await t.writes('hola'),
  ]
  await work()
  await t.db
    .updateTable('contact')
    .set({ blocked: true })
    .where('id', '=', await idOf(blocked))
    .execute()
  await t.db
    .updateTable('contact')
    .set({ consent: 'denied' })
    .where('id', '=', await idOf(denied))
    .execute()
  const label_ids = [await labelled(old, free, attended, blocked, denied)]
  const seen = await preview(id, { label_ids })
  expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  expect(seen.body.count).toBe(1)
  expect(seen.body.contacts).toEqual(['Ana Núñez'])
  const reasons = seen.body.excluded.map(({ reason }: { reason: string }) => reason).sort()
  expect(reasons).toEqual(['attended', 'blocked', 'denied', 'window_closed'])
  const made = await send(id, { label_ids })
  expect([made.status, made.body]).toMatchObject([201, { status: 'running', audience: 5, pending: 1, sent: 0 }])
  await work()
  expect(await listed(id)).toMatchObject([{ status: 'finished', sent: 1, pending: 0, answered: 0, failed: 0 }])
  expect(await said(free)).toHaveLength(1)
  for (const other of [old, attended, blocked, denied]) expect(await said(other)).toEqual([])
})

test('an answer counts for its send, and who answered is not asked again', async () => {
  const id = await survey()
  const senderId = `contesta-${++serial}`
  const chat = await t.writes('hola', { senderId })
  await work()
  const label_ids = [await labelled(chat)]
  await send(id, { label_ids })
  await work()
  await t.writes('9', { senderId })
  await work()
  expect(await listed(id)).toMatchObject([{ sent: 1, answered: 1 }])
  const again = await preview(id, { label_ids })
  expect(again.body).toMatchObject({ count: 0, excluded: [{ reason: 'answered', count: 1 }] })
  const refused = await send(id, { label_ids })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['active_days']])
  expect((await preview(id, { label_ids, exclude_answered_days: 0 })).body.count).toBe(1)
})

test('a repeated request sends once, and two that begin a form at once ask once', async () => {
  const id = await survey()
  const [chat, other] = [await t.writes('hola'), await t.writes('hola')]
  await work()
  const label_ids = [await labelled(chat)]
  const headers = { 'idempotency-key': `envio-${++serial}-clave` }
  const body = { name: 'Una vez', label_ids }
  const [one, two] = [await send(id, body, boss, headers), await send(id, body, boss, headers)]
  expect(two.body.id).toBe(one.body.id)
  await work()
  expect(await said(chat)).toHaveLength(1)
  const begin = (key: string) =>
    t.inside(() => startFormInChat({ botId: t.bot_, chatId: other, formId: id, key, source: 'Prueba' }))
  const both = await Promise.all([begin('una'), begin('otra'), begin('una')])
  expect(both.filter(({ started }) => started).length).toBeGreaterThan(0)
  expect(both.some((one) => !one.started && one.refusal === 'busy')).toBe(true)
  expect(await said(other)).toHaveLength(1)
})

test('who does not answer is reminded once, and nobody once it is stopped', async () => {
  const id = await survey()
  const [chat, other] = [await t.writes('hola'), await t.writes('hola')]
  await work()
  await send(id, { label_ids: [await labelled(chat)], remind_after_hours: 2 })
  await work()
  expect(await listed(id)).toMatchObject([{ status: 'running', sent: 1, reminded: 0 }])
  await remind()
  await remind()
  expect(await said(chat)).toHaveLength(2)
  expect(await listed(id)).toMatchObject([{ status: 'finished', sent: 1, reminded: 1 }])
  const second = await send(id, { label_ids: [await labelled(other)], remind_after_hours: 2 })
  await work()
  const stopped = await boss.call('POST', at(id, `/${second.body.id}/stop`))
  expect([stopped.status, stopped.body.status]).toEqual([200, 'cancelled'])
  const history = t.db.selectFrom('audit').select('resource_id').where('bot_id', '=', t.bot_)
  const rows = await history.where('resource_type', '=', 'survey_send').orderBy('id', 'desc').limit(2).execute()
  expect(rows.map(({ resource_id }) => Number(resource_id))).toEqual([second.body.id, second.body.id])
  await remind()
  expect(await said(other)).toHaveLength(1)
})

test('where asking fails nobody is asked, which has a reason, and the others are asked and reminded', async () => {
  const id = await survey()
  const [broken, chat, other] = [await t.writes('hola'), await t.writes('hola'), await t.writes('hola')]
  await work()
  await send(id, { label_ids: [await labelled(broken, chat, other)], remind_after_hours: 2 })
  await failing(broken, work)
  // It is tried again before it counts.
  expect(await listed(id)).toMatchObject([{ status: 'running', sent: 2, pending: 1, excluded: [] }])
  await failing(broken, retry)
  await failing(broken, retry)
  expect(await listed(id)).toMatchObject([
    { status: 'running', sent: 2, pending: 0, excluded: [{ reason: 'error', count: 1 }] },
  ])
  expect([await said(broken), await said(chat)]).toMatchObject([[], [{}]])
  await failing(chat, remind)
  await failing(chat, remind)
  expect(await listed(id)).toMatchObject([{ status: 'running', reminded: 1 }])
  await failing(chat, remind)
  expect(await listed(id)).toMatchObject([{ status: 'finished', sent: 2, reminded: 1 }])
  expect([await said(chat), await said(other)]).toMatchObject([[{}], [{}, {}]])
})

test('who could not be asked once is asked the next time, and once', async () => {
  const id = await survey()
  const [broken, chat] = [await t.writes('hola'), await t.writes('hola')]
  await work()
  await send(id, { label_ids: [await labelled(broken, chat)] })
  await failing(broken, work)
  expect(await listed(id)).toMatchObject([{ status: 'running', sent: 1, pending: 1 }])
  await retry()
  expect(await listed(id)).toMatchObject([{ status: 'finished', sent: 2, pending: 0, excluded: [] }])
  expect([await said(broken), await said(chat)]).toMatchObject([[{}], [{}]])
})

test('a send whose job was given up goes on, and one that waits for its reminder goes on waiting', async () => {
  const id = await survey()
  const chat = await t.writes('hola')
  await work()
  await send(id, { label_ids: [await labelled(chat)], remind_after_hours: 2 })
  await giveUp()
  await work()
  expect(await listed(id)).toMatchObject([{ status: 'running', sent: 0, pending: 1 }])
  await clean()
  expect(await listed(id)).toMatchObject([{ status: 'running', sent: 1, reminded: 0 }])
  await clean()
  expect(await said(chat)).toHaveLength(1)
  await giveUp()
  await clean()
  expect(await listed(id)).toMatchObject([{ status: 'finished', sent: 1, reminded: 1 }])
  expect(await said(chat)).toHaveLength(2)
})

test('a survey that is deleted meanwhile is sent to nobody else', async () => {
  const id = await survey()
  const chat = await t.writes('hola')
  await work()
  const made = await send(id, { label_ids: [await labelled(chat)] })
  expect((await boss.call('DELETE', `/forms/${t.bot_}/${id}`)).status).toBeLessThan(300)
  await work()
  expect(await said(chat)).toEqual([])
  const row = t.db.selectFrom('survey_send').select('status').where('id', '=', made.body.id)
  expect(await row.executeTakeFirst()).toEqual({ status: 'cancelled' })
})

test('what cannot be sent says why, and can be sent once it is mended', async () => {
  const id = await survey({ enabled: false })
  const chat = await t.writes('hola')
  await work()
  const label_ids = [await labelled(chat)]
  const off = await send(id, { label_ids })
  expect([off.status, off.body.code]).toEqual([409, 'disabled'])
  const path = `/forms/survey/settings/${t.bot_}/${id}`
  const { body } = await boss.call('GET', path)
  await boss.call('PUT', path, { body: { ...body, enabled: true, anonymous: true } })
  const reminder = await send(id, { label_ids, remind_after_hours: 3 })
  expect([reminder.status, Object.keys(reminder.body.fields)]).toEqual([422, ['remind_after_hours']])
  const unknown = await send(id, { label_ids: [999_999] })
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['label_ids']])
  expect((await send(id, { label_ids })).status).toBe(201)
  // The name of a send may be that of the only person whom it asks.
  await work()
  const answers = await boss.call('GET', `/forms/survey/answers/${t.bot_}/${id}`)
  expect(answers.body).toMatchObject([{ source: 'Envío', contact_id: null, chat_id: null }])
})

test('who sees the chats of some areas sends to those, and counts those', async () => {
  const id = await survey()
  const row = (name: string) =>
    t.db.insertInto('area').values({ bot_id: t.bot_, name }).returning('id').executeTakeFirstOrThrow()
  const [mine, theirs] = [await row(`Propia ${++serial}`), await row(`Ajena ${++serial}`)]
  const [one, two] = [await t.writes('hola'), await t.writes('hola')]
  await work()
  await t.db.updateTable('chat').set({ area_id: mine.id }).where('id', '=', one).execute()
  await t.db.updateTable('chat').set({ area_id: theirs.id }).where('id', '=', two).execute()
  const label_ids = [await labelled(one, two)]
  const editor = await t.staff(4, { forms: true })
  await t.db
    .insertInto('area_user')
    .values({ area_id: mine.id, user_id: editor.id } as never)
    .execute()
  expect((await preview(id, { label_ids })).body.count).toBe(2)
  expect((await preview(id, { label_ids }, editor)).body.count).toBe(1)
  expect((await send(id, { label_ids })).status).toBe(201)
  expect((await boss.call('GET', at(id))).body[0].audience).toBe(2)
  expect((await editor.call('GET', at(id))).body[0].audience).toBe(1)
})
