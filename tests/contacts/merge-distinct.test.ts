import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// That two contacts are different people holds through a merge and its undo.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

test('who is another person than the source is another person than the target, until the merge is undone', async () => {
  const rows = await t.db
    .insertInto('contact')
    .values(['Ana', 'Ana P.', 'Beto', 'Ciro'].map((name) => ({ bot_id: t.bot_, phone: '+5491155557777', name })))
    .returning('id')
    .execute()
  const [ana, twin, beto, ciro] = rows.map(({ id }) => id)
  const separate = (contact_ids: unknown[]) =>
    boss.call('PUT', `/contacts/duplicates/${t.bot_}`, { body: { contact_ids, distinct: true } })
  const similar = async (id: unknown) =>
    (await boss.call('GET', `/contacts/${t.bot_}/${id}`)).body.similar.map((one: { id: number }) => one.id)
  expect((await separate([twin, beto])).status).toBe(200)
  expect((await separate([ana, ciro])).status).toBe(200)
  expect((await separate([ana, twin])).status).toBe(200)
  const before = [await similar(ana), await similar(twin)]
  expect(before).toEqual([[beto], [ciro]])

  const merged = await boss.call('POST', `/contacts/merge/${t.bot_}`, {
    body: { target_id: ana, source_id: twin, preview: false },
  })
  expect(merged.status).toBe(200)
  expect(await similar(ana)).toEqual([])
  expect((await boss.call('POST', `/contacts/merge/undo/${t.bot_}/${merged.body.id}`)).status).toBe(200)
  expect([await similar(ana), await similar(twin)]).toEqual(before)
})
