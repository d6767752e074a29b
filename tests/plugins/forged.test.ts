import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { connectAccount } from '../support/platform.ts'

// Requests that pretend to come from Meta or Telegram are refused, and too many long ones of an address unread.

let app: TestApp
let address: string
let bot: number
let secret: string

beforeAll(async () => {
  app = await startApp()
  address = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  bot = await app.bot()
  ;({ secret } = await connectAccount(app, bot, 'whatsapp'))
})
afterAll(() => app.stop())

interface Sent {
  from: string
  to?: number
  path?: string
  /** the secret that signs; without one the signature is forged */
  by?: string
  payload?: string
}

const PAYLOAD = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })

async function send({ from, to = bot, path = 'meta', by, payload = PAYLOAD }: Sent): Promise<number> {
  const signature = by ? createHmac('sha256', by).update(payload).digest('hex') : '0'.repeat(64)
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: `/webhooks/${path}/${to}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    payload,
  })
  return statusCode
}
const flood = async (sent: Sent) => {
  for (let n = 0; n < 60; n++) expect(await send(sent)).toBe(403)
}

test.each(['meta', 'telegram'])(
  'the 61st forged request to %s within a minute is told to wait; later ones are not',
  async (path) => {
    const from = `198.51.100.${path.length}`
    await flood({ from, path })
    expect([await send({ from, path }), await send({ from, path })]).toEqual([429, 429])
    app.clock.advance(61)
    expect(await send({ from, path })).toBe(403)
  },
)

test('right requests are taken meanwhile, also from the same address, which Meta uses for all of its users', async () => {
  const from = '198.51.100.20'
  await flood({ from })
  expect(await send({ from })).toBe(429)
  expect(await send({ from: '198.51.100.21', by: secret })).toBe(200)
  expect([await send({ from, by: secret }), await send({ from })]).toEqual([200, 429])
  const other = await app.bot()
  const { secret: by } = await connectAccount(app, other, 'whatsapp')
  expect(await send({ from, to: other, by })).toBe(200)
})

test('right requests are never counted', async () => {
  for (let n = 0; n < 70; n++) expect(await send({ from: '198.51.100.30', by: secret })).toBe(200)
})

test('chatbots that have no connection share one limit, whatever their number', async () => {
  const from = '198.51.100.40'
  for (let n = 0; n < 60; n++) expect(await send({ from, to: 900_000_000 + n })).toBe(403)
  expect([await send({ from, to: 900_001_000 }), await send({ from, to: 900_001_001 })]).toEqual([429, 429])
})

test('a long request of a refused address is answered before its body has come', async () => {
  for (let n = 0; n <= 60; n++) await send({ from: '127.0.0.1' })
  const status = await new Promise((resolve, reject) => {
    const calling = request(`${address}/webhooks/meta/${bot}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1_000_000 },
    })
    calling.on('response', (answer) => {
      resolve([answer.statusCode, answer.headers['retry-after'] !== undefined, answer.headers.connection])
      calling.destroy()
    })
    calling.on('error', reject)
    calling.write('{"object":')
  })
  expect(status).toEqual([429, true, 'close'])
})

test('what takes long to read is not read of who signs for nobody of the chatbot', async () => {
  const from = '198.51.100.50'
  const many = { object: 'whatsapp_business_account', entry: [], more: Array(100_000).fill(1) }
  expect(await send({ from, payload: 'no es JSON' })).toBe(400)
  expect(await send({ from, payload: `${JSON.stringify(many)} no es JSON` })).toBe(403)
  expect(await send({ from, payload: JSON.stringify(many), by: secret })).toBe(200)
})
