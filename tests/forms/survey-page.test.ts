import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanSurveyAnswers } from '../../src/server/conversation/forms/retention.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const questions = [
  { id: 'compro', text: '¿Compraste?', kind: 'yes_no', jump_to: { false: 'motivo' } },
  { id: 'nota', text: '¿Nos recomendarías a ti & a otros?', kind: 'nps', jump_to: { '*': 'gustos' } },
  { id: 'motivo', text: '¿Por qué?', kind: 'short_text', save_to: 'company' },
  {
    ...{ id: 'gustos', text: '¿Qué te gustó?', kind: 'multiple', required: false },
    options: [
      { id: 'precio', label: 'El precio' },
      { id: 'trato', label: 'El trato' },
    ],
  },
  { id: 'foto', text: 'Mandanos una foto', kind: 'file' },
]
let serial = 0
/** Creates a survey with a link. Returns its id, the slug and the id of the link. */
async function shared(link: object = {}, settings: object = {}, asked: readonly object[] = questions) {
  const name = `Página ${++serial}`
  const { id } = (await boss.call('POST', `/forms/survey/${t.bot_}`, { body: { name } })).body
  expect((await boss.call('PUT', `/forms/survey/${t.bot_}/${id}`, { body: { questions: asked } })).status).toBe(200)
  const path = `/forms/survey/settings/${t.bot_}/${id}`
  const now = (await boss.call('GET', path)).body
  expect((await boss.call('PUT', path, { body: { ...now, ...settings } })).status).toBe(200)
  const slug = `opinion-${serial}-${Date.now() % 100_000}`
  const made = await boss.call('POST', `/forms/survey/links/${t.bot_}/${id}`, { body: { slug, ...link } })
  expect(made.status).toBe(201)
  return { id: id as number, slug, link: made.body.id as number }
}
const key = () => `clave-de-respuesta-${++serial}`
const answer = (slug: string, values: object, more: object = {}) =>
  t.call('POST', `/forms/public/${slug}`, {
    body: { key: key(), values: Object.entries(values).map(([question, value]) => ({ question, value })), ...more },
  })
const answers = async (id: number) =>
  (await boss.call('GET', `/forms/survey/answers/${t.bot_}/${id}?sort=["started_at","ASC"]`)).body
