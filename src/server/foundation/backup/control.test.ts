import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineFolder } from '../store/embedded.ts'
import { FolderInUse, lockFolder } from '../store/folder-lock.ts'
import { backupTo } from './command.ts'
import { askForSnapshot } from './control.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'control-'))
let giveBack: () => Promise<void>
beforeAll(async () => {
  mkdirSync(engineFolder(dataDir))
  giveBack = await lockFolder(dataDir)
})
afterAll(async () => {
  await giveBack()
  rmSync(dataDir, { recursive: true, force: true })
})

// A server that is still starting, or another command, holds the folder and makes no snapshots.
test('a backup of a folder locked by a process that makes no snapshots rejects with FolderInUse', async () => {
  expect(await askForSnapshot(dataDir)).toBeUndefined()
  const file = path.join(dataDir, 'copia.gz')
  await expect(backupTo(file, { dataDir })).rejects.toThrow(FolderInUse)
  expect(existsSync(file)).toBe(false)
})
