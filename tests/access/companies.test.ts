import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createGate, type Gate } from './fixtures.ts'

let app: TestApp
let gate: Gate

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  gate = await createGate(app)
})

const read = async () => (await gate.admin.call('GET', `/access/${gate.botId}`)).body
const add = (body: object) => gate.admin.call('POST', `/access/add/${gate.botId}`, { body })

test('a token is shown once, a replaced one too, and saving anything else keeps it', async () => {
  expect(gate.token).toMatch(/^emp_[\w-]{43}$/)
  expect((await read()).companies[0]).not.toHaveProperty('company_token')
  const kept = await gate.update({ url: 'https://otro.example' })
  expect(kept.body).not.toHaveProperty('company_token')
  expect(kept.body.token_last4).toBe(gate.token.slice(-4))
  expect((await gate.update({ company_token: gate.token })).status).toBe(200)
  expect((await gate.update({ company_token: 'una-elegida-a-mano' })).status).toBe(422)
  const rotated = await gate.update({ company_token: '' })
  expect(rotated.body.company_token.slice(-4)).toBe(rotated.body.token_last4)
  expect(JSON.stringify(await app.audit())).not.toContain(rotated.body.company_token)
})

test('names are unique in a bot, whatever their case; areas must exist', async () => {
  const create = (company_name: string) => gate.admin.call('POST', `/access/${gate.botId}`, { body: { company_name } })
  expect(await create('distribuidora SUR')).toMatchObject({
    status: 409,
    body: { fields: { company_name: expect.anything() } },
  })
  expect((await create('Distribuidora Norte')).status).toBe(201)
  expect((await gate.update({ area_id: 2_000_000_000 })).status).toBe(422)
  expect((await gate.update({ url: 'http://sin-cifrar.example' })).status).toBe(422)
})

test('an expiry in the past is refused, one that stays as it was is not', async () => {
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
  const refused = await gate.update({ expires_at: at(-60_000) })
  expect(refused).toMatchObject({ status: 422, body: { fields: { expires_at: [expect.stringContaining('Elige')] } } })
  const soon = at(60_000)
  expect((await gate.update({ expires_at: soon })).status).toBe(200)
  app.clock.advance(120)
  expect((await gate.update({ expires_at: soon, url: 'https://otro.example' })).status).toBe(200)
})

test('a moment whose offset leads out of the years of four digits is refused at its field', async () => {
  const refused = await gate.update({ expires_at: '9999-12-31T23:59:59-23:59' })
  expect(refused).toMatchObject({ status: 422, body: { fields: { expires_at: [expect.anything()] } } })
  expect((await gate.update({ expires_at: '9999-12-31T23:59:59Z' })).status).toBe(200)
})

test('contacts are added once, disabled, enabled and removed; the history tells each', async () => {
  const made = await add({ company_id: gate.company, contact_id: null, contact: { name: 'Rosa', phone: '' } })
  expect(made).toMatchObject({ status: 201, body: { name: 'Rosa', enabled: true } })
  expect((await add({ company_id: gate.company, contact_id: made.body.contact_id })).status).toBe(409)
  const put = (enabled: boolean) =>
    gate.admin.call('PUT', `/access/${gate.botId}/${made.body.id}`, { body: { enabled } })
  expect((await put(false)).body.enabled).toBe(false)
  const lines = (await app.audit((row) => row.resource_type === 'access_group')).length
  expect((await put(false)).body.enabled).toBe(false)
  expect(await app.audit((row) => row.resource_type === 'access_group')).toHaveLength(lines)
  expect((await gate.admin.call('DELETE', `/access/delete/${gate.botId}/${made.body.id}`)).status).toBe(204)
  expect((await read()).companies[0].contacts).toEqual([])
})

test('who would lose access is counted: visitors of the last 30 days without a company', async () => {
  await gate.admitAll(true)
  await gate.visitor()
  await gate.visitor()
  await gate.visitorWith(gate.token)
  expect(await read()).toMatchObject({ access_all: true, outside_visitors: 2 })
  await app.db
    .updateTable('webchat_visitor')
    .set({ last_seen_at: new Date(app.clock.now().getTime() - 31 * 86_400_000) })
    .where('bot_id', '=', gate.botId)
    .execute()
  expect(await read()).toMatchObject({ outside_visitors: 0 })
})

test('the history tells a new token and the end of the former one; ending nothing leaves no trace', async () => {
  const told = async () => {
    const lines = await app.audit(
      (row) => row.resource_type === 'access_group' && row.resource_id === `${gate.company}`,
    )
    return lines.map(({ before, after }) => [Object(before), Object(after)])
  }
  const known = (await told()).length
  expect((await gate.update({ revoke_previous: true })).body.previous_token_until).toBeNull()
  expect(await told()).toHaveLength(known)
  const { token_last4, previous_token_until } = (await gate.update({ company_token: '' })).body
  await gate.update({ revoke_previous: true })
  await gate.update({ revoke_previous: true })
  const [rotated, revoked, ...rest] = (await told()).slice(known)
  expect(rest).toEqual([])
  expect(rotated).toMatchObject([
    { token_last4: gate.token.slice(-4), previous_token_until: null },
    { token_last4, previous_token_until },
  ])
  expect(revoked).toMatchObject([{ previous_token_until }, { token_last4, previous_token_until: null }])
})

test('a change of the token leaves the name that a colleague gave meanwhile; an empty name is refused', async () => {
  const put = (change: object) =>
    gate.admin.call('PUT', `/access/${gate.botId}`, { body: { id: gate.company, ...change } })
  expect((await put({ company_name: 'Distribuidora Centro' })).status).toBe(200)
  expect((await put({ company_token: '' })).body).toMatchObject({ company_name: 'Distribuidora Centro' })
  const ended = { company_name: 'Distribuidora Centro', previous_token_until: null }
  expect((await put({ revoke_previous: true })).body).toMatchObject(ended)
  expect(await put({ company_name: '' })).toMatchObject({ status: 422, body: { fields: { company_name: [/Debes/] } } })
})
