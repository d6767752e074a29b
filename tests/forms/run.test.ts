import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { FormQuestion, FormSettings } from '../../src/server/knowledge/catalogue/types.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

interface Said {
  text: string
  buttons: { title: string }[]
}

/** Sends a message, lets the bot answer, and returns its new messages. */
async function ask(text: string): Promise<Said[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  return (await visitor.call('GET', `/messages?after=${id}`)).body.data
}

/** Stores a form, and a greeting whose button leads to it. */
async function insertForm(form: {
  kind: 'survey' | 'contact'
  questions: FormQuestion[]
  settings?: FormSettings
}): Promise<number> {
  const { id } = await app.db
    .insertInto('form')
    .values({
      ...{ bot_id: on.botId, kind: form.kind, name: 'Tu compra' },
      ...{ questions: json(form.questions), settings: json(form.settings ?? {}) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('secondary_response')
    .values({
      ...{ bot_id: on.botId, name: 'Saludo', kind: 'greeting', messages: json([{ kind: 'text', text: 'Hola.' }]) },
      buttons: json([{ title: 'Opinar', type: 'form', target: String(id) }]),
    })
    .execute()
  return id
}

const runsOf = (formId: number) =>
  app.db
    .selectFrom('form_run')
    .select(['id', 'status', 'answers', 'asked', 'source', 'channel', 'contact_id', 'chat_id', 'finished_at'])
    .where('form_id', '=', formId)
    .orderBy('id')
    .execute()

test('a survey is answered in the widget, stored at each step, and told to the team once', async () => {
  const id = await insertForm({
    kind: 'survey',
    questions: [
      { id: 'nota', text: '¿Cómo te atendimos?', kind: 'rating' },
      { id: 'motivo', text: '¿Por qué?', kind: 'long_text', required: false },
    ],
    settings: { thanks: '¡Gracias!' },
  })
  expect(await ask('hola')).toMatchObject([{ text: 'Hola.', buttons: [{ title: 'Opinar' }] }])
  expect(await ask('Opinar')).toMatchObject([{ text: '¿Cómo te atendimos?', buttons: { length: 5 } }])
  expect(await runsOf(id)).toMatchObject([{ status: 'partial', answers: {}, asked: ['nota'], source: 'button' }])
  expect(await ask('4')).toMatchObject([{ text: '¿Por qué?' }])
  expect(await runsOf(id)).toMatchObject([{ status: 'partial', answers: { nota: 4 }, asked: ['nota', 'motivo'] }])
  expect(await ask('Faltó stock')).toMatchObject([{ text: '¡Gracias!' }])
  const [run] = await runsOf(id)
  expect(run).toMatchObject({ status: 'complete', answers: { nota: 4, motivo: 'Faltó stock' }, channel: 'webchat' })
  expect(run?.finished_at).not.toBeNull()
  const owner = await app.user()
  await app.member(on.botId, owner, 2)
  const { body } = await (await app.as(owner)).call('GET', `/forms/${on.botId}`)
  const own = body.find(({ name }: { name: string }) => name === 'Tu compra')
  expect(own).toMatchObject({ started_count: 1, answer_count: 1 })
  const event = await app.db
    .selectFrom('chat_event')
    .select(['kind', 'actor', 'detail'])
    .where('chat_id', '=', run?.chat_id ?? 0)
    .where('kind', '=', 'form_completed')
    .execute()
  expect(event).toEqual([
    {
      kind: 'form_completed',
      actor: 'customer',
      detail: '«Tu compra»: ¿Cómo te atendimos?: 4 · ¿Por qué?: Faltó stock',
    },
  ])
  const ledger = await app.db
    .selectFrom('contact_event')
    .select(['kind', 'detail'])
    .where('contact_id', '=', run?.contact_id ?? 0)
    .where('kind', '=', 'form_completed')
    .execute()
  expect(ledger).toEqual([{ kind: 'form_completed', detail: '«Tu compra»' }])
})

const contactFields: FormQuestion[] = [
  { key: 'nombre', label: '¿Cómo te llamas?', kind: 'text', required: true, enabled: true },
  { key: 'telefono', label: '¿Tu teléfono?', kind: 'phone', required: true, enabled: true },
  { key: 'email', label: '¿Tu correo?', kind: 'email', required: true, enabled: true },
]

const contactOf = async () => {
  const { contact_id } = await on.chat()
  return app.db.selectFrom('contact').select(['name', 'phone', 'email']).where('id', '=', contact_id).executeTakeFirst()
}

test('the contact form is asked before a handoff, and its data become those of the contact', async () => {
  const id = await insertForm({ kind: 'contact', questions: contactFields, settings: { ask_mode: 'before_handoff' } })
  await app.db.insertInto('area').values({ bot_id: on.botId, name: 'Ventas', enable_handoff: true }).execute()
  expect((await ask('quiero hablar con una persona')).at(-1)).toMatchObject({ text: '¿Cómo te llamas?' })
  expect((await on.chat()).type).toBe('bot')
  await ask('soy Ana Ruiz, 341 555 0188, Ana@Correo.com')
  expect(await runsOf(id)).toMatchObject([{ status: 'complete', source: 'handoff' }])
  expect((await on.chat()).type).toBe('request')
  expect(await contactOf()).toMatchObject({
    phone: expect.stringMatching(/^\+54\d*3415550188$/),
    email: 'ana@correo.com',
  })
})

test('a contact form that nobody changed is asked with what it has by default', async () => {
  await app.db.insertInto('form').values({ bot_id: on.botId, kind: 'contact', name: 'Datos de contacto' }).execute()
  const { id } = await app.db.selectFrom('form').select('id').where('bot_id', '=', on.botId).executeTakeFirstOrThrow()
  await app.db
    .insertInto('secondary_response')
    .values({
      ...{ bot_id: on.botId, name: 'Saludo', kind: 'greeting', messages: json([{ kind: 'text', text: 'Hola.' }]) },
      buttons: json([{ title: 'Que me llamen', type: 'form', target: String(id) }]),
    })
    .execute()
  // It asks nobody by itself.
  expect((await ask('hola')).map(({ text }) => text)).toEqual(['Hola.'])
  expect((await ask('Que me llamen')).map(({ text }) => text).join(' ')).toContain('nombre')
  for (const text of ['Lucía Fernández', '+54 9 341 555-0142', 'Quiero una obra']) await ask(text)
  expect(await runsOf(id)).toMatchObject([{ status: 'complete', answers: { consulta: 'Quiero una obra' } }])
})

test('an address that is of another contact stays with the run', async () => {
  await app.db.insertInto('contact').values({ bot_id: on.botId, name: 'Otra', email: 'ana@correo.com' }).execute()
  const id = await insertForm({ kind: 'contact', questions: contactFields, settings: { ask_mode: 'on_button' } })
  await ask('Opinar')
  await ask('hola')
  await ask('Opinar')
  await ask('soy Ana Ruiz, 341 555 0188, ana@correo.com')
  expect(await runsOf(id)).toMatchObject([{ status: 'complete', answers: { email: 'ana@correo.com' } }])
  expect((await contactOf())?.email).toBeNull()
})

const survey = {
  kind: 'survey',
  questions: [
    { id: 'nota', text: '¿Cómo te atendimos?', kind: 'rating' },
    { id: 'motivo', text: '¿Por qué?', kind: 'long_text', required: false },
  ],
} satisfies Parameters<typeof insertForm>[0]

/** Lets the periodic check run once. */
async function check() {
  await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
  await app.db
    .insertInto('job')
    .values({ queue: BOT_RETURN, payload: json({}) })
    .execute()
  await on.answer()
}

test('a form that nobody answers ends once with its time', async () => {
  const id = await insertForm({ ...survey, settings: { timeout_minutes: 90 } })
  await ask('hola')
  await ask('Opinar')
  await ask('4')
  app.clock.advance(89 * 60)
  await check()
  expect(await runsOf(id)).toMatchObject([{ status: 'partial' }])
  app.clock.advance(2 * 60)
  await check()
  await check()
  expect(await runsOf(id)).toMatchObject([{ status: 'abandoned', answers: { nota: 4 } }])
})

test('a form that is deleted meanwhile is closed, and one that is anonymous names nobody', async () => {
  const id = await insertForm(survey)
  await ask('hola')
  await ask('Opinar')
  await app.db.updateTable('form').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute()
  expect(await ask('4')).toMatchObject([{ text: expect.stringContaining('cerró') }])
  expect(await runsOf(id)).toMatchObject([{ status: 'abandoned', answers: {} }])
  await app.db
    .updateTable('form')
    .set({ deleted_at: null, settings: json({ anonymous: true }) })
    .where('id', '=', id)
    .execute()
  await ask('hola')
  await ask('Opinar')
  await ask('4')
  await ask('nada')
  expect((await runsOf(id)).at(-1)).toMatchObject({ status: 'complete', contact_id: null, chat_id: null })
})
