// Handoff settings: validation, events, and their effect on the next conversation.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  const user = await app.user()
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
})
afterAll(() => app.stop())

const get = async () => (await boss.call('GET', `/bots/handoff/${on.botId}`)).body
const put = (body: object) => boss.call('PUT', `/bots/handoff/${on.botId}`, { body })
const putHours = (schedule: object, more: object = {}) =>
  boss.call('PUT', `/bots/handoff/schedule/${on.botId}`, { body: { schedule, ...more } })
const texts = async (): Promise<string[]> =>
  (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)

async function ask(text: string): Promise<string | undefined> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
  return (await texts()).at(-1)
}

/** Runs the job that the server runs every minute, as if the given number of minutes had passed. */
async function after(minutes: number): Promise<void> {
  app.clock.advance(minutes * 60)
  await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
  await app.db
    .insertInto('job')
    .values({ queue: BOT_RETURN, payload: json({}) })
    .execute()
  await on.answer()
}

const hours = (from: string, to: string, more: object = {}) => ({
  timezone: 'America/Argentina/Buenos_Aires',
  always_open: false,
  week: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ranges: [{ from, to }] })),
  exceptions: [],
  ...more,
})

const refused = async (answer: ReturnType<typeof put>) => {
  const { status, body } = await answer
  return [status, ...Object.keys(body.fields ?? {})]
}

test('returns defaults for settings that were never saved; a partial update keeps the other fields', async () => {
  expect(await get()).toMatchObject({
    confirmation: false,
    timeout_minutes: null,
    return_to_bot_after_minutes: 0,
    schedule: { always_open: true },
    export_lead: { enabled: false },
    version: 1,
  })
  expect((await get()).on_words).toContain('asesor')
  await put({ wait_message: 'Ya llega alguien.', timeout_minutes: 20 })
  const { status, body } = await put({ timeout_minutes: null })
  expect([status, body.wait_message, body.timeout_minutes, body.version]).toEqual([200, 'Ya llega alguien.', null, 3])
  expect(await get()).toEqual(body)
  const bot = await app.db.selectFrom('bot').select('settings').where('id', '=', on.botId).executeTakeFirstOrThrow()
  expect(bot.settings).toHaveProperty('webchat.parameters.allowed_domains')
})

test('a stale update gets 409 with the current settings; a saved one writes the audit log and an event', async () => {
  const { version } = await get()
  expect((await put({ confirmation: true, version })).status).toBe(200)
  const late = await put({ confirmation: false, version })
  expect([late.status, late.body.code, late.body.current.confirmation]).toEqual([409, 'stale', true])
  expect((await putHours(hours('09:00', '18:00'), { version })).body.code).toBe('stale')
  expect((await putHours(hours('09:00', '18:00'), { version: version + 1 })).body.version).toBe(version + 2)
  const lines = await app.db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('bot_id', '=', on.botId)
    .where('resource_type', '=', 'settings')
    .orderBy('id')
    .execute()
  expect(lines).toMatchObject([
    { action: 'update', before: { confirmation: false }, after: { confirmation: true } },
    { action: 'update', before: { schedule: { always_open: true } }, after: { schedule: { always_open: false } } },
  ])
  const events = await app.db.selectFrom('event').select('payload').where('bot_id', '=', on.botId).execute()
  expect(events).toEqual([{ payload: { resource: 'settings' } }, { payload: { resource: 'settings' } }])
})

test('refuses handoff words without letters, and duplicates', async () => {
  expect(await refused(put({ on_words: ['persona', '¡¡'] }))).toEqual([422, 'on_words'])
  expect(await refused(put({ on_words: ['atención', 'ATENCION'] }))).toEqual([422, 'on_words'])
  expect((await put({ on_words: ['persona', 'atención'] })).status).toBe(200)
})

