import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dialect } from 'kysely'
import { copyFolder } from './copy-folder.ts'
import { hasRoom } from './disk-room.ts'
import { syncEntry, syncTree } from './durable-fs.ts'
import { threadDialect } from './embedded-dialect.ts'
import { startThread, type Thread } from './embedded-thread.ts'
import { isDiskFull, StoreCrash } from './errors.ts'
import { DamagedFolder, faultsOf } from './folder-check.ts'
import { lockFolder } from './folder-lock.ts'
import { type SupervisedThread, startSupervised } from './supervised-thread.ts'

/** The engine's folder inside the data folder. */
export const engineFolder = (dataDir: string): string => path.join(dataDir, 'database')

/** Thrown if the data folder has no database and none may be created. */
class NoDatabase extends Error {
  override readonly name = 'NoDatabase'

  constructor(dataDir: string) {
    super(`No hay base de datos en ${dataDir}.\n(There is no database in ${dataDir}.)`)
  }
}

/** Temporary folder of a restore, moved to its place once it is complete. */
export const restoringFolder = (dataDir: string): string => path.join(dataDir, 'restoring')

/**
 * Marker file next to the engine's folder: a creation started and has not finished, so the folder contains nothing that
 * was acknowledged.
 */
export const creationMark = (dataDir: string): string => `${engineFolder(dataDir)}.creating`

interface Guard {
  /** Returns true if the caller is inside a transaction. */
  readonly isBusyHere: () => boolean
  /** Called when the thread dies. Another one is started. */
  readonly onCrash: (crash: StoreCrash) => void
  /**
   * Receives what a person should know about the opening, and the error if the database cannot be reopened after a
   * crash.
   */
  readonly report: (said: unknown) => void
  /** Rejects a folder without a database instead of creating one. */
  readonly mustExist: boolean
}

/** An engine in its thread, with its Kysely dialect. */
interface Embedded {
  readonly dialect: Dialect
  readonly thread: SupervisedThread
}

/**
 * Locks the data folder, creates a database if there is none, and starts its thread. Rejects with `DamagedFolder`,
 * without changing anything, if the folder contains or contained data and is incomplete.
 */
export async function openEmbedded(dataDir: string, guard: Guard): Promise<Embedded> {
  if (guard.mustExist && !isThere(engineFolder(dataDir))) throw new NoDatabase(dataDir)
  const giveBack = await lockFolder(dataDir)
  try {
    const thread = await startSupervised(
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

/** Also returns true for a broken link. */
const isThere = (file: string) => fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** Opens the database, or creates it if the marker file `complete` is missing. Creation flushes that file last. */
async function openOrCreate(dataDir: string, report: Guard['report'], onCrash: Guard['onCrash']): Promise<Thread> {
  const folder = engineFolder(dataDir)
  const mark = path.join(folder, 'complete')
  if (!fs.existsSync(mark)) {
    refuseRemains(dataDir)
    setAside(dataDir, report)
    return create(dataDir, mark, report, onCrash)
  }
  return openWhole(dataDir, onCrash)
}

/** Lets only the server's user into the folder: the engine creates files that every user may read and write. */
function closeToOthers(folder: string): void {
  fs.mkdirSync(folder, { recursive: true })
  try {
    fs.chmodSync(folder, 0o700)
  } catch (error) {
    // A mounted folder may belong to another user or have no modes.
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Opens an existing database, after all checks of the folder that do not need the engine. */
async function openWhole(dataDir: string, onCrash: Guard['onCrash']): Promise<Thread> {
  const folder = engineFolder(dataDir)
  const faults = faultsOf(folder)
  if (faults.length > 0) throw new DamagedFolder(folder, faults)
  closeToOthers(folder)
  try {
    const thread = await startEngine(folder, onCrash)
    fs.rmSync(creationMark(dataDir), { force: true })
    return thread
  } catch (error) {
    if (!(error instanceof StoreCrash) || isDiskFull(error)) throw error
    throw new DamagedFolder(folder, [`el motor no la pudo abrir: ${error.message}`])
  }
}

/** Starts the engine's thread. On a full disk it fails in many ways; the error then says that the disk is full. */
async function startEngine(folder: string, onCrash: Guard['onCrash']): Promise<Thread> {
  try {
    return await startThread(folder, onCrash)
  } catch (error) {
    if (!(error instanceof StoreCrash) || hasRoom(folder)) throw error
    throw Object.assign(new Error('No space left on device', { cause: error }), { code: 'ENOSPC' })
  }
}

/**
 * Throws unless the folder is known to contain no data: a database may have lost its marker, or files their database.
 */
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

/**
 * Renames what an interrupted creation left behind. It contains no data, but the first and the latest are kept: more
 * would fill the disk when each start fails.
 */
function setAside(dataDir: string, report: Guard['report']): void {
  const folder = engineFolder(dataDir)
  if (filesIn(folder) === 0) return
  const first = `${folder}.incomplete`
  const aside = isThere(first) ? `${first}-2` : first
  fs.rmSync(aside, { recursive: true, force: true })
  fs.renameSync(folder, aside)
  report(`La creación de la base de datos se había interrumpido. Lo que dejó quedó en ${aside} y empieza otra.`)
}

/** The migrated, empty database of a build. Absent when the server runs from its sources. */
const prepared = fileURLToPath(new URL('./empty-database/', import.meta.url))

/** Copies the prepared database. If it cannot be read, the engine creates one, which takes two seconds longer. */
function copyPrepared(folder: string, report: Guard['report']): void {
  if (!fs.existsSync(prepared)) return
  try {
    copyFolder(prepared, folder, { folder: 0o700, file: 0o600 })
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true })
    if (isDiskFull(error)) throw error
    report(error)
  }
}

async function create(
  dataDir: string,
  mark: string,
  report: Guard['report'],
  onCrash: Guard['onCrash'],
): Promise<Thread> {
  const folder = engineFolder(dataDir)
  fs.writeFileSync(creationMark(dataDir), '')
  syncEntry(creationMark(dataDir))
  syncEntry(dataDir)
  copyPrepared(folder, report)
  closeToOthers(folder)
  const thread = await startEngine(folder, onCrash)
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
