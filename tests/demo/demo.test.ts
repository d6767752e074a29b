import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../src/server/demo/seed.ts'
import { demoCast, demoPassword, demoUsers } from '../../src/server/demo/users.ts'
import { defaultPermissions } from '../../src/server/foundation/scope/roles.ts'
import type { Store } from '../../src/server/foundation/store/db.ts'
import { verifyPassword } from '../../src/server/people/account/password.ts'
import { freshStore, storeKinds, type TestStore } from '../support/stores.ts'

const today = new Date('2025-03-10T15:30:00Z')
let place: TestStore
let store: Store

/** Returns the first row of a query on the store under test. */
async function one<T>(query: string, on = store): Promise<T> {
  const { rows } = await sql<T>`${sql.raw(query)}`.execute(on.kysely)
  return rows[0] as T
}

describe.each(storeKinds)('demo data on the %s store', (kind) => {
  beforeAll(async () => {
    place = await freshStore(kind)
    store = place.store
    await seedDemo(store, { today, chats: 600 })
  })

  afterAll(() => place.discard())

  test('has the requested number of chats, with about eight messages each', async () => {
    const { chats, messages } = await one<{ chats: number; messages: number }>(
      'select (select count(*) from chat) as chats, (select count(*) from message) as messages',
    )
    expect(chats).toBe(600)
    expect(messages / chats).toBeGreaterThan(6)
    expect(messages / chats).toBeLessThan(11)
  })

  test('covers thirteen months and never goes beyond today', async () => {
    const { first, last } = await one<{ first: string; last: string }>(
      'select min(at) as first, greatest(max(at), (select max(at) from audit), (select max(resolved_at) from chat)) as last from message',
    )
    expect((today.getTime() - Date.parse(first)) / 86_400_000).toBeGreaterThan(380)
    expect(Date.parse(last)).toBeLessThanOrEqual(today.getTime())
  })

  test('daily counts match the chats', async () => {
    const counted = await one(
      'select sum(messages_in)::int as user, sum(messages_bot)::int as bot, sum(messages_agent)::int as agent, sum(resolved)::int as resolved from daily_count',
    )
    const held = await one(
      `select count(*) filter (where author = 'user')::int as user, count(*) filter (where author = 'bot')::int as bot,
        count(*) filter (where author = 'agent')::int as agent, (select count(*) from chat where state = 2)::int as resolved from message`,
    )
    expect(counted).toEqual(held)
  })

  test('includes what the bots understood and what they did not', async () => {
    const facts = await one<Record<string, number>>(
      `select count(*)::int as read, count(*) filter (where m.author <> 'user' or m.chat_id <> f.chat_id)::int as strange,
        count(distinct f.intent_id)::int as intents,
        count(*) filter (where f.rule = 'fallback' and f.resolution is null)::int as waiting,
        count(*) filter (where f.rule = 'fallback' and f.resolution is not null)::int as decided,
        count(*) filter (where f.rule = 'intent' and (f.ranking->0->>'intent_id')::int <> f.intent_id)::int as unranked
      from message_fact f join message m on m.id = f.message_id`,
    )
    expect(facts).toMatchObject({ strange: 0, unranked: 0 })
    expect(facts.read).toBeGreaterThan(300)
    expect(facts.intents).toBeGreaterThan(15)
    expect(Math.min(facts.waiting ?? 0, facts.decided ?? 0)).toBeGreaterThan(0)
    const handoffs = await one<{ wrong: number; all: number }>(
      'select count(*)::int as all, count(*) filter (where area_id is null or message_id is null)::int as wrong from chat_handoff',
    )
    expect(handoffs).toMatchObject({ wrong: 0 })
    expect(handoffs.all).toBeGreaterThan(20)
  })

  test('the chat list matches the last message of each chat', async () => {
    const { wrong } = await one<{ wrong: number }>(
      `select count(*) as wrong from chat c
        join lateral (select body, author, at from message where chat_id = c.id order by id desc limit 1) m on true
        where (m.body, m.author, m.at) is distinct from (c.last_message_text, c.last_message_from, c.last_message_at)`,
    )
    expect(wrong).toBe(0)
    expect(await one('select count(*) as gaps from message where body ~ $$[{}]$$')).toEqual({ gaps: 0 })
  })

  test('the past counts like real conversations', async () => {
    await one('select conversation_recount(bot_id, array_agg(id)) from chat group by bot_id')
    const counted = await one<Record<string, number>>(
      `select count(*) filter (where c.handed_at is not null)::int as handed,
        count(c.first_response)::int as timed,
        count(*) filter (where c.agent_messages > 0 and c.first_response is null)::int as untimed,
        count(*) filter (where m.author = 'agent')::int as interrupted,
        count(*) filter (where (c.handed_at is null) <> (c.area_id is null))::int as misplaced
      from conversation c left join lateral (select author from message
        where chat_id = c.chat_id and at <= c.handed_at order by id desc limit 1) m on true
      where c.chat_id <> (select max(id) from chat where bot_id = 1)`,
    )
    // The customer waits from before the first words of a person on.
    expect(counted).toMatchObject({ untimed: 0, interrupted: 0, misplaced: 0 })
    expect(counted.timed).toBeGreaterThan(0.8 * (counted.handed ?? 0))
  })

  test('whoever resolved a chat is known, and what came of its messages', async () => {
    const resolved = await one<Record<string, number>>(
      `select count(*) filter (where e.id is null)::int as silent,
        count(*) filter (where e.actor = 'user' and e.actor_name = '')::int as nameless,
        count(distinct e.actor_name)::int as people
      from chat_turn t left join chat_event e on (e.chat_id, e.at, e.kind) = (t.chat_id, t.at, t.kind)
      where t.kind = 'resolved'`,
    )
    expect(resolved).toMatchObject({ silent: 0, nameless: 0 })
    expect(resolved.people).toBeGreaterThan(5)
    const sent = await one<Record<string, number>>(
      `select count(*) filter (where (c.channel = 'webchat') <> (m.status is null))::int as wrong,
        count(*) filter (where m.status = 'failed' and m.id = (select max(id) from message where chat_id = c.id))::int as last,
        avg((m.status in ('delivered', 'read'))::int) filter (where m.status is not null)::float8 as delivered
      from message m join chat c on c.id = m.chat_id where m.author <> 'user'`,
    )
    expect(sent).toMatchObject({ wrong: 0, last: 0 })
    expect(sent.delivered).toBeGreaterThan(0.95)
    expect(sent.delivered).toBeLessThan(1)
  })

  test('each member has the permissions of their role', async () => {
    const { rows } = await sql<{ username: string; role_id: 2 | 3 | 4 | 5; permissions: object }>`
      select u.username, m.role_id, m.permissions from membership m join app_user u on u.id = m.user_id`.execute(
      store.kysely,
    )
    expect(rows).toHaveLength(demoCast.flatMap(({ member }) => member).length)
    for (const { role_id, permissions } of rows) expect(permissions).toEqual(defaultPermissions(role_id))
    expect(new Set(rows.map(({ role_id }) => role_id))).toEqual(new Set([2, 3, 4, 5]))
  })

  test('each bot has test cases that refer to its own intents and responses', async () => {
    const counted = await one<{ cases: number; bots: number; holding: number }>(
      `select count(*)::int as cases, count(distinct bot_id)::int as bots,
        count(*) filter (where blocks_transfer)::int as holding from test_case`,
    )
    expect(counted).toEqual({ cases: 16, bots: 3, holding: 3 })
    const steps = await one(
      `select count(*) filter (where (s->>'response_id') is not null)::int > 10 as answered,
        count(*) filter (where (s->>'handoff')::boolean)::int as handed,
        count(*) filter (where (s->>'intent_id') is not null and i.bot_id is distinct from c.bot_id)::int as strange_intents,
        count(*) filter (where (s->>'response_id') is not null and (r.bot_id is distinct from c.bot_id
          or r.intent_id is distinct from (s->>'intent_id')::int))::int as strange_responses
       from test_case c cross join lateral jsonb_array_elements(c.steps) s
       left join intent i on i.id = (s->>'intent_id')::int left join response r on r.id = (s->>'response_id')::int`,
    )
    expect(steps).toEqual({ answered: true, handed: 7, strange_intents: 0, strange_responses: 0 })
  })

  test('every user can sign in with the printed password', async () => {
    const { rows } = await sql<{ username: string; password_hash: string }>`
      select username, password_hash from app_user order by id`.execute(store.kysely)
    expect(rows.map(({ username }) => username)).toEqual(demoUsers.map(({ username }) => username))
    expect(await verifyPassword(demoPassword, rows[0]?.password_hash)).toBe(true)
  })

  test('nobody is connected before they sign in', async () => {
    const { rows } = await sql<{ here: number; before: number }>`
      select count(*) filter (where connected)::int as here, count(*)::int as before
      from user_connection`.execute(store.kysely)
    expect(rows[0]?.here).toBe(0)
    expect(rows[0]?.before).toBeGreaterThan(0)
  })

  test('leaves the identity sequences after the last row', async () => {
    await store.kysely.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('app_user')
        .values({ name: 'Nueva', username: 'nueva', password_hash: '-' })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(id).toBe(demoCast.length + 1)
      await trx.deleteFrom('app_user').where('id', '=', id).execute()
    })
  })

  test('seeds nothing when there is data', async () => {
    expect(await seedDemo(store, { today, chats: 600 })).toBe(false)
    expect(await one('select count(*) as chats from chat')).toEqual({ chats: 600 })
  })

  test('leaves the schema as it was', async () => {
    const empty = await freshStore(kind)
    const schema = `select
      (select string_agg(pg_get_indexdef(indexrelid), '\n' order by indexrelid::regclass::text) from pg_index
        where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)) as indexes,
      (select string_agg(concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)), '\n'
        order by conrelid::regclass::text, conname) from pg_constraint
        where connamespace = 'public'::regnamespace) as constraints`
    const wanted = await one<{ indexes: string; constraints: string }>(schema, empty.store)
    expect(wanted.indexes).toContain('message_words')
    expect(await one(schema)).toEqual(wanted)
    await empty.discard()
  })

  test('has changes of areas, labels and intents that can go back', async () => {
    const { kinds } = await one<{ kinds: string[] }>(`
      select array_agg(distinct resource_type order by resource_type) as kinds from audit a
      where action = 'update' and (
        exists (select from label l where resource_type = 'label' and l.id::text = resource_id
          and l.bot_id = a.bot_id and l.title <> before->>'title')
        or exists (select from area r where resource_type = 'area' and r.id::text = resource_id
          and r.bot_id = a.bot_id and r.name <> before->>'name')
        or exists (select from intent i where resource_type = 'intent' and i.id::text = resource_id
          and i.bot_id = a.bot_id and i.name <> before->>'name'))`)
    expect(kinds).toEqual(['area', 'intent', 'label'])
  })

  test('customers answered the forms: whoever finished gave all that was required', async () => {
    const counted = await one(
      `select count(*) filter (where f.kind = 'survey' and r.status = 'complete') > 5 as surveys,
        count(*) filter (where f.kind = 'contact' and r.status = 'complete') > 2 as leads,
        count(*) filter (where r.status = 'abandoned') > 0 as abandoned,
        count(*) filter (where r.finished_at > $$${today.toISOString()}$$)::int as later,
        count(*) filter (where r.status = 'complete' and exists (
          select from jsonb_array_elements(f.questions) q
          where (q->>'required')::boolean and r.asked ? coalesce(q->>'id', q->>'key')
            and not r.answers ? coalesce(q->>'id', q->>'key')))::int as missing
        from form_run r join form f on f.id = r.form_id`,
    )
    expect(counted).toEqual({ surveys: true, leads: true, abandoned: true, later: 0, missing: 0 })
  })

  test('is identical for the same day', async () => {
    const again = await freshStore(kind)
    await seedDemo(again.store, { today, chats: 600 })
    const digest = `select md5(string_agg(t::text, '|' order by id)) as chats,
      (select md5(string_agg(m::text, '|' order by id)) from message m) as messages,
      (select md5(string_agg(a::text, '|' order by id)) from audit a) as audit from chat t`
    expect(await one(digest, again.store)).toEqual(await one(digest))
    await again.discard()
  })
})
