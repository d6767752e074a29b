import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
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

async function ask(...texts: string[]): Promise<void> {
  for (const text of texts) {
    app.clock.advance(1)
    await visitor.say(text)
    await on.answer()
  }
}

/** Stores a form as it may be stored, to which «datos» and then «Dar» lead. */
async function insertForm(kind: 'survey' | 'contact', questions: object[], settings: object = {}): Promise<void> {
  const { id } = await app.db
    .insertInto('form')
    .values({
      ...{ bot_id: on.botId, kind, name: 'Preguntas' },
      ...{ questions: json(questions as never), settings: json(settings as never) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const button = { title: 'Dar', type: 'form' as const, target: String(id) }
  await on.quick({ keywords: ['datos'], answer: 'Dale.', buttons: [button] })
}

async function contact() {
  const { contact_id } = await on.chat()
  const row = await app.db.selectFrom('contact').selectAll().where('id', '=', contact_id).executeTakeFirstOrThrow()
  const events = await app.db
    .selectFrom('contact_event')
    .select('detail')
    .where('contact_id', '=', contact_id)
    .where('kind', '=', 'updated')
    .execute()
  return { ...row, changes: events.map(({ detail }) => detail) }
}

const asked = (id: string, more: object) => ({ id, text: `¿Tu ${id}?`, kind: 'short_text', ...more })

test('a text that is no address never becomes the mail of a contact', async () => {
  await insertForm('survey', [asked('correo', { save_to: 'email' })])
  await ask('datos', 'Dar', 'el que ya tienen cargado')
  expect((await contact()).email).toBeNull()
  await ask('datos', 'Dar', 'ana@x.com')
  expect((await contact()).email).toBe('ana@x.com')
})

test('a contact form that was stored with a text for the mail asks for a mail', async () => {
  const field = { key: 'correo', label: '¿Tu correo?', kind: 'text', required: true, enabled: true }
  await insertForm('contact', [field], { ask_mode: 'on_button' })
  await ask('datos', 'Dar', 'el que ya tienen cargado')
  expect((await contact()).email).toBeNull()
  await ask('ana@x.com')
  expect((await contact()).email).toBe('ana@x.com')
})

test('the option that somebody chooses is saved by its name', async () => {
  const options = [
    { id: 'cba', label: 'Córdoba' },
    { id: 'ros', label: 'Rosario' },
  ]
  await insertForm('survey', [asked('ciudad', { kind: 'single', options, save_to: 'city' })])
  await ask('datos', 'Dar', 'Rosario')
  expect((await contact()).city).toBe('Rosario')
})

test('what a contact has already is no change, be it a column or an own field', async () => {
  const row = { bot_id: on.botId, key: 'talle', label: 'Talle', type: 'text' as const }
  await app.db.insertInto('contact_field').values(row).execute()
  const saved = [
    asked('talle', { save_to: 'talle', skip_if_known: false }),
    asked('ciudad', { save_to: 'city', skip_if_known: false }),
  ]
  await insertForm('survey', saved)
  await ask('datos', 'Dar', 'Mediano', 'Salta')
  const first = await contact()
  expect(first).toMatchObject({
    ...{ city: 'Salta', custom: { talle: 'Mediano' } },
    changes: ['Cambió la localidad y los datos propios'],
  })
  await ask('datos', 'Dar', 'Mediano', 'Salta')
  const second = await contact()
  expect([second.version, second.changes]).toEqual([first.version, first.changes])
})

test('beside an address that another contact has, the rest is saved', async () => {
  await app.db.insertInto('contact').values({ bot_id: on.botId, name: 'Otra', email: 'ana@x.com' }).execute()
  await insertForm('survey', [
    asked('correo', { kind: 'email', save_to: 'email' }),
    asked('ciudad', { save_to: 'city' }),
  ])
  await ask('datos', 'Dar', 'ana@x.com', 'Salta')
  expect(await contact()).toMatchObject({ email: null, city: 'Salta', changes: ['Cambió la localidad'] })
})

test('the answer to a survey that is the name names the contact', async () => {
  await insertForm('survey', [asked('nombre', { save_to: 'name' }), asked('nota', { kind: 'nps' })])
  await ask('datos', 'Dar', 'Ana Ruiz')
  expect((await contact()).name).not.toBe('Ana Ruiz')
  await ask('9')
  expect((await contact()).name).toBe('Ana Ruiz')
})

test('an anonymous survey tells the contact nothing, and takes nothing from it', async () => {
  await insertForm('survey', [asked('nombre', { save_to: 'name' })], { anonymous: true })
  await ask('datos', 'Dar', 'Ana Ruiz')
  expect((await contact()).name).not.toBe('Ana Ruiz')
  const runs = app.db.selectFrom('form_run').select('answers').where('bot_id', '=', on.botId)
  const { answers } = await runs.executeTakeFirstOrThrow()
  expect(answers).toEqual({ nombre: 'Ana Ruiz' })
})
