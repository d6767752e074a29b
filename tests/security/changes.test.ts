import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { ChangeResourceOptions } from '../../generated/options.ts'
import { ChangeResourceReadings } from '../../generated/readings.ts'
import type { Rule } from '../../src/contract/gate.ts'
import { permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { chatRecords } from './records.ts'
import { passes } from './rules.ts'

// The list of changes contains data that other operations protect: a line is visible only to members who may read
// resources of its type, in the list, its count, its filters, its search and on the home page.

let app: TestApp
const bots: Record<number, number> = {}
const kinds = ChangeResourceOptions.map(({ value }) => String(value))

beforeAll(async () => {
  app = await startApp()
  for (const plan of [1, 2]) {
    const bot = await app.bot({ planId: plan })
    bots[plan] = bot
    const author = await app.user()
    const things = await real(bot, author.id)
    for (const kind of kinds) {
      const shared = json({ visibility: 'todos', phone: '+5491155550101' })
      await app.db
        .insertInto('audit')
        .values({
          bot_id: bot,
          at: app.clock.now(),
          actor_type: 'user',
          actor_id: author.id,
          actor_name: author.name,
          action: 'update',
          resource_type: kind,
          resource_id: String(things[kind] ?? 1),
          resource_label: `Secreto de ${kind}`,
          after: shared,
          ip: '203.0.113.9',
          user_agent: 'Prueba',
        })
        .execute()
    }
  }
})
afterAll(() => app.stop())

/** Creates the records that must exist for their lines to be visible. */
async function real(bot: number, userId: number): Promise<Record<string, number>> {
  const make = chatRecords(() => app)
  const chat = Number((await make.chatGet?.(bot, userId))?.chatId)
  const { contact_id: contact } = await app.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const row = {
    id: `f-${bot}`,
    bot_id: bot,
    filename: 'a.mp3',
    type: 'audio/mpeg' as const,
    size: 3,
    sha256: '',
    visibility: 'bot',
  }
  const media = await app.db.insertInto('media').values(row).returning('number').executeTakeFirstOrThrow()
  return { chat, contact, budget: Number((await make.budgetGet?.(bot, userId))?.id), media: media.number }
}

async function member(plan: number, role: RoleId, granted: readonly string[]): Promise<SignedIn> {
  const user = await app.user()
  const flags = Object.fromEntries(permissionNames.map((name) => [name, granted.includes(name)]))
  await app.member(bots[plan] as number, user, role, flags)
  return app.as(user)
}

interface Line {
  resource_type: string
  ip: string | null
  user_agent: string | null
}

async function lines(who: SignedIn, plan: number, filter: object = {}): Promise<{ found: Line[]; total: number }> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`
  const { status, body, headers } = await who.call('GET', `/changes/${bots[plan]}?${query}`)
  expect(status).toBe(200)
  return { found: body, total: Number(String(headers['content-range']).split('/')[1]) }
}

const ruleOf = (id: keyof typeof operations): Rule | undefined => {
  const { access } = operations[id] as { access: { rule?: Rule } }
  return access.rule
}

const grants: (readonly string[])[] = [
  [],
  ...permissionNames.map((name) => [name]),
  ['forms', 'responses'],
  permissionNames,
]
const table = [1, 2].flatMap((plan) =>
  grants.map((granted) => [plan, granted.join('+') || 'nothing', granted] as const),
)

describe.each(table)('on plan %i with %s', (plan, _, granted) => {
  // An Editor does not see what others did, and so none of their exports.
  const expected = kinds
    .filter((kind) => kind !== 'analytics_export')
    .filter((kind) =>
      ChangeResourceReadings[kind]?.some((id) => passes(ruleOf(id), { plan, role: 3, granted: [...granted] })),
    )
    .sort()
  const of = (found: readonly Line[]) => found.map(({ resource_type }) => resource_type).sort()

  test('lists only the changes of resources that the member may read', async () => {
    const who = await member(plan, 3, granted)
    const { found, total } = await lines(who, plan)
    expect(of(found)).toEqual(expected)
    expect(total).toBe(expected.length)
    expect(of((await lines(who, plan, { q: 'secreto' })).found)).toEqual(expected)
    const { changes } = (await who.call('GET', `/home/${bots[plan]}`)).body
    expect(expected).toEqual(expect.arrayContaining(of(changes)))
    expect(changes).toHaveLength(Math.min(8, expected.length))
    expect(JSON.stringify([found, changes])).not.toMatch(/203\.0\.113|Prueba/)
  })

  test('filters neither find nor count other changes', async () => {
    const who = await member(plan, 3, granted)
    const counted = await Promise.all(
      kinds.map(async (kind) => [kind, (await lines(who, plan, { resource_type: kind })).total] as const),
    )
    expect(counted.flatMap(([kind, total]) => (total > 0 ? [kind] : [])).sort()).toEqual(expected)
    expect((await lines(who, plan, { resource_id: '2000000000' })).total).toBe(0)
  })
})

test.each([2, 3, 4, 5] as const)('only an Administrador gets IP addresses and user agents (role %i)', async (role) => {
  const { found } = await lines(await member(2, role, permissionNames), 2)
  expect(found.length).toBeGreaterThan(20)
  const showsOrigin = role === 2
  for (const { ip, user_agent } of found)
    expect([ip, user_agent]).toEqual(showsOrigin ? ['203.0.113.9', 'Prueba'] : [null, null])
})

test('different permissions give access to different resource types', () => {
  const seen = (granted: readonly string[]) =>
    kinds.filter((kind) =>
      ChangeResourceReadings[kind]?.some((id) => passes(ruleOf(id), { plan: 2, role: 3, granted: [...granted] })),
    )
  expect(seen([])).toEqual(['media', 'test_case', 'training'])
  expect(seen(permissionNames)).toEqual(kinds.filter((kind) => kind !== 'session' && kind !== 'user'))
  expect(seen(['configuration'])).not.toContain('contact')
  expect(seen(['pricing'])).not.toContain('chat')
})
