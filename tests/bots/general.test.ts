// General settings of a bot: defaults, versions, validation, audit, and where the name and the picture show.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp, type TestUser } from '../support/app.ts'
import { pngOfSize, samplePng } from '../support/sample-files.ts'

const PIXEL = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='}`

let app: TestApp
let botId: number
let user: TestUser
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  botId = await app.bot()
  user = await app.user()
  await app.member(botId, user, 2)
  boss = await app.as(user)
})
afterAll(() => app.stop())

const get = async () => (await boss.call('GET', `/bots/${botId}`)).body
const put = (body: object) => boss.call('PUT', `/bots/${botId}`, { body })
const me = async () => (await boss.call('GET', '/me')).body.bots.find(({ id }: { id: number }) => id === botId)

test('returns defaults for settings that were never saved; a partial update keeps the others', async () => {
  expect(await get()).toMatchObject({
    ...{ avatar: null, description: '', auto_resolve: null, unread_policy: 'on_open' },
    ...{ session_timeout_minutes: 30, api_request_timeout: 5, survey_timeout_minutes: 60, business_rating_url: null },
    retention: { messages_days: null, media_days: null, leads_days: null },
  })
  const { version } = await get()
  const saved = await put({ description: 'Pedidos', currency: 'CLP', version })
  expect([saved.status, saved.body.description, saved.body.version]).toEqual([200, 'Pedidos', version + 1])
  const after = await put({ country: 'CL' })
  expect(after.body).toMatchObject({ description: 'Pedidos', currency: 'CLP', country: 'CL' })
  expect(await get()).toEqual(after.body)
})

test('a stale change gets 409 with the present settings; one without effect leaves no trace', async () => {
  const { version, name } = await get()
  expect((await put({ description: 'Una', version })).status).toBe(200)
  const late = await put({ description: 'Otra', version })
  expect([late.status, late.body.code, late.body.current.description]).toEqual([409, 'stale', 'Una'])
  const lines = () =>
    app.db.selectFrom('audit').select(['action', 'before', 'after']).where('bot_id', '=', botId).execute()
  const before = await lines()
  expect(before.at(-1)).toMatchObject({ action: 'update', before: { description: '' }, after: { description: 'Una' } })
  expect((await put({ name, description: 'Una' })).status).toBe(200)
  expect(await lines()).toEqual(before)
})

test.each([
  ['an empty name', { name: ' ' }, 'name'],
  ['an unknown zone', { timezone: 'America/Nowhere' }, 'timezone'],
  ['a currency that is not offered', { currency: 'XXX' }, 'currency'],
  ['a session of four minutes', { session_timeout_minutes: 4 }, 'session_timeout_minutes'],
  ['a file that is no image', { avatar: `data:image/png;base64,${btoa('text')}` }, 'avatar'],
  [
    'only the head of an image',
    { avatar: `data:image/png;base64,${samplePng(9, 9).subarray(0, 33).toString('base64')}` },
    'avatar',
  ],
  [
    'an image of too many pixels',
    { avatar: `data:image/png;base64,${pngOfSize(20_000, 20_000).toString('base64')}` },
    'avatar',
  ],
  [
    'a reminder after the closing',
    { auto_resolve: { minutes: 10, reminders: [{ after_minutes: 10, text: '¿Seguimos?' }], closing_text: '' } },
    'auto_resolve.reminders.0.after_minutes',
  ],
  [
    'a closing text with an unknown variable',
    { auto_resolve: { minutes: 10, reminders: [], closing_text: 'Chau {{contacto.edad}}' } },
    'auto_resolve.closing_text',
  ],
  [
    'six days of messages',
    { retention: { messages_days: 6, media_days: null, leads_days: null } },
    'retention.messages_days',
  ],
])('rejects %s', async (_what, body, field) => {
  const { status, body: answer } = await put(body)
  expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]])
})

