import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { currentCall } from '../../foundation/http/context.ts'

// Archives wait in the data folder until they are imported or downloaded.

const folderOf = (dataDir: string): string => path.join(dataDir, 'imports')
const NAME = /^[\w-]{22}\.zip$/

/** Returns where an archive is on the disk. */
export function placeOf(name: string): string {
  if (!NAME.test(name)) throw new Error('Invalid name of an archive')
  return path.join(folderOf(currentCall().services.settings.dataDir), name)
}

/** Returns a random name for an archive, and where to write it. */
export async function newArchive(): Promise<{ name: string; place: string }> {
  const name = `${randomBytes(16).toString('base64url')}.zip`
  const place = placeOf(name)
  await mkdir(path.dirname(place), { recursive: true })
  return { name, place }
}

/** Stores an archive under a random name and returns it. It is on the disk when this resolves. */
export async function storeArchive(bytes: Buffer): Promise<string> {
  const { name, place } = await newArchive()
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return name
}

export const dropArchive = (name: string): Promise<void> => rm(placeOf(name), { force: true })

/**
 * Deletes the archives that nothing names any more.
 * @param named names of those that are still needed
 * @param age milliseconds within which one may be stored but not named yet
 */
export async function cleanArchives(dataDir: string, named: ReadonlySet<string>, age: number): Promise<void> {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (named.has(name)) continue
    const place = path.join(folder, name)
    // A job may have deleted it meanwhile.
    const found = await stat(place).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > age) await rm(place, { force: true })
  }
}
