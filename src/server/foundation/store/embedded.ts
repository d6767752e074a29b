import fs from 'node:fs'
import path from 'node:path'
import type { Dialect } from 'kysely'
import { syncEntry, syncTree } from './durable-fs.ts'
import { threadDialect } from './embedded-dialect.ts'
import { startThread, type Thread } from './embedded-thread.ts'
import { StoreCrash } from './errors.ts'
import { DamagedFolder, faultsOf } from './folder-check.ts'
import { lockFolder } from './folder-lock.ts'
import { type LastingThread, startLasting } from './lasting-thread.ts'

/** The engine's folder inside the data folder. */
export const engineFolder = (dataDir: string): string => path.join(dataDir, 'database')

/** There is nothing to read in the data folder. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'

  constructor(dataDir: string) {
    super(`No hay base de datos en ${dataDir}.\n(There is no database in ${dataDir}.)`)
  }
}

/** Where a copy is restored, to be moved to its place once it is whole. */
export const restoringFolder = (dataDir: string): string => path.join(dataDir, 'restoring')

/** A file beside the engine's folder: a creation began and has not ended, so nothing in there was told to anybody. */
export const creationMark = (dataDir: string): string => `${engineFolder(dataDir)}.creating`

interface Guard {
  /** Tells whether a transaction is open around the caller. */
  readonly isBusyHere: () => boolean
  /** Told as the thread dies; another is started. */
  readonly onCrash: (crash: StoreCrash) => void
  /** Told what a person should know of the opening, and why the database can't be opened again after a crash. */
  readonly report: (said: unknown) => void
  /** Refuses a folder without a database instead of creating one. */
  readonly mustExist: boolean
}

/** An engine in its thread, and how Kysely speaks with it. */
export interface Embedded {
  readonly dialect: Dialect
  readonly thread: LastingThread
}

/**
 * Takes the data folder, creates the database in it if there is none, and starts its thread. Rejects with
 * `DamagedFolder` rather than touch a folder that holds, or held, data and is not whole.
 */
export async function openEmbedded(dataDir: string, guard: Guard): Promise<Embedded> {
  if (guard.mustExist && !isThere(engineFolder(dataDir))) throw new NoDatabase(dataDir)
  const giveBack = await lockFolder(dataDir)
  try {
    const thread = await startLasting(
      (onDeath) => openOrCreate(dataDir, guard.report, onDeath),
      (onDeath) => openWhole(dataDir, onDeath),
      guard.onCrash,
      guard.report,
    )
    return { dialect: threadDialect(thread, giveBack, guard.isBusyHere), thread }
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** True for a link to nowhere too. */
const isThere = (file: string) => fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** A file in the engine's folder, flushed last, says that its creation ended. */
async function openOrCreate(dataDir: string, report: Guard['report'], onCrash: Guard['onCrash']): Promise<Thread> {
  const folder = engineFolder(dataDir)
  const mark = path.join(folder, 'complete')
  if (!fs.existsSync(mark)) {
    refuseRemains(dataDir)
    setAside(dataDir, report)
    return create(dataDir, mark, onCrash)
  }
  return openWhole(dataDir, onCrash)
}

/** Opens a database that was made, after every look at the folder that can be had without the engine. */
async function openWhole(dataDir: string, onCrash: Guard['onCrash']): Promise<Thread> {
  const folder = engineFolder(dataDir)
  const faults = faultsOf(folder)
  if (faults.length > 0) throw new DamagedFolder(folder, faults)
  try {
    const thread = await startThread(folder, onCrash)
    fs.rmSync(creationMark(dataDir), { force: true })
    return thread
  } catch (error) {
    if (!(error instanceof StoreCrash)) throw error
    // a full disk is no damage
    if (/No space left|quota exceeded/i.test(error.message)) throw Object.assign(error, { code: 'ENOSPC' })
    throw new DamagedFolder(folder, [`el motor no la pudo abrir: ${error.message}`])
  }
}

/** Refuses what is not known to be nothing: a database that lost its mark, or files whose database is gone. */
function refuseRemains(dataDir: string): void {
  const folder = engineFolder(dataDir)
  const fault = faultWithoutMark(dataDir)
  if (fault) throw new DamagedFolder(folder, [fault])
}

function faultWithoutMark(dataDir: string): string | undefined {
  const folder = engineFolder(dataDir)
  if (!isThere(folder)) {
    if (isThere(restoringFolder(dataDir)))
      return 'una recuperación quedó a medias: repite npm run restore con la misma copia'
    const files = filesIn(path.join(dataDir, 'media'))
    if (files > 0 && !isThere(creationMark(dataDir)))
      return `no está, pero ${path.join(dataDir, 'media')} guarda ${files} ${files === 1 ? 'archivo suyo' : 'archivos suyos'}`
    return undefined
  }
  if (!fs.existsSync(folder)) return 'es un enlace que no lleva a ninguna parte'
  if (!fs.statSync(folder).isDirectory()) return 'no es una carpeta'
  if (filesIn(folder) === 0 || isThere(creationMark(dataDir))) return undefined
  return 'falta el archivo complete, que dice que terminó de crearse'
}

const filesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder).length : 0)

/** Gives what an interrupted creation left another name. It holds nothing, and is kept all the same. */
function setAside(dataDir: string, report: Guard['report']): void {
  const folder = engineFolder(dataDir)
  if (filesIn(folder) === 0) return
  let aside = `${folder}.incomplete`
  for (let copy = 2; isThere(aside); copy++) aside = `${folder}.incomplete-${copy}`
  fs.renameSync(folder, aside)
  report(`La creación de la base de datos se había interrumpido. Lo que dejó quedó en ${aside} y empieza otra.`)
}

async function create(dataDir: string, mark: string, onCrash: Guard['onCrash']): Promise<Thread> {
  const folder = engineFolder(dataDir)
  fs.writeFileSync(creationMark(dataDir), '')
  syncEntry(creationMark(dataDir))
  syncEntry(dataDir)
  const thread = await startThread(folder, onCrash)
  try {
    await thread.ask({ kind: 'query', sql: 'checkpoint', parameters: [] })
    syncTree(folder)
    syncEntry(path.dirname(folder))
    fs.writeFileSync(mark, '')
    syncEntry(mark)
    syncEntry(folder)
    fs.rmSync(creationMark(dataDir))
    return thread
  } catch (error) {
    await thread.close()
    throw error
  }
}
