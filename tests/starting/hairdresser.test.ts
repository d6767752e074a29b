// What a hairdresser's bot, as its template makes it, answers to a customer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type TemplateVisitor, trainedBot } from './template-chat.ts'

let app: TestApp
let open: () => Promise<TemplateVisitor>
beforeAll(async () => {
  app = await startApp()
  open = await trainedBot(app, 'hairdresser')
}, 120_000)
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

test('ruined hair is a complaint, and who is hurt hears where help is', async () => {
  const ana = await open()
  expect((await ana.say('me quemaron el pelo')).join()).not.toMatch(/emergencias/)
  const eva = await open()
  expect((await eva.say('me quemé la mano y me duele mucho')).join()).toMatch(/emergencias/)
})

test('who takes a cancellation back is asked nothing more', async () => {
  const ana = await open()
  expect((await ana.say('mi hora de hoy la quiero cancelar')).join()).toMatch(/\?/)
  expect(await ana.say('mejor no, la dejo')).toEqual(['Listo, lo dejamos ahí.'])
})

test('a plain request for a person is a request, however polite', async () => {
  const ana = await open()
  expect((await ana.say('me pasan con una persona porfa')).join()).not.toMatch(/¿Te paso/)
})

test('options to choose from are the last message, and the pending question comes back after the choice', async () => {
  const ana = await open()
  await ana.say('quiero una hora para corte')
  expect((await ana.say('el viernes a las 10')).at(-1)).toMatch(/nombre/i)
  const both = await ana.say('tienen wifi? y aceptan tarjeta')
  expect(both[0]).toMatch(/medios de pago/i)
  expect(both.at(-1)).toMatch(/^Sobre «tienen wifi».*opciones\?$/)
})
