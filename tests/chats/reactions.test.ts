import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetMessages } from '../../src/server/conversation/chats/core/forget-message.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Staff react to what a customer wrote.

let t: Inbox
let boss: Member
let seller: Member
let other: Member
let sales: number
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  other = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  await t.area(t.bot_, 'Ayuda', other)
})
afterAll(() => t.stop())

const { at, post, open, senderOf } = callsOf(() => ({ t, boss }))
const react = (chat: number, message: number, emoji: string | null, who = boss) =>
  who.call('PUT', at(`/chats/reactions/{bot}/${chat}/${message}`), { body: { emoji } })
const asked = async (chat: number) => (await open(boss, chat)).data[0].id as number
const shown = async (chat: number) => (await open(boss, chat)).data[0].team_reaction
const reactionEvents = async (chat: number) =>
  (await t.events()).filter(({ name, payload }) => name === 'reaction' && payload.chat_id === chat)

test('a person reacts to a message of the customer, changes it and takes it back; everybody sees it, the history keeps it', async () => {
  const id = await t.request({ area_id: sales })
  const message = await asked(id)
  const first = await react(id, message, '👍', seller)
  const mine = { emoji: '👍', user_id: seller.id, user_name: seller.name }
  expect([first.status, first.body.team_reaction, first.body.reaction]).toEqual([200, mine, null])
  expect(await shown(id)).toEqual(mine)
  expect((await react(id, message, '❤️')).body.team_reaction).toMatchObject({ emoji: '❤️', user_id: boss.id })
  // The same again changes nothing.
  expect((await react(id, message, '❤️', seller)).body.team_reaction).toMatchObject({ user_id: boss.id })
  expect((await react(id, message, null)).body.team_reaction).toBeUndefined()
  expect((await reactionEvents(id)).map(({ payload }) => Object(payload.team_reaction).emoji)).toEqual([
    ...['👍', '❤️', undefined],
  ])
  const lines = await t.db.selectFrom('audit').selectAll().where('resource_id', '=', String(message)).execute()
  expect(lines).toMatchObject([
    { action: 'update', resource_type: 'message', before: { chat_id: id, reaction: null }, after: { reaction: '👍' } },
    { before: { reaction: '👍' }, after: { reaction: '❤️' } },
    { before: { reaction: '❤️' }, after: { reaction: null } },
  ])
})

test('a reaction is no answer: the chat stays with the bot, unread and unanswered', async () => {
  const id = await t.writes('Gracias')
  const facts = () =>
    t.db
      .selectFrom('chat')
      .select(['type', 'live', 'open', 'answered', 'unread_count', 'last_agent_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const row = t.db.selectFrom('message').select('id').where('chat_id', '=', id)
  const { id: message } = await row.executeTakeFirstOrThrow()
  const before = await facts()
  expect((await react(id, message, '🙏')).status).toBe(200)
  expect(await facts()).toEqual(before)
})

test('a chat of another area is unknown to an operator; in their own they react', async () => {
  const id = await t.request({ area_id: sales })
  const message = await asked(id)
  expect((await react(id, message, '👍', other)).status).toBe(404)
  expect(await shown(id)).toBeUndefined()
  expect((await react(id, message, '👍', seller)).status).toBe(200)
  // A message of another chat is unknown as well.
  const elsewhere = await t.request({ area_id: sales })
  expect((await react(elsewhere, message, '👍')).status).toBe(404)
})

test('only messages of the customer get one, and only an emoji that the channel offers', async () => {
  const id = await t.request()
  const sent = { id, target_id: await senderOf(id), message: 'Hola' }
  const ours = (await post(boss, '/chats/requests/send/{bot}', sent)).body.id
  expect(await react(id, ours, '👍')).toMatchObject({ status: 409, body: { code: 'no_destination' } })
  const note = (await post(boss, '/chats/requests/message/{bot}', { id, message: 'Ojo' })).body.id
  expect((await react(id, note, '👍')).status).toBe(409)
  const message = await asked(id)
  for (const emoji of ['hola', '👎', ''])
    expect(await react(id, message, emoji)).toMatchObject({ status: 422, body: { fields: { emoji: [/acepta/] } } })
  expect((await react(id, message, '✅')).status).toBe(200)
})

test('a blocked contact gets none, until they are unblocked', async () => {
  const id = await t.request()
  const message = await asked(id)
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const block = (blocked: boolean) =>
    boss.call('PUT', at('/contacts/block/{bot}'), { body: { id: contact_id, blocked } })
  await block(true)
  expect(await react(id, message, '👍')).toMatchObject({ status: 409, body: { code: 'blocked' } })
  await block(false)
  expect((await react(id, message, '👍')).status).toBe(200)
})

test('mails have no reactions, and a channel that is not connected or too late says so', async () => {
  const of = async (channel: 'email' | 'whatsapp' | 'telegram', given: object = {}) => {
    const id = await t.request({ channel, last_inbound_at: t.clock.now(), ...given })
    return react(id, await asked(id), '👍')
  }
  expect(await of('email')).toMatchObject({
    ...{ status: 409, body: { message: 'El canal Correo no tiene reacciones. Contesta con un mensaje.' } },
  })
  expect(await of('telegram')).toMatchObject({ status: 409, body: { code: 'unavailable' } })
  const late = new Date(t.clock.now().getTime() - 25 * 3_600_000)
  expect(await of('whatsapp', { last_inbound_at: late })).toMatchObject({
    ...{ status: 409, body: { code: 'window_closed', message: expect.stringContaining('podrás reaccionar') } },
  })
  expect(await of('whatsapp')).toMatchObject({ status: 409, body: { code: 'unavailable' } })
})

test('a message that is forgotten loses its reaction, also in the events, and gets no other', async () => {
  const id = await t.request()
  const message = await asked(id)
  await react(id, message, '🙏')
  const row = t.db.selectFrom('message').select(['id', 'chat_id', 'at']).where('id', '=', message)
  const said = await row.executeTakeFirstOrThrow()
  await t.inside(() => forgetMessages(t.bot_, [said]))
  const { data } = await open(boss, id)
  expect(data[0]).toMatchObject({ id: message, content: { deleted: true }, reaction: null })
  expect(JSON.stringify([data, await reactionEvents(id)])).not.toContain('🙏')
  expect(await react(id, message, '👍')).toMatchObject({ status: 409, body: { code: 'too_late' } })
})

test('what is forwarded has no reaction of its own', async () => {
  const [id, to] = [await t.request(), await t.request()]
  await react(id, await asked(id), '👍')
  const forward = { id, message_id: await asked(id), to_id: to }
  const { status, body } = await post(boss, '/chats/requests/forward/{bot}', forward)
  expect([status, body.team_reaction, body.reaction]).toEqual([201, undefined, null])
})
