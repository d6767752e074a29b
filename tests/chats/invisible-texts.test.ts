// Texts of which nothing can be seen: the customer would get an empty bubble.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let chat: number
let target_id: string
let contact: number
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  chat = await t.request()
  const row = await t.db.selectFrom('chat').select(['sender_id', 'contact_id']).where('id', '=', chat)
  ;({ sender_id: target_id, contact_id: contact } = await row.executeTakeFirstOrThrow())
})
afterAll(() => t.stop())

const INVISIBLE = ['\u200b', '\u2060\u00ad', '\u3164', '\u2800', ' \ufeff\n']
const places: [string, (text: string) => [path: string, body: object]][] = [
  ['a message', (message) => [`/chats/requests/send/${t.bot_}`, { id: chat, target_id, message }]],
  ['a comment', (message) => [`/chats/requests/message/${t.bot_}`, { id: chat, message }]],
  ['a note', (text) => [`/contacts/notes/${t.bot_}/${contact}`, { text }]],
]

test.each(places)('%s of invisible signs is refused as an empty one is; one with a word is not', async (_, call) => {
  const send = async (text: string) => {
    const [path, body] = call(text)
    const { status, body: answer } = await boss.call('POST', path, { body })
    return { status, answer }
  }
  const empty = await send('')
  expect(empty.status).toBe(422)
  for (const text of INVISIBLE) expect(await send(text), JSON.stringify(text)).toEqual(empty)
  expect((await send('\u200bhola')).status).toBeLessThan(300)
})
