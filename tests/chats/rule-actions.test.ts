import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyActions } from '../../src/server/conversation/chats/actions/apply.ts'
import type { ChatAction } from '../../src/server/conversation/chats/actions/types.ts'
import type { Scope } from '../../src/server/foundation/http/scope.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { open, itemOf } = callsOf(() => ({ t, boss }))

/** Acts as a rule of the bot. */
const acts = (id: number, ...actions: ChatAction[]) => {
  const scope: Scope = {
    ...{ botId: t.bot_, userId: null, userName: 'Regla: De noche', roleId: 0, permissions: {}, planId: 0 },
    ...{ timeZone: 'America/Argentina/Cordoba', areas: 'all' },
  }
  return t.inside(() => applyActions(scope, id, actions, { rule: { id: 7, name: 'De noche' } }))
}

test('what a rule says is said by the bot, and its comments and changes bear its name', async () => {
  const id = await t.request()
  const area = await t.area(t.bot_, 'Ventas')
  await acts(
    id,
    { type: 'reply', text: 'Abrimos mañana.' },
    { type: 'comment', text: 'De noche.' },
    { type: 'area', area_id: area },
  )
  expect(await itemOf(id)).toMatchObject({ live: false, type: 'request', area: { id: area } })
  const { data } = await open(boss, id)
  expect(data.slice(-2)).toMatchObject([
    { type: 'bot', text: 'Abrimos mañana.' },
    { type: 'internal', text: 'De noche.', user_name: 'Regla: De noche' },
  ])
  const of = t.db.selectFrom('audit').selectAll().where('resource_type', '=', 'chat')
  expect(await of.where('resource_id', '=', String(id)).execute()).toMatchObject([
    { actor_type: 'bot', actor_id: 7, actor_name: 'Regla: De noche', action: 'update', resource_type: 'chat' },
  ])
})

test('a rule is nobody to whom a chat could be assigned; nothing that it did before stays', async () => {
  const id = await t.request()
  await expect(acts(id, { type: 'resolve' }, { type: 'assign', to: 'me' })).rejects.toMatchObject({ status: 403 })
  expect((await itemOf(id)).state).toBe(0)
  await acts(id, { type: 'resolve' }, { type: 'assign', to: 'person', user_id: boss.id })
  expect(await itemOf(id, { category: 'resueltas' })).toMatchObject({ state: 2, assign_user: { id: boss.id } })
})
