// What a bot from a template does with what it asks for when the customer asks something else meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type TemplateVisitor, trainedBot } from './template-chat.ts'

let app: TestApp
let open: () => Promise<TemplateVisitor>
beforeAll(async () => {
  app = await startApp()
  open = await trainedBot(app, 'bakery')
}, 120_000)
afterAll(() => app.stop())

/** Returns what the team reads in the thread of the last chat that was handed over. */
async function lastSummary(): Promise<string> {
  const { body } = await app.db
    .selectFrom('message')
    .select('body')
    .where('author', '=', 'system')
    .where('body', 'like', 'Pasó al equipo%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return body
}

test('what was told of an order that is not finished reaches the team', async () => {
  const ana = await open()
  await ana.say('quiero encargar una torta')
  expect((await ana.say('el viernes')).at(-1)).toMatch(/cuántas personas/)
  await ana.say('quiero hablar con una persona')
  expect(await lastSummary()).toMatch(/^Datos que dio: Fecha: \d+\/\d+\/\d+$/m)
  const eva = await open()
  await eva.say('quiero hablar con una persona')
  expect(await lastSummary()).not.toContain('Datos que dio')
})

test('a complaint is no name, and a name is', async () => {
  const ana = await open()
  expect((await ana.say('quiero cancelar mi encargo del viernes')).at(-1)).toMatch(/nombre/)
  const angry = (await ana.say('esto es una vergüenza')).join()
  expect(angry).toMatch(/Lamento/)
  const eva = await open()
  await eva.say('quiero cancelar mi encargo del viernes')
  expect((await eva.say('Eva Vergara')).join()).toContain('Eva Vergara')
})

test('"están?" asks whether somebody is there, not where', async () => {
  const ana = await open()
  expect((await ana.say('están?')).join()).toMatch(/estoy/)
  expect((await ana.say('dónde están?')).join()).toMatch(/Dirección/)
})
