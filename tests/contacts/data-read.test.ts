import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// The download of everything that is stored of a person.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

interface Section {
  title: string
  internal?: boolean
  rows: { label: string; value: string }[]
}

test('it has every note, every value and what was forwarded, however many', async () => {
  const chat = await t.request({}, { userName: 'Nora Díaz', senderId: 'nora', text: 'Mi talle es el 42' })
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const at = t.clock.now()
  const notes = Array.from({ length: 120 }, (_, n) => ({ contact_id, user_id: boss.id, text: `Nota ${n}.`, at }))
  await t.db.insertInto('contact_note').values(notes).execute()
  const other = await t.request({}, { userName: 'Otra Persona' })
  // Told again later, on another channel.
  const value = { bot_id: t.bot_, contact_id, name: 'talle', label: 'Talle', at }
  await t.db
    .insertInto('contact_value')
    .values([
      { ...value, chat_id: other, value: '40' },
      { ...value, chat_id: chat, value: '42' },
    ])
    .execute()
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  const body = { id: chat, message_id: data[0].id, to_id: other }
  expect((await boss.call('POST', `/chats/requests/forward/${t.bot_}`, { body })).status).toBe(201)

  const read = await boss.call('GET', `/contacts/data/${t.bot_}/${contact_id}`)
  const { sections }: { sections: Section[] } = read.body
  const of = (title: string) => sections.find((one) => one.title === title)?.rows.map((row) => row.value)
  expect(of('Notas')).toHaveLength(120)
  expect(of('Datos que dejó')).toEqual(['42', '40'])
  expect(of('Reenviado a otras conversaciones')).toEqual(['Mi talle es el 42'])
  expect(JSON.stringify(sections)).not.toContain('Otra Persona')
})

test('a deleted message and what was reacted to one are told in words', async () => {
  const chat = await t.request({}, { userName: 'Rita Sosa', senderId: 'rita', text: 'Gracias' })
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  const [message] = data
  await t.db.updateTable('message').set({ reaction: '🙏' }).where('id', '=', message.id).execute()
  const reacted = await boss.call('PUT', `/chats/reactions/${t.bot_}/${chat}/${message.id}`, { body: { emoji: '👍' } })
  expect(reacted.status).toBe(200)
  const said = { id: chat, target_id: 'rita', message: 'Te esperamos' }
  const sent = await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: said })
  expect(sent.status).toBeLessThan(300)
  const last = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.at(-1)
  expect((await boss.call('DELETE', `/chats/messages/${t.bot_}/${chat}/${last.id}`)).status).toBe(200)
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const { sections }: { sections: Section[] } = (await boss.call('GET', `/contacts/data/${t.bot_}/${contact_id}`)).body
  const values = sections.flatMap(({ rows }) => rows.map(({ value }) => value))
  expect(values).toContain('Gracias · Reacción: 🙏 · Reacción del equipo: 👍')
  expect(values).toContain('Mensaje eliminado')
})