test('the name and the picture show at once in every open console of the team', async () => {
  const url = await listen(app.app)
  const ear = await connect(url, boss.token)
  await ear.join(botId)
  expect((await put({ name: 'El Trigal Sur', avatar: PIXEL, timezone: 'America/Santiago' })).status).toBe(200)
  const { avatar } = await get()
  expect(avatar).toMatch(/^\/widget\/images\//)
  const shown = { name: 'El Trigal Sur', avatar, timezone: 'America/Santiago' }
  expect(await me()).toMatchObject(shown)
  await ear.until(({ received }) => received.some(({ name }) => name === 'membership'))
  expect(ear.received.find(({ name }) => name === 'membership')?.payload).toMatchObject({ bot: shown })
  ear.close()
  expect((await put({ avatar })).body.avatar).toBe(avatar)
  expect((await put({ avatar: null })).body.avatar).toBeNull()
})

test('quotations follow name and currency, unless their currency was chosen apart', async () => {
  const budget = async () => (await boss.call('GET', `/budgets/settings/${botId}`)).body
  expect((await budget()).currency).toBe('ARS')
  const { status } = await boss.call('PUT', `/budgets/settings/${botId}`, {
    body: { ...(await budget()), valid_days: 10 },
  })
  expect(status).toBe(200)
  await put({ name: 'El Trigal', currency: 'CLP' })
  expect(await budget()).toMatchObject({ currency: 'CLP', valid_days: 10 })
  await boss.call('PUT', `/budgets/settings/${botId}`, { body: { ...(await budget()), currency: 'USD' } })
  await put({ currency: 'UYU' })
  expect((await budget()).currency).toBe('USD')
})

test('opening hours of the bot and its areas follow its time zone, unless theirs was chosen apart', async () => {
  const hours = async () => (await boss.call('GET', `/bots/handoff/${botId}`)).body
  const schedule = { timezone: 'America/Argentina/Buenos_Aires', always_open: false, week: [], exceptions: [] }
  const id = await app.area(botId, 'Ventas')
  await app.db
    .updateTable('area')
    .set({ schedule: JSON.stringify(schedule) as never })
    .where('id', '=', id)
    .execute()
  const ofArea = async () =>
    (await app.db.selectFrom('area').select('schedule').where('id', '=', id).executeTakeFirstOrThrow()).schedule
      ?.timezone
  const saved = await boss.call('PUT', `/bots/handoff/schedule/${botId}`, { body: { schedule } })
  expect(saved.status).toBe(200)
  await put({ timezone: 'Europe/Madrid' })
  const after = await hours()
  expect([after.schedule.timezone, await ofArea()]).toEqual(['Europe/Madrid', 'Europe/Madrid'])
  expect(after.version).toBeGreaterThan(saved.body.version)
  const apart = { ...schedule, timezone: 'America/Lima' }
  await boss.call('PUT', `/bots/handoff/schedule/${botId}`, { body: { schedule: apart } })
  await put({ timezone: 'America/Bogota' })
  expect([(await hours()).schedule.timezone, await ofArea()]).toEqual(['America/Lima', 'America/Bogota'])
})

test('a form of notices from before the time zone changed does not bring the old one back', async () => {
  const at = `/bots/notifications/${botId}`
  const schedule = { timezone: (await get()).timezone, always_open: true, week: [], exceptions: [] }
  const rule = { type: 1, channels: ['email'], events: ['live_chat'], user_id: user.id, enabled: true, schedule }
  const made = await boss.call('PUT', at, {
    body: { rules: [rule], version: (await boss.call('GET', at)).body.version },
  })
  expect([made.status, made.body.fields]).toEqual([200, undefined])
  const to = schedule.timezone === 'America/Lima' ? 'America/Bogota' : 'America/Lima'
  await put({ timezone: to })
  const { rules, version, template_id } = made.body
  const plain = rules.map(({ last_sent_at: _, ...one }: Record<string, unknown>) => one)
  expect(await boss.call('PUT', at, { body: { rules: plain, version, template_id } })).toMatchObject({
    ...{ status: 409, body: { code: 'stale' } },
  })
  const now = (await boss.call('GET', at)).body
  expect(now.rules[0].schedule.timezone).toBe(to)
  const entries = await app.audit(
    ({ resource_type, after }) => resource_type === 'notification' && 'timezone' in Object(after),
  )
  expect(entries).toMatchObject([{ action: 'update', after: { timezone: to } }])
  expect((await boss.call('PUT', at, { body: { rules: [], version: now.version } })).status).toBe(200)
})

test('each wait and the rating page are saved on their own, under the version of the general settings', async () => {
  const { version } = await get()
  const calls = [
    ['/bots/api/timeout', { api_request_timeout: 12 }],
    ['/bots/survey/timeout', { survey_timeout_minutes: 90 }],
    ['/bots/rating-url', { business_rating_url: 'https://trigal.example/opinar' }],
  ] as const
  for (const [at, [path, body]] of calls.entries()) {
    const saved = await boss.call('PUT', `${path}/${botId}`, { body: { ...body, version: version + at } })
    expect([saved.status, saved.body]).toEqual([200, { ...body, version: version + at + 1 }])
    const late = await boss.call('PUT', `${path}/${botId}`, { body: { ...body, version } })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(await get()).toMatchObject(body)
  }
  const refused = await boss.call('PUT', `/bots/rating-url/${botId}`, {
    body: { business_rating_url: 'http://a.example' },
  })
  expect(refused.status).toBe(422)
  for (const business_rating_url of ['https://u:p@evil.example', 'https://127.0.0.1/', 'https://nas.local/opinar']) {
    const { status, body } = await boss.call('PUT', `/bots/rating-url/${botId}`, { body: { business_rating_url } })
    expect([business_rating_url, status, Object.keys(body.fields)]).toEqual([
      ...[business_rating_url, 422],
      ['business_rating_url'],
    ])
  }
})

test('an editor may neither read nor change them', async () => {
  const editor = await app.user()
  await app.member(botId, editor, 3)
  const one = await app.as(editor)
  expect((await one.call('GET', `/bots/${botId}`)).status).toBe(403)
  expect((await one.call('PUT', `/bots/${botId}`, { body: { name: 'Otro' } })).status).toBe(403)
})
