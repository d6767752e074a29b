import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Frequent words are searched chat by chat, starting with the newest chat.

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { list, ids } = callsOf(() => ({ t, boss }))

test('a search for a frequent word returns the newest chats page by page and reports that there are more', async () => {
  const chats: number[] = []
  for (let i = 0; i < 45; i++) {
    t.clock.advance(1)
    chats.push(await t.request({}, { senderId: `f-${i}`, userName: `Cliente ${i}` }))
  }
  await sql`
    insert into message (bot_id, chat_id, author, body, at)
    select ${t.bot_}, c.id, 'user', 'Consulto por el envío número ' || n, ${t.clock.now()}
    from chat c, generate_series(1, 130) n
    where c.bot_id = ${t.bot_} and c.id <> ${chats[44] as number}`.execute(t.db)
  const first = await list(boss, { q: 'ENVIO' })
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual(chats.slice(24, 44).reverse())
  expect(first.data[0].match.text).toBe('Consulto por el envío número 130')
  expect(first.more_chats).toBe(true)
  expect(first.total_chats).toBeGreaterThanOrEqual(20)
  const all = [
    ...first.data.map(({ id }: { id: number }) => id),
    ...(await ids(boss, { q: 'envío', page_number: 2 })),
    ...(await ids(boss, { q: 'envío', page_number: 3 })),
  ]
  expect(all).toEqual(chats.slice(0, 44).reverse())
  const last = await list(boss, { q: 'envío', page_number: 3 })
  expect(last).toMatchObject({ total_chats: 44, total_pages: 3 })
  expect(last.more_chats).toBeUndefined()
  expect(await ids(boss, { q: 'envío', username: 'cliente 7' })).toEqual([chats[7]])
  // A rare word is searched completely.
  expect(await list(boss, { q: 'hola' })).toMatchObject({ total_chats: 45, total_pages: 3 })
})
