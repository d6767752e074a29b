import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Answers that go to an own field of contacts are for those who see the field.

let t: Inbox
let boss: Member
/** uses forms, and does not see what is for those who create fields */
let reader: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  reader = await t.staff(3, { contacts: false })
  const field = { label: 'Crédito', type: 'text', visible_to: 'managers' }
  for (const key of ['credito', 'puntaje'])
    expect(
      (await boss.call('POST', `/contacts/fields/${t.bot_}`, { body: { ...field, key, label: key } })).status,
    ).toBe(201)
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const open = { id: 'motivo', text: '¿Por qué?', kind: 'short_text' }
const own = { id: 'limite', text: '¿Qué límite tienes?', kind: 'short_text', save_to: 'credito' }
const score = { id: 'nota', text: '¿Qué nota?', kind: 'nps', save_to: 'puntaje' }
const answers = { motivo: 'Caro', limite: 'Reservado 900', nota: 4, quitada: 'Reservado antes' }

let serial = 0
/** A survey with an answer, which also has one to a question that is gone. */
async function answered(questions: object[] = [open, own, score]) {
  const { id } = (await boss.call('POST', `/forms/survey/${t.bot_}`, { body: { name: `Opinión ${++serial}` } })).body
  expect((await boss.call('PUT', `/forms/survey/${t.bot_}/${id}`, { body: { questions } })).status).toBe(200)
  const now = t.clock.now()
  const row = { bot_id: t.bot_, form_id: id, channel: 'webchat', key: `r${++serial}`, status: 'complete' }
  const times = { started_at: now, updated_at: now, finished_at: now }
  const { id: run } = await t.db
    .insertInto('form_run')
    .values({ ...row, ...times, answers: json(answers), asked: json(Object.keys(answers)) } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: id as number, run }
}
const at = (id: number, part = 'answers', rest = '') => `/forms/survey/${part}/${t.bot_}/${id}${rest}`
interface Read {
  score: number | null
  values: { question: string }[]
}
const asked = ({ values }: Read) => values.map(({ question }) => question)

test('the list and an answer are without what goes to a field that the caller does not see', async () => {
  const { id, run } = await answered()
  const all = (await boss.call('GET', at(id))).body[0]
  expect([asked(all), all.score]).toEqual([['motivo', 'limite', 'nota', 'quitada'], 4])
  const listed = (await reader.call('GET', at(id))).body[0]
  expect([asked(listed), listed.score]).toEqual([['motivo'], null])
  const one = await reader.call('GET', at(id, 'answers', `/${run}`))
  expect([one.status, asked(one.body), one.body.score]).toEqual([200, ['motivo'], null])
})

test('the file has no column of such a question', async () => {
  const { id } = await answered()
  const file = async (who: Member) => String((await who.call('GET', at(id, 'export'))).body)
  expect(await file(boss)).toMatch(/¿Qué límite tienes\?[\s\S]*Reservado 900/)
  const without = await file(reader)
  expect(without).toMatch(/¿Por qué\?[\s\S]*Caro/)
  expect(without).not.toMatch(/límite|Reservado|nota/)
})

test('the summary counts no such question', async () => {
  const { id } = await answered()
  const questions = async (who: Member) => (await who.call('GET', at(id, 'summary'))).body.questions
  const ids = (await questions(boss)).map(({ question }: { question: string }) => question)
  expect(ids).toEqual(['motivo', 'limite', 'nota'])
  const seen = await questions(reader)
  expect(seen).toMatchObject([{ question: 'motivo', answers: 1, texts: [{ value: 'Caro' }] }])
  expect(JSON.stringify(seen)).not.toContain('Reservado')
})

test('a correction keeps what the caller does not see, and cannot set it', async () => {
  const { id, run } = await answered()
  const correct = (question: string, value: unknown, who = reader) =>
    who.call('PUT', at(id, 'answers', `/${run}`), { body: { values: [{ question, value }] } })
  const refused = await correct('limite', 'Otro')
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['values.0.value']])
  const changed = await correct('motivo', 'Lejos')
  expect([changed.status, asked(changed.body)]).toEqual([200, ['motivo']])
  const row = t.db.selectFrom('form_run').select('answers').where('id', '=', run)
  expect((await row.executeTakeFirstOrThrow()).answers).toEqual({ ...answers, motivo: 'Lejos' })
  expect((await correct('limite', 'Otro', boss)).status).toBe(200)
})

test('an answer to a question of a field that everybody sees stays, and so does the consent', async () => {
  const { id, run } = await answered([open])
  const withConsent = { motivo: 'Caro', _consent: true }
  await t.db
    .updateTable('form_run')
    .set({ answers: json(withConsent) })
    .where('id', '=', run)
    .execute()
  expect(asked((await reader.call('GET', at(id))).body[0])).toEqual(['motivo', '_consent'])
})

test('who does not see a field cannot uncover its answers by changing the question', async () => {
  const { id } = await answered()
  const save = (questions: object[], who = reader) =>
    who.call('PUT', `/forms/survey/${t.bot_}/${id}`, { body: { questions } })
  const elsewhere = await save([open, { ...own, save_to: null }, score])
  expect([elsewhere.status, Object.keys(elsewhere.body.fields)]).toEqual([422, ['questions.1.save_to']])
  expect((await save([open, { ...own, text: '¿Cuál?' }, score])).status).toBe(200)
  expect((await save([open, score])).status).toBe(200)
  const again = await save([open, { ...own, save_to: null }, score])
  expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['questions.1.id']])
  expect((await save([open, { ...own, id: 'otra', save_to: null }, score])).status).toBe(200)
  expect((await save([open, { ...own, save_to: null }, score], boss)).status).toBe(200)
})
