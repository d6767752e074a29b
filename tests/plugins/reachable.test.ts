import { afterEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
afterEach(() => app.stop())

test.each([
  ['http://127.0.0.1:4800', false, false],
  ['https://consola.example', true, true],
  ['https://consola.example:9443', true, false],
])(
  'from %s, whether Meta and Telegram can deliver is told: %s, %s',
  async (publicUrl, reachable, telegram_reachable) => {
    app = await startApp({ settings: { publicUrl } })
    const bot = await app.bot()
    const person = await app.user()
    await app.member(bot, person, 2)
    const { body } = await (await app.as(person)).call('GET', `/plugins/setup/${bot}`)
    expect(body).toMatchObject({ reachable, telegram_reachable })
  },
)
