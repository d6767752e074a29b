import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactsObeying } from '../../src/server/conversation/contacts/obeying.ts'
import { groupRules } from '../../src/server/conversation/contacts/rules.ts'
import type { Scope } from '../../src/server/foundation/http/scope.ts'
import { visibleTo } from '../../src/server/foundation/scope/visibility.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Rules of an agenda that is looked through part by part.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await sql`insert into contact (bot_id, name, city, phone) select ${t.bot_}, 'Cliente ' || n,
    case when n % 3 = 0 then 'Rosario' else 'Salta' end, '+5491155' || 100000 + n from generate_series(1, 4500) n`.execute(
    t.db,
  )
  // Of another bot, between those.
  const other = await t.bot()
  await sql`insert into contact (bot_id, name, city) select ${other}, 'Ajeno ' || n, 'Rosario' from generate_series(1, 50) n`.execute(
    t.db,
  )
})
afterAll(() => t.stop())

const rosario = { field: 'city', operator: 'eq', value: 'rosario' }
const make = (name: string, conditions: object[]) =>
  boss.call('POST', `/groups/${t.bot_}`, { body: { name, kind: 'dynamic', rule: { match: 'all', conditions } } })
const preview = (conditions: object[]) =>
  boss.call('POST', `/groups/preview/${t.bot_}`, { body: { match: 'all', conditions } })

test('a rule reaches the contacts of every part, in its preview, its count, the list and a filter', async () => {
  const { body } = await preview([rosario])
  expect([body.count, body.sample[0].name]).toEqual([1500, 'Cliente 4500'])
  const made = await make('Rosario', [rosario])
  expect([made.status, made.body.members]).toEqual([201, 1500])
  const few = [rosario, { field: 'name', operator: 'contains', value: 'cliente 45' }]
  const put = { name: 'Rosario', kind: 'dynamic', rule: { match: 'all', conditions: few } }
  expect((await boss.call('PUT', `/groups/${t.bot_}/${made.body.id}`, { body: put })).body.members).toBe(6)
  const list = await boss.call('GET', `/groups/members/${t.bot_}/${made.body.id}?sort=["name","ASC"]`)
  expect(list.body.map(({ name }: { name: string }) => name)).toEqual(
    [45, 450, 4500, 453, 456, 459].map((n) => `Cliente ${n}`),
  )
  const placed = [{ field: 'city', operator: 'present' }]
  const all = await make('Todos', placed)
  const page = await boss.call('GET', `/contacts/${t.bot_}?filter={"group_id":${all.body.id}}&range=[0,0]`)
  expect(page.headers['content-range']).toBe('contacts 0-0/4500')
})

test('others are served while a rule is counted', async () => {
  const order: string[] = []
  const counting = preview(Array.from({ length: 3 }, (_, n) => ({ field: 'city', operator: 'ne', value: `x${n}` })))
  const [{ body }] = await Promise.all([
    counting.finally(() => order.push('count')),
    boss.call('GET', `/contacts/fields/${t.bot_}`).finally(() => order.push('other')),
  ])
  expect([order.toSorted(), body.count]).toEqual([['count', 'other'], 4500])
  // PostgreSQL serves both at once, so that either may be first.
  if (process.env.TEST_STORE !== 'postgres') expect(order[0]).toBe('other')
})

test('a rule that takes too long is refused', async () => {
  const { id } = (await make('Lenta', [rosario])).body
  const scope = { botId: t.bot_, userId: boss.id, roleId: 2, areas: 'all', timeZone: 'UTC' } as unknown as Scope
  const count = (longest: number) =>
    t.inside(async () => {
      const rule = (await groupRules(scope, [id])).get(id)
      return rule && contactsObeying(scope, rule, visibleTo(scope), longest)
    })
  await expect(count(-1)).rejects.toMatchObject({
    status: 422,
    message: 'La regla tarda demasiado. Quita algunas condiciones y prueba de nuevo.',
  })
  expect(await count(60_000)).toHaveLength(1500)
})
