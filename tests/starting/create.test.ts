import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

let t: TestApp
let user: TestUser
let me: SignedIn

beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.forgetLimits()
  user = await t.user()
  me = await t.as(user)
})

const body = { name: 'Kiosco Sur', template: null, country: 'UY', timezone: 'America/Montevideo' }
/** Ends the first training of new bots: until then they are not removed. */
const endTraining = () =>
  t.db.updateTable('training_run').set({ finished_at: t.clock.now() }).where('finished_at', 'is', null).execute()
const create = (change: object = {}, who = me) => who.call('POST', '/bots', { body: { ...body, ...change } })

describe('POST /bots', () => {
  test('creates a bot on the trial plan, administered by the caller, that speaks as its country does', async () => {
    const { status, body: bot } = await create()
    expect(status).toBe(201)
    expect(bot).toMatchObject({
      name: 'Kiosco Sur',
      role: { id: 2 },
      bot_plan: { id: 4, name: 'Prueba' },
      timezone: 'America/Montevideo',
      permissions: { responses: true, pricing: true },
    })
    const mine = (await me.call('GET', '/me')).body
    expect(mine.bots).toEqual([bot])
    expect(mine.bots_left).toBe(2)
    const row = await t.db.selectFrom('bot').selectAll().where('id', '=', bot.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ form_of_address: 'vos', created_by: user.id })
    expect(row.settings).toEqual({
      country: 'UY',
      timezone: 'America/Montevideo',
      language: 'es-419',
      currency: 'UYU',
    })
    const areas = await t.db.selectFrom('area').select(['name', 'is_default']).where('bot_id', '=', bot.id).execute()
    expect(areas).toEqual([{ name: 'General', is_default: true }])
    const lines = await t.audit(({ bot_id }) => bot_id === bot.id)
    expect(lines).toMatchObject([{ action: 'create', resource_type: 'bot', actor_name: user.name }])
  })

  test.each([`Pan & Café «Del Ángel»`, 'Café 2.0', 'Sr. Pérez', 'Pan S.A. (Bs.As.)', 'Kiosco "24/7" (Ñuñoa) 100%'])(
    'keeps the name %s as it was written',
    async (name) => {
      const { status, body: bot } = await create({ name: ` ${name} ` })
      expect([status, bot.name]).toEqual([201, name])
      expect((await me.call('GET', '/me')).body.bots[0].name).toBe(name)
    },
  )

  test.each([
    ['name', { name: '' }],
    ['name', { name: '<b>Pan</b>' }],
    ['name', { name: '.' }],
    ['name', { name: '😀' }],
    ['name', { name: 'Tu premio: premio.example/cobrar' }],
    ['name', { name: 'Pan\nCafé' }],
    ['name', { name: 'a'.repeat(61) }],
    ['country', { country: 'XX' }],
    ['country', { country: 'toString' }],
    ['timezone', { timezone: 'America/Atlantis' }],
    // Known to browsers, not to the database.
    ['timezone', { timezone: 'US/Pacific-New' }],
    ['template', { template: 'no-existe' }],
  ])('refuses a wrong %s at its field, and creates nothing', async (field, change) => {
    const before = await t.db.selectFrom('bot').select('id').execute()
    const refused = await create(change)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.fields)).toEqual([field])
    expect(await t.db.selectFrom('bot').select('id').execute()).toEqual(before)
  })

  test('needs a confirmed address', async () => {
    await t.db.updateTable('app_user').set({ email_confirmed_at: null }).where('id', '=', user.id).execute()
    const refused = await create()
    expect([refused.status, refused.body.code]).toEqual([403, 'unconfirmed'])
    await t.db.updateTable('app_user').set({ email_confirmed_at: new Date() }).where('id', '=', user.id).execute()
    expect((await create()).status).toBe(201)
    expect((await t.call('POST', '/bots', { body })).status).toBe(401)
  })

  test('stops at the limit, also for concurrent calls; bots of others do not count', async () => {
    await t.member(await t.bot(), user, 2)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => create({ name: `Kiosco ${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    const refused = await create()
    expect(refused.body).toMatchObject({ code: 'plan_limit' })
    expect(refused.body.message).toContain('Puedes tener hasta 3 chatbots propios, aunque los pases a otra persona.')
    const mine = (await me.call('GET', '/me')).body
    expect([mine.bots.length, mine.bots_left]).toEqual([4, 0])
  })

  test('counts a trial bot that was handed over, until it is paid for, removed or given away by the platform', async () => {
    const [one, two, three] = [await create(), await create(), await create()].map(({ body }) => body.id as number)
    const second = await t.user()
    const asSecond = await t.as(second)
    const admin = await t.as(await t.user({ admin: true }))
    const handOver = async (id = 0) => {
      await t.member(id, second, 2)
      expect((await asSecond.call('DELETE', `/admin/${id}/${user.id}`)).status).toBe(204)
    }
    for (const id of [one, two, three]) await handOver(id)
    expect((await me.call('GET', '/me')).body).toMatchObject({ bots: [], bots_left: 0 })
    const refused = await create()
    expect([refused.status, refused.body.code]).toEqual([409, 'plan_limit'])

    const paid = { name: body.name, plan_id: 2 }
    expect((await admin.call('PUT', `/platform/bots/${one}`, { body: paid })).status).toBe(200)
    expect((await create()).status).toBe(201)
    expect((await create()).status).toBe(409)
    await endTraining()
    const { status } = await asSecond.call('POST', `/bots/remove/${two}`, { body: { name: body.name } })
    expect(status).toBe(200)
    expect((await create()).status).toBe(201)
    expect((await create()).status).toBe(409)
    const third = await t.user()
    const given = { new_owner: third.username, former_role: 'leave' }
    expect((await admin.call('POST', `/platform/bots/owner/${three}`, { body: given })).status).toBe(200)
    expect((await create()).status).toBe(201)
  })

  test('does not count those that an administrator of the platform creates for others', async () => {
    const boss = await t.user({ admin: true })
    const admin = await t.as(boss)
    for (let i = 0; i < 4; i++) {
      const made = { name: `Ajeno ${i}`, plan_id: 4, owner: user.username, country: 'UY' }
      expect((await admin.call('POST', '/platform/bots', { body: made })).status).toBe(201)
    }
    expect((await admin.call('GET', '/me')).body.bots_left).toBe(3)
    expect((await me.call('GET', '/me')).body.bots_left).toBe(3)
    expect((await create({}, admin)).status).toBe(201)
  })
})

describe('in 24 hours', () => {
  const HOUR = 3600
  const remove = (id: number) => me.call('POST', `/bots/remove/${id}`, { body: { name: body.name } })
  const createAndRemove = async () => {
    const made = await create()
    expect(made.status).toBe(201)
    await endTraining()
    expect((await remove(made.body.id)).status).toBe(200)
    return made.body.id as number
  }

  test('a person creates six bots, however many they delete, and is told when the next one is possible', async () => {
    const first = await createAndRemove()
    t.clock.advance(HOUR)
    me = await t.as(user)
    for (let i = 0; i < 4; i++) await createAndRemove()
    const last = await create()
    expect(last.status).toBe(201)
    const refused = await create()
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many',
      String(23 * HOUR),
    ])
    expect(refused.body.message).toBe('Creaste 6 chatbots en 24 horas. Podrás crear otro en 23 horas.')
    const copy = await me.call('POST', `/bots/clone/${last.body.id}`, { body: { name: 'Copia' } })
    expect([copy.status, copy.body.code]).toEqual([429, 'too_many'])
    // A restored bot is no new one.
    const admin = await t.as(await t.user({ admin: true }))
    expect((await admin.call('POST', `/platform/bots/restore/${first}`, { body: {} })).status).toBe(200)
    t.clock.advance(23 * HOUR)
    me = await t.as(user)
    expect((await create()).status).toBe(201)
    expect((await create()).status).toBe(409)
  })

  test('bots on the way count, and those of other people and of administrators do not', async () => {
    for (let i = 0; i < 4; i++) await createAndRemove()
    const { id } = (await create()).body
    expect((await me.call('POST', `/bots/clone/${id}`, { body: { name: 'Copia' } })).status).toBe(201)
    expect((await create()).status).toBe(429)
    expect((await create({}, await t.as(await t.user()))).status).toBe(201)
    await t.db.updateTable('app_user').set({ admin: true }).where('id', '=', user.id).execute()
    expect((await create()).status).toBe(201)
  })
})

test('where sign-up is closed, people create no bots', async () => {
  const closed = await startApp({ settings: { signUp: 'closed' } })
  try {
    const someone = await closed.as(await closed.user())
    const refused = await create({}, someone)
    expect([refused.status, refused.body.code]).toEqual([403, 'disabled'])
    expect((await someone.call('GET', '/me')).body.bots_left).toBe(0)
  } finally {
    await closed.stop()
  }
})

test('the templates are those that a bot can be created from', async () => {
  const { status, body: templates } = await me.call('GET', '/bots/templates')
  expect(status).toBe(200)
  const keys = templates.map(({ key }: { key: string }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('an empty bot', () => {
  test.each([
    ['AR', '¡Hola! ¿En qué te puedo ayudar?', '¿Podrías decírmelo'],
    ['MX', '¡Hola! ¿En qué te puedo ayudar?', '¿Podrías decírmelo'],
  ])(
    'greets, makes small talk, says what it did not understand, and hands over (%s)',
    async (country, hello, sorry) => {
      const { body: bot } = await create({ country, timezone: 'America/Lima' })
      const say = async (text: string) => {
        const sent = { session: 'una-prueba-1', text, channel: 'webchat', model: 'published' }
        const { body: said } = await me.call('POST', `/testbot/message/${bot.id}`, { body: sent })
        const texts = said.replies.map(({ message }: { message: { text: string } }) => message.text)
        return { rule: said.rule, text: texts.join(' '), handoff: said.handoff, area: said.area }
      }
      expect(await say('hola')).toMatchObject({ rule: 'greeting', text: hello })
      expect(await say('gracias')).toMatchObject({ rule: 'small_talk' })
      const lost = await say('cuánto sale un alfajor?')
      expect(lost.rule).toBe('fallback')
      expect(lost.text).toContain(sorry)
      expect(await say('quiero hablar con una persona')).toMatchObject({ handoff: true, area: 'General' })
    },
  )
})
