import fs from 'node:fs'
import path from 'node:path'
import type { Dialect } from 'kysely'
import { syncEntry, syncTree } from './durable-fs.ts'
import { threadDialect } from './embedded-dialect.ts'
import { startThread, type Thread } from './embedded-thread.ts'
import type { StoreCrash } from './errors.ts'
import { lockFolder } from './folder-lock.ts'
import { startLasting } from './lasting-thread.ts'

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
  /** Told as the thread dies; another is started. */
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
    const thread = await startLasting(
      (onDeath) => openOrCreate(folder, onDeath),
      (onDeath) => startThread(folder, onDeath),
      onCrash,
    )
    return threadDialect(thread, giveBack, isBusyHere)
  } catch (error) {
    await giveBack()
    throw error
  }
}

/**
 * A file in the engine's folder, flushed last, says that its creation ended. A folder without it was interrupted and
 * holds nothing that anybody was told is stored; it is put aside all the same, not deleted.
 */
async function openOrCreate(folder: string, onCrash: Guard['onCrash']): Promise<Thread> {
  const mark = path.join(folder, 'complete')
  if (fs.existsSync(mark)) return startThread(folder, onCrash)
  if (fs.existsSync(folder)) {
    const aside = `${folder}.incomplete`
    fs.rmSync(aside, { recursive: true, force: true })
    fs.renameSync(folder, aside)
  }
  const thread = await startThread(folder, onCrash)
  try {
    await thread.ask({ kind: 'query', sql: 'checkpoint', parameters: [] })
    syncTree(folder)
    syncEntry(path.dirname(folder))
    fs.writeFileSync(mark, '')
    syncEntry(mark)
    syncEntry(folder)
    return thread
  } catch (error) {
    await thread.close()
    throw error
  }
}
