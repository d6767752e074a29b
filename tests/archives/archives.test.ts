import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultLine } from '../../src/contract/archive-faults.ts'
import { seedDemo } from '../../src/server/demo/seed.ts'
import { cleanImports } from '../../src/server/provisioning/archives/purge.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { samplePng } from '../support/sample-files.ts'
import { exported, review, runImports, started, traces } from './fixtures.ts'
import { zipOf } from './zip.ts'

let t: TestApp
let me: SignedIn

beforeAll(async () => {
  t = await startApp({ settings: { maxBotsPerAccount: 4 } })
  await seedDemo(t.store, { today: new Date('2025-03-10T15:30:00Z'), chats: 5 })
})
afterAll(() => t.stop())

let userId: number
beforeEach(async () => {
  await t.forgetLimits()
  const user = await t.user()
  userId = user.id
  me = await t.as(user)
})

const nameOf = async (botId: number) =>
  (await t.db.selectFrom('bot').select('name').where('id', '=', botId).executeTakeFirstOrThrow()).name

describe('an archive', () => {
  test.each([1, 2, 3])('of bot %i is imported as a bot whose archive is equal, byte by byte', async (source) => {
    await t.member(source, { id: userId }, 2)
    const picture = `data:image/png;base64,${samplePng(40, 40).toString('base64')}`
    const { style, parameters, version } = (await me.call('GET', `/bots/webchat/settings/${source}`)).body
    const shown = await me.call('PUT', `/bots/webchat/settings/${source}`, {
      body: { style: { ...style, avatar: picture }, parameters, version },
    })
    expect(shown).toMatchObject({ status: 200 })
    const archive = await exported(t, me, source)
    const before = (await traces(t)).files
    const reviewed = await review(t, me, archive)
    expect(reviewed.body).toMatchObject({ name: await nameOf(source), state: 'ready', bot_id: null, faults: [] })
    const { body } = await started(me, reviewed.body.id, await nameOf(source))
    expect(body).toMatchObject({ state: 'done', faults: [] })
    expect((await traces(t)).files).toEqual(before)
    expect((await exported(t, me, body.bot_id)).equals(archive)).toBe(true)
    // A bot of one's own, on the trial plan, that is training.
    const mine = (await me.call('GET', '/me')).body.bots.find(({ id }: { id: number }) => id === body.bot_id)
    expect(mine).toMatchObject({ role: { id: 2 }, bot_plan: { id: 4 } })
  })

  test('of one bot is copied with another name', async () => {
    await t.member(1, { id: userId }, 2)
    const started = await me.call('POST', '/bots/clone/1', { body: { name: 'La copia' } })
    expect(started.body).toMatchObject({ name: 'La copia', state: 'running', bot_id: null, done: 0 })
    // Asked for twice, it is the same one.
    const again = await me.call('POST', '/bots/clone/1', { body: { name: 'La copia' } })
    expect(again.body).toMatchObject({ id: started.body.id })
    const before = (await me.call('GET', '/me')).body.bots.length
    await runImports(t)
    const { body } = await me.call('GET', `/bots/imports/${started.body.id}`)
    expect(body).toMatchObject({ kind: 'copy', state: 'done', done: body.total })
    expect(body.total).toBeGreaterThan(100)
    expect((await me.call('GET', '/me')).body.bots.length).toBe(before + 1)
    const kinds = async (botId: number) => (await me.call('GET', `/responses/${botId}`)).body.length
    expect(await kinds(body.bot_id)).toBe(await kinds(1))
  })

  test('has no people, no secrets and no visitors', async () => {
    await t.member(1, { id: userId }, 2)
    const archive = await exported(t, me, 1)
    const reviewed = await review(t, me, archive)
    const { body } = await started(me, reviewed.body.id, 'Otra')
    const members = await t.db.selectFrom('membership').select('user_id').where('bot_id', '=', body.bot_id).execute()
    expect(members).toEqual([{ user_id: userId }])
    for (const table of ['contact', 'chat', 'invitation', 'webchat_visitor', 'message'] as const)
      expect(await t.db.selectFrom(table).select('id').where('bot_id', '=', body.bot_id).execute()).toEqual([])
  })

  test('is exported and copied by administrators only: both give all its content', async () => {
    await t.member(1, { id: userId }, 4)
    const asked = async (who: SignedIn) => [
      (await who.call('POST', '/bots/export/1')).status,
      (await who.call('POST', '/bots/clone/1', { body: { name: 'Otra' } })).status,
    ]
    expect(await asked(me)).toEqual([403, 403])
    for (const role of [3, 4, 5] as const) {
      const user = await t.user()
      await t.member(1, user, role, { configuration: true })
      expect(await asked(await t.as(user))).toEqual([403, 403])
    }
    const boss = await t.user()
    await t.member(1, boss, 2)
    expect(await asked(await t.as(boss))).toEqual([201, 201])
    const stranger = await t.as(await t.user())
    expect((await stranger.call('POST', '/bots/export/1')).status).toBe(404)
  })
})

