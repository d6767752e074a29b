import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../../tests/support/app.ts'
import { buildApp } from '../../app.ts'
import type { Handlers } from './handler.ts'

// An operation of the OpenAPI description without a handler.
const handlers = { meGet: undefined } as unknown as Partial<Handlers>

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

const build = (unfinished?: boolean) =>
  buildApp({
    store: t.store,
    settings: { ...t.settings, validateAnswers: false },
    handlers,
    unfinished,
    services: { clock: t.clock.now },
  })

test('a server does not start if a handler is missing', async () => {
  await expect(build()).rejects.toThrow('no handler for meGet')
})

test('a development server starts and answers 501 with its name for an operation without a handler', async () => {
  const app = await build(true)
  try {
    const { token } = await t.as(await t.user())
    const get = (path: string) =>
      app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } }).then((answer) => answer)
    const missing = await get('/me')
    expect(missing.statusCode).toBe(501)
    expect(missing.json()).toMatchObject({ code: 'not_built', message: expect.stringContaining('meGet') })
    expect((await get('/bots/info')).statusCode).toBe(200)
  } finally {
    await app.close()
  }
})
