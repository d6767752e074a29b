import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { signIn } from './cut-writers.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'export-kill-'))
const dataDir = path.join(folder, 'data')
let server: TestServer
afterAll(async () => {
  await server?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const PATIENCE = { timeout: 120_000, interval: 50 }

type Export = components['schemas']['AnalyticsExport']

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Returns the numbers of the rows in a file, in its order. */
const numbersOf = (csv: string): number[] =>
  [...csv.matchAll(/(?:^|\r\n)"?(\d+)"?;\d+;\d+;/g)].map(([, number]) => Number(number))

test('an export goes on after kill -9, and has each message once, as one that nothing interrupted', async () => {
  server = await startServer({ dataDir, args: ['--chats', '1500'] })
  let staff = await signIn(server.url)
  const begin = async (): Promise<number> => {
    const body = { kind: 'messages', date_start: dayBefore(90), date_end: dayBefore(1) }
    const answer = await staff.call('POST', `/analytics/exports/${staff.bot}`, body)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as Export).id
  }
  const one = async (id: number) =>
    (await (await staff.call('GET', `/analytics/exports/${staff.bot}/${id}`)).json()) as Export
  const fileOf = async (id: number) => {
    await vi.waitFor(async () => expect((await one(id)).state).toBe('ready'), PATIENCE)
    return (await staff.call('GET', `/analytics/exports/file/${staff.bot}/${id}`)).text()
  }

  await vi.waitFor(async () => {
    const page = await (await staff.call('GET', `/analytics/messages/${staff.bot}`)).json()
    expect((page as components['schemas']['MessageAnalytics']).period.counting).toBeNull()
  }, PATIENCE)
  const whole = numbersOf(await fileOf(await begin()))
  expect(whole.length).toBeGreaterThan(2_000)
  for (let kill = 0; kill < 3; kill++) {
    const id = await begin()
    // How much of the file is written then, is left to chance.
    await vi.waitFor(async () => expect((await one(id)).state).not.toBe('queued'), { ...PATIENCE, interval: 5 })
    await server.stop('SIGKILL')
    server = await startServer({ dataDir })
    staff = await signIn(server.url)
    expect(numbersOf(await fileOf(id))).toEqual(whole)
  }
}, 300_000)
