import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { FILE_ID } from '../media/files.ts'
import type { Chunk } from '../store/dump.ts'

/** A stored file as described by its row. */
export interface NamedFile {
  readonly id: string
  readonly filename: string
  readonly size: number
  readonly sha256: string
}

/** Returns the stored files that the rows of a dump refer to. */
export function filesNamedIn(chunk: Chunk): NamedFile[] {
  if (chunk.kind !== 'rows' || chunk.table !== 'media') return []
  return chunk.rows.map((row) => {
    const { id, filename, size, sha256 } = JSON.parse(row) as NamedFile
    return { id, filename, size, sha256 }
  })
}

/** Returns the bytes of a file, or undefined if it is missing or does not match the checksum of its row. */
export async function readVerified(folder: string, { id, sha256 }: NamedFile): Promise<Buffer | undefined> {
  const bytes = await readFile(path.join(folder, id)).catch(unlessAbsent)
  return bytes && sha256Of(bytes) === sha256 ? bytes : undefined
}

/** Where a different file with the same name is kept until the replacement is final. */
export const backupPathOf = (place: string): string => `${place}.before`

/**
 * Writes a file into a folder, flushed before it gets its name. Returns false if the file is already there. A different
 * file with the same name is moved aside first (`backupPathOf`).
 */
export async function writeFileOnce(folder: string, file: NamedFile, bytes: Buffer): Promise<boolean> {
  if (!FILE_ID.test(file.id)) throw new Error('Invalid name of a stored file')
  if (await readVerified(folder, file)) return false
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, file.id)
  const draft = await open(`${place}.part`, 'w', 0o600)
  try {
    await draft.writeFile(bytes)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(place, backupPathOf(place)).catch(unlessAbsent)
  await rename(`${place}.part`, place)
  return true
}

/**
 * Hard-links every file of a folder into another folder, or copies it if the disk does not support links. Files deleted
 * from the first folder stay in the second. A repeated call adds the files that are new since.
 */
export async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const known = new Set(await readdir(to))
  for (const name of (await readdir(from).catch(unlessAbsent)) ?? []) {
    if (known.has(name)) continue
    const [source, target] = [path.join(from, name), path.join(to, name)]
    await link(source, target)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error
        return copyFile(source, target, constants.COPYFILE_FICLONE)
      })
      .catch(unlessAbsent)
  }
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
