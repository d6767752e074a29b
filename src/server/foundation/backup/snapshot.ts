import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { mediaFolder } from '../media/files.ts'
import { engineFolder } from '../store/embedded.ts'
import type { Store } from '../store/open.ts'
import { linkFiles } from './files.ts'

/**
 * Folder for snapshots of a data folder while they are read. It is on the same disk, so that files can be linked
 * instead of copied.
 */
export const snapshotsOf = (dataDir: string): string => path.join(dataDir, 'snapshots')

/** Age in milliseconds at which a snapshot counts as left behind by a killed command. Reading one takes minutes. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000

/** Creates a new, empty folder for a snapshot, and removes those left behind by killed commands. */
export async function snapshotFolder(dataDir: string): Promise<string> {
  for (const name of await readdir(snapshotsOf(dataDir)).catch(() => [])) {
    const left = path.join(snapshotsOf(dataDir), name)
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(left, { recursive: true, force: true })
  }
  const folder = path.join(snapshotsOf(dataDir), randomBytes(6).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/**
 * Copies the state of a running server's data folder at one moment into a new folder, and returns its path. Files are
 * linked before and after the database snapshot: every file that its rows refer to exists before the snapshot, and a
 * file deleted in between is already linked.
 */
export async function takeSnapshot(store: Store, dataDir: string): Promise<string> {
  if (!store.snapshot) throw new Error('Only the embedded database supports snapshots')
  const folder = await snapshotFolder(dataDir)
  try {
    await linkFiles(mediaFolder(dataDir), mediaFolder(folder))
    await store.snapshot(engineFolder(folder))
    await linkFiles(mediaFolder(dataDir), mediaFolder(folder))
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
