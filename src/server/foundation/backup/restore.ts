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
import { backupPathOf, type NamedFile, sha256Of, writeFileOnce } from './files.ts'

/** The verified contents of a backup. */
interface Checked {
  /** when the backup was made; absent in format 1 */
  at?: string
  counts: Counts
  files: number
  /** files that were lost before the backup was made */
  lost: readonly NamedFile[]
}

/**
 * Reads a backup to its end and verifies that it is complete and that this version can read it. Calls `onFile` for each
 * file. Throws `CopyError` or `MigrationError` with the reason if it cannot be restored.
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
      if (sha256Of(piece.bytes) !== piece.file.sha256) throw damaged(file)
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

/** Where a backup is restored to: a data folder, and an empty PostgreSQL database if one is given. */
export interface Target {
  readonly dataDir: string
  readonly databaseUrl?: string
}

/**
 * Restores a backup into an installation without data. The backup is verified first. Files are written before the
 * database, which is restored in one step at the end. Rejects without changing anything if either fails.
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

/**
 * Writes the files of a verified backup and runs `work`. If either fails, the folder is restored to its previous state.
 */
async function withFiles(file: string, dataDir: string, work: () => Promise<void>): Promise<Checked> {
  const media = mediaFolder(dataDir)
  const put: string[] = []
  try {
    const checked = await checkBackup(file, async (one, bytes) => {
      if (await writeFileOnce(media, one, bytes)) put.push(path.join(media, one.id))
    })
    if (existsSync(media)) syncEntry(media)
    await work()
    for (const place of put) rmSync(backupPathOf(place), { force: true })
    return checked
  } catch (error) {
    for (const place of put) {
      rmSync(place, { force: true })
      if (existsSync(backupPathOf(place))) renameSync(backupPathOf(place), place)
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

/**
 * Restores into a temporary folder that is renamed once it is complete, so that an interrupted restore is never taken
 * for data.
 */
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

/**
 * Returns the number of files in a data folder that the restored backup does not refer to. The regular cleanup removes
 * them later.
 */
export function filesBeside(dataDir: string, { files }: Checked): number {
  const media = mediaFolder(dataDir)
  return existsSync(media) ? Math.max(0, readdirSync(media).length - files) : 0
}
