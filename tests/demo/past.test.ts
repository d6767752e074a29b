import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../src/server/demo/seed.ts'
import { businesses } from '../../src/server/demo/setup.ts'
import { startApp, type TestApp } from '../support/app.ts'

// What the demo says of the past leads to what is there now.

const today = new Date('2025-03-10T15:30:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await seedDemo(app.store, { today, chats: 600 })
})
afterAll(() => app.stop())

type State = Readonly<Record<string, unknown>>

const rowsOf = async <T>(query: string): Promise<T[]> => {
  const { rows } = await sql<T>`${sql.raw(query)}`.execute(app.store.kysely)
  return rows
}

/** Returns what is there now, by kind, bot and id. */
async function presentStates(): Promise<Map<string, State>> {
  const states = new Map<string, State>()
  for (const table of ['area', 'label', 'intent', 'response'])
    for (const { row } of await rowsOf<{ row: State }>(`select to_jsonb(t) as row from ${table} t`))
      states.set(`${table} ${row.bot_id} ${row.id}`, row)
  const bosses = await rowsOf<{ bot: number; id: number }>(
    'select bot_id as bot, min(user_id) as id from membership where role_id = 2 group by bot_id',
  )
  expect(bosses).toHaveLength(businesses.length)
  for (const { bot, id } of bosses) {
    const boss = await app.as({ id })
    const { body: handoff } = await boss.call('GET', `/bots/handoff/${bot}`)
    const { body: webchat } = await boss.call('GET', `/bots/webchat/settings/${bot}`)
    states.set(`settings ${bot} null`, handoff)
    states.set(`webchat ${bot} null`, { ...webchat.style, ...webchat.parameters })
  }
  return states
}

interface Entry {
  resource_type: string
  bot_id: number
  resource_id: string | null
  before: State | null
  after: State | null
}

test('each change starts where the one before it ended, and the last one ends at what is there now', async () => {
  const present = await presentStates()
  const entries = await rowsOf<Entry>(
    `select resource_type, bot_id, resource_id, before, after from audit
      where bot_id is not null and resource_type in ('settings', 'webchat', 'area', 'label', 'intent', 'response')
        and action in ('create', 'update', 'publish', 'restore') order by at, id`,
  )
  const last = new Map<string, unknown>()
  const wrong: string[] = []
  const changed = new Set<string>()
  for (const { resource_type, bot_id, resource_id, before, after } of entries) {
    const key = `${resource_type} ${bot_id} ${resource_id}`
    const now = present.get(key)
    if (!now) continue
    for (const [field, value] of Object.entries(after ?? {})) {
      const name = `${key} ${field}`
      if (last.has(name) && before && !isDeepStrictEqual(last.get(name), before[field]))
        wrong.push(`${name}: ${JSON.stringify(before[field])} does not follow ${JSON.stringify(last.get(name))}`)
      if (before && isDeepStrictEqual(before[field], value)) wrong.push(`${name}: nothing changed`)
      last.set(name, value)
      if (before) changed.add(resource_type)
    }
  }
  for (const [name, value] of last) {
    const [key, field] = [name.slice(0, name.lastIndexOf(' ')), name.slice(name.lastIndexOf(' ') + 1)]
    if (!isDeepStrictEqual(present.get(key)?.[field], value))
      wrong.push(`${name} is ${JSON.stringify(present.get(key)?.[field])}, not ${JSON.stringify(value)}`)
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect([...changed].sort()).toEqual(['area', 'intent', 'label', 'response', 'settings', 'webchat'])
})

test('changes of settings have the names that the product gives them', async () => {
  const labels = await rowsOf<{ label: string }>(
    `select distinct a.resource_label as label from audit a join bot b on b.id = a.bot_id
      where resource_type = 'settings' or (resource_type = 'webchat' and resource_label <> b.name) order by 1`,
  )
  expect(labels).toEqual([{ label: 'Derivación' }])
})

test('nothing has happened after the start', async () => {
  const columns = [
    'contact_event.at',
    'chat_event.at',
    'message.at',
    'audit.at',
    'contact_note.at',
    'chat.last_message_at',
  ]
  const later = await Promise.all(
    columns.map(async (name) => {
      const [table = '', column = ''] = name.split('.')
      const query = `select count(*)::int as count from ${table} where ${column} > '${today.toISOString()}'`
      return [name, (await rowsOf<{ count: number }>(query))[0]?.count]
    }),
  )
  expect(later).toEqual(columns.map((name) => [name, 0]))
  // Nobody accepts campaigns after they last wrote.
  const accepted = `select e.id from contact_event e join contact k on k.id = e.contact_id
    where e.kind = 'consent_granted' and e.at > k.last_seen_at limit 5`
  expect(await rowsOf(accepted)).toEqual([])
})

test('the last contact of each contact is when they last wrote', async () => {
  const wrong = await rowsOf(
    `select k.id, k.last_seen_at, m.at from contact k
      join lateral (select max(m.at) as at from message m join chat c on c.id = m.chat_id
        where c.contact_id = k.id and m.author = 'user') m on true
      where k.last_seen_at is distinct from m.at limit 5`,
  )
  expect(wrong).toEqual([])
  const [counted] = await rowsOf<{ contacts: number }>('select count(*)::int as contacts from contact')
  expect(counted?.contacts).toBeGreaterThan(100)
})
