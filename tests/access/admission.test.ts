import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { SITE } from '../widget/fixtures.ts'
import { COMPANY_SITE, createGate, type Gate } from './fixtures.ts'

let app: TestApp
let gate: Gate
let url: string
const sockets: Socket[] = []

beforeAll(async () => {
  app = await startApp()
  url = `${await listen(app.app)}/webchat`
})
afterAll(() => app.stop())
beforeEach(async () => {
  gate = await createGate(app)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

const connect = (secret: string) => {
  const socket = io(url, {
    transports: ['websocket'],
    auth: { key: gate.key, secret },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  return socket
}
const refusal = async (socket: Socket) => (await once(socket as never, 'access'))[0].refusal
const DENIED = 'Tu empresa ya no usa este canal.'
const days = (count: number) => count * 86_400

test('only who comes with the token, from the company’s site, is admitted', async () => {
  expect((await gate.come(gate.token)).status).toBe(201)
  expect(await gate.come()).toMatchObject({ status: 403, body: { code: 'foreign_site' } })
  expect(await gate.come(undefined, SITE)).toMatchObject({ status: 403, body: { code: 'no_access' } })
  expect(await gate.come(gate.token, SITE)).toMatchObject({ status: 403, body: { message: DENIED } })
  const wrong = `emp_${'x'.repeat(43)}`
  for (const token of [wrong, 'corta', gate.token.slice(0, -1)])
    expect((await gate.come(token, SITE)).body, token).toMatchObject({
      code: 'no_access',
      message: expect.stringMatching(/^Este canal es solo para clientes de/),
    })
  await gate.admitAll(true)
  expect((await gate.come(undefined, SITE)).status).toBe(201)
})

test('a visitor of before is refused with every call once the access is closed, and admitted when it opens', async () => {
  await gate.admitAll(true)
  const visitor = await gate.visitor()
  expect((await visitor.say('Hola')).status).toBe(201)
  await gate.admitAll(false)
  expect((await visitor.say('¿Siguen ahí?')).body.code).toBe('no_access')
  expect((await visitor.call('GET', '/messages')).status).toBe(403)
  expect((await visitor.call('POST', '/typing', { typing: true })).status).toBe(403)
  await gate.admitAll(true)
  expect((await visitor.say('Volví')).status).toBe(201)
})

test('a token counts until a day after it was replaced, on every message and at the handshake', async () => {
  const visitor = await gate.visitorWith(gate.token)
  const { body } = await gate.update({ company_token: '' })
  expect(body.company_token).not.toBe(gate.token)
  expect(body.previous_token_until).toBe('2026-03-11T12:00:00.000Z')
  expect((await visitor.say('Con la clave anterior')).status).toBe(201)
  expect((await gate.come(gate.token)).status).toBe(201)
  const socket = connect(visitor.secret)
  await once(socket as never, 'connect')
  const ended = refusal(socket)
  app.clock.advance(days(1))
  expect(await ended).toBe(DENIED)
  expect((await visitor.say('Tarde')).body).toMatchObject({ code: 'no_access', message: DENIED })
  const [error] = await once(connect(visitor.secret) as never, 'connect_error')
  expect((error as Error).message).toBe('no access')
  expect((await gate.come(gate.token)).status).toBe(403)
  expect((await gate.come(body.company_token)).status).toBe(201)
})

test('a replaced token counts no longer once it is revoked, with its replacement or later', async () => {
  const visitor = await gate.visitorWith(gate.token)
  const { body } = await gate.update({ company_token: '', revoke_previous: true })
  expect(body.previous_token_until).toBeNull()
  expect((await gate.come(gate.token)).status).toBe(403)
  expect((await visitor.say('Con la clave anterior')).body.code).toBe('no_access')
  expect((await gate.come(body.company_token)).status).toBe(201)
  const next = (await gate.update({ company_token: '' })).body
  expect((await gate.come(body.company_token)).status).toBe(201)
  expect((await gate.update({ revoke_previous: true })).body.previous_token_until).toBeNull()
  expect((await gate.come(body.company_token)).status).toBe(403)
  expect((await gate.come(next.company_token)).status).toBe(201)
})

test('an expired company is refused, and admitted when the date moves', async () => {
  const visitor = await gate.visitorWith(gate.token)
  await gate.update({ expires_at: new Date(app.clock.now().getTime() + 3_600_000).toISOString() })
  expect((await visitor.say('Antes')).status).toBe(201)
  app.clock.advance(3601)
  expect((await visitor.say('Después')).body.message).toBe(DENIED)
  expect((await gate.come(gate.token)).status).toBe(403)
  await gate.update({ expires_at: null })
  expect((await visitor.say('Otra vez')).status).toBe(201)
})

test('a disabled contact is refused live, receives nothing, and is admitted again live', async () => {
  const [visitor, other] = [await gate.visitorWith(gate.token), await gate.visitorWith(gate.token)]
  await visitor.say('Hola')
  await other.say('Buenas')
  const socket = connect(visitor.secret)
  await once(socket as never, 'connect')
  const heard: string[] = []
  socket.on('message', () => heard.push('message'))
  const { companies } = (await gate.admin.call('GET', `/access/${gate.botId}`)).body
  const [{ contacts }] = companies
  expect(contacts).toHaveLength(2)
  const { contact_id } = await gate.chat()
  const { id } = contacts.find((one: { contact_id: number }) => one.contact_id === contact_id)
  const enable = (enabled: boolean) => gate.admin.call('PUT', `/access/${gate.botId}/${id}`, { body: { enabled } })

  const off = refusal(socket)
  expect((await enable(false)).status).toBe(200)
  expect(await off).toBe(DENIED)
  expect((await visitor.say('¿Puedo?')).body.code).toBe('no_access')
  expect((await other.say('Yo sí')).status).toBe(201)
  expect((await gate.come(gate.token)).status).toBe(201)
  expect(heard).toEqual([])

  const back = refusal(socket)
  await enable(true)
  expect(await back).toBeNull()
  expect((await visitor.say('Gracias')).status).toBe(201)
})

test('a contact disabled in a company stays out with the token of another one, and when they write again', async () => {
  const { botId } = gate
  const site = 'https://norte.example'
  const made = (await gate.admin.call('POST', `/access/${botId}`, { body: { company_name: 'Distribuidora Norte' } }))
    .body
  const { company_id: id, company_name, company_token } = made
  await gate.admin.call('PUT', `/access/${botId}`, { body: { id, company_name, url: site } })
  const visitor = await gate.visitorWith(gate.token)
  await visitor.say('Hola')
  const { companies } = (await gate.admin.call('GET', `/access/${botId}`)).body
  const own = companies.flatMap(({ contacts }: { contacts: { id: number }[] }) => contacts)[0].id
  const enable = (enabled: boolean) => gate.admin.call('PUT', `/access/${botId}/${own}`, { body: { enabled } })
  const come = () => visitor.call('POST', '/sessions', { origin: site, company_token })
  await enable(false)
  await come()
  expect((await visitor.say('¿Y así?')).body.code).toBe('no_access')
  expect((await visitor.say('¿Y ahora?')).body.code).toBe('no_access')
  await enable(true)
  expect((await come()).status).toBe(200)
  expect((await visitor.say('Gracias')).status).toBe(201)
})

test('new chats of a company go to its area, and its contacts are noted', async () => {
  const area = await app.area(gate.botId, 'Mayoristas')
  await gate.update({ area_id: area })
  await (await gate.visitorWith(gate.token)).say('Hola')
  expect(await gate.chat()).toMatchObject({ area_id: area })
})

test('a customer of a company who asks for a person stays in the area of the company, also later on', async () => {
  await app.area(gate.botId, 'Ventas')
  const seller = await app.user()
  await app.member(gate.botId, seller, 4)
  const area = await app.area(gate.botId, 'Mayoristas', seller)
  await gate.update({ area_id: area })
  const visitor = await gate.visitorWith(gate.token)
  const ask = async () => {
    app.clock.advance(1)
    await visitor.say('Quiero hablar con una persona')
    await gate.answer()
    expect(await gate.chat()).toMatchObject({ type: 'request', area_id: area })
  }
  await ask()
  const { id } = await gate.chat()
  await gate.admin.call('POST', `/chats/requests/state/${gate.botId}`, { body: { id, state: 2 } })
  await ask()
})

test('unknown tokens of an address are limited, and nothing tells which companies exist', async () => {
  for (let guess = 0; guess < 20; guess++) await gate.come(`emp_${String(guess).padStart(43, 'x')}`)
  expect((await gate.come(`emp_${'y'.repeat(43)}`)).status).toBe(429)
  await app.forgetLimits()
  const face = JSON.stringify((await app.call('GET', `/webchat/${gate.key}`)).body)
  expect(face).not.toContain('sur.example')
  expect(face).not.toContain('Distribuidora')
})

test('the database has no token, and a deleted company admits nobody', async () => {
  const visitor = await gate.visitorWith(gate.token)
  const rows = await app.db.selectFrom('access_group').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(gate.token)
  const read = await gate.admin.call('GET', `/access/${gate.botId}`)
  expect(read.body.companies[0].token_last_used_at).not.toBeNull()
  expect(JSON.stringify(read.body)).not.toContain(gate.token)
  expect((await gate.admin.call('DELETE', `/access/${gate.botId}/${gate.company}`)).status).toBe(204)
  expect((await visitor.say('¿Hola?')).status).toBe(403)
  expect((await gate.come(gate.token, COMPANY_SITE)).status).toBe(403)
})