const page = (method: 'GET' | 'POST', url: string, payload?: string) =>
  t.app.inject({
    ...{ method, url },
    ...(payload && { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })

test('a number is read as everywhere else, with its decimals', async () => {
  const { id, slug } = await shared()
  const kind = { id: 'dosis', text: '¿Cuánto?', kind: 'number' }
  expect((await boss.call('PUT', `/forms/survey/${t.bot_}/${id}`, { body: { questions: [kind] } })).status).toBe(200)
  const send = (typed: string) => page('POST', `/e/${slug}`, `key=${key()}&q.dosis=${typed}`)
  for (const refused of ['0x10', '1e3']) expect((await send(refused)).statusCode).toBe(422)
  for (const taken of ['0.125', '1.234,5', '1234.567']) expect((await send(taken)).statusCode).toBe(303)
  const stored = (await answers(id)).flatMap(({ values }: { values: { value: number }[] }) => values[0]?.value ?? [])
  expect(stored.sort()).toEqual([0.125, 1234.5, 1234.567])
})

test('answers are checked along the way that they lead, and what is beside it is dropped', async () => {
  const { id, slug } = await shared({ source_tag: 'mostrador' })
  const shown = await t.call('GET', `/forms/public/${slug}`)
  expect(shown.status).toBe(200)
  expect(JSON.stringify(shown.body)).not.toMatch(/save_to|company|max_retries/)
  const missing = await answer(slug, { compro: true })
  expect([missing.status, missing.body.fields]).toEqual([422, { nota: ['Respondé esta pregunta para seguir.'] }])
  expect((await answer(slug, { compro: true, nota: 11 })).body.fields.nota).toEqual(['Escribí un número del 0 al 10.'])
  expect((await answer(slug, { compro: true, nota: 9, motivo: 'no va', gustos: ['trato'] })).status).toBe(201)
  expect((await answer(slug, { compro: false, motivo: 'Caro', nota: 2 })).status).toBe(201)
  const [first, second] = await answers(id)
  expect(first).toMatchObject({ status: 'complete', channel: 'web', source: 'mostrador', score: 9, contact: '' })
  expect(first.values.map(({ text }: { text: string }) => text)).toEqual(['Sí', '9', 'El trato'])
  expect(second.values.map(({ text }: { text: string }) => text)).toEqual(['No', 'Caro'])
})

test('an answer that says nothing is none: it is neither stored nor counted', async () => {
  const options = ['precio', 'trato'].map((id) => ({ id, label: `El ${id}` }))
  const optional = (id: string, kind: string, more: object = {}) => ({
    id,
    kind,
    text: `¿${id}?`,
    required: false,
    ...more,
  })
  const asked = [
    ...[optional('nota', 'nps'), optional('volveria', 'yes_no'), optional('una', 'single', { options })],
    ...[optional('varias', 'multiple', { options }), optional('cuantos', 'number'), optional('tel', 'phone')],
    optional('trato', 'csat'),
  ]
  const { id, slug } = await shared({}, {}, asked)
  expect((await answer(slug, { nota: 10, volveria: true, una: 'precio', cuantos: 5, trato: 5 })).status).toBe(201)
  expect((await answer(slug, { nota: ' ', volveria: '  ', una: ' ', varias: [], cuantos: '' })).status).toBe(201)
  const huge = await answer(slug, { cuantos: 1e308, tel: `11111111${'('.repeat(100)}` })
  expect(Object.keys(huge.body.fields)).toEqual(['cuantos', 'tel'])
  expect((await answers(id)).map(({ values }: { values: object[] }) => values.length)).toEqual([5, 0])
  const { questions: sums } = (await boss.call('GET', `/forms/survey/summary/${t.bot_}/${id}`)).body
  const [nota, volveria, una, varias, cuantos] = sums
  expect(sums.at(-1).options.map(({ label }: { label: string }) => label)).toEqual([
    ...['1, muy mal', '2, mal', '3, regular', '4, bien', '5, muy bien'],
  ])
  expect([nota.nps, nota.answers, volveria.answers, una.answers, varias.answers]).toEqual([100, 1, 1, 1, 0])
  expect([volveria.options.length, una.options.length, cuantos.average]).toEqual([2, 2, 5])
  const [first] = await answers(id)
  const path = `/forms/survey/answers/${t.bot_}/${id}/${first.id}`
  const emptied = await boss.call('PUT', path, { body: { values: [{ question: 'una', value: '' }] } })
  expect(emptied.body.values.map(({ question }: { question: string }) => question)).toEqual([
    'nota',
    'volveria',
    'cuantos',
    'trato',
  ])
})

test('long answers fit into the page, with and without a script, and a long survey into its builder', async () => {
  const long = (n: number) => ({ id: `t${n}`, text: `${n}. ${'¿'.repeat(230)}`, kind: 'long_text', required: false })
  const { id, slug } = await shared(
    {},
    {},
    Array.from({ length: 100 }, (_, n) => long(n)),
  )
  const text = 'ñ'.repeat(4_000)
  const fields = Array.from({ length: 20 }, (_, n) => [`t${n}`, text] as const)
  expect((await answer(slug, Object.fromEntries(fields))).status).toBe(201)
  const sent = new URLSearchParams([['key', key()], ...fields.map(([one, said]) => [`q.${one}`, said])])
  expect((await page('POST', `/e/${slug}`, String(sent))).statusCode).toBe(303)
  expect(await answers(id)).toHaveLength(2)
  const { texts } = (await boss.call('GET', `/forms/survey/summary/${t.bot_}/${id}`)).body.questions[0]
  expect(texts).toEqual([{ value: `${'ñ'.repeat(254)}…`, label: `${'ñ'.repeat(254)}…`, count: 2 }])
})

test('an answer that is sent twice is stored once', async () => {
  const { id, slug } = await shared()
  const again = { key: key() }
  const values = { compro: false, motivo: 'x' }
  const [one, two] = await Promise.all([answer(slug, values, again), answer(slug, values, again)])
  expect([one.status, two.status]).toEqual([201, 201])
  expect((await answer(slug, { compro: true, nota: 3 }, again)).status).toBe(201)
  expect(await answers(id)).toHaveLength(1)
  expect((await answers(id))[0].values[1].text).toBe('x')
})

test('progress counts who began and where they left, without what they answered', async () => {
  const { id, slug, link } = await shared()
  const own = { key: key() }
  const step = (asked: string[]) => t.call('POST', `/forms/public/progress/${slug}`, { body: { ...own, asked } })
  expect((await step(['compro'])).status).toBe(204)
  expect((await step(['compro', 'nota', 'inventada'])).status).toBe(204)
  expect((await answers(id))[0]).toMatchObject({ status: 'partial', values: [] })
  const summary = () => boss.call('GET', `/forms/survey/summary/${t.bot_}/${id}`)
  expect((await summary()).body).toMatchObject({ started: 1, completed: 0 })
  // Who is still answering has not left; who stopped a day ago has.
  expect((await summary()).body.questions[1]).toMatchObject({ question: 'nota', asked: 1, left: 0, answers: 0 })
  const stopped = new Date(t.clock.now().getTime() - 86_400_001)
  await t.db.updateTable('form_run').set({ updated_at: stopped }).where('form_id', '=', id).execute()
  expect((await summary()).body.questions[1]).toMatchObject({ question: 'nota', asked: 1, left: 1, answers: 0 })
  expect((await answer(slug, { compro: true, nota: 10 }, own)).status).toBe(201)
  expect((await step(['compro'])).status).toBe(204)
  expect((await summary()).body).toMatchObject({
    started: 1,
    completed: 1,
    questions: [{}, { nps: 100, average: 10 }, {}, {}, {}],
  })
  // What can be chosen stays, whatever is chosen.
  const filtered = async (query: string) =>
    (await boss.call('GET', `/forms/survey/summary/${t.bot_}/${id}?${query}`)).body
  expect(await filtered('channel=whatsapp')).toMatchObject({ started: 0, links: [{ id: link, name: slug }] })
  expect(await filtered(`link=${link}`)).toMatchObject({ started: 1, links: [{ id: link, name: slug }] })
  const path = `/forms/survey/links/${t.bot_}/${id}/${link}`
  expect((await boss.call('GET', path)).body).toMatchObject({ starts: 1, completions: 1, views: 0 })
})

test('a link ends with its limit, its day and its survey', async () => {
  const values = { compro: false, motivo: 'x' }
  const once = await shared({ single_use: true })
  expect((await answer(once.slug, values)).status).toBe(201)
  const over = await answer(once.slug, values)
  expect([over.status, over.body]).toEqual([
    410,
    { code: 'gone', message: 'Esta encuesta ya cerró. ¡Gracias por tu interés!' },
  ])
  const two = await shared({ response_limit: 2 })
  const all = await Promise.all([1, 2, 3, 4].map(() => answer(two.slug, values)))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 410, 410])
  const late = await shared({ expires_at: '2020-01-01T00:00:00Z' })
  expect((await answer(late.slug, values)).status).toBe(410)
  const closed = await shared({}, { close_at: '2020-01-01T00:00:00Z' })
  expect((await t.call('GET', `/forms/public/${closed.slug}`)).status).toBe(410)
  expect((await page('GET', `/e/${closed.slug}`)).body).toContain('Encuesta cerrada')
  const off = await shared({ enabled: false })
  expect((await answer(off.slug, values)).status).toBe(404)
  expect((await page('GET', `/e/${off.slug}`)).body).toContain('No encontramos esta encuesta. Revisá la dirección.')
  expect((await page('GET', '/e/no-existe')).statusCode).toBe(404)
})

