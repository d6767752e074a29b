import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeAll(async () => {
  t = await startRules()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.forgetLimits()
  await t.db.deleteFrom('chat_rule').execute()
})

let serial = 0
async function survey(): Promise<number> {
  const body = { name: `Encuesta ${++serial}` }
  const { id } = (await t.boss.call('POST', `/forms/survey/${t.bot_}`, { body })).body
  const questions = [{ id: 'nota', text: '¿Qué tal?', kind: 'nps', required: true }]
  await t.boss.call('PUT', `/forms/survey/${t.bot_}/${id}`, { body: { questions } })
  return id
}
const begins = (form_id: number) => [{ type: 'form', form_id }]
const said = async (chatId: number) =>
  (
    await t.db
      .selectFrom('message')
      .select('body')
      .where('chat_id', '=', chatId)
      .where('author', '=', 'bot')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)
const offer = { field: 'words', operator: 'contains', value: ['opinar'] }

test('a rule begins a form instead of another answer to the message, and its answer goes on with it', async () => {
  const id = await survey()
  await t.rule({ event: 'message', conditions: [offer], actions: begins(id) })
  const senderId = `opina-${++serial}`
  const chat = await t.writes('quiero opinar', { senderId })
  await t.work()
  expect(await said(chat)).toHaveLength(1)
  expect((await said(chat))[0]).toContain('¿Qué tal?')
  expect(await t.runs()).toMatchObject([
    { result: 'done', done: [expect.stringContaining(`«Encuesta ${serial - 1}»`)], failed: [] },
  ])
  await t.writes('9', { senderId })
  await t.work()
  const run = await t.db.selectFrom('form_run').select(['status', 'answers']).where('form_id', '=', id).execute()
  expect(run).toEqual([{ status: 'complete', answers: { nota: 9 } }])
})

test('a rule about resolved chats asks in them, and says why it could not elsewhere', async () => {
  const id = await survey()
  await t.rule({ event: 'reopened', actions: begins(id) })
  const chat = await t.request()
  const inbox = (state: number) => t.boss.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id: chat, state } })
  t.clock.advance(1)
  expect((await inbox(2)).status).toBe(200)
  t.clock.advance(1)
  expect((await inbox(1)).status).toBe(200)
  await t.work()
  const [run] = (await t.runs()).filter(({ chat_id }) => chat_id === chat)
  expect(run).toMatchObject({ result: 'failed', failed: [expect.stringContaining('La atiende el equipo')] })
  await t.db.deleteFrom('chat_rule').execute()
  await t.rule({ event: 'resolved', actions: begins(id) })
  t.clock.advance(1)
  await inbox(2)
  await t.work()
  const all = await said(chat)
  expect(all.at(-1)).toContain('¿Qué tal?')
})

test('a rule names a survey or contact form that exists, and none while the customer waits for a person', async () => {
  const id = await survey()
  const make = (given: object) =>
    t.boss.call('POST', `/rules/${t.bot_}`, { body: { name: `R ${++serial}`, event: 'message', ...given } })
  const gone = await make({ actions: begins(999_999) })
  expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['actions.0.form_id']])
  const waiting = await make({ event: 'request', actions: begins(id) })
  expect([waiting.status, Object.keys(waiting.body.fields)]).toEqual([422, ['actions.0.type']])
  const line = (await t.boss.call('POST', `/forms/${t.bot_}`, { body: { name: `L ${++serial}`, kind: 'product' } }))
    .body
  expect((await make({ actions: begins(line.id) })).status).toBe(422)
  expect((await make({ actions: begins(id) })).status).toBe(201)
})

test('a form that a rule begins says so, and is deleted once it does not', async () => {
  const id = await survey()
  const rule = await t.rule({ event: 'message', conditions: [offer], actions: begins(id) })
  const { body } = await t.boss.call('GET', `/forms/${t.bot_}/${id}`)
  expect(body.used_in).toMatchObject([{ type: 'rule', id: rule }])
  const refused = await t.boss.call('DELETE', `/forms/${t.bot_}/${id}`)
  expect([refused.status, refused.body.code]).toEqual([409, 'in_use'])
  expect((await t.boss.call('DELETE', `/rules/${t.bot_}/${rule}`)).status).toBeLessThan(300)
  expect((await t.boss.call('DELETE', `/forms/${t.bot_}/${id}`)).status).toBeLessThan(300)
})

test('the areas and labels of a survey say so when they are deleted', async () => {
  const id = await survey()
  const label = await t.label(`Etiqueta ${++serial}`)
  const row = { bot_id: t.bot_, name: `Área ${++serial}` }
  const { id: area } = await t.db.insertInto('area').values(row).returning('id').executeTakeFirstOrThrow()
  const path = `/forms/survey/settings/${t.bot_}/${id}`
  const settings = (await t.boss.call('GET', path)).body
  const about = { trigger: 'end_of_chat', trigger_area_ids: [area], trigger_label_ids: [label] }
  const saved = await t.boss.call('PUT', path, { body: { ...settings, ...about } })
  expect(saved.status).toBe(200)
  const { labels } = (await t.boss.call('GET', `/chats/labels/${t.bot_}`)).body
  expect(labels.find((one: { id: number }) => one.id === label).used_in).toMatchObject([{ type: 'survey', id }])
  const remove = () => t.boss.call('DELETE', `/bots/areas/${t.bot_}/${area}`)
  const refused = await remove()
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('la encuesta «Encuesta')])
  const none = { trigger_area_ids: [], trigger_label_ids: [], version: saved.body.version }
  expect((await t.boss.call('PUT', path, { body: { ...saved.body, ...none } })).status).toBe(200)
  expect((await remove()).status).toBeLessThan(300)
})
