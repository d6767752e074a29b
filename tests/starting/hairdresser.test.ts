// What a hairdresser's bot, as its template makes it, answers to a customer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type TemplateVisitor, trainedBot } from './template-chat.ts'

let app: TestApp
let open: () => Promise<TemplateVisitor>
beforeAll(async () => {
  app = await startApp()
  open = await trainedBot(app, 'hairdresser')
}, 60_000)
afterAll(() => app.stop())

test('an article is no service: "una hora" asks for no nails, and "uñas" does', async () => {
  const ana = await open()
  expect((await ana.say('quiero una hora para corte de pelo')).join()).not.toMatch(/uñas/i)
  const eva = await open()
  expect(await eva.say('quiero una hora')).toEqual([expect.stringMatching(/para qué servicio/i)])
  const luz = await open()
  for (const text of ['quiero una hora para las uñas', 'el viernes a las 10']) await luz.say(text)
  expect((await luz.say('Luz Gómez')).join()).toContain('**uñas**')
})