test('the consent is kept with the answer, and required where the business says so', async () => {
  const { id, slug } = await shared({}, { consent_text: 'Acepto el aviso.', consent_required: true })
  const values = { compro: false, motivo: 'x' }
  const refused = await answer(slug, values)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['consent']])
  expect((await answer(slug, values, { consent: true })).status).toBe(201)
  expect((await answers(id))[0].consented_at).toMatch(/^20/)
})

test('the page works without a script, keeps what was sent, and sets no cookies', async () => {
  const { id, slug, link } = await shared({}, { intro: 'Son pocas & cortas', thanks: '¡Listo!' })
  const shown = await page('GET', `/e/${slug}`)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).not.toHaveProperty('set-cookie')
  expect(String(shown.headers['content-security-policy'])).toContain("default-src 'none'")
  expect(shown.body).toContain('Son pocas &amp; cortas')
  expect(shown.body).toContain('¿Nos recomendarías a ti &amp; a otros?')
  expect(shown.body).not.toContain('name="q.foto"')
  await page('GET', `/e/${slug}`)
  // Whoever only asks whether the page exists sees nothing.
  expect((await t.app.inject({ method: 'HEAD', url: `/e/${slug}` })).statusCode).toBe(200)
  const wrong = await page('POST', `/e/${slug}`, 'q.compro=true&q.nota=&q.gustos=precio&q.gustos=trato')
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('Respondé esta pregunta para seguir.')
  expect(wrong.body.match(/ checked/g)).toHaveLength(3)
  const sent = await page('POST', `/e/${slug}`, `key=${key()}&q.compro=true&q.nota=7&q.gustos=precio&q.gustos=trato`)
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/e/${slug}/gracias`])
  expect((await page('GET', `/e/${slug}/gracias`)).body).toContain('¡Listo!')
  expect((await answers(id))[0].values.map(({ text }: { text: string }) => text)).toEqual([
    'Sí',
    '7',
    'El precio, El trato',
  ])
  const path = `/forms/survey/links/${t.bot_}/${id}/${link}`
  expect((await boss.call('GET', path)).body.views).toBe(2)
})

test('an address that somebody has is refused, on the whole server', async () => {
  const { id, slug } = await shared()
  const again = await boss.call('POST', `/forms/survey/links/${t.bot_}/${id}`, { body: { slug } })
  expect([again.status, again.body.fields]).toEqual([409, { slug: ['Esa dirección ya se usa. Elige otra.'] }])
  expect((await boss.call('POST', `/forms/survey/links/${t.bot_}/${id}`, { body: { slug: `${slug}-b` } })).status).toBe(
    201,
  )
})

test('who opened a page and answered nothing is forgotten after a week', async () => {
  const { id, slug } = await shared()
  const step = (own: string) =>
    t.call('POST', `/forms/public/progress/${slug}`, { body: { key: own, asked: ['compro'] } })
  const sent = key()
  for (const one of [key(), key(), sent]) expect((await step(one)).status).toBe(204)
  expect((await answer(slug, { compro: false, motivo: 'x' }, { key: sent })).status).toBe(201)
  const count = async () => (await t.db.selectFrom('form_run').select('id').where('form_id', '=', id).execute()).length
  const clean = (days: number) =>
    t.inside(() => cleanSurveyAnswers(new Date(t.clock.now().getTime() + days * 86_400_000)))
  await clean(6.9)
  expect(await count()).toBe(3)
  await clean(7.1)
  expect((await answers(id)).map(({ status }: { status: string }) => status)).toEqual(['complete'])
})
