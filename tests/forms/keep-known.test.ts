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

async function ask(text: string): Promise<string[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  const { data } = (await visitor.call('GET', `/messages?after=${id}`)).body
  return data.map((one: { text: string }) => one.text)
}

/** A contact form that asks a wish and the mail of somebody whose mail is known. */
async function known(duplicate_policy: 'ask' | 'update' | 'ignore') {
  const questions = [
    { key: 'email', label: '¿Tu correo?', kind: 'email', required: true, enabled: true },
    { key: 'consulta', label: '¿Qué necesitas?', kind: 'multiline', required: true, enabled: true },
  ]
  const { id } = await app.db
    .insertInto('form')
    .values({
      ...{ bot_id: on.botId, kind: 'contact', name: 'Datos de contacto' },
      ...{ questions: json(questions as never), settings: json({ ask_mode: 'on_button', duplicate_policy } as never) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on.quick({
    keywords: ['datos'],
    answer: 'Dale.',
    buttons: [{ title: 'Dar', type: 'form', target: String(id) }],
  })
  await ask('datos')
  const { contact_id } = await on.chat()
  await app.db.updateTable('contact').set({ email: 'ana@vieja.com' }).where('id', '=', contact_id).execute()
  await ask('Dar')
  const email = async () =>
    (await app.db.selectFrom('contact').select('email').where('id', '=', contact_id).executeTakeFirstOrThrow()).email
  const run = () =>
    app.db.selectFrom('form_run').select(['status', 'answers']).where('form_id', '=', id).executeTakeFirstOrThrow()
  return { email, run }
}

test('each datum that a contact has is saved to it, as long as it fits', async () => {
  const field = (key: string) => ({ key, label: `¿Tu ${key}?`, kind: 'text', required: true, enabled: true })
  const questions = ['empresa', 'localidad', 'provincia'].map(field)
  const { id } = await app.db
    .insertInto('form')
    .values({
      ...{ bot_id: on.botId, kind: 'contact', name: 'Datos de contacto' },
      ...{ questions: json(questions as never), settings: json({ ask_mode: 'on_button' } as never) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const button = { title: 'Dar', type: 'form' as const, target: String(id) }
  await on.quick({ keywords: ['datos'], answer: 'Dale.', buttons: [button] })
  for (const text of ['datos', 'Dar', 'Sol SRL', 'Alta Gracia', `Córdoba ${'x'.repeat(100)}`]) await ask(text)
  const { contact_id } = await on.chat()
  const saved = app.db.selectFrom('contact').select(['company', 'city', 'province']).where('id', '=', contact_id)
  expect(await saved.executeTakeFirstOrThrow()).toEqual({
    company: 'Sol SRL',
    city: 'Alta Gracia',
    province: `Córdoba ${'x'.repeat(72)}`,
  })
})

const KEEP = 'Ya tengo ana@vieja.com. ¿Lo cambio por ana@nueva.com?'
/** Tells another mail than the known one. Returns what follows the last answer. */
async function tellAnother(): Promise<string[]> {
  await ask('perdón, el correo es ana@nueva.com')
  return ask('Un presupuesto')
}

test('what is known is replaced once the customer says so', async () => {
  const { email, run } = await known('ask')
  expect(await tellAnother()).toEqual([KEEP])
  expect(await email()).toBe('ana@vieja.com')
  await ask('Sí')
  expect([await email(), (await run()).status]).toEqual(['ana@nueva.com', 'complete'])
})

test('what is known stays if the customer says no, or nothing that can be read', async () => {
  const { email, run } = await known('ask')
  await tellAnother()
  await ask('No')
  expect(await email()).toBe('ana@vieja.com')
  expect(await run()).toMatchObject({ status: 'complete', answers: { email: 'ana@vieja.com' } })
})

test('a form that replaces, or keeps, does not ask', async () => {
  const { email } = await known('update')
  expect(await tellAnother()).not.toContain(KEEP)
  expect(await email()).toBe('ana@nueva.com')
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  const kept = await known('ignore')
  expect(await tellAnother()).not.toContain(KEEP)
  expect(await kept.email()).toBe('ana@vieja.com')
})
