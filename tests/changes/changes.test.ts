import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diff } from '../../src/server/conversation/changes/change.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

let app: TestApp
let bot: number
let editor: TestUser
let reader: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  bot = await app.bot()
  editor = await app.user({ name: 'Inés Núñez' })
  await app.member(bot, editor, 3)
  const boss = await app.user()
  await app.member(bot, boss, 2)
  reader = await app.as(boss)
})

const list = (query: Record<string, unknown> = {}, who = reader, on = bot) => {
  const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
  return who.call('GET', `/changes/${on}?${text.join('&')}`)
}

const line = (given: Partial<Record<string, unknown>>) =>
  app.db
    .insertInto('audit')
    .values({
      bot_id: bot,
      at: app.clock.now(),
      actor_type: 'user',
      actor_name: 'Alguien',
      action: 'update',
      resource_type: 'area',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

describe('the change history', () => {
  test('returns the author, the action and the difference to members who may read it', async () => {
    const asEditor = await app.as(editor)
    const { body: intent } = await asEditor.call('POST', `/ia/selector/add/${bot}`, {
      body: { intent_name: 'Garantía' },
      headers: { 'user-agent': 'Prueba' },
    })
    const { body } = await list()
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      at: app.clock.now().toISOString(),
      actor: { id: editor.id, name: 'Inés Núñez', role: 'Editor', type: 'user' },
      action: 'create',
      resource_type: 'intent',
      resource_id: String(intent.id),
      resource_label: 'Garantía',
      user_agent: 'Prueba',
      status: 'ok',
    })
    expect(body[0].diff.name).toEqual({ old: null, new: 'Garantía' })
    const [own] = (await list({}, asEditor)).body
    expect(own).toEqual({ ...body[0], ip: null, user_agent: null })
    const operator = await app.user()
    await app.member(bot, operator, 4)
    const hidden = await list({}, await app.as(operator))
    expect(hidden.body).toEqual([])
    expect(String(hidden.headers['content-range'])).toMatch(/\/0$/)
  })

  test('returns nothing of other bots', async () => {
    const other = await app.bot()
    await line({ bot_id: other, resource_label: 'ajena' })
    await line({ bot_id: null, resource_label: 'de nadie' })
    await line({ resource_label: 'propia' })
    const { body, headers } = await list()
    expect(body.map((change: { resource_label: string }) => change.resource_label)).toEqual(['propia'])
    expect(String(headers['content-range'])).toMatch(/\/1$/)
    expect((await list({}, reader, other)).status).toBe(404)
  })

  test('masks secret fields, including values stored unmasked', async () => {
    await line({ before: { token: 'abc', name: 'a' }, after: { token: 'def', name: 'b', nested: { api_key: 'k' } } })
    const text = JSON.stringify((await list()).body)
    expect(text).not.toMatch(/abc|def|"k"/)
    expect(text).toContain('"name":{"old":"a","new":"b"}')
  })

  test('filters by author, action, resource, status and day, and sorts by time', async () => {
    const day = (n: number, hour = 12) => new Date(Date.UTC(2026, 0, n, hour))
    await line({ at: day(1), actor_name: 'Inés Núñez', action: 'create', resource_id: '1' })
    await line({ at: day(2, 2), actor_name: 'Raúl', action: 'delete', resource_id: '11', status: 'failed' })
    await line({ at: day(3), actor_name: 'Raúl', resource_type: 'label', resource_label: 'Seña' })
    const ids = async (filter: object, sort = ['at', 'ASC']) =>
      (await list({ filter, sort })).body.map(({ at }: { at: string }) => Number(at.slice(8, 10)))
    expect(await ids({ actor: 'INES' })).toEqual([1])
    expect(await ids({ action: 'delete' })).toEqual([2])
    expect(await ids({ resource_type: 'label' })).toEqual([3])
    expect(await ids({ resource_id: '1' })).toEqual([1])
    expect(await ids({ status: 'failed' })).toEqual([2])
    expect(await ids({ q: 'seña' })).toEqual([3])
    expect(await ids({ q: 'raul' }, ['at', 'DESC'])).toEqual([3, 2])
    // 2 January 02:00 UTC is still 1 January in the time zone of the business.
    expect(await ids({ at_from: '2026-01-01', at_to: '2026-01-01' })).toEqual([1, 2])
    expect(await ids({ at_from: '2026-01-02' })).toEqual([3])
  })

  test('paginates without repeating lines of the same moment', async () => {
    for (let i = 0; i < 5; i++) await line({ resource_id: String(i) })
    const pages = await Promise.all([0, 2, 4].map((first) => list({ sort: ['at', 'DESC'], range: [first, first + 1] })))
    const ids = pages.flatMap(({ body }) => body.map(({ id }: { id: number }) => id))
    expect(new Set(ids).size).toBe(5)
  })

  test.each([
    [{ filter: { action: 'inventada' } }],
    [{ filter: { before: 'x' } }],
    [{ filter: { at_from: 'ayer' } }],
    [{ sort: ['ip', 'ASC'] }],
  ])('refuses %j', async (query) => {
    expect((await list(query)).status).toBe(422)
    expect((await list({})).status).toBe(200)
  })
})

describe('the difference of two states', () => {
  test.each([
    [{}, { a: 1 }, { a: { old: null, new: 1 } }],
    [{ a: 1 }, {}, { a: { old: 1, new: null } }],
    [{ a: 1, b: [1] }, { a: 1, b: [1, 2] }, { b: { old: [1], new: [1, 2] } }],
    [{ a: { x: 1 } }, { a: { x: 1 } }, {}],
    [{ password: 'one' }, { password: 'two' }, { password: { old: '••••••', new: '••••••' } }],
  ])('%j → %j', (before, after, expected) => {
    expect(diff(before, after)).toEqual(expected)
  })
})
