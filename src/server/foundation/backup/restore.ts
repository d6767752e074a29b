import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { mediaFolder } from '../media/files.ts'
import type { Counts } from '../store/dump.ts'
import { syncEntry } from '../store/durable-fs.ts'
import { engineFolder, restoringFolder } from '../store/embedded.ts'
import { lockFolder } from '../store/folder-lock.ts'
import { CopyError, load, migrationsOf } from '../store/load.ts'
import { connectStore } from '../store/open.ts'
import { FORMAT, readBackup } from './archive.ts'
import { asideOf, type NamedFile, putFile, sumOf } from './files.ts'

/** What a backup was found to hold. */
export interface Checked {
  /** when it was made; absent in those of the first format */
  at?: string
  counts: Counts
  files: number
  /** lost before the backup was made */
  lost: readonly NamedFile[]
}

/**
 * Reads a backup to its end and proves that it is whole and can be read by this program; hands on each file. Throws
 * `CopyError` or `MigrationError`, saying why, when it cannot be restored.
 */
export async function checkBackup(
  file: string,
  onFile: (file: NamedFile, bytes: Buffer) => Promise<void> = async () => {},
): Promise<Checked> {
  const counted: Record<string, number> = {}
  const checked: Checked = { counts: {}, files: 0, lost: [] }
  let [format, ended] = [1, false]
  for await (const piece of readBackup(file)) {
    if (piece.kind === 'head') {
      format = piece.format ?? 1
      if (format > FORMAT)
        throw new CopyError(`La copia ${file} es de una versión más nueva del programa. Actualízalo y repite.`)
      migrationsOf(piece.migrations)
      if (piece.at !== undefined) checked.at = piece.at
    } else if (piece.kind === 'rows') counted[piece.table] = (counted[piece.table] ?? 0) + piece.rows.length
    else if (piece.kind === 'end') {
      checked.counts = piece.counts
      ended = format === 1
    } else if (piece.kind === 'file') {
      if (sumOf(piece.bytes) !== piece.file.sha256) throw damaged(file)
      checked.files++
      await onFile(piece.file, piece.bytes)
    } else {
      ended = piece.files === checked.files
      checked.lost = piece.lost
    }
  }
  if (!ended) throw new CopyError(`La copia ${file} está cortada: le falta el final. Usa otra copia.`)
  const full = Object.entries(checked.counts).filter(([, count]) => count > 0)
  if (!isDeepStrictEqual(counted, Object.fromEntries(full))) throw damaged(file)
  return checked
}

const damaged = (file: string) =>
  new CopyError(`La copia ${file} está dañada: no tiene todo lo que se guardó. Usa otra copia.`)

/** Where a backup goes: a data folder, and with it an empty PostgreSQL database when one is named. */
export interface Target {
  readonly dataDir: string
  readonly databaseUrl?: string
}

/**
 * Restores a backup where there is no data. It is proven whole first; its files are put in their places, which harms
 * nobody, and the database comes last, at once. Rejects having changed nothing when either cannot be done.
 */
export async function restoreBackup(file: string, { dataDir, databaseUrl }: Target): Promise<Checked> {
  if (databaseUrl !== undefined) return withFiles(file, dataDir, () => restorePostgres(file, databaseUrl))
  const giveBack = await lockFolder(dataDir)
  try {
    if (existsSync(engineFolder(dataDir)))
      throw new CopyError(
        `${engineFolder(dataDir)} ya existe, y una recuperación no reemplaza datos. Elige otra carpeta con DATA_DIR, o apártala antes.`,
      )
    return await withFiles(file, dataDir, () => restoreEmbedded(file, dataDir))
  } finally {
    await giveBack()
  }
}

/** Puts a whole backup's files in their places and does `work`; when either fails, the places are as they were. */
async function withFiles(file: string, dataDir: string, work: () => Promise<void>): Promise<Checked> {
  const media = mediaFolder(dataDir)
  const put: string[] = []
  try {
    const checked = await checkBackup(file, async (one, bytes) => {
      if (await putFile(media, one, bytes)) put.push(path.join(media, one.id))
    })
    if (existsSync(media)) syncEntry(media)
    await work()
    for (const place of put) rmSync(asideOf(place), { force: true })
    return checked
  } catch (error) {
    for (const place of put) {
      rmSync(place, { force: true })
      if (existsSync(asideOf(place))) renameSync(asideOf(place), place)
    }
    throw error
  }
}

async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  const store = await connectStore({ databaseUrl })
  try {
    await load(store, readBackup(file))
  } finally {
    await store.destroy()
  }
}

/** Into a folder beside, which takes its place once it is whole: one that was interrupted is not taken for data. */
async function restoreEmbedded(file: string, dataDir: string): Promise<void> {
  const draft = restoringFolder(dataDir)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const store = await connectStore({ dataDir: draft })
  try {
    await load(store, readBackup(file))
  } finally {
    await store.destroy()
  }
  renameSync(engineFolder(draft), engineFolder(dataDir))
  syncEntry(dataDir)
  rmSync(draft, { recursive: true, force: true })
}

/** Files of a data folder that a restored backup does not name: kept for nobody, and cleaned up in their time. */
export function filesBeside(dataDir: string, { files }: Checked): number {
  const media = mediaFolder(dataDir)
  return existsSync(media) ? Math.max(0, readdirSync(media).length - files) : 0
}
