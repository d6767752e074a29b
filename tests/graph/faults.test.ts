import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SEED, startPair, text } from './fixtures.ts'

let pair: Awaited<ReturnType<typeof startPair>>
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.stop())
beforeEach(async () => {
  await pair.control('POST', 'reset')
  await pair.control('POST', 'clock', { freeze: true })
  const subscription = { override_callback_uri: pair.receiver.url, verify_token: 'secreto' }
  await pair.request('POST', `${SEED.wabaId}/subscribed_apps`, subscription)
  pair.receiver.received.length = 0
  pair.receiver.state.status = 200
  await pair.write(text('hola'))
})

const codeOf = async (sent: ReturnType<typeof pair.send>) => (await sent).body.error?.code
const template = (name: string) => ({
  type: 'template',
  template: {
    name,
    language: { code: 'es_AR' },
    components: [{ type: 'body', parameters: [{ type: 'text', text: 'Ana' }] }],
  },
})

test('after 24 hours only templates go out, until the person writes again', async () => {
  await pair.pass(24 * 3600 + 1)
  expect(await codeOf(pair.send(text('hola')))).toBe(131047)
  expect((await pair.send(template('retomar_charla'))).status).toBe(200)
  await pair.write(text('sí'))
  expect((await pair.send(text('hola'))).status).toBe(200)
})

test('a person takes 45 messages at once and then one every 6 seconds', async () => {
  for (let at = 0; at < 45; at++) expect((await pair.send(text(`${at}`))).status).toBe(200)
  expect(await codeOf(pair.send(text('46')))).toBe(131056)
  await pair.pass(6)
  expect((await pair.send(text('46'))).status).toBe(200)
})

test('a number carries as many messages a second as it is set to, in and out', async () => {
  await pair.control('PUT', 'settings', { limits: { numberPerSecond: 3, pairSeconds: 0 } })
  const all = await Promise.all(Array.from({ length: 5 }, (_, at) => pair.send(text(`${at}`))))
  expect(all.filter(({ body }) => body.error?.code === 130429)).toHaveLength(2)
  await pair.pass(1)
  expect((await pair.send(text('otra'))).status).toBe(200)
})

test('the messaging limit counts people outside windows, once a day each', async () => {
  await pair.control('PUT', 'settings', { limits: { tier: 1 } })
  expect((await pair.send(template('retomar_charla'), '+5215512345678')).status).toBe(200)
  expect((await pair.send(template('retomar_charla'), '+5215512345678')).status).toBe(200)
  expect(await codeOf(pair.send(template('retomar_charla'), '+5511987654321'))).toBe(131048)
  expect((await pair.send(template('retomar_charla'))).status).toBe(200)
  await pair.pass(24 * 3600)
  expect((await pair.send(template('retomar_charla'), '+5511987654321')).status).toBe(200)
})

test('a connection cut before leaves nothing, one cut after leaves an accepted message', async () => {
  await pair.control('POST', 'rules', { endpoint: 'messages', cut: 'before', next: 1 })
  await expect(pair.send(text('uno'))).rejects.toThrow()
  expect((await pair.control('GET', 'ledger')).total).toBe(0)
  await pair.control('POST', 'rules', { endpoint: 'messages', cut: 'after', next: 1 })
  await expect(pair.send({ ...text('dos'), biz_opaque_callback_data: 'm:2' })).rejects.toThrow()
  expect((await pair.send(text('tres'))).status).toBe(200)
  const { rows } = await pair.control('GET', 'ledger?count_by=to,opaque')
  expect(rows).toEqual([
    { to: '5491123456789', opaque: 'm:2', count: 1 },
    { to: '5491123456789', opaque: null, count: 1 },
  ])
})

test('rules refuse, fail later and count calls, for the recipients they name', async () => {
  await pair.control('POST', 'rules', { recipient: 'ana', error: 131048, retryAfter: 30, every: 2 })
  expect((await pair.send(text('uno'))).status).toBe(200)
  const refused = await pair.send(text('dos'))
  expect(refused.body.error.code).toBe(131048)
  expect(refused.headers.get('retry-after')).toBe('30')
  await pair.control('DELETE', 'rules')
  await pair.control('POST', 'rules', { recipient: 'luis', fail: 131026 })
  const sent = await pair.send(template('retomar_charla'), '+5215512345678')
  await pair.pass(10)
  const own = pair.receiver.statuses().filter(({ id }) => id === sent.body.messages[0].id)
  expect(own).toMatchObject([{ status: 'failed', errors: [{ code: 131026 }] }])
  expect((await pair.send(text('tres'))).status).toBe(200)
})

test('webhooks are repeated until they are taken, twice by chance, held and let go', async () => {
  await pair.pass(0)
  pair.receiver.received.length = 0
  pair.receiver.state.status = 500
  await pair.write(text('uno'))
  await pair.pass(0)
  pair.receiver.state.status = 200
  await pair.pass(2)
  const raws = () => pair.receiver.received.map(({ raw }) => raw)
  expect(raws()).toHaveLength(2)
  expect(new Set(raws()).size).toBe(1)

  await pair.control('PUT', 'settings', { webhooks: { duplicates: 1, hold: true } })
  pair.receiver.received.length = 0
  await pair.write(text('dos'))
  await pair.pass(0)
  expect(raws()).toHaveLength(0)
  await pair.control('PUT', 'settings', { webhooks: { hold: false } })
  await pair.pass(0)
  expect(raws()).toHaveLength(2)
  expect(new Set(raws()).size).toBe(1)
})

