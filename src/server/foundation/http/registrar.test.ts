import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../../tests/support/app.ts'
import { buildApp } from '../../app.ts'
import type { Handlers } from './handler.ts'

// an operation that the description has and nobody answers yet
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

test('a server does not start without a handler', async () => {
  await expect(build()).rejects.toThrow('no handler for meGet')
})

test('while developing it starts: the operation answers 501 and says which it is, the others answer', async () => {
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
