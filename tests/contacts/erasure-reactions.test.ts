import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

test('what the team reacted with goes with the person, also from the history; that of others stays', async () => {
  const react = async (userName: string, emoji: string) => {
    const chat = await t.request({}, { userName })
    const row = t.db.selectFrom('message').select('id').where('chat_id', '=', chat)
    const { id } = await row.executeTakeFirstOrThrow()
    const path = `/chats/reactions/${t.bot_}/${chat}/${id}`
    expect((await boss.call('PUT', path, { body: { emoji } })).status).toBe(200)
    return chat
  }
  const gone = await react('Lidia Farías Mena', '🙏')
  await react('Ciro Blanco Luna', '👍')
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', gone)
    .executeTakeFirstOrThrow()
  const path = `/contacts/data/delete/${t.bot_}/${contact_id}`
  expect((await boss.call('POST', path, { body: { name: 'Lidia Farías Mena' } })).status).toBe(204)
  const stored = JSON.stringify([
    await t.db.selectFrom('audit').selectAll().execute(),
    await t.events(),
    await t.db.selectFrom('message').selectAll().execute(),
  ])
  expect(stored).not.toContain('🙏')
  expect(stored).toContain('👍')
  // Open consoles say why the chat is gone.
  const left = (await t.events()).filter(({ name, payload }) => name === 'chat-left' && payload.chat_id === gone)
  expect(left.map(({ payload }) => payload)).toContainEqual({ chat_id: gone, erased: true })
})
