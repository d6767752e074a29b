import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { spanishOrder } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Pages of the second half of a long list are read from its end.

const COUNT = 2_530
const SIZE = 100
let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await sql`
    insert into contact (bot_id, name, phone, city, email, last_seen_at)
    select ${t.bot_}, (array['Ana', 'ana', 'Ñandú', 'nube', 'Zoe'])[1 + n % 5] || case when n % 4 = 0 then n::text else '' end, '',
      (array['Luján', ''])[1 + n % 2], case when n % 3 = 0 then n % 1000 || '-' || n || '@correo.example' end,
      case when n % 5 > 0 then timestamptz '2026-01-01' + n % 7 * interval '1 day' end
    from generate_series(1, ${COUNT}::int) n`.execute(t.db)
})
afterAll(() => t.stop())

async function list(sort: string[], range: number[], filter: object = {}) {
  const asked = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) }
  const { status, body, headers } = await boss.call('GET', `/contacts/${t.bot_}?${new URLSearchParams(asked)}`)
  expect(status).toBe(200)
  return { ids: (body as { id: number }[]).map(({ id }) => id), range: headers['content-range'] }
}

const name = spanishOrder(sql.ref('name'))
test.each([
  ['name', 'ASC', {}, sql`${name}, id`],
  ['name', 'DESC', {}, sql`${name} desc, id desc`],
  ['city', 'ASC', {}, sql`${spanishOrder(sql.ref('city'))}, id`],
  ['email', 'ASC', {}, sql`${spanishOrder(sql.ref('email'))}, id`],
  ['email', 'DESC', {}, sql`${spanishOrder(sql.ref('email'))} desc, id desc`],
  ['last_seen_at', 'ASC', {}, sql`last_seen_at nulls last, id`],
  ['last_seen_at', 'DESC', {}, sql`last_seen_at desc nulls last, id desc`],
  ['conversations_count', 'DESC', {}, sql`id desc`],
  ['created_at', 'ASC', { q: 'an' }, sql`created_at, id`],
  ['last_seen_at', 'DESC', { q: 'an' }, sql`last_seen_at desc nulls last, id desc`],
])('the pages by %s %s with %j are parts of the whole list', async (field, order, filter, by) => {
  const within = Object.keys(filter).length > 0 ? sql`fold(name) like '%an%'` : sql`true`
  const { rows } = await sql<{ id: number }>`
    select id from contact where bot_id = ${t.bot_} and ${within} order by ${by}`.execute(t.db)
  const whole = rows.map(({ id }) => id)
  expect(whole.length).toBeGreaterThan(1_500)
  const listed: number[] = []
  for (let first = 0; first < whole.length; first += SIZE) {
    const { ids, range } = await list([field, order], [first, first + SIZE - 1], filter)
    expect(range).toMatch(new RegExp(`/${whole.length}$`))
    listed.push(...ids)
  }
  expect(listed).toEqual(whole)
  const beyond = await list([field, order], [whole.length - 3, whole.length + 20], filter)
  expect(beyond.ids).toEqual(whole.slice(-3))
  expect((await list([field, order], [whole.length, whole.length + 20], filter)).ids).toEqual([])
})

test('reads no more rows before a far page than there are behind it', async () => {
  const executors = Object.getPrototypeOf(Object.getPrototypeOf(t.db.getExecutor()))
  const spy = vi.spyOn(executors, 'executeQuery')
  await list(['name', 'ASC'], [2_400, 2_424])
  const paged = spy.mock.calls
    .map(([query]) => query as { sql: string; parameters: unknown[] })
    .filter((query) => query.sql.includes('offset'))
  spy.mockRestore()
  expect(paged.map(({ parameters }) => parameters.slice(-2))).toEqual([[25, COUNT - 2_425]])
})

test.runIf(process.env.TEST_STORE === 'postgres')(
  'a far page is of the moment at which the list was counted, though others come meanwhile',
  async () => {
    const range = [2_400, 2_424]
    const before = await list(['name', 'ASC'], range)
    const executors = Object.getPrototypeOf(Object.getPrototypeOf(t.db.getExecutor()))
    const execute = executors.executeQuery
    const outside = AsyncLocalStorage.snapshot()
    const add = () => t.db.insertInto('contact').values({ bot_id: t.bot_, name: 'Zzz', phone: '' }).execute()
    let isAdded = false
    const spy = vi.spyOn(executors, 'executeQuery').mockImplementation(async function (this: unknown, ...given) {
      const [query] = given as [{ sql: string }]
      const result = await execute.apply(this, given)
      if (!isAdded && query.sql.startsWith('select count(*)')) {
        isAdded = true
        await outside(add)
      }
      return result
    })
    const meanwhile = await list(['name', 'ASC'], range)
    spy.mockRestore()
    expect(isAdded).toBe(true)
    expect(meanwhile).toEqual(before)
    expect((await list(['name', 'ASC'], range)).range).toMatch(new RegExp(`/${COUNT + 1}$`))
  },
)
