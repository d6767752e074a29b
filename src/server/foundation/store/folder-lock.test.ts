import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './db.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lock-')), 'data')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

/** Starts another process that holds the folder as an older server would, by a listening socket in it. */
async function otherOwner(): Promise<ChildProcess> {
  const program = `
    const net = require('node:net')
    require('node:fs').mkdirSync(process.argv[1], { recursive: true })
    net.createServer((socket) => socket.end(String(process.pid))).listen(process.argv[1] + '/.lock', () => console.log('held'))`
  const child = spawn(process.execPath, ['-e', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

test('lockFolder creates a folder, locks it once and releases it', async () => {
  const giveBack = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await giveBack()
  await (await lockFolder(folder))()
})

test('the error names the folder and its owner, in Spanish and English', async () => {
  const owner = await otherOwner()
  const refusal: unknown = await lockFolder(folder).catch((error) => error)
  expect(refusal).toMatchObject({ folder, owner: owner.pid })
  expect(String(refusal)).toContain(`está en uso por el proceso ${owner.pid}`)
  expect(String(refusal)).toContain(`is in use by process ${owner.pid}`)
})

test('the lock of a killed process is taken over by exactly one of several processes', async () => {
  const owner = await otherOwner()
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(existsSync(path.join(folder, '.lock'))).toBe(true)

  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const won = tries.filter((one) => one.status === 'fulfilled')
  expect(won).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUse)
  await won[0]?.value()
})

test('an interrupted takeover does not block forever', async () => {
  const owner = await otherOwner()
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const turn = path.join(folder, '.lock.turn')
  writeFileSync(turn, '')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(turn, longAgo, longAgo)
  await (await lockFolder(folder))()
})

test('a path too long for a socket can be locked', async () => {
  const long = path.join(folder, 'x'.repeat(120))
  const giveBack = await lockFolder(long)
  await expect(lockFolder(long)).rejects.toThrow(FolderInUse)
  await giveBack()
})

test('openStore rejects a folder in use and does not change it', async () => {
  await otherOwner()
  await expect(openStore({ dataDir: folder })).rejects.toThrow(FolderInUse)
  expect(existsSync(path.join(folder, 'database'))).toBe(false)
})
