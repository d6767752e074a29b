import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels } from './fixtures.ts'

let t: Channels
beforeAll(async () => {
  t = await startChannels()
})
afterAll(() => t.stop())

const TIMES = { timeout: 8_000, interval: 40 }
const list = async () => (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
const bot = () => t.graph.sim.world.bots.get(seed.telegram_token)
const update = (id: number) => ({
  update_id: id,
  message: {
    ...{ message_id: id, date: 1_790_000_000, text: `Actualización ${id}` },
    from: { id: 5551234, first_name: 'Eva' },
    chat: { id: 5551234, type: 'private' },
  },
})
const post = (body: object, secret: string | undefined, path = `telegram/${t.bot_}`) =>
  fetch(`${t.settings.publicUrl}/webhooks/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(secret && { 'x-telegram-bot-api-secret-token': secret }) },
  }).then(({ status }) => status)

test('a token that Telegram does not know, or of another form, is told at its field, and nothing is stored', async () => {
  for (const [access_token, said] of [
    ['7712345670:AAHsimTelegram000000000000000000000', 'no acepta'],
    ['no-es-un-token', 'Copia el token entero'],
  ]) {
    const { status, body } = await t.connectTelegram({ access_token })
    expect([status, Object.keys(body.fields as object)]).toEqual([422, ['access_token']])
    expect(JSON.stringify(body.fields)).toContain(said)
  }
  expect(await list()).toEqual([])
})

test('an address that Telegram cannot reach is told; the bot is connected once it can', async () => {
  await t.control('POST', 'rules', {
    ...{ endpoint: 'setWebhook', next: 1, error: 400 },
    details: 'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
  })
  const refused = await t.connectTelegram()
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('puerto 443, 80, 88 u 8443')])
  const setup = await t.owner.call('GET', `/plugins/setup/${t.bot_}`)
  // The simulator runs on the same machine.
  expect(setup.body).toMatchObject({ reachable: true, telegram_reachable: true })
  const { status, body } = await t.connectTelegram({ greeting: 'Todo para tu obra' })
  expect([status, body.account]).toEqual([201, '@ferreteria_sur_bot'])
  expect(bot()).toMatchObject({ description: 'Todo para tu obra', commands: [{ command: 'start' }] })
  expect(bot()?.webhook?.url).toBe(`${t.settings.publicUrl}/webhooks/telegram/${t.bot_}`)
})

test('only what brings the secret of this chatbot is stored, and the same update once', async () => {
  const secret = bot()?.webhook?.secret ?? ''
  expect(secret.length).toBeGreaterThan(40)
  const count = async () => (await t.db.selectFrom('webhook_inbox').select('id').execute()).length
  const other = await t.bot()
  for (const [given, path] of [
    [undefined, undefined],
    ['', undefined],
    [`${secret}x`, undefined],
    [seed.telegram_token, undefined],
    [secret, `telegram/${other}`],
  ])
    expect(await post(update(1), given, path)).toBe(403)
  expect(await post({ no: 'update' }, secret)).toBe(400)
  expect(await count()).toBe(0)
  for (const id of [1, 1, 2]) expect(await post(update(id), secret)).toBe(200)
  expect(await count()).toBe(2)
  await expect.poll(t.chats, TIMES).toMatchObject([{ user_name: 'Eva', channel: 'telegram', sender_id: '5551234' }])
})

test('the test of a connection sets an address again that leads elsewhere, and tells what Telegram could not deliver', async () => {
  const [{ id }] = await list()
  const run = async () => (await t.owner.call('POST', `/plugins/test/${t.bot_}/${id}`)).body
  const webhook = bot()?.webhook
  if (webhook) webhook.url = 'https://otra.example/telegram'
  expect(await run()).toMatchObject({ ok: true })
  expect(bot()?.webhook?.url).toContain(t.settings.publicUrl)
  await t.control('PUT', 'settings', { webhooks: { wrongSignatures: 1, retrySchedule: [100_000] } })
  await t.says('ana', { to: seed.telegram_bot, text: 'Hola' })
  await t.control('GET', 'idle')
  const failed = await run()
  expect([failed.ok, failed.steps.at(-1).message]).toEqual([false, expect.stringContaining('403')])
})

test('a bot belongs to one chatbot, and keeps its chats when it comes back', async () => {
  const [{ id }] = await list()
  expect(await t.connectTelegram()).toMatchObject({ status: 409, body: { code: 'taken' } })
  const other = await t.bot()
  await t.member(other, t.owner, 2)
  const body = { access_token: seed.telegram_token }
  const connectOther = () => t.owner.call('POST', `/plugins/telegram/${other}`, { body })
  expect(await connectOther()).toMatchObject({ status: 409, body: { fields: { access_token: [expect.any(String)] } } })
  const secret = bot()?.webhook?.secret
  // A busy Telegram is no reason to ask for another token.
  await t.control('POST', 'rules', { endpoint: 'getMe', next: 1, error: 429, retryAfter: 3 })
  const busy = (await t.owner.call('POST', `/plugins/test/${t.bot_}/${id}`)).body
  expect(busy).toMatchObject({ ok: false, steps: [{ message: expect.stringContaining('en un momento') }] })
  const off = await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)
  expect(off.body).toMatchObject({ status: 'off', secrets: {} })
  expect(bot()?.webhook).toBeUndefined()
  expect(await post(update(9), secret)).toBe(403)
  const blank = await t.owner.call('PUT', `/plugins/telegram/${t.bot_}/${id}`, { body: { access_token: '' } })
  expect([blank.status, Object.keys(blank.body.fields)]).toEqual([422, ['access_token']])
  expect((await connectOther()).status).toBe(201)
  const [mine] = (await t.owner.call('GET', `/plugins/${other}`)).body
  await t.owner.call('POST', `/plugins/disconnect/${other}/${mine.id}`)
  const again = await t.connectTelegram()
  expect([again.status, again.body.id]).toEqual([201, id])
  // With a secret of its own: the former one is not valid any more.
  expect(bot()?.webhook?.secret).not.toBe(secret)
})

test('a change of somebody else is not overwritten, and the saved token stays when the field is empty', async () => {
  const [{ id, version }] = await list()
  const put = (body: object) => t.owner.call('PUT', `/plugins/telegram/${t.bot_}/${id}`, { body })
  const changed = await put({ version, access_token: '', greeting: 'Buenas' })
  expect(changed.body).toMatchObject({ settings: { greeting: 'Buenas' }, status: 'connected' })
  expect(bot()?.description).toBe('Buenas')
  expect(await put({ version, greeting: 'Otra' })).toMatchObject({ status: 409, body: { code: 'stale' } })
  const events = await t.owner.call('GET', `/plugins/events/${t.bot_}?sort=["at","DESC"]&range=[0,24]`)
  const rows = await t.audit(({ resource_type }) => resource_type === 'plugin')
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify([events.body, rows])).not.toMatch(/AAHsim/)
})
