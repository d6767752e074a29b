import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'
import { signIn, storedIntents } from './cut-writers.ts'

// A server on a separate disk that is small enough to be filled.

const folder = mkdtempSync(path.join(os.tmpdir(), 'full-'))
const can = mounted()
let server: TestServer | undefined
afterAll(async () => {
  await server?.stop('SIGKILL')
  if (can) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'pipe' })
    return true
  } catch (error) {
    console.error(`\n!!! NOT TESTED WITH A FULL DISK: mounting is not possible here: ${(error as Error).message}\n`)
    return false
  }
}

const filler = path.join(folder, 'filler')
/** The server may write at the same time; whichever takes the last block, the disk is full. */
function fill(): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize, 1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

describe.runIf(can)('a server whose disk is full', () => {
  test('reports it, serves reads, and writes again once there is space, without losing acknowledged data', async () => {
    const started = await startServer({ dataDir: path.join(folder, 'data'), args: ['--chats', '10'] })
    server = started
    const ready = async () => {
      const answer = await fetch(`${started.url}/ready`)
      return [answer.status, await answer.json()]
    }
    const staff = await signIn(started.url)
    const acknowledged: string[] = []
    const write = async () => {
      const name = `Lleno ${acknowledged.length}`
      const answer = await staff.call('POST', `/ia/selector/add/${staff.bot}`, { intent_name: name })
      if (answer.ok) acknowledged.push(name)
      return answer
    }
    expect((await write()).status).toBe(201)
    expect(await ready()).toEqual([200, { status: 'ready' }])

    fill()
    expect(await ready()).toEqual([503, { status: 'disk_full' }])
    let refused = await write()
    while (refused.ok) refused = await write()
    // 503 if the engine itself had to be restarted.
    expect([503, 507]).toContain(refused.status)
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^No (queda espacio|podemos)/) })
    expect((await staff.call('GET', '/me')).status).toBe(200)

    rmSync(filler)
    for (let answer = await write(); !answer.ok; answer = await write())
      await new Promise((resolve) => setTimeout(resolve, 50))
    while ((await ready())[0] !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(started.process.exitCode).toBeNull()
    const names = await storedIntents(staff)
    expect(acknowledged.filter((name) => names.filter((each) => each === name).length !== 1)).toEqual([])
    await started.stop()
  }, 120_000)
})

describe.runIf(can)('a first start on a disk that is too small', () => {
  const small = mkdtempSync(path.join(os.tmpdir(), 'small-'))
  afterAll(() => rmSync(small, { recursive: true, force: true }))

  test.each([20, 60, 80])('says so each time, with %i MB', { timeout: 90_000 }, (size) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', small])
    try {
      const env = { ...process.env, MODE: 'demo', DATA_DIR: path.join(small, 'data'), PORT: '0', LOG_LEVEL: 'warn' }
      const start = () =>
        spawnSync(process.execPath, [path.resolve('dist/server/main.mjs')], { env, encoding: 'utf8', timeout: 60_000 })
      for (const { status, stderr } of [start(), start()]) {
        expect(stderr).toContain('No queda espacio en el disco.')
        expect(stderr).not.toContain('npm run restore')
        expect(status).toBe(1)
      }
    } finally {
      execFileSync('umount', [small])
    }
  })
})
