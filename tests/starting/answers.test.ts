// What a bot from a template answers beyond single questions, and does with what it asks for when the customer asks
// something else meanwhile. One file, because training the bot takes most of the time.
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

const DAY = /para qué (?:día|fecha)/i

test('a pending question follows two other answers at most, never a thanks, and goes on with its datum', async () => {
  const ana = await open()
  expect((await ana.say('quiero encargar una torta')).at(-1)).toMatch(DAY)
  const replies = []
  for (const text of ['que horario tienen', 'donde estan', 'aceptan tarjeta', 'gracias', 'que horario tienen'])
    replies.push(await ana.say(text))
  expect(replies.map((said) => DAY.test(said.at(-1) ?? ''))).toEqual([true, true, false, false, false])
  expect(replies.every((said) => said.length > 0)).toBe(true)
  const next = await ana.say('el viernes')
  expect(next.join()).toContain('?')
  expect(next.join()).not.toMatch(DAY)
  const luz = await open()
  for (const text of ['quiero encargar una torta', 'que horario tienen', 'donde estan', 'aceptan tarjeta'])
    await luz.say(text)
  expect((await luz.say('quiero encargar una torta')).at(-1)).toMatch(DAY)
})

test('two things named in one message are both answered', async () => {
  const ana = await open()
  const both = (await ana.say('direccion y telefono')).join()
  expect(both).toMatch(/direcci|llegar|ubicaci/i)
  expect(both).toMatch(/tel[eé]fono|llamar|n[uú]mero/i)
})

test('a day is answered for that day, and then the whole week for who asks for the hours', async () => {
  const ana = await open()
  expect(await ana.say('abren los domingos?')).toEqual(['Los domingos atendemos de 8 a 13.'])
  expect((await ana.say('que horario tienen')).join()).toMatch(/lunes a sábados/)
  expect((await ana.say('abren el lunes?')).join()).toMatch(/^Sí, el lunes/)
  expect((await ana.say('que horario tienen')).join()).not.toMatch(/el lunes/)
})

test('the product of the question before is not that of who asks for the whole list', async () => {
  const ana = await open()
  expect((await ana.say('precio de las medialunas')).join()).toMatch(/precios/)
  expect((await ana.say('lista de precios')).join()).not.toMatch(/facturas/)
  expect((await ana.say('y el precio?')).length).toBeGreaterThan(0)
})

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
