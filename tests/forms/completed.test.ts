import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanSurveyAnswers } from '../../src/server/conversation/forms/retention.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { createTeam, type Team } from '../notifications/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { type Receiver, startReceiver } from '../webhooks/receiver.ts'
import type { TestVisitor } from '../widget/fixtures.ts'

let app: TestApp
let team: Team
let visitor: TestVisitor
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
})
beforeEach(async () => {
  team = await createTeam(app)
  visitor = await team.visitor()
  receiver.got.length = 0
  receiver.respond = (response) => response.end('ok')
})
afterAll(async () => {
  receiver.stop()
  await app.stop()
})

const ask = async (text: string) => {
  app.clock.advance(1)
  await visitor.say(text)
  await team.answer()
}

let serial = 0
/** Stores a form to which the word «opinar» leads. */
async function insertForm(kind: 'survey' | 'contact', settings: object = {}): Promise<number> {
  const questions =
    kind === 'survey'
      ? [{ id: 'nota', text: '¿Qué tal?', kind: 'nps' }]
      : [{ key: 'nombre', label: '¿Cómo te llamas?', kind: 'text', required: true, enabled: true }]
  const row = { bot_id: team.botId, kind, name: kind === 'survey' ? `Opinión ${++serial}` : 'Datos de contacto' }
  const { id } = await app.db
    .insertInto('form')
    .values({ ...row, questions: json(questions as never), settings: json(settings as never) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const button = { title: 'Empezar', type: 'form' as const, target: String(id) }
  await team.quick({ keywords: ['opinar'], answer: 'Dale.', buttons: [button] })
  return id
}
async function complete(...answers: string[]) {
  for (const text of ['opinar', 'Empezar', ...answers]) await ask(text)
}
const at = (id: number, part = 'answers') => `/forms/survey/${part}/${team.botId}/${id}`

test('a rule of notices tells the team who completed a form, and nobody without one', async () => {
  await insertForm('survey')
  await team.mailed()
  await complete('9')
  expect(await team.mailed()).toEqual([])
  await team.rules({ events: ['form_completed'] })
  await complete('8')
  const [mail] = await team.mailed()
  expect(mail?.text).toContain('completó «Opinión')
})

test('a webhook gets each completed form with its answers in words', async () => {
  const id = await insertForm('survey')
  const body = { name: 'CRM', url: receiver.url, events: ['form_completed'] }
  expect((await team.admin.call('POST', `/webhooks/${team.botId}`, { body })).status).toBe(201)
  await complete('9')
  expect(receiver.got).toHaveLength(1)
  expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({
    event: 'form_completed',
    data: { form: { id }, answers: [{ id: 'nota', question: '¿Qué tal?', text: '9' }] },
  })
})

test('the address of a survey gets each answer, and none of another survey', async () => {
  await insertForm('survey', { webhook_url: receiver.url })
  await complete('9')
  expect(receiver.got.map(({ body }) => JSON.parse(body))).toMatchObject([
    { form: `Opinión ${serial}`, values: [{ question: 'nota', value: 9 }] },
  ])
  receiver.got.length = 0
  team = await createTeam(app)
  visitor = await team.visitor()
  await insertForm('survey')
  await complete('9')
  expect(receiver.got).toEqual([])
})

test('a completed contact form goes where the chatbot exports its contacts', async () => {
  await insertForm('contact', { ask_mode: 'on_button' })
  const bot = await app.db.selectFrom('bot').select('settings').where('id', '=', team.botId).executeTakeFirstOrThrow()
  await team.settings({ ...bot.settings, handoff: { export_lead: { enabled: true, webhook: receiver.url } } })
  await ask('hola')
  receiver.got.length = 0
  await complete('Ana Ruiz')
  expect(receiver.got).toHaveLength(1)
})

test('the chosen contacts are told of a completed contact form once they accept mails', async () => {
  const owner = { bot_id: team.botId, name: 'Dueña', email: `duena${++serial}@negocio.example` }
  const { id } = await app.db.insertInto('contact').values(owner).returning('id').executeTakeFirstOrThrow()
  await insertForm('contact', { ask_mode: 'on_button', destinations: [id] })
  await complete('Ana Ruiz')
  const asked = (await app.mails()).filter(({ to }) => to === owner.email)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.text).not.toContain('Ana Ruiz')
  await team.confirms(owner.email)
  visitor = await team.visitor()
  await complete('Marta Gómez')
  const told = (await team.mailed()).filter(({ to }) => to === owner.email)
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Marta Gómez')])
})

test('answers are kept as long as their survey says', async () => {
  const id = await insertForm('survey', { retention_days: 30 })
  await complete('9')
  const count = async () =>
    (await app.db.selectFrom('form_run').select('id').where('form_id', '=', id).execute()).length
  const clean = (days: number) =>
    app.store.run(() => cleanSurveyAnswers(new Date(app.clock.now().getTime() + days * 86_400_000)))
  await clean(29)
  expect(await count()).toBe(1)
  await clean(31)
  expect(await count()).toBe(0)
})

test('the file of answers has a column per question, and a correction is in it', async () => {
  const id = await insertForm('survey')
  await complete('9')
  const [answer] = (await team.admin.call('GET', at(id))).body
  expect(answer).toMatchObject({ score: 9, edited_at: null, reviewed: false })
  const correct = (value: unknown) =>
    team.admin.call('PUT', `${at(id)}/${answer.id}`, { body: { values: [{ question: 'nota', value }] } })
  const wrong = await correct(14)
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['values.0.value']])
  const corrected = await correct(3)
  expect([corrected.status, corrected.body.score, corrected.body.edited_at]).toEqual([200, 3, expect.any(String)])
  const file = await team.admin.call('GET', at(id, 'export'))
  const lines = String(file.body).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/¿Qué tal\?/)
  expect(lines[1]).toMatch(/3"?$/)
})
