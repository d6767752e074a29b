import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownMigrations } from '../../src/server/foundation/store/migrate.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { found } from './stored.ts'

// Copies of what a person wrote, in the conversations that it was forwarded to.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

let serial = 0
/** Starts a conversation of somebody with what they say. */
async function says(userName: string, ...texts: string[]) {
  const senderId = `habla-${++serial}`
  const chat = await t.request({}, { userName, senderId, text: texts[0] ?? 'Hola' })
  for (const text of texts.slice(1)) await t.writes(text, { userName, senderId })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  return { id, chat }
}

const messagesOf = async (chat: number): Promise<{ id: number; text: string }[]> =>
  (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data

async function forward(chat: number, text: string, to_id: number): Promise<number> {
  const message = (await messagesOf(chat)).find((one) => one.text === text)
  const body = { id: chat, message_id: message?.id, to_id }
  const answer = await boss.call('POST', `/chats/requests/forward/${t.bot_}`, { body })
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return answer.body.id
}

const erase = async (id: number, name: string) =>
  expect((await boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })).status).toBe(204)

/** Makes copies as they were stored before their origin was noted. */
const forgetOrigins = () =>
  t.db
    .updateTable('message')
    .set({ origin_chat_id: null, origin_author: null })
    .where('origin_author', 'is not', null)
    .execute()

const originOf = (id: number) =>
  t.db.selectFrom('message').select(['origin_chat_id', 'origin_author']).where('id', '=', id).executeTakeFirstOrThrow()

async function migrateOrigins() {
  const text = ownMigrations().find(({ name }) => name === '0226_origin_of_copies.sql')?.text ?? ''
  await sql.raw(text).execute(t.db)
}

test('copies from before their origin was noted get it, where only one conversation says the same', async () => {
  const alone = 'Tengo turno el jueves a las nueve y cuarto'
  const common = 'Perfecto, muchas gracias a todos'
  const one = await says('Lidia Farías Mena', alone, common)
  await says('Otro Cliente Más', common)
  const [two, three] = [await says('Ciro Blanco Luna'), await says('Mora Tello Ríos')]
  const media = `f-${'c'.repeat(22)}`
  const file = {
    id: media,
    bot_id: t.bot_,
    filename: 'turno.pdf',
    type: 'application/pdf' as const,
    size: 3,
    sha256: '',
  }
  await t.db
    .insertInto('media')
    .values({ ...file, visibility: 'chat' })
    .execute()
  await t.writes('', { userName: 'Lidia Farías Mena', senderId: `habla-${serial - 3}`, mediaIds: [media] })
  const copies = [
    await forward(one.chat, alone, two.chat),
    await forward(two.chat, alone, three.chat),
    await forward(one.chat, '', two.chat),
    await forward(one.chat, common, two.chat),
  ]
  await forgetOrigins()

  await migrateOrigins()

  const origins = await Promise.all(copies.map(originOf))
  const hers = { origin_chat_id: one.chat, origin_author: 'user' }
  expect(origins).toEqual([hers, hers, hers, { origin_chat_id: null, origin_author: null }])
  await erase(one.id, 'Lidia Farías Mena')
  expect(await found(t, [alone, 'turno.pdf'])).toEqual([])
  expect((await messagesOf(two.chat)).map(({ text }) => text)).toContain(common)
})

test('a copy of unknown origin does not make the person’s words those of somebody else', async () => {
  const text = 'Mi clave del portón es tres cuatro nueve'
  const one = await says('Ramón Leiva Osés', text)
  const two = await says('Sara Benet Gil')
  const copy = await forward(one.chat, text, two.chat)
  await forgetOrigins()
  await t.db
    .insertInto('test_case')
    .values({ bot_id: t.bot_, name: 'Portón', steps: json([{ text }] as never) })
    .execute()
  await erase(one.id, 'Ramón Leiva Osés')
  expect(await t.db.selectFrom('test_case').select('id').where('name', '=', 'Portón').execute()).toEqual([])
  expect(await originOf(copy)).toEqual({ origin_chat_id: null, origin_author: null })
})

/** Counts the statements of work, by their text. */
async function statementsOf(work: () => Promise<unknown>): Promise<Map<string, number>> {
  // Transactions have executors of their own, of the same class.
  const asked = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(t.db.getExecutor())), 'executeQuery')
  await work()
  const counts = new Map<string, number>()
  for (const [{ sql: text }] of asked.mock.calls as [{ sql: string }][]) counts.set(text, (counts.get(text) ?? 0) + 1)
  asked.mockRestore()
  return counts
}

test('many copies are forgotten with as few statements as one', async () => {
  const counts: Map<string, number>[] = []
  for (const count of [1, 12]) {
    const name = `Telma Ruiz ${count === 1 ? 'Uno' : 'Doce'}`
    const texts = Array.from({ length: count }, (_, n) => `Dato propio número ${n} de ${name}`)
    const one = await says(name, ...texts)
    const others = [await says('Uno Más'), await says('Dos Más'), await says('Tres Más')]
    for (const [n, text] of texts.entries()) await forward(one.chat, text, others[n % 3]?.chat ?? 0)
    counts.push(await statementsOf(() => erase(one.id, name)))
    expect(await found(t, [`de ${name}`])).toEqual([])
    for (const { chat } of others) {
      const item = await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)
      expect(item.status).toBe(200)
    }
  }
  const [one, twelve] = counts
  if (!one || !twelve) throw new Error('Nothing was counted')
  expect(one.size).toBeGreaterThan(20)
  // Tables are searched in parts: one that grew meanwhile may have a part more. Transactions of other databases that run
  // beside the erasure make it look a second time.
  expect([...twelve].filter(([text, count]) => count > 2 * (one.get(text) ?? 0) + 2)).toEqual([])
})
