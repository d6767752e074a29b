import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Whose answers to the contact form somebody sees: those of the conversations that they see, and those of none.

let t: Inbox
let boss: Member
let operator: Member
let formId: number
/** a run of a conversation of the operator's area, one of another area, and one whose conversation is gone */
let runs: { mine: number; theirs: number; loose: number }
let chats: { mine: number; theirs: number }

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  operator = await t.staff(4, { forms: true })
  expect((await boss.call('GET', `/forms/${t.bot_}`)).status).toBe(200)
  const form = t.db.selectFrom('form').select('id').where('bot_id', '=', t.bot_).where('kind', '=', 'contact')
  formId = (await form.executeTakeFirstOrThrow()).id
  const [own, other] = [await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Cobranzas')]
  await t.db
    .insertInto('area_user')
    .values({ area_id: own, user_id: operator.id } as never)
    .execute()
  chats = { mine: await t.writes('hola'), theirs: await t.writes('hola') }
  await t.mails()
  await t.db.updateTable('chat').set({ area_id: own }).where('id', '=', chats.mine).execute()
  await t.db.updateTable('chat').set({ area_id: other }).where('id', '=', chats.theirs).execute()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.forgetLimits()
  await t.db.deleteFrom('form_run').where('bot_id', '=', t.bot_).execute()
  runs = {
    mine: await run('Ana', chats.mine),
    theirs: await run('Bruno', chats.theirs),
    loose: await run('Carla', null),
  }
})

let serial = 0
async function run(nombre: string, chat_id: number | null): Promise<number> {
  const now = t.clock.now()
  const row = { bot_id: t.bot_, form_id: formId, chat_id, channel: 'webchat', key: `r${++serial}`, status: 'complete' }
  const { id } = await t.db
    .insertInto('form_run')
    .values({ ...row, answers: json({ nombre }), asked: json(['nombre']), started_at: now, updated_at: now } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const list = async (who: Member, query = '') => who.call('GET', `/forms/contact/leads/${t.bot_}${query}`)
const names = async (who: Member, query = '') =>
  (await list(who, query)).body.map(({ name }: { name: string }) => name).sort()
const remove = (who: Member, id: number) => who.call('DELETE', `/forms/contact/leads/${t.bot_}/${id}`)

test('a list has only those of conversations that the caller sees, also when it is searched', async () => {
  expect(await names(boss)).toEqual(['Ana', 'Bruno', 'Carla'])
  expect(await names(operator)).toEqual(['Ana', 'Carla'])
  expect(await names(boss, '?filter={"q":"bruno"}')).toEqual(['Bruno'])
  expect(await names(operator, '?filter={"q":"bruno"}')).toEqual([])
})

test('nobody deletes what was answered in a conversation that they do not see', async () => {
  expect((await remove(operator, runs.theirs)).status).toBe(404)
  expect(await names(boss)).toContain('Bruno')
  expect((await remove(operator, runs.mine)).status).toBe(204)
  expect((await remove(operator, runs.loose)).status).toBe(204)
  expect((await remove(boss, runs.theirs)).status).toBe(204)
})

test('the summary counts those of conversations that the caller sees', async () => {
  const summary = async (who: Member) => (await who.call('GET', `/forms/contact/summary/${t.bot_}`)).body
  expect(await summary(boss)).toMatchObject({
    started: 3,
    completed: 3,
    steps: [{ key: 'nombre', answered: 3 }, {}, {}],
  })
  expect(await summary(operator)).toMatchObject({
    ...{ started: 2, completed: 2 },
    steps: [{ key: 'nombre', answered: 2 }, {}, {}],
  })
})

test('the conversation is told to who may open conversations', async () => {
  const editor = await t.staff(3, { chats: false })
  const chatsOf = async (who: Member) =>
    (await list(who, '?sort=["name","ASC"]')).body.map(({ chat_id }: { chat_id: number | null }) => chat_id)
  expect(await chatsOf(boss)).toEqual([chats.mine, chats.theirs, null])
  expect(await chatsOf(editor)).toEqual([null, null, null])
})

test('the list of forms counts those of conversations that the caller sees', async () => {
  const counts = async (who: Member) =>
    (await who.call('GET', `/forms/${t.bot_}?filter={"kind":"contact"}`)).body.map(
      (form: { started_count: number; answer_count: number }) => [form.started_count, form.answer_count],
    )
  expect(await counts(boss)).toEqual([[3, 3]])
  expect(await counts(operator)).toEqual([[2, 2]])
})

test('data of the contact, which were not answered, are shown to who may see contacts', async () => {
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chats.mine)
    .executeTakeFirstOrThrow()
  await t.db.updateTable('contact').set({ phone: '+5491155550101' }).where('id', '=', contact_id).execute()
  await t.db.updateTable('form_run').set({ contact_id }).where('id', '=', runs.mine).execute()
  const without = await t.staff(3, { contacts: false })
  const lead = async (who: Member) =>
    (await list(who)).body.find(({ id }: { id: number }) => id === runs.mine) ?? expect.fail('not listed')
  expect(await lead(boss)).toMatchObject({ name: 'Ana', phone: '+5491155550101', contact_id })
  expect(await lead(without)).toMatchObject({ name: 'Ana', phone: '', contact_id: null })
  expect((await list(without, '?filter={"q":"5550101"}')).body).toEqual([])
  expect((await list(boss, '?filter={"q":"5550101"}')).body).toHaveLength(1)
})
