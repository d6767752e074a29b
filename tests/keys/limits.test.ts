import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { limitByCaller } from '../../src/server/foundation/http/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a limit by user counts the calls of a key apart from those of the person with the same number', async () => {
  const operation: Partial<Operation> = { id: 'exampleImport', rateLimits: [{ max: 1, window: 60, by: 'user' }] }
  const call = (user: number | string) =>
    app.store.run(() => limitByCaller(operation as Operation, '127.0.0.1', user, app.app.services))
  await call('key 5')
  await expect(call('key 5')).rejects.toMatchObject({ status: 429 })
  await call(5)
  await call('key 6')
})
