import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Lists over the whole agenda are read part after part: who asks for something small meanwhile does not wait for them.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await sql`insert into contact (bot_id, name, phone, city)
    select ${t.bot_}::int, 'Ñandú ' || n, '+54115555' || (1000 + n / 2), 'Salta' from generate_series(1, 8000) n`.execute(
    t.db,
  )
  await sql`insert into contact_event (bot_id, at, contact, kind, actor, detail)
    select ${t.bot_}::int, timestamptz '2026-01-01' + n * interval '1 second', 'Persona ' || n, 'updated', 'user', ''
    from generate_series(1, 30000) n`.execute(t.db)
})
afterAll(() => t.stop())

const query = (of: object) =>
  new URLSearchParams(Object.entries(of).map(([name, value]) => [name, JSON.stringify(value)])).toString()

/** Returns the answer of a big call, and which of it and a small one that was sent after it was answered first. */
async function against(path: string) {
  const first: string[] = []
  const told = (name: string) => (answer: Awaited<ReturnType<Member['call']>>) => {
    first.push(name)
    return answer
  }
  const big = boss.call('GET', path).then(told('big'))
  const small = boss.call('GET', `/contacts/me/${t.bot_}`).then(told('small'))
  const [answer] = await Promise.all([big, small])
  return { answer, first: first[0] }
}

test('the list of contacts that may be the same person lets others through, and has all of them in order', async () => {
  const of = { range: [3998, 4000], sort: ['name', 'DESC'] }
  const { answer, first } = await against(`/contacts/duplicates/${t.bot_}?${query(of)}`)
  expect(first).toBe('small')
  expect(answer.body.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ['Ñandú 10', 2],
  ])
})

test('who asks for it again and again is told to wait', async () => {
  const calls = await Promise.all(
    Array.from({ length: 7 }, () => boss.call('GET', `/contacts/duplicates/${t.bot_}?${query({ range: [0, 1] })}`)),
  )
  expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('the register lets others through while it is searched, and while a page far from its start is read', async () => {
  const searched = await against(`/contacts/register/${t.bot_}?${query({ filter: { contact: 'sona 2999' } })}`)
  expect(searched.first).toBe('small')
  expect(searched.answer.body).toHaveLength(11)
  const range = query({ range: [29_998, 30_010], sort: ['at', 'DESC'], filter: { kind: 'updated' } })
  const far = await against(`/contacts/register/${t.bot_}?${range}`)
  expect(far.first).toBe('small')
  expect(far.answer.body.map(({ contact }: { contact: string }) => contact)).toEqual(['Persona 2', 'Persona 1'])
  expect(far.answer.headers['content-range']).toBe('contacts/register 29998-29999/30000')
  const up = query({ range: [12_000, 12_001], sort: ['at', 'ASC'] })
  const { body } = await boss.call('GET', `/contacts/register/${t.bot_}?${up}`)
  expect(body.map(({ contact }: { contact: string }) => contact)).toEqual(['Persona 12001', 'Persona 12002'])
})

test('the list of groups does not carry their contacts; the group does', async () => {
  const { id } = await t.db.selectFrom('contact').select('id').limit(1).executeTakeFirstOrThrow()
  const made = await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Feria', member_ids: [id] } })
  const listed = await boss.call('GET', `/groups/${t.bot_}?${query({ sort: ['name', 'ASC'], range: [0, 9] })}`)
  expect(listed.body).toMatchObject([{ name: 'Feria', members: 1 }])
  expect(listed.body[0]).not.toHaveProperty('member_ids')
  expect((await boss.call('GET', `/groups/${t.bot_}/${made.body.id}`)).body.member_ids).toEqual([id])
})
