import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '../chats/fixtures.ts'

let t: Inbox
beforeAll(async () => {
  t = await startInbox()
})
afterAll(() => t.stop())

/** Tables with a row for each person of the team, or that the team fills by hand: few rows, however many customers. */
const SMALL = ['chat_current.chat_id', 'quick_response.media_id']

test('what goes with a person is found by indexes: everything that refers to a row is looked for as it is deleted', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = any('{chat,contact,message,media,budget,channel_link,webchat_visitor}'::regclass[])
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(t.db)
  expect(rows.map(({ column }) => column)).toEqual(SMALL)
})
