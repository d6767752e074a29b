import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../reliability/cut-writers.ts'
import { startServer, type TestServer } from '../support/server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'key-log-'))
let server: TestServer

beforeAll(async () => {
  const args = ['--chats', '10']
  server = await startServer({ dataDir: path.join(folder, 'data'), args, env: { LOG_LEVEL: 'trace' } })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the log names a key by its number, and never has a token, of a good call or of a refused one', async () => {
  const staff = await signIn(server.url)
  const body = { name: 'Planilla', scopes: ['contacts:read'] }
  const made = await staff.call('POST', `/plugins/keys/${staff.bot}`, body)
  const { key, token } = (await made.json()) as { key: { id: number }; token: string }
  const call = async (given: string) =>
    (await fetch(`${server.url}/api/contacts/${staff.bot}`, { headers: { authorization: `Bearer ${given}` } })).status
  const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`
  expect([await call(token), await call(wrong), await call(`${token} `)]).toEqual([200, 401, 200])
  await server.stop()
  const log = server.lines.join('\n')
  expect(log).toContain(`"api_key":${key.id}`)
  for (const secret of [token, wrong]) expect(log).not.toContain(secret.slice(12))
})
