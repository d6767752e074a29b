import { rm } from 'node:fs/promises'
import { mediaFolder } from '../media/files.ts'
import { FolderInUse } from '../store/folder-lock.ts'
import { connectStore } from '../store/open.ts'
import { writeBackup } from './archive.ts'
import { askForSnapshot } from './control.ts'
import { linkFiles } from './files.ts'
import { backup, type Made } from './make.ts'
import type { Target } from './restore.ts'
import { snapshotFolder } from './snapshot.ts'

export type { Made } from './make.ts'

/**
 * Writes a backup of an installation into a new file, whether its server runs or not. Rejects leaving no file, with
 * what the store says of its folder, or with `CopyError`.
 */
export async function backupTo(file: string, { dataDir, databaseUrl }: Target): Promise<Made> {
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

/** Of a data folder that nobody else has open. */
async function ofFolder(file: string, dataDir: string): Promise<Made> {
  const kysely = await connectStore({ dataDir, mustExist: true })
  const made: Made = { files: 0, lost: [] }
  try {
    await writeBackup(file, backup({ kysely, media: mediaFolder(dataDir), at: new Date() }, made))
    return made
  } finally {
    await kysely.destroy()
  }
}

/** Of a PostgreSQL database beside its servers. Files are linked before and after its moment, as for a snapshot. */
async function ofPostgres(file: string, dataDir: string, databaseUrl: string): Promise<Made> {
  const kysely = await connectStore({ databaseUrl })
  const made: Made = { files: 0, lost: [] }
  const folder = await snapshotFolder(dataDir)
  const link = () => linkFiles(mediaFolder(dataDir), mediaFolder(folder))
  try {
    await link()
    await writeBackup(file, backup({ kysely, media: mediaFolder(folder), at: new Date(), onFixed: link }, made))
    return made
  } finally {
    await rm(folder, { recursive: true, force: true })
    await kysely.destroy()
  }
}
