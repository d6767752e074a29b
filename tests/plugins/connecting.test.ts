import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/db.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

let t: Channels
beforeAll(async () => {
  t = await startChannels()
})
afterAll(() => t.stop())

const list = async () => (await t.owner.call('GET', `/plugins/${t.bot_}`)).body

test('a key, an id or a secret that Meta does not accept is told at its field, and nothing is stored', async () => {
  const wrong: [object, string][] = [
    [{ access_token: 'no-es-una-clave' }, 'access_token'],
    [{ phone_number_id: '999' }, 'phone_number_id'],
    [{ waba_id: '999' }, 'waba_id'],
    [{ waba_id: seed.other_waba_id }, 'waba_id'],
  ]
  for (const [given, field] of wrong) {
    const { status, body } = await t.connectNumber(given)
    expect([status, Object.keys((body.fields as object | undefined) ?? {})], field).toEqual([422, [field]])
  }
  expect(await list()).toEqual([])
})

test('a number is connected once: not twice to a bot, and not to another bot until it is disconnected', async () => {
  const first = await t.connectNumber()
  expect(first.status).toBe(201)
  expect(await t.connectNumber()).toMatchObject({ status: 409, body: { code: 'taken' } })
  const other = await t.bot()
  await t.member(other, t.owner, 2)
  const body = {
    ...{ phone_number_id: seed.number, waba_id: seed.waba_id },
    ...{ access_token: seed.whatsapp_token, app_secret: seed.app_secret },
  }
  const connectOther = () => t.owner.call('POST', `/plugins/whatsapp/${other}`, { body })
  expect(await connectOther()).toMatchObject({ status: 409, body: { code: 'taken' } })
  const off = await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${first.body.id}`)
  expect(off.body).toMatchObject({ status: 'off', secrets: {} })
  expect((await connectOther()).status).toBe(201)
  // The former bot gets its own row back only when the other one lets go.
  expect((await t.connectNumber()).status).toBe(409)
  const [mine] = (await t.owner.call('GET', `/plugins/${other}`)).body
  await t.owner.call('POST', `/plugins/disconnect/${other}/${mine.id}`)
  const again = await t.connectNumber()
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
})

test('a change of somebody else is not overwritten, and a saved key stays when the field is empty', async () => {
  const [{ id, version }] = await list()
  const put = (body: object) => t.owner.call('PUT', `/plugins/whatsapp/${t.bot_}/${id}`, { body })
  const changed = await put({ version, read_receipts: false })
  expect(changed.body).toMatchObject({ settings: { read_receipts: false }, secrets: { access_token: '0000' } })
  expect(await put({ version, read_receipts: true })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await put({ version: changed.body.version, read_receipts: true })).status).toBe(200)
})

test('the WhatsApp account is corrected afterwards, and one to which the number does not belong is refused', async () => {
  const [{ id, settings }] = await list()
  const put = (waba_id: string) => t.owner.call('PUT', `/plugins/whatsapp/${t.bot_}/${id}`, { body: { waba_id } })
  // As it could be stored before numbers were looked for in their account.
  const wrong = json({ ...settings, waba_id: seed.other_waba_id })
  await t.db.updateTable('channel_account').set({ settings: wrong }).where('id', '=', id).execute()
  const refused = await put('999')
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['waba_id']])
  expect((await list())[0].settings.waba_id).toBe(seed.other_waba_id)
  const corrected = await put(seed.waba_id)
  expect([corrected.status, corrected.body.settings.waba_id]).toEqual([200, seed.waba_id])
})

test('only those with the permission see and connect, each their own bot', async () => {
  const [{ id }] = await list()
  const operator = await t.user()
  await t.member(t.bot_, operator, 5)
  const other = await t.user()
  for (const [user, status] of [
    [await t.as(operator), 403],
    [await t.as(other), 404],
  ] as const) {
    expect((await user.call('GET', `/plugins/${t.bot_}`)).status).toBe(status)
    expect((await user.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)).status).toBe(status)
  }
  const foreign = await t.bot()
  await t.member(foreign, other, 2)
  expect((await (await t.as(other)).call('POST', `/plugins/test/${foreign}/${id}`)).status).toBe(404)
  expect((await t.owner.call('POST', `/plugins/test/${t.bot_}/${id}`)).body.ok).toBe(true)
})

test('the check of the address answers the challenge to the token of the bot alone', async () => {
  const { body } = await t.owner.call('GET', `/plugins/setup/${t.bot_}`)
  const ask = (token: string) =>
    fetch(`${body.callback_url}?hub.mode=subscribe&hub.challenge=4711&hub.verify_token=${token}`)
  const right = await ask(body.verify_token)
  expect([right.status, await right.text()]).toEqual([200, '4711'])
  expect((await ask(`${body.verify_token}x`)).status).toBe(403)
  const other = await t.bot()
  await t.member(other, t.owner, 2)
  const foreign = (await t.owner.call('GET', `/plugins/setup/${other}`)).body.verify_token
  expect((await ask(foreign)).status).toBe(403)
})

test('what was done is in the activity and in the history, without keys', async () => {
  const events = await t.owner.call('GET', `/plugins/events/${t.bot_}?sort=["at","DESC"]&range=[0,24]`)
  expect(events.body.map(({ detail }: { detail: string }) => detail)).toContain('Se desconectó')
  const rows = await t.audit(({ resource_type }) => resource_type === 'plugin')
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify([events.body, rows])).not.toMatch(/EAASim|b1946ac9/)
})