test('updates come in batches, shuffled, lost and wrongly signed when they are set to', async () => {
  await pair.pass(0)
  pair.receiver.received.length = 0
  await pair.control('PUT', 'settings', { webhooks: { batchSize: 50, batchWait: 1000, shuffle: 500 } })
  for (let at = 0; at < 20; at++) await pair.write(text(`${at}`))
  await pair.pass(5)
  expect(pair.receiver.received.length).toBeLessThan(3)
  const order = pair.receiver.messages().map((message) => Number(message.text.body))
  expect(order).not.toEqual([...order].sort((one, other) => one - other))
  expect(new Set(order).size).toBe(20)

  await pair.control('PUT', 'settings', { webhooks: { batchSize: 1, shuffle: 0, drop: 1 } })
  pair.receiver.received.length = 0
  await pair.write(text('perdido'))
  await pair.pass(0)
  expect(pair.receiver.received).toEqual([])
  await pair.control('PUT', 'settings', { webhooks: { drop: 0, wrongSignatures: 1 } })
  await pair.write(text('mal firmado'))
  await pair.pass(0)
  await pair.write(text('bien firmado'))
  await pair.pass(0)
  expect(pair.receiver.received.map(({ isSigned }) => isSigned)).toEqual([false, true])
})

test('the sent status can come before the answer', async () => {
  await pair.control('PUT', 'settings', { statuses: { sentBeforeAnswer: true } })
  const sent = await pair.send(text('hola'))
  expect(pair.receiver.statuses()).toMatchObject([{ id: sent.body.messages[0].id, status: 'sent' }])
})

test('tokens expire, numbers are banned, and both recover', async () => {
  await pair.control('POST', `tokens/${SEED.token}`, { expiresIn: 60 })
  expect((await pair.send(text('hola'))).status).toBe(200)
  await pair.pass(61)
  expect((await pair.send(text('hola'))).body.error).toMatchObject({ code: 190, error_subcode: 463 })
  await pair.control('POST', `tokens/${SEED.token}`, { expiresIn: null })
  await pair.control('POST', `numbers/${SEED.numberId}`, { status: 'BANNED' })
  expect(await codeOf(pair.send(text('hola')))).toBe(131031)
  await pair.pass(0)
  expect(pair.receiver.changes().find(({ field }) => field === 'account_update')?.value.event).toBe('DISABLED_UPDATE')
  await pair.control('POST', `numbers/${SEED.numberId}`, { status: 'CONNECTED' })
  expect((await pair.send(text('hola'))).status).toBe(200)
})

test('templates are reviewed, paused for hours and finally disabled', async () => {
  const create = (name: string) =>
    pair.request('POST', `${SEED.wabaId}/message_templates`, {
      name,
      language: 'es_AR',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: 'Hola {{1}}, ya está listo.', example: { body_text: [['Ana']] } }],
    })
  expect((await create('aviso')).body).toMatchObject({ status: 'PENDING' })
  expect((await create('rechazada_aviso')).status).toBe(200)
  expect((await create('aviso')).body.error.error_subcode).toBe(2388024)
  expect(await codeOf(pair.send(template('aviso')))).toBe(132001)
  await pair.pass(10)
  expect((await pair.send(template('aviso'))).status).toBe(200)
  const events = pair.receiver
    .changes()
    .flatMap(({ field, value }) => (field.startsWith('message_template') ? value.event : []))
  expect(events).toEqual(['APPROVED', 'REJECTED'])
  await pair.control('POST', 'templates/aviso', { status: 'PAUSED' })
  expect(await codeOf(pair.send(template('aviso')))).toBe(132015)
  await pair.pass(3 * 3600)
  expect((await pair.send(template('aviso'))).status).toBe(200)
  await pair.control('POST', 'templates/aviso', { status: 'DISABLED' })
  expect(await codeOf(pair.send(template('aviso')))).toBe(132016)
})

test('people without visible phone, with a new number, and who stop promotions', async () => {
  await pair.write(text('hola'), 'sol')
  await pair.pass(0)
  const message = pair.receiver.messages().at(-1)
  expect(message).toMatchObject({ from_user_id: expect.stringMatching(/^AR\.\d+$/) })
  expect(message.from).toBeUndefined()
  const body = { messaging_product: 'whatsapp', recipient: message.from_user_id, ...text('hola') }
  expect((await pair.request('POST', `${SEED.numberId}/messages`, body)).status).toBe(200)

  await pair.control('POST', 'people/ana/number', { waId: '5491199998888' })
  await pair.pass(0)
  expect(pair.receiver.messages().at(-1)).toMatchObject({ type: 'system', system: { wa_id: '5491199998888' } })
  const update = pair.receiver.changes().find(({ field }) => field === 'user_id_update')?.value.user_id_update[0]
  expect(update.user_id.previous).not.toBe(update.user_id.current)

  await pair.control('POST', 'people/luis/promotions', { value: 'stop' })
  await pair.pass(0)
  expect(pair.receiver.changes().at(-1)?.value.user_preferences).toMatchObject([{ value: 'stop' }])
})