test('refuses areas and responses of another bot, and unknown variables', async () => {
  const other = await app.bot()
  const response = async (bot_id: number) => {
    const row = {
      bot_id,
      name: 'Nadie',
      kind: 'no_agents' as const,
      messages: json([{ kind: 'text', text: 'No hay nadie.' }]),
    }
    return (await app.db.insertInto('secondary_response').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  expect(await refused(put({ area_id: await app.area(other, 'Ajena') }))).toEqual([422, 'area_id'])
  expect(await refused(put({ no_agents_response_id: await response(other) }))).toEqual([422, 'no_agents_response_id'])
  expect(await refused(put({ assign_message: 'Soy {{usuario.edad}}.' }))).toEqual([422, 'assign_message'])
  const own = await response(on.botId)
  const good = { area_id: await app.area(on.botId, 'Ventas'), no_agents_response_id: own }
  expect((await put({ ...good, assign_message: 'Soy {{usuario.nombre}}.' })).body).toMatchObject(good)
  await app.db.updateTable('secondary_response').set({ deleted_at: new Date() }).where('id', '=', own).execute()
  expect((await get()).no_agents_response_id).toBeNull()
})

test('refuses invalid hours at each field, also for an area', async () => {
  const day = (...ranges: object[]) => hours('', '', { week: [{ day: 0, ranges }] })
  const range = (from: string, to: string) => ({ from, to })
  expect(await refused(putHours(hours('09:00', '18:00', { timezone: 'Marte/Olympus' })))).toEqual([
    422,
    'schedule.timezone',
  ])
  expect(await refused(putHours(day(range('09:00', '13:00'), range('12:00', '18:00'))))).toEqual([
    422,
    'schedule.week.0.ranges.1.from',
  ])
  const text = 'Es la misma hora que «Desde». Si ese día no cierras, escribe de 00:00 a 23:59.'
  const equal = await putHours(day({ from: '08:00', to: '08:00' }))
  expect([equal.status, equal.body.fields]).toEqual([422, { 'schedule.week.0.ranges.0.to': [text] }])
  const twice = { week: [0, 0].map((day) => ({ day, ranges: [] })) }
  expect(await refused(putHours(hours('', '', twice)))).toEqual([422, 'schedule.week.1.day'])
  const back = { exceptions: [{ date_from: '2026-12-25', date_to: '2026-12-24', name: 'Al revés', ranges: [] }] }
  expect(await refused(putHours(hours('09:00', '18:00', back)))).toEqual([422, 'schedule.exceptions.0.date_to'])
  const good = day(range('22:00', '02:00'), range('09:00', '13:00'))
  expect((await putHours(good)).body.schedule).toEqual(good)
  const area = (schedule: object) =>
    boss.call('POST', `/bots/areas/${on.botId}`, { body: { name: 'Guardia', schedule } })
  expect(await refused(area({ ...good, timezone: 'Marte/Olympus' }))).toEqual([422, 'schedule.timezone'])
  expect((await area(good)).status).toBe(201)
})

test('the next message follows the new handoff words and ignores the removed ones', async () => {
  await ask('necesito ayuda ya')
  expect(await on.chat()).toMatchObject({ type: 'bot' })
  await ask('hola')
  await put({ on_words: ['ayuda ya'], wait_message: 'Ya viene alguien, {{contacto.nombre|"cliente"}}.' })
  await ask('quiero un asesor')
  expect(await on.chat()).toMatchObject({ type: 'bot' })
  expect(await ask('necesito ayuda ya')).toBe('Ya viene alguien, cliente.')
  expect(await on.chat()).toMatchObject({ type: 'request' })
})

test('with confirmation on, a yes hands off to the configured area', async () => {
  await app.area(on.botId, 'Primera')
  const area = await app.area(on.botId, 'Ventas')
  await put({ confirmation: true, area_id: area })
  expect(await ask('un asesor')).toBe('¿Se pasa la conversación a una persona?')
  expect(await on.chat()).toMatchObject({ type: 'bot' })
  await ask('sí')
  expect(await on.chat()).toMatchObject({ type: 'request', area_id: area })
})

test('outside the configured hours the customer gets the closed message, inside them not', async () => {
  await putHours(hours('00:00', '00:01'))
  expect(await ask('un asesor')).toBe('Volvemos a atender mañana a medianoche.')
  await app.db.updateTable('chat').set({ type: 'bot' }).where('bot_id', '=', on.botId).execute()
  await putHours(hours('', '', { always_open: true, week: [] }))
  expect(await ask('un asesor')).toMatch(/^En este momento no hay nadie disponible/)
})

test('after the configured silence the bot takes the conversation back with its message', async () => {
  await put({ return_to_bot_after_minutes: 30, return_message: 'Sigo yo.' })
  await ask('un asesor')
  await after(29)
  expect(await on.chat()).toMatchObject({ type: 'request' })
  await after(2)
  expect(await on.chat()).toMatchObject({ type: 'bot' })
  expect((await texts()).at(-1)).toBe('Sigo yo.')
})

test('tells the customer when no agent who sees the chat is online, ignoring expired presence', async () => {
  const row = {
    name: 'Nadie',
    kind: 'follow_up' as const,
    messages: json([{ kind: 'text', text: 'Volvemos mañana.' }]),
  }
  const { id } = await app.db
    .insertInto('secondary_response')
    .values({ bot_id: on.botId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [seller, other] = [await app.user(), await app.user()]
  for (const user of [seller, other]) await app.member(on.botId, user, 4)
  await put({ no_agents_response_id: id, area_id: await app.area(on.botId, 'Ventas', seller) })
  await app.area(on.botId, 'Reclamos', other)
  const asked = async () => {
    await app.db.updateTable('chat').set({ type: 'bot', area_id: null }).where('bot_id', '=', on.botId).execute()
    return ask('un asesor')
  }
  const here = (people: number) =>
    vi.waitFor(async () => {
      const rows = await app.db.selectFrom('console_presence').selectAll().where('bot_id', '=', on.botId).execute()
      expect(rows).toHaveLength(people)
    })
  const come = async (user: typeof seller) => {
    const ear = await connect(await listen(app.app), (await app.as(user)).token)
    await ear.join(on.botId)
    return ear
  }
  expect(await asked()).toBe('Volvemos mañana.')
  const elsewhere = await come(other)
  await here(1)
  expect(await asked()).toBe('Volvemos mañana.')
  const [one, two] = [await come(seller), await come(seller)]
  await here(2)
  expect(await asked()).toMatch(/^Listo, una persona/)
  one.close()
  elsewhere.close()
  await here(1)
  expect(await asked()).toMatch(/^Listo, una persona/)
  await app.db
    .updateTable('console_presence')
    .set({ seen_at: sql<Date>`now() - interval '3 minutes'` })
    .where('bot_id', '=', on.botId)
    .execute()
  expect(await asked()).toBe('Volvemos mañana.')
  two.close()
  await here(0)
})

test('who may save the minutes until chats return to the bot is told how many would return now', async () => {
  const count = async (who: typeof boss, minutes: number, botId = on.botId) => {
    const { status, body } = await who.call('GET', `/bots/handoff/return/${botId}?minutes=${minutes}`)
    return status === 200 ? body.chats : status
  }
  await ask('una persona')
  app.clock.advance(20 * 60)
  expect([await count(boss, 20), await count(boss, 21)]).toEqual([1, 0])
  expect(await count(boss, 0)).toBe(422)
  const seller = await app.user()
  await app.member(on.botId, seller, 4)
  expect(await count(await app.as(seller), 20)).toBe(403)
  const elsewhere = await createWidgetFixture(app)
  expect(await count(boss, 20, elsewhere.botId)).toBe(404)
  const stranger = await app.user()
  await app.member(elsewhere.botId, stranger, 2)
  expect(await count(await app.as(stranger), 20, elsewhere.botId)).toBe(0)
  // A bot that is switched off takes no chat back.
  await app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  expect(await count(boss, 20)).toBe(0)
  await app.db.updateTable('bot').set({ special_state: 'chatbot_on' }).where('id', '=', on.botId).execute()
  // What was counted is what the next minute gives back.
  expect(await put({ return_to_bot_after_minutes: 20 })).toMatchObject({ status: 200 })
  await after(0)
  expect(await on.chat()).toMatchObject({ type: 'bot' })
})
