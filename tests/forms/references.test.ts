import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let owner: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 2)
  owner = await app.as(user)
})
afterAll(() => app.stop())

/** Stores a survey of a bot with one question. */
const insertSurvey = async (botId: number, name: string): Promise<number> =>
  (
    await app.db
      .insertInto('form')
      .values({
        ...{ bot_id: botId, kind: 'survey', name },
        questions: json([{ id: 'nota', text: '¿Cómo te atendimos?', kind: 'rating' as const }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const greet = (target: number) =>
  owner.call('POST', `/responses/secondary/${bot}`, {
    body: {
      ...{ name: `Saludo ${target}`, kind: 'greeting', messages: [{ kind: 'text', text: 'Hola.' }] },
      buttons: [{ title: 'Opinar', type: 'form', target: String(target) }],
    },
  })

test('a button leads only to a form of its own bot that was not deleted, and the test chat explains each step', async () => {
  const other = await insertSurvey(await app.bot(), 'Ajena')
  const gone = await insertSurvey(bot, 'Vieja')
  await app.db.updateTable('form').set({ deleted_at: app.clock.now() }).where('id', '=', gone).execute()
  for (const id of [other, gone, 999_999]) {
    const { status, body } = await greet(id)
    expect(status).toBe(422)
    expect(body.fields['buttons.0.target'][0]).toContain('ya no existe')
  }
  const id = await insertSurvey(bot, 'Tu compra')
  expect((await greet(id)).status).toBeLessThan(300)
  const say = async (text: string) =>
    (await owner.call('POST', `/testbot/message/${bot}`, { body: { session: 'prueba-de-forma', text } })).body
  await say('hola')
  expect(await say('Opinar')).toMatchObject({
    rule: 'button',
    form_step: '«Tu compra». Empieza el formulario. Sigue: «¿Cómo te atendimos?».',
  })
  expect((await say('azul')).form_step).toContain('Pregunta 1 de 1: «¿Cómo te atendimos?».')
  const last = await say('excelente')
  expect(last).toMatchObject({ rule: 'form', replies: [{ message: { text: '¡Listo! Gracias por tus respuestas.' } }] })
  expect(last.form_step).toContain('Leyó: 5. Es la respuesta: era la última. No pregunta más.')
  expect(await app.db.selectFrom('form_run').select('id').where('form_id', '=', id).execute()).toEqual([])
})

test('a keyword response leads to the contact form once the chatbot asks one', async () => {
  const small = await app.bot({ planId: 1 })
  const user = await app.user()
  await app.member(small, user, 2)
  const boss = await app.as(user)
  const create = () =>
    boss.call('POST', `/responses/quick/${small}`, {
      body: { keywords: ['contacto'], match: 'contains', answer: 'Dale.', buttons: [], action: 'contact_form' },
    })
  const refused = await create()
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { action: ['Este chatbot no tiene activo su formulario de contacto. Actívalo en Formularios.'] },
  ])
  const { body } = await boss.call('GET', `/forms/contact/${small}`)
  const saved = await boss.call('PUT', `/forms/contact/${small}`, { body: { ...body, thanks: 'Te llamamos.' } })
  expect(saved.status).toBe(200)
  expect((await create()).status).toBe(201)
})
