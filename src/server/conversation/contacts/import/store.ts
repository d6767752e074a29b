import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { currentCall } from '../../../foundation/http/context.ts'

// Files of contacts wait in the data folder until they are imported.

const folderOf = (dataDir: string): string => path.join(dataDir, 'contact-imports')
const NAME = /^[\w-]{22}$/

/** Returns where a file of contacts is on the disk. */
export function placeOfFile(name: string): string {
  if (!NAME.test(name)) throw new Error('Invalid name of a file of contacts')
  return path.join(folderOf(currentCall().services.settings.dataDir), name)
}

/** Stores a file of contacts under a random name and returns that. It is on the disk when this resolves. */
export async function storeFile(bytes: Buffer): Promise<string> {
  const name = randomBytes(16).toString('base64url')
  const place = placeOfFile(name)
  await mkdir(path.dirname(place), { recursive: true })
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return name
}

/** Deletes a file of contacts. */
export const dropFile = (name: string): Promise<void> => rm(placeOfFile(name), { force: true })

/**
 * Deletes the files that nothing names any more.
 * @param named names of those that are still needed
 * @param age milliseconds within which one may be stored but not named yet
 */
export async function cleanContactFiles(dataDir: string, named: ReadonlySet<string>, age: number): Promise<void> {
  const folder = folderOf(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = named.has(name) ? undefined : await stat(path.join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > age) await rm(path.join(folder, name), { force: true })
  }
}
