import { rm } from 'node:fs/promises'
import { mediaFolder } from '../media/files.ts'
import { FolderInUse } from '../store/folder-lock.ts'
import { connectStore } from '../store/open.ts'
import { writeBackup } from './archive.ts'
import { askForSnapshot } from './control.ts'
import { linkFiles } from './files.ts'
import { type BackupResult, readBackupParts } from './make.ts'
import type { Target } from './restore.ts'
import { snapshotFolder } from './snapshot.ts'

export type { BackupResult } from './make.ts'

/**
 * Writes a backup of an installation to a new file, whether its server is running or not. Rejects with the error of the
 * store or with `CopyError`, and then leaves no file.
 */
export async function backupTo(file: string, { dataDir, databaseUrl }: Target): Promise<BackupResult> {
  if (databaseUrl !== undefined) return ofPostgres(file, dataDir, databaseUrl)
  try {
    return await ofFolder(file, dataDir)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const snapshot = await askForSnapshot(dataDir)
    if (!snapshot) throw error
    try {
      return await ofFolder(file, snapshot.folder)
    } finally {
      await snapshot.leave()
    }
  }
}

/** Backs up a data folder that no other process has open. */
async function ofFolder(file: string, dataDir: string): Promise<BackupResult> {
  const kysely = await connectStore({ dataDir, mustExist: true })
  const result: BackupResult = { files: 0, lost: [] }
  try {
    await writeBackup(file, readBackupParts({ kysely, media: mediaFolder(dataDir), at: new Date() }, result))
    return result
  } finally {
    await kysely.destroy()
  }
}

/**
 * Backs up a PostgreSQL database while its servers may be running. Files are linked before and after the moment of the
 * database snapshot, as in `takeSnapshot`.
 */
async function ofPostgres(file: string, dataDir: string, databaseUrl: string): Promise<BackupResult> {
  const kysely = await connectStore({ databaseUrl })
  const result: BackupResult = { files: 0, lost: [] }
  const folder = await snapshotFolder(dataDir)
  const link = () => linkFiles(mediaFolder(dataDir), mediaFolder(folder))
  try {
    await link()
    await writeBackup(
      file,
      readBackupParts({ kysely, media: mediaFolder(folder), at: new Date(), onFixed: link }, result),
    )
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
    await kysely.destroy()
  }
}
