import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSettings } from '../settings/settings.ts'
import type { Disk } from './disk.ts'
import { answerErrors } from './errors.ts'
import { problem } from './problem.ts'
import { bareServer } from './server.ts'

let app: ReturnType<typeof bareServer>
const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }

beforeEach(async () => {
  app = bareServer(loadSettings({ LOG_LEVEL: 'silent', SECRET: 's'.repeat(32) }, '/nowhere'))
  answerErrors(app, { refused: () => {} } as unknown as Disk)
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

test('a caller who leaves in the middle of a request is no fault of the server', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n'
  await new Promise<void>((resolve) => socket.write(`${head}{"a"`, () => resolve()))
  socket.destroy()
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce())
  expect(log.error).not.toHaveBeenCalled()
})

test('a failure of the server is', async () => {
  const { port } = app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500)
  expect(log.error).toHaveBeenCalledOnce()
})

test('what is not built is no failure: it is told of without a stack', async () => {
  const { port } = app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/later`)).status).toBe(501)
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn.mock.calls).toEqual([[{ path: '/later' }, expect.any(String)]])
})
