import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tx } from '../../src/server/foundation/store/db.ts'
import { unhideBot } from '../../src/server/provisioning/archives/remove.ts'
import { running } from '../provisioning/fixtures.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { createWidgetFixture, SITE, type WidgetFixture } from '../widget/fixtures.ts'

const NAME = 'Panadería Luna'

let t: TestApp
let w: WidgetFixture
let boss: TestUser
let asBoss: SignedIn

beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  w = await createWidgetFixture(t)
  await t.db.updateTable('bot').set({ name: NAME }).where('id', '=', w.botId).execute()
  boss = await t.user()
  await t.member(w.botId, boss, 2)
  asBoss = await t.as(boss)
})

const remove = (name: string, who = asBoss) => who.call('POST', `/bots/remove/${w.botId}`, { body: { name } })

describe('removing a bot', () => {
  test.each(['panadería luna', 'Panaderia Luna', 'PanaderíaLuna', 'Panadería', ' '])(
    'is refused for the name «%s»',
    async (name) => {
      const refused = await remove(name)
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['name']])
      expect((await asBoss.call('GET', `/bots/handoff/${w.botId}`)).status).toBe(200)
    },
  )

  // A stored name may have spaces that no page shows.
  test.each([
    ['Panadería Luna', '  Panadería  Luna '],
    ['Luna  &  "Sol"', 'Luna & "Sol"'],
    ['Luna\u00a0y\tSol\n', 'Luna y Sol'],
    [NAME, NAME.normalize('NFD')],
  ])('of the name «%s» is confirmed by «%s»', async (name, typed) => {
    await t.db.updateTable('bot').set({ name }).where('id', '=', w.botId).execute()
    expect((await remove(typed.toLowerCase())).status).toBe(422)
    expect((await remove(typed)).status).toBe(200)
  })

  test('needs the role Administrador, with the permission for the configuration', async () => {
    const limited = await t.user()
    await t.member(w.botId, limited, 2, { configuration: false })
    expect((await remove(NAME, await t.as(limited))).status).toBe(403)
    const editor = await t.user()
    await t.member(w.botId, editor, 3, { configuration: true })
    expect((await remove(NAME, await t.as(editor))).status).toBe(403)
    expect((await remove(NAME, await t.as(await t.user()))).status).toBe(404)
    expect((await remove(NAME)).body).toEqual({ message: 'Chatbot eliminado correctamente.' })
  })

  test('takes it from the whole team, over HTTP and socket, and is written down', async () => {
    const operator = await t.user()
    await t.member(w.botId, operator, 4)
    const asOperator = await t.as(operator)
    const url = await listen(t.app)
    const ear = await connect(url, asOperator.token)
    expect(await ear.join(w.botId)).toMatchObject({ ok: true })
    await remove(NAME)
    await ear.until(({ received }) =>
      received.some(({ name, payload }) => name === 'membership' && payload.bot === null),
    )
    expect(await ear.join(w.botId)).toMatchObject({ ok: false })
    ear.close()
    for (const who of [asBoss, asOperator]) {
      expect((await who.call('GET', `/bots/handoff/${w.botId}`)).status).toBe(404)
      expect((await who.call('GET', '/me')).body.bots).toEqual([])
    }
    expect((await remove(NAME)).status).toBe(404)
    const lines = await t.audit(({ bot_id, action }) => bot_id === w.botId && action === 'delete')
    expect(lines).toMatchObject([{ resource_type: 'bot', resource_label: NAME, actor_name: boss.name }])
  })

  test('several times at once happens once, so that its team is not forgotten', async () => {
    const all = await Promise.all([remove(NAME), remove(NAME), remove(NAME)])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    await running(t, () => tx(() => unhideBot(w.botId)))
    expect((await asBoss.call('GET', '/me')).body.bots).toMatchObject([{ id: w.botId, role: { id: 2 } }])
  })

  test('starts no training that was asked for at the same time', async () => {
    const [removed, training] = await Promise.all([remove(NAME), asBoss.call('POST', `/training/${w.botId}`)])
    const runs = await t.db.selectFrom('training_run').select('id').where('bot_id', '=', w.botId).execute()
    // Whichever is first refuses the other.
    expect([[removed.status, training.status], runs.length]).toEqual(
      removed.status === 200 ? [[200, 404], 0] : [[409, 202], 1],
    )
  })

  test('makes its widget an unknown one, also for visitors who are in a chat', async () => {
    const visitor = await w.visitor()
    expect((await visitor.say('Hola')).status).toBe(201)
    const answers = async (key: string) => [
      await t.call('POST', `/webchat/${key}/sessions`, { body: { origin: SITE } }),
      await t.call('GET', `/webchat/${key}`),
      await t.call('POST', `/webchat/${key}/messages`, {
        body: { key: 'clave-de-prueba-x', text: 'Hola' },
        headers: { authorization: `Visitor ${visitor.secret}` },
      }),
    ]
    const unknown = await answers('desconocida1')
    await remove(NAME)
    const removed = await answers(w.key)
    expect(removed.map(({ status, body }) => ({ status, body }))).toEqual(
      unknown.map(({ status, body }) => ({ status, body })),
    )
    expect(removed.map(({ status }) => status)).not.toContain(201)
    const said = await t.db.selectFrom('message').select('id').where('bot_id', '=', w.botId).execute()
    expect(said.length).toBe(1)
  })

  test('makes the links of its invitations bad ones', async () => {
    const invited = async (email: string) => {
      await asBoss.call('POST', `/admin/${w.botId}`, { body: { email } })
      const mail = (await t.mails()).filter(({ to }) => to === email).at(-1)
      return /\/register\/invited\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
    const [used, late] = [await invited('una@ejemplo.com'), await invited('otra@ejemplo.com')]
    const accept = (token: string, username: string) =>
      t.call('POST', `/admin/accept/${token}`, { body: { name: 'Sofía', username, password: 'jacaranda-25' } })
    expect((await accept(used, 'sofiauna')).status).toBe(201)
    await remove(NAME)
    for (const refused of [await t.call('GET', `/admin/accept/${late}`), await accept(late, 'sofiaotra')])
      expect([refused.status, refused.body.code]).toEqual([404, 'bad_link'])
    expect(await t.db.selectFrom('app_user').select('id').where('username', '=', 'sofiaotra').execute()).toEqual([])
  })

  test('can be undone: the team has it again as it was, except people who are gone', async () => {
    const [editor, gone] = [await t.user(), await t.user()]
    await t.member(w.botId, editor, 3, { configuration: true })
    await t.member(w.botId, gone, 4)
    const asEditor = await t.as(editor)
    const before = (await asEditor.call('GET', '/me')).body.bots
    await remove(NAME)
    await t.db.deleteFrom('app_user').where('id', '=', gone.id).execute()
    await running(t, () => tx(() => unhideBot(w.botId)))
    expect((await asEditor.call('GET', '/me')).body.bots).toMatchObject([
      { id: w.botId, role: { id: 3 }, permissions: before[0].permissions },
    ])
    expect((await asBoss.call('GET', `/bots/handoff/${w.botId}`)).status).toBe(200)
    expect((await w.open(SITE)).status).toBe(201)
  })
})
