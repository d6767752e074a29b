import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPermissions } from '../../src/server/foundation/scope/roles.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: SignedIn
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  admin = await app.as(await app.user({ admin: true }))
  serial++
})

const list = (path: string, query: Record<string, unknown> = {}) => {
  const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
  return admin.call('GET', `${path}?${text.join('&')}`)
}
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name)

describe('list of all chatbots', () => {
  test('is for platform administrators only', async () => {
    const owner = await app.user()
    await app.member(await app.bot(), owner, 2)
    for (const path of ['/platform/bots', '/platform/connections', '/platform/plans']) {
      expect((await (await app.as(owner)).call('GET', path)).status).toBe(403)
      expect((await app.call('GET', path)).status).toBe(401)
      expect((await admin.call('GET', path)).status).toBe(200)
    }
  })

  test('is filtered, sorted and paged on the server', async () => {
    const mark = `Serie${serial}`
    for (const name of ['Águila', 'Búho', 'cóndor']) await app.bot({ name: `${mark} ${name}`, planId: 3 })
    await app.bot({ name: `${mark} Dorado`, planId: 1 })
    const all = await list('/platform/bots', { filter: { name: mark.toUpperCase() }, sort: ['name', 'DESC'] })
    expect(names(all)).toEqual([`${mark} Dorado`, `${mark} cóndor`, `${mark} Búho`, `${mark} Águila`])
    expect(String(all.headers['content-range'])).toMatch(/ 0-3\/4$/)
    const second = await list('/platform/bots', { filter: { name: mark }, sort: ['name', 'ASC'], range: [1, 2] })
    expect(names(second)).toEqual([`${mark} Búho`, `${mark} cóndor`])
    expect(String(second.headers['content-range'])).toMatch(/ 1-2\/4$/)
    expect(names(await list('/platform/bots', { filter: { q: `aguila ${mark}` } }))).toEqual([`${mark} Águila`])
    expect(names(await list('/platform/bots', { filter: { name: mark, plan_id: 1 } }))).toEqual([`${mark} Dorado`])
    expect(names(await list('/platform/bots', { filter: { name: mark, plan: 'inicial' } }))).toEqual([`${mark} Dorado`])
    expect((await list('/platform/bots', { filter: { name: mark }, range: [50, 99] })).body).toEqual([])
  })

  test('shows and finds a bot without a model as not trained', async () => {
    const name = `Nuevo${serial}`
    const id = await app.bot({ name })
    const states = async () =>
      (await list('/platform/bots', { filter: { name } })).body.map((one: { state: string }) => one.state)
    expect(await states()).toEqual(['untrained'])
    expect(names(await list('/platform/bots', { filter: { name, state: 'untrained' } }))).toEqual([name])
    expect((await list('/platform/bots', { filter: { name, state: 'active' } })).body).toEqual([])
    await app.db.updateTable('bot').set({ state: 'train' }).where('id', '=', id).execute()
    expect(await states()).toEqual(['train'])
  })

  test.each(['id', 'name', 'plan', 'version', 'special_state', 'state', 'members', 'created_at'])(
    'sorts by %s',
    async (field) => {
      expect((await list('/platform/bots', { sort: [field, 'ASC'] })).status).toBe(200)
      expect((await list('/platform/bots', { sort: [field, 'DESC'], range: [0, 0] })).body).toHaveLength(1)
    },
  )

  test.each([
    [{ sort: ['password', 'ASC'] }],
    [{ sort: ['name', 'ASC; drop table bot'] }],
    [{ filter: { settings: 'x' } }],
    [{ filter: { state: 'no existe' } }],
    [{ range: [5, 1, 2] }],
    [{ range: [-1, 5] }],
  ])('refuses the query %j', async (query) => {
    expect((await list('/platform/bots', query)).status).toBe(422)
  })
})

