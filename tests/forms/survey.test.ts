import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

let serial = 0
async function survey(template = 'blank') {
  const made = await boss.call('POST', `/forms/survey/${t.bot_}`, { body: { name: `Encuesta ${++serial}`, template } })
  expect(made.status).toBe(201)
  return made.body.id as number
}
const at = (id: number) => `/forms/survey/${t.bot_}/${id}`
const yesNo = { id: 'compro', text: '¿Compraste?', kind: 'yes_no', jump_to: { false: 'motivo' } }
const nps = { id: 'nota', text: '¿Nos recomendarías?', kind: 'nps', required: true }
const why = { id: 'motivo', text: '¿Por qué?', kind: 'short_text', required: false, save_to: 'company' }
const save = (id: number, questions: object[], version?: number) =>
  boss.call('PUT', at(id), { body: { questions, ...(version !== undefined && { version }) } })

test('a new survey begins with the questions of its template', async () => {
  expect((await boss.call('GET', at(await survey()))).body.questions).toEqual([])
  const { body } = await boss.call('GET', at(await survey('nps')))
  expect(body.questions.map(({ kind }: { kind: string }) => kind)).toEqual(['nps', 'long_text'])
  expect(body.questions[0].text).toBe('Del 0 al 10, ¿qué tan probable es que nos recomiendes?')
  expect(body).toMatchObject({ answer_count: 0, version: 1 })
})

test('the answers of a survey are those that were completed', async () => {
  const id = await survey('nps')
  const now = t.clock.now()
  for (const [at, status] of ['complete', 'partial', 'complete', 'abandoned'].entries())
    await t.db
      .insertInto('form_run')
      .values({
        ...{ bot_id: t.bot_, form_id: id, channel: 'webchat', key: `s${at}`, status },
        ...{ answers: '{}', asked: '[]', started_at: now, updated_at: now },
      } as never)
      .execute()
  expect((await boss.call('GET', at(id))).body).toMatchObject({ answer_count: 2 })
})

test('questions are saved as a whole, once nothing is wrong with them', async () => {
  const id = await survey()
  const saved = await save(id, [yesNo, nps, why], 1)
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ version: 2, questions: [{ id: 'compro' }, { id: 'nota' }, { id: 'motivo' }] })
  const wrong = await save(id, [nps, { ...nps, text: 'Otra' }, { ...yesNo, jump_to: { true: 'nota' } }], 2)
  expect(wrong.status).toBe(422)
  expect(wrong.body.fields).toEqual({
    'questions.1.id': ['Otra pregunta tiene ese identificador. Escribe uno distinto.'],
    'questions.2.jump_to.true': ['Elige una pregunta posterior.'],
  })
  const unknown = await save(id, [{ ...why, save_to: 'nada' }], 2)
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['questions.0.save_to']])
  const unfit = await save(id, [{ ...why, save_to: 'email' }], 2)
  expect([unfit.status, Object.keys(unfit.body.fields)]).toEqual([422, ['questions.0.save_to']])
  expect((await save(id, [nps], 2)).status).toBe(200)
})

test('a question keeps only what its kind uses, so that nothing comes back with another kind', async () => {
  const id = await survey()
  const limits = { min: 2, max: 3, options: [1, 2, 3].map((at) => ({ id: `o${at}`, label: `Opción ${at}` })) }
  const kept = async (kind: string) => {
    const { body } = await save(id, [{ id: 'una', text: '¿Cuál?', kind, ...limits }])
    return Object.fromEntries(Object.entries(body.questions[0]).filter(([field]) => field in limits))
  }
  expect(await kept('multiple')).toEqual(limits)
  expect(await kept('number')).toEqual({ min: 2, max: 3, options: [] })
  expect(await kept('single')).toEqual({ options: limits.options })
  expect(await kept('yes_no')).toEqual({ options: [] })
})

test('who saves what somebody else changed meanwhile gets the current questions', async () => {
  const id = await survey()
  await save(id, [nps], 1)
  const late = await save(id, [why], 1)
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect(late.body.current).toMatchObject({ version: 2, questions: [{ id: 'nota' }] })
  expect((await save(id, [why], 2)).status).toBe(200)
})

test('no question takes the place of what every object has, or of the question for consent', async () => {
  const id = await survey()
  for (const wrong of ['constructor', '__proto__', '_consent']) {
    const refused = await save(id, [{ ...nps, id: wrong }], 1)
    expect([refused.status, Object.keys(refused.body.fields)], wrong).toEqual([422, ['questions.0.id']])
  }
  expect((await save(id, [{ ...nps, id: 'constructores' }], 1)).status).toBe(200)
})

test('a form of another kind is no survey', async () => {
  const { body } = await boss.call('POST', `/forms/${t.bot_}`, { body: { name: `Línea ${++serial}`, kind: 'product' } })
  expect((await boss.call('GET', at(body.id))).status).toBe(404)
  expect((await boss.call('GET', at(await survey()))).status).toBe(200)
})

test('settings have defaults, and keep what is not sent', async () => {
  const id = await survey()
  const path = `/forms/survey/settings/${t.bot_}/${id}`
  const { body } = await boss.call('GET', path)
  expect(body).toMatchObject({ enabled: true, retention_days: 730, trigger: 'manual', timeout_minutes: 60 })
  const least = {
    ...{ name: body.name, timeout_minutes: 5, one_response_per_contact: true, anonymous: false, trigger: 'manual' },
    version: body.version,
  }
  const saved = await boss.call('PUT', path, { body: { ...least, intro: 'Hola' } })
  expect([saved.status, saved.body.intro, saved.body.thanks]).toEqual([200, 'Hola', body.thanks])
  const again = await boss.call('PUT', path, { body: { ...least, version: saved.body.version } })
  expect([again.status, again.body.intro, again.body.version]).toEqual([200, 'Hola', saved.body.version])
  for (const [field, wrong] of Object.entries({
    close_at: { open_from: '2026-12-02T00:00:00Z', close_at: '2026-12-01T00:00:00Z' },
    consent_text: { consent_required: true },
    one_response_per_contact: { anonymous: true },
    trigger_area_ids: { trigger_area_ids: [999_999] },
    webhook_url: { webhook_url: 'http://ejemplo.com' },
  })) {
    const refused = await boss.call('PUT', path, { body: { ...least, version: saved.body.version, ...wrong } })
    expect([refused.status, Object.keys(refused.body.fields)], field).toEqual([422, [field]])
  }
  const address = (webhook_url: string) =>
    boss.call('PUT', path, { body: { ...least, version: saved.body.version, webhook_url } })
  expect((await address('https://127.0.0.1/x')).status).toBe(422)
  expect((await address('https://crm.example/x')).status).toBe(200)
})

test('the name of a survey is unique among the forms', async () => {
  const [one, other] = [await survey(), await survey()]
  const path = (id: number) => `/forms/survey/settings/${t.bot_}/${id}`
  const { body } = await boss.call('GET', path(one))
  const taken = (await boss.call('GET', path(other))).body.name
  const refused = await boss.call('PUT', path(one), { body: { ...body, name: taken } })
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { name: ['Ya existe un formulario con ese nombre. Elige otro.'] },
  ])
  expect((await boss.call('PUT', path(one), { body: { ...body, name: `${taken} bis` } })).status).toBe(200)
})
