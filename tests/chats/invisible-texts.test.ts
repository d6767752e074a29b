// Texts of which nothing can be seen: the customer, or the team, would get an empty bubble.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editMessage } from '../../src/server/conversation/chats/core/edit.ts'
import { callsOf } from './calls.ts'
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

const { at, list, open } = callsOf(() => ({ t, boss }))

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

test('one of a customer is named in the list, the search, the transcript and quotes; its text stays as it came', async () => {
  const writes = (text: string, more: object = {}) =>
    t.writes(text, { channel: 'whatsapp', senderId: '5493515550199', userName: 'Invisible Paz', ...more })
  const id = await writes('\u200b', { externalId: 'wamid.empty' })
  const listed = async () => {
    const { data } = await list(boss, { q: 'Invisible Paz' })
    return data.map((one: { last_message_text: string }) => one.last_message_text)
  }
  expect(await listed()).toEqual(['Mensaje sin texto'])
  expect((await open(boss, id)).data.at(-1)).toMatchObject({ text: '\u200b' })
  const transcript = async () => (await boss.call('GET', at(`/chats/transcript/text/{bot}/${id}`))).body
  expect(await transcript()).toContain('Invisible Paz: [Mensaje sin texto]')

  await writes('¿Hay stock?', { replyTo: 'wamid.empty' })
  expect(await listed()).toEqual(['¿Hay stock?'])
  const quote = { kind: 'text', text: 'Mensaje sin texto' }
  expect((await open(boss, id)).data.at(-1).reply_to).toMatchObject(quote)
  expect(await transcript()).toContain('Invisible Paz: ¿Hay stock?')

  // Chats from before have the text itself as their last one.
  await t.db.updateTable('chat').set({ last_message_text: '\u200b' }).where('id', '=', id).execute()
  expect(await listed()).toEqual(['Mensaje sin texto'])
  await t.db.updateTable('chat').set({ last_message_kind: 'image' }).where('id', '=', id).execute()
  expect(await listed()).toEqual(['Foto'])
})

test('one that the customer edits shows its new text in the list', async () => {
  const given = { channel: 'whatsapp', senderId: '5493515550188', externalId: 'wamid.edited' } as const
  const id = await t.writes('\u200b', given)
  const last = async () => {
    const row = t.db.selectFrom('chat').select('last_message_text').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).last_message_text
  }
  expect(await last()).toBe('Mensaje sin texto')
  await t.inside(() => editMessage(t.bot_, 'wamid.edited', 'Hola'))
  expect(await last()).toBe('Hola')
  await t.inside(() => editMessage(t.bot_, 'wamid.edited', '\u2800'))
  expect(await last()).toBe('Mensaje sin texto')
})