describe('creating a chatbot', () => {
  const create = (body: object) => admin.call('POST', '/platform/bots', { body })

  test('makes the owner an administrator of the chatbot', async () => {
    const owner = await app.user()
    const { status, body } = await create({ name: 'Vivero Sur', plan_id: 2, owner: owner.email.toUpperCase() })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Vivero Sur', plan: 'Profesional', members: 1, special_state: 'chatbot_on' })
    const me = (await (await app.as(owner)).call('GET', '/me')).body
    expect(me.bots).toMatchObject([{ id: body.id, role: { id: 2 }, permissions: defaultPermissions(2) }])
    const areas = await app.db.selectFrom('area').select(['name', 'is_default']).where('bot_id', '=', body.id).execute()
    expect(areas).toEqual([{ name: 'General', is_default: true }])
    expect(await app.audit((row) => row.bot_id === body.id)).toMatchObject([{ action: 'create', resource_type: 'bot' }])
  })

  test('refuses an unknown owner and an unknown plan with a field error', async () => {
    const owner = await app.user()
    const nobody = await create({ name: 'Vivero', plan_id: 2, owner: 'nadie.asi' })
    expect(nobody.status).toBe(422)
    expect(nobody.body.fields).toHaveProperty('owner')
    const noPlan = await create({ name: 'Vivero', plan_id: 99, owner: owner.username })
    expect(noPlan.status).toBe(422)
    expect(noPlan.body.fields).toHaveProperty('plan_id')
    expect((await create({ name: 'Vivero', plan_id: 3, owner: owner.username })).status).toBe(201)
  })
})

describe('editing a chatbot', () => {
  const update = (id: number, body: object) => admin.call('PUT', `/platform/bots/${id}`, { body })

  test('changes the submitted fields and keeps the others', async () => {
    const id = await app.bot({ name: 'Antes', planId: 2 })
    const { status, body } = await update(id, { name: 'Después', plan_id: 3, special_state: 'chatbot_off' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, name: 'Después', plan_id: 3, version: '1.0', special_state: 'chatbot_off' })
    expect((await admin.call('GET', `/platform/bots/${id}`)).body).toEqual(body)
    expect(await app.audit((row) => row.bot_id === id)).toMatchObject([
      { action: 'update', before: { name: 'Antes', plan: 'Profesional' }, after: { name: 'Después', plan: 'Empresa' } },
    ])
  })

  test('removes the responses and forms permissions of the team on plan 1, and restores them on plan 2', async () => {
    const id = await app.bot({ name: 'Kiosco', planId: 2 })
    const owner = await app.user()
    await app.member(id, owner, 2)
    const asOwner = await app.as(owner)
    const permissions = async () => (await asOwner.call('GET', '/me')).body.bots[0].permissions
    expect(await permissions()).toMatchObject({ responses: true, forms: true })
    await update(id, { name: 'Kiosco', plan_id: 1 })
    expect(await permissions()).toMatchObject({ responses: false, forms: false, chats: true })
    await update(id, { name: 'Kiosco', plan_id: 2 })
    expect(await permissions()).toMatchObject({ responses: true, forms: true })
  })

  test('emits one bot-state event to everybody and a membership event to each member', async () => {
    const id = await app.bot({ name: 'Kiosco', planId: 2 })
    const [one, two] = [await app.user(), await app.user()]
    await app.member(id, one, 2)
    await app.member(id, two, 4)
    const heard = async () => {
      const rows = await app.db
        .selectFrom('event')
        .select(['name', 'audience', 'payload'])
        .where('bot_id', '=', id)
        .orderBy('seq')
        .execute()
      return rows.map(({ name, audience, payload }) => [name, (audience as { user_id?: number }).user_id, payload])
    }
    await update(id, { name: 'Kiosco', plan_id: 2, special_state: 'chatbot_on' })
    expect(await heard()).toEqual([])
    await update(id, { name: 'Kiosco', plan_id: 1, special_state: 'chatbot_off' })
    expect(await heard()).toMatchObject([
      ['bot-state', undefined, { botState: 'off', special_state: 'chatbot_off' }],
      ['membership', one.id, { bot: { bot_plan: { id: 1 }, permissions: { responses: false } } }],
      ['membership', two.id, { bot: { bot_plan: { id: 1 } } }],
    ])
  })

  test('refuses a stale change of another administrator, with the present bot and who changed it', async () => {
    const id = await app.bot({ name: 'Antes', planId: 2 })
    const { revision } = (await admin.call('GET', `/platform/bots/${id}`)).body
    const colleague = await app.user({ admin: true })
    const asColleague = await app.as(colleague)
    const theirs = { name: 'Después', plan_id: 3, version: '1.0', special_state: 'chatbot_on', revision }
    const changed = await asColleague.call('PUT', `/platform/bots/${id}`, { body: theirs })
    expect(changed.status).toBe(200)
    const mine = { name: 'Antes', plan_id: 2, version: '3.0', special_state: 'chatbot_on' }
    const refused = await update(id, { ...mine, revision })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'stale', current: { name: 'Después', plan_id: 3 }, changed_by: { id: colleague.id } },
    ])
    expect((await admin.call('GET', `/platform/bots/${id}`)).body).toEqual(changed.body)
    const again = await update(id, { ...theirs, version: '3.0', revision: refused.body.current.revision })
    expect(again.body).toMatchObject({ name: 'Después', plan_id: 3, version: '3.0' })
  })

  test.each([
    ['suspended', 'POST', (id: number) => `/platform/bots/suspension/${id}`, { reason: 'Falta el pago' }],
    ['switched off by its team', 'PUT', (id: number) => `/bots/state/${id}`, { botState: 'off' }],
  ])('refuses a change of a bot that was %s meanwhile', async (_, method, path, body) => {
    const id = await app.bot({ name: 'Antes', planId: 2 })
    const me = await app.user({ admin: true })
    await app.member(id, me, 2)
    const both = await app.as(me)
    const { revision } = (await both.call('GET', `/platform/bots/${id}`)).body
    const between = await both.call(method, path(id), { body })
    expect(between.status).toBe(200)
    const edit = { name: 'Antes', plan_id: 3, revision }
    expect((await both.call('PUT', `/platform/bots/${id}`, { body: edit })).body).toMatchObject({ code: 'stale' })
  })

  test('returns 404 for a chatbot that does not exist', async () => {
    expect((await update(2_000_000_000, { name: 'Nada', plan_id: 2 })).status).toBe(404)
    expect((await admin.call('GET', '/platform/bots/2000000000')).status).toBe(404)
  })
})

