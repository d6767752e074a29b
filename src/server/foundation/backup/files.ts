import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { FILE_ID } from '../media/files.ts'
import type { Chunk } from '../store/dump.ts'

/** A kept file as its row tells of it. */
export interface NamedFile {
  readonly id: string
  readonly filename: string
  readonly size: number
  readonly sha256: string
}

/** The kept files of which rows of a dump tell. */
export function filesNamedIn(chunk: Chunk): NamedFile[] {
  if (chunk.kind !== 'rows' || chunk.table !== 'media') return []
  return chunk.rows.map((row) => {
    const { id, filename, size, sha256 } = JSON.parse(row) as NamedFile
    return { id, filename, size, sha256 }
  })
}

/** The bytes of a file, undefined when it is not in the folder or is not what its row says. */
export async function wholeFile(folder: string, { id, sha256 }: NamedFile): Promise<Buffer | undefined> {
  const bytes = await readFile(path.join(folder, id)).catch(unlessAbsent)
  return bytes && sumOf(bytes) === sha256 ? bytes : undefined
}

/** Where something else of a file's name is kept until it is certain that the file replaces it. */
export const asideOf = (place: string): string => `${place}.before`

/**
 * Puts a file into a folder, flushed before it has its name. Answers false when it is there already; something else of
 * its name is put aside first (`asideOf`).
 */
export async function putFile(folder: string, file: NamedFile, bytes: Buffer): Promise<boolean> {
  if (!FILE_ID.test(file.id)) throw new Error('No such file name was ever made')
  if (await wholeFile(folder, file)) return false
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, file.id)
  const draft = await open(`${place}.part`, 'w', 0o600)
  try {
    await draft.writeFile(bytes)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(place, asideOf(place)).catch(unlessAbsent)
  await rename(`${place}.part`, place)
  return true
}

/**
 * Gives every file of a folder a second name in another, without copying where the disk allows it: deleted from the
 * one, it stays in the other. Called again, it adds those that came meanwhile.
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

export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
