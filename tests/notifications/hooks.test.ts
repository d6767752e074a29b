import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteChange } from '../../src/server/channels/templates/change.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { connectAccount } from '../support/platform.ts'
import { createTeam, type Team } from './fixtures.ts'

// What happens outside of a conversation reaches whoever may see it, once, and nobody else.

let app: TestApp
let team: Team
/** may neither see contacts nor what the plan is used for */
let clerk: TestUser & SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
  const user = await app.user()
  await app.member(team.botId, user, 4, { chats: true, contacts: false })
  clerk = { ...user, ...(await app.as(user)) }
})

type Event = NonNullable<Parameters<Team['rules']>[0]>['events']

/** A rule of the event for the administrator and another for who may not see it. */
const both = (...events: NonNullable<Event>) => team.rules({ events }, { events, user_id: clerk.id })
const told = async () => (await team.mailed()).map(({ to, text }) => [to, text.split('\n')[2]])

test('a new contact is told to who may see contacts, not to who added them', async () => {
  await both('lead')
  const other = await app.user()
  await app.member(team.botId, other, 2)
  const add = (who: SignedIn, name: string) => who.call('POST', `/contacts/${team.botId}`, { body: { name } })
  expect((await add(team.admin, 'Rosa Gil')).status).toBe(201)
  expect(await told()).toEqual([])
  expect((await add(await app.as(other), 'Teo Ríos')).status).toBe(201)
  expect(await told()).toEqual([[team.boss.email, 'Contacto nuevo: Teo Ríos.']])
})

test('a limit of the plan that is nearly reached is told once, to who may see it', async () => {
  await both('quota')
  await sql`update plan set limits = limits || '{"users": 2}' where id = (select plan_id from bot where id = ${team.botId})`.execute(
    app.db,
  )
  await team.look()
  await team.look()
  expect(await told()).toEqual([[team.boss.email, expect.stringMatching(/: usaste 2 de 2 de tu plan\.$/)]])
})

test('a template that Meta rejects is told, one that it approves is not', async () => {
  await both('template_rejected')
  const { id } = await connectAccount(app, team.botId, 'whatsapp')
  const template = { name: 'aviso', language: 'es_AR', category: 'UTILITY', status: 'pending', reason: null } as const
  const change = (status: 'approved' | 'rejected') =>
    app.store.run(() =>
      inCall({ services: app.app.services }, () =>
        noteChange({ id, botId: team.botId }, template, {
          ...template,
          status,
          reason: status === 'rejected' ? 'Formato' : null,
        }),
      ),
    )
  await change('approved')
  expect(await told()).toEqual([])
  await change('rejected')
  const text = 'Meta rechazó la plantilla de WhatsApp «aviso» (es_AR): Formato.'
  expect(await told()).toEqual([[team.boss.email, text]])
})

test('a customer who writes again is told to the person in charge only', async () => {
  await team.rules({ events: ['reply'] }, { events: ['reply'], user_id: clerk.id })
  const visitor = await team.visitor()
  await visitor.say('Hola')
  await team.answer()
  const { id } = await app.db.selectFrom('chat').select('id').where('bot_id', '=', team.botId).executeTakeFirstOrThrow()
  await app.db
    .updateTable('chat')
    .set({ type: 'live', live: true, answered: true, assign_user_id: team.boss.id })
    .where('id', '=', id)
    .execute()
  await visitor.say('¿Siguen ahí?')
  await visitor.say('¿Hola?')
  expect(await told()).toEqual([[team.boss.email, expect.stringContaining('te escribió')]])
})

test('a customer of the chatbot whom staff gave to a person is told to them when they write, and only once', async () => {
  await team.rules({ events: ['reply'] })
  const visitor = await team.visitor()
  await visitor.say('Hola')
  await team.answer()
  const { id } = await app.db.selectFrom('chat').select('id').where('bot_id', '=', team.botId).executeTakeFirstOrThrow()
  const body = { id, user_id: team.boss.id }
  expect((await team.admin.call('POST', `/chats/requests/assign/${team.botId}`, { body })).status).toBe(200)
  expect(await told()).toEqual([])
  await visitor.say('¿Siguen ahí?')
  await visitor.say('¿Hola?')
  expect(await told()).toEqual([[team.boss.email, expect.stringContaining('te escribió')]])
})

test('how many contacts there are is told to who may see contacts or prices, as in the console', async () => {
  await app.db
    .updateTable('membership')
    .set({ permissions: json({ configuration: true, contacts: false, pricing: false }) })
    .where('bot_id', '=', team.botId)
    .where('user_id', '=', clerk.id)
    .execute()
  await both('quota')
  await team.admin.call('POST', `/contacts/${team.botId}`, { body: { name: 'Rosa Gil' } })
  await sql`update plan set limits = '{"contacts": 1}' where id = (select plan_id from bot where id = ${team.botId})`.execute(
    app.db,
  )
  await team.look()
  expect(await told()).toEqual([[team.boss.email, expect.stringContaining('usaste 1 de 1')]])
})
