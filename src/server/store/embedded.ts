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

/** There is nothing to read in the data folder. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'

  constructor(dataDir: string) {
    super(`No hay base de datos en ${dataDir}.\n(There is no database in ${dataDir}.)`)
  }
}

interface Guard {
  /** Tells whether a transaction is open around the caller. */
  readonly isBusyHere: () => boolean
  readonly onCrash: (crash: StoreCrash) => void
  /** Refuses a folder without a database instead of creating one. */
  readonly mustExist: boolean
}

/** Takes the data folder, creates the database in it if there is none, and starts its thread. */
export async function embeddedDialect(dataDir: string, { isBusyHere, onCrash, mustExist }: Guard): Promise<Dialect> {
  const folder = engineFolder(dataDir)
  if (mustExist && !fs.existsSync(folder)) throw new NoDatabase(dataDir)
  const giveBack = await lockFolder(dataDir)
  try {
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
