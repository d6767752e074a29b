import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSettings } from '../settings/settings.ts'
import type { Disk } from './disk.ts'
import { registerErrorHandler } from './errors.ts'
import { problem } from './problem.ts'
import { createServer } from './server.ts'

let app: ReturnType<typeof createServer>
const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }

beforeEach(async () => {
  app = createServer(loadSettings({ LOG_LEVEL: 'silent', SECRET: 's'.repeat(32) }, '/nowhere'))
  registerErrorHandler(app, { refused: () => {} } as unknown as Disk)
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { log })
  })
  app.post('/', ({ body }) => body)
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.get('/later', () => {
    throw problem(501, 'not_built', 'Todavía no.')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  vi.clearAllMocks()
})

test('a request that the client aborts is not logged as an error', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n'
  await new Promise<void>((resolve) => socket.write(`${head}{"a"`, () => resolve()))
  socket.destroy()
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce())
  expect(log.error).not.toHaveBeenCalled()
})

test('an unexpected error returns 500 and is logged as an error', async () => {
  const { port } = app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500)
  expect(log.error).toHaveBeenCalledOnce()
})

test('an operation that is not built returns 501 and is logged as a warning without a stack', async () => {
  const { port } = app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/later`)).status).toBe(501)
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn.mock.calls).toEqual([[{ path: '/later' }, expect.any(String)]])
})
