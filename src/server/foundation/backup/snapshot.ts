import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { mediaFolder } from '../media/files.ts'
import { engineFolder } from '../store/embedded.ts'
import type { Store } from '../store/open.ts'
import { linkFiles } from './files.ts'

/** Where snapshots of a data folder stand while they are read: on the same disk, so that files need no copying. */
export const snapshotsOf = (dataDir: string): string => path.join(dataDir, 'snapshots')

/** Milliseconds after which a snapshot belongs to a command that was killed: reading one takes minutes. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000

/** A new, empty folder for a snapshot; those that killed commands left are removed. */
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
 * A data folder that holds what a running server's did at one moment. Files are named before and after: those that
 * rows of that moment tell of were there before it, and none is deleted in between that is not linked already.
 */
export async function takeSnapshot(store: Store, dataDir: string): Promise<string> {
  if (!store.snapshot) throw new Error('Only the embedded store has snapshots')
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