test('plans are listed with their limits', async () => {
  const { body } = await admin.call('GET', '/platform/plans')
  expect(body.map(({ id }: { id: number }) => id)).toEqual([4, 1, 2, 3])
  expect(body[1]).toMatchObject({ currency: 'ARS', limits: { quick_responses: 30 } })
})

describe('connections of all users', () => {
  test('is filtered by name and state, sorted by last connection, and returns the total', async () => {
    const mark = `Conexa${serial}`
    for (const [i, connected] of [true, false, true].entries()) {
      const { id } = await app.user({ name: `${mark} ${i}` })
      const last_seen = new Date(app.clock.now().getTime() - i * 1000)
      await app.db.insertInto('user_connection').values({ user_id: id, connected, last_seen, downlink: 2.5 }).execute()
    }
    const all = await list('/platform/connections', { filter: { name: mark }, sort: ['date_to_filter', 'ASC'] })
    expect(all.body.map((row: { user: { name: string } }) => row.user.name)).toEqual([
      `${mark} 2`,
      `${mark} 1`,
      `${mark} 0`,
    ])
    expect(all.body[2]).toMatchObject({
      connected: true,
      connection_downlink: 2.5,
      connection_effective_type: null,
      date_to_filter: app.clock.now().getTime(),
    })
    const here = await list('/platform/connections', { filter: { name: mark, connected: true }, range: [0, 0] })
    expect(String(here.headers['content-range'])).toMatch(/\/2$/)
  })

  test.each(['user.name', 'user.username', 'connected', 'last_seen', 'date_to_filter'])(
    'sorts by %s',
    async (field) => {
      expect((await list('/platform/connections', { sort: [field, 'DESC'] })).status).toBe(200)
    },
  )
})
