import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
})

const read = async () => (await team.admin.call('GET', `/bots/notifications/${team.botId}`)).body
const listed = async () => (await team.admin.call('GET', `/bots/notifications/contacts/${team.botId}`)).body
const add = (body: object) => team.admin.call('POST', `/bots/${team.botId}`, { body })
const contact = async (email: string | null = 'martin@example.com') => {
  const row = { bot_id: team.botId, name: 'Martín Quiroga', phone: '+5491155550102', email }
  return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const outside = (contact_id: number, more: object = {}) => ({ user_id: null, contact_id, ...more })

describe('rules', () => {
  test('are replaced as a whole, keep their ids, and a stale save is refused with what is stored', async () => {
    const { body } = await team.rules({ quiet_hours: { from: '22:00', to: '07:00' } }, { events: ['lead'] })
    expect(body).toMatchObject({
      rules: [{ events: ['live_chat'], last_sent_at: null }, { events: ['lead'] }],
      version: 2,
    })
    const [first] = body.rules
    const { last_sent_at: _, ...kept } = first
    const again = await team.rules({ ...kept, digest: 'daily' })
    expect(again.body).toMatchObject({ rules: [{ id: first.id, digest: 'daily' }], version: 3 })
    const stale = await team.admin.call('PUT', `/bots/notifications/${team.botId}`, { body: { rules: [], version: 2 } })
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 3 } } })
    expect((await read()).rules).toHaveLength(1)
  })

  test.each([
    ['user_id', 'somebody who is not in the team', { user_id: 2_000_000_000 }],
    ['channels', 'WhatsApp to a person of the team', { channels: ['whatsapp'] }],
    ['unanswered_minutes', 'no minutes', { events: ['unanswered'] }],
    ['area_ids', 'an area that does not exist', { area_ids: [2_000_000_000] }],
    ['quiet_hours', 'silence without an end', { quiet_hours: { from: '09:00', to: '09:00' } }],
    ['contact_id', 'a contact that is not in the list', { user_id: null, contact_id: 2_000_000_000 }],
    ['channels', 'a browser that nobody has', { user_id: null, channels: ['push'] }],
    ['events', 'what concerns one person', { user_id: null, events: ['assigned'] }],
    ['channels', 'WhatsApp without a number', { user_id: null, channels: ['whatsapp'] }],
  ] as const)('422 at %s: %s', async (field, _, rule) => {
    const answer = await team.rules({}, rule as object)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([`rules.1.${field}`])
    expect((await read()).rules).toEqual([])
  })

  test('belong to their bot: the id of another bot’s rule is refused', async () => {
    const { body } = await team.rules({})
    const other = await createTeam(app)
    const refused = await other.rules({ id: body.rules[0].id })
    expect(refused.status).toBe(422)
    expect((await read()).rules).toHaveLength(1)
  })
})

describe('contacts outside the team', () => {
  test('get what a rule of their type sends, without a link to the console, until they are removed', async () => {
    const id = await contact()
    expect(await add({ contact_id: id, type: 2 })).toMatchObject({ status: 201, body: { contact_id: id, type: 2 } })
    expect((await add({ contact_id: id, type: 2 })).status).toBe(409)
    await team.confirms('martin@example.com')
    await team.rules({ user_id: null, type: 2 }, outside(id, { type: 2, events: ['lead'] }))
    await team.asks()
    const mails = await team.mailed()
    expect(mails.map(({ to }) => to)).toEqual(['martin@example.com', 'martin@example.com'])
    expect(mails.map(({ text }) => text).join()).not.toContain('/chats')
    const [row] = await listed()
    expect(row.last_sent_at).not.toBeNull()

    expect((await team.admin.call('DELETE', `/bots/${team.botId}/${row.id}`)).status).toBe(204)
    expect(await listed()).toEqual([])
    // The rule that only told this contact is gone, the one of the type stays.
    expect((await read()).rules).toMatchObject([{ contact_id: null }])
    await team.asks()
    expect(await team.mailed()).toEqual([])
  })

  test('of an area are contacts of that area, and hear of its conversations only', async () => {
    const [sales, claims] = [await app.area(team.botId, 'Ventas'), await app.area(team.botId, 'Reclamos')]
    const id = await contact()
    expect((await add({ contact_id: id, type: 3 })).body.fields).toHaveProperty('area_id')
    expect(await add({ contact_id: id, type: 3, area_id: sales })).toMatchObject({
      status: 201,
      body: { area_id: sales },
    })
    await team.confirms('martin@example.com')
    await team.rules({ user_id: null, type: 3 })
    await team.asks(claims)
    expect(await team.mailed()).toEqual([])
    await team.asks(sales)
    expect(await team.mailed()).toHaveLength(1)
    await team.admin.call('PUT', `/bots/areas/contacts/toggle/${team.botId}/${sales}`, {
      body: { contact_id: id, enabled: false },
    })
    expect(await listed()).toEqual([])
  })

  test('can be made on the way', async () => {
    const made = await add({ contact_id: null, contact: { name: 'Rosa', phone: '+5491155550103' }, type: 1 })
    expect(made).toMatchObject({ status: 201, body: { name: 'Rosa', phone: '+5491155550103', last_sent_at: null } })
  })
})

describe('a test', () => {
  const tried = (body: object) => team.admin.call('POST', `/bots/notifications/test/${team.botId}`, { body })

  test('goes to the caller or to a listed contact, and says why it cannot', async () => {
    expect((await tried({ channel: 'email' })).status).toBe(200)
    expect(await team.mailed()).toMatchObject([{ to: team.boss.email }])
    const id = await contact(null)
    expect((await tried({ channel: 'email', contact_id: id })).status).toBe(404)
    await add({ contact_id: id, type: 1 })
    expect(await tried({ channel: 'email', contact_id: id })).toMatchObject({ status: 409 })
    expect((await tried({ channel: 'whatsapp' })).status).toBe(422)
    expect((await tried({ channel: 'whatsapp', contact_id: id })).status).toBe(409)
    expect((await tried({ channel: 'push' })).status).toBe(200)
  })
})