describe('an import', () => {
  const own = async () => {
    const { body } = await me.call('POST', '/bots', {
      body: { name: 'Kiosco', template: null, country: 'AR', timezone: 'America/Argentina/Buenos_Aires' },
    })
    return exported(t, me, body.id)
  }

  test('is answered to nobody else', async () => {
    const { body } = await review(t, me, await own())
    const other = await t.as(await t.user())
    expect((await other.call('GET', `/bots/imports/${body.id}`)).status).toBe(404)
    expect((await other.call('POST', `/bots/imports/${body.id}`, { body: { name: 'Mío' } })).status).toBe(404)
    expect((await me.call('GET', `/bots/imports/${body.id}`)).body).toEqual(body)
  })

  test('starts once', async () => {
    const { body } = await review(t, me, await own())
    const start = () => me.call('POST', `/bots/imports/${body.id}`, { body: { name: 'Uno' } })
    const both = await Promise.all([start(), start()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await runImports(t)
    expect((await me.call('GET', '/me')).body.bots.length).toBe(2)
    expect((await start()).status).toBe(409)
  })

  test('counts as a bot while it runs, so that several together do not pass the limit', async () => {
    const archive = await own()
    const { body } = await review(t, me, archive)
    const { bots } = (await me.call('GET', '/me')).body
    const [{ id: source }] = bots
    const answers = await Promise.all([
      me.call('POST', `/bots/imports/${body.id}`, { body: { name: 'Kiosco 1' } }),
      ...[2, 3, 4].map((at) => me.call('POST', `/bots/clone/${source}`, { body: { name: `Kiosco ${at}` } })),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toEqual([409])
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
    expect((await me.call('GET', '/me')).body.bots_left).toBe(0)
    await runImports(t)
    expect((await me.call('GET', '/me')).body).toMatchObject({ bots_left: 0, bots: { length: bots.length + 3 } })
    const refused = await review(t, me, archive)
    expect([refused.status, refused.body.code]).toEqual([409, 'plan_limit'])
  })

  test('is not published while a bot of the same person is suspended', async () => {
    await own()
    const [{ id: source }] = (await me.call('GET', '/me')).body.bots
    const started = await me.call('POST', `/bots/clone/${source}`, { body: { name: 'La copia' } })
    const admin = await t.as(await t.user({ admin: true }))
    await admin.call('POST', `/platform/bots/suspension/${source}`, { body: { reason: 'Fraude.' } })
    expect((await me.call('GET', '/me')).body.bots_left).toBe(0)
    await runImports(t)
    const { body } = await me.call('GET', `/bots/imports/${started.body.id}`)
    expect(body).toMatchObject({ state: 'failed', bot_id: null })
    expect((await me.call('GET', '/me')).body.bots).toHaveLength(1)
  })

  test('that nobody starts is forgotten with its file after an hour', async () => {
    const { body } = await review(t, me, await own())
    const clean = (hours: number) => {
      const later = new Date(t.clock.now().getTime() + hours * 3_600_000)
      return t.store.run(() => cleanImports(later, t.settings.dataDir))
    }
    await clean(0.5)
    expect((await me.call('GET', `/bots/imports/${body.id}`)).status).toBe(200)
    await clean(2)
    expect((await me.call('GET', `/bots/imports/${body.id}`)).status).toBe(404)
  })
})

test.each([
  ['a bot.yaml that cannot be read, without what follows from it', 'format: 1\nname: "', /^línea 2: No pudimos leerla/],
  ['a bot.yaml that is no bot, likewise', '- 1', /No es un chatbot/],
  ['a setting of one field by its name, once', 'format: 1\nname: K\nform_of_address: nadie\n', /^Trato: /],
])('one fault tells %s', async (_, text, line) => {
  const { body } = await review(t, me, zipOf([{ name: 'bot.yaml', text }]))
  const lines = body.faults?.map(faultLine) ?? body.fields.file
  expect(lines).toEqual([expect.stringMatching(line)])
})
