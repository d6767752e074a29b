import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, SITE, type WidgetFixture } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  on = await createWidgetFixture(app)
})

const face = async () => {
  const { status, body } = await app.call('GET', `/webchat/${on.key}`)
  expect(status).toBe(200)
  return { welcome: body.welcome_message, starters: body.starter_buttons.map(({ title }: { title: string }) => title) }
}
const parameters = (given: object) => on.settings({ webchat: { parameters: { allowed_domains: [SITE], ...given } } })

test('an unconfigured bot shows a greeting and an offer to talk to a person', async () => {
  const { welcome, starters } = await face()
  expect(welcome).toMatch(/^¡Hola!/)
  expect(starters).toEqual(['Hablar con una persona'])
})

test("shows the bot's greeting and its topics", async () => {
  await on.settings({ texts: { greeting: '¡Buenas! Soy Pan.' }, webchat: { parameters: { allowed_domains: [SITE] } } })
  for (const [word, answer] of [
    ['horarios', 'De 8 a 20.'],
    ['envíos', 'Sí.'],
  ] as const)
    await on.quick({ keywords: [word], answer })
  expect(await face()).toEqual({
    welcome: '¡Buenas! Soy Pan.',
    starters: ['Horarios', 'Envíos', 'Hablar con una persona'],
  })
})

test('shows the chosen message and starter buttons, also if there are none', async () => {
  await parameters({ welcome_message: 'Hola, soy Ana.', starter_buttons: [{ title: 'Precios', type: 'response' }] })
  expect(await face()).toEqual({ welcome: 'Hola, soy Ana.', starters: ['Precios'] })
  await parameters({ welcome_message: '', starter_buttons: [] })
  expect(await face()).toEqual({ welcome: expect.stringMatching(/^¡Hola!/), starters: [] })
})
