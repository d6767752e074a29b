import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

/** Writes a customer's message that the bot read. */
async function wrote(
  text: string,
  given: { rule?: string; daysAgo?: number; chat?: object; entities?: object[] } = {},
) {
  const { rule = 'fallback', daysAgo = 1, chat, entities = [] } = given
  const id = await t.writes(text, { userName: 'Lucía Fernández' })
  if (chat) await t.db.updateTable('chat').set(chat).where('id', '=', id).execute()
  const message = await t.db
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', id)
    .where('author', '=', 'user')
    .executeTakeFirstOrThrow()
  const at = new Date(t.clock.now().getTime() - daysAgo * 86_400_000)
  const fact = { message_id: message.id, bot_id: t.bot_, chat_id: id, at, rule, entities: JSON.stringify(entities) }
  await t.db
    .insertInto('message_fact')
    .values(fact as never)
    .execute()
  return Number(message.id)
}

const recent = async (who: Pick<Member, 'call'> = boss) => (await who.call('GET', `/testbot/recent/${t.bot_}`)).body
const written = (body: { messages: { text: string }[] }) => body.messages.map(({ text }) => text)

test('the messages of a week come once each, without courtesies and what only makes sense in its conversation', async () => {
  const ids = [await wrote('¿Tienen estacionamiento?'), await wrote('tienen estacionamiento')]
  await wrote('hacen facturas')
  await wrote('hola buenas tardes', { rule: 'greeting' })
  await wrote('muchas gracias!!')
  await wrote('👍')
  await wrote('perfecto', { rule: 'small_talk' })
  await wrote('Sucursales', { rule: 'button' })
  await wrote('48213', { rule: 'slot' })
  await wrote('hace diez días', { daysAgo: 10 })
  const body = await recent()
  expect(body).toMatchObject({ days: 7, read: 7, courtesies: 4, left_out: 0 })
  expect(body.messages).toEqual([
    { text: 'tienen estacionamiento', count: 2, masked: false, message_ids: ids.reverse() },
    { text: 'hacen facturas', count: 1, masked: false, message_ids: [expect.any(Number)] },
  ])
})

test('personal data and values that the owner declared sensitive are masked', async () => {
  await t.db
    .insertInto('entity')
    .values({ bot_id: t.bot_, name: 'clave', label: 'Clave', type: 'free', sensitive: true } as never)
    .execute()
  await wrote('soy Lucía Fernández, mi cel es 351 612 3344')
  await wrote('olvidé la clave Sol-42', {
    entities: [{ entity: 'clave', start: 16, end: 22, text: '•••', value: '•••' }],
  })
  const body = await recent()
  expect(body.messages.filter(({ masked }: { masked: boolean }) => masked)).toMatchObject([
    { text: 'olvidé la clave Xxx-12' },
    { text: 'soy Ana Pérez, mi cel es 351 555 0142' },
  ])
})

test('a name in one message of a chat is masked in the others, whatever its length', async () => {
  const chat = await t.writes('el turno es para Ramiro Achával')
  const also = await wrote('mi mesa la pidió Achával')
  const name = `Lucía ${'Quispe '.repeat(500)}`
  await t.db.updateTable('chat').set({ user_name: name }).where('id', '=', chat).execute()
  const { id } = await t.db
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', chat)
    .where('author', '=', 'user')
    .executeTakeFirstOrThrow()
  const at = t.clock.now()
  const fact = { message_id: id, bot_id: t.bot_, chat_id: chat, at, rule: 'fallback', entities: '[]' }
  await t.db
    .insertInto('message_fact')
    .values(fact as never)
    .execute()
  await t.db
    .updateTable('message_fact')
    .set({ chat_id: chat })
    .where('message_id', '=', String(also) as never)
    .execute()
  expect(written(await recent())).toEqual(
    expect.arrayContaining(['el turno es para Ana Pérez', 'mi mesa la pidió Pérez']),
  )
})

test('of a long message only the beginning is masked and shown', async () => {
  await wrote(`quiero saber ${'muchas cosas '.repeat(200)}`)
  const long = (written(await recent()) as string[]).find((text) => text.startsWith('quiero saber'))
  expect(long).toHaveLength(1024)
})

test('nobody reads messages of chats that they may not see', async () => {
  const { id: area_id } = await t.db
    .insertInto('area')
    .values({ bot_id: t.bot_, name: 'Depósito' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await wrote('cuándo llega el camión', { chat: { area_id } })
  expect(written(await recent())).toContain('cuándo llega el camión')
  const operator = await t.staff(4)
  expect(written(await recent(operator))).not.toContain('cuándo llega el camión')
  expect(written(await recent(operator))).toContain('hacen facturas')
  await t.db
    .insertInto('area_user')
    .values({ area_id, user_id: operator.id } as never)
    .execute()
  expect(written(await recent(operator))).toContain('cuándo llega el camión')

  const writer = await t.staff(3, { chats: false })
  expect((await writer.call('GET', `/testbot/recent/${t.bot_}`)).status).toBe(403)
  const [elsewhere, stranger] = [await t.bot(), await t.user()]
  await t.member(elsewhere, stranger, 2)
  const away = await t.as(stranger)
  expect((await away.call('GET', `/testbot/recent/${t.bot_}`)).status).toBe(404)
  expect((await away.call('GET', `/testbot/recent/${elsewhere}`)).body).toMatchObject({ read: 0, messages: [] })
})
