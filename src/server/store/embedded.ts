import fs from 'node:fs'
import path from 'node:path'
import type { Dialect } from 'kysely'
import { syncEntry, syncTree } from './durable-fs.ts'
import { threadDialect } from './embedded-dialect.ts'
import { startThread } from './embedded-thread.ts'
import type { StoreCrash } from './errors.ts'
import { lockFolder } from './folder-lock.ts'

/** The engine's folder inside the data folder. */
export const engineFolder = (dataDir: string): string => path.join(dataDir, 'database')

interface Guard {
  /** Tells whether a transaction is open around the caller. */
  readonly isBusyHere: () => boolean
  readonly onCrash: (crash: StoreCrash) => void
}

/** Takes the data folder, creates the database in it if there is none, and starts its thread. */
export async function embeddedDialect(dataDir: string, { isBusyHere, onCrash }: Guard): Promise<Dialect> {
  const giveBack = await lockFolder(dataDir)
  try {
    const folder = engineFolder(dataDir)
    if (!fs.existsSync(folder)) await create(folder)
    return threadDialect(await startThread(folder, onCrash), giveBack, isBusyHere)
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Made beside its place and renamed, so that an interrupted creation leaves no half of a database behind. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  const thread = await startThread(draft, () => {})
  await thread.close()
  syncTree(draft)
  fs.renameSync(draft, folder)
  syncEntry(path.dirname(folder))
}
