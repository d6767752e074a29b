import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { currentCall } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { db } from '../store/db.ts'
import { type MediaType, typeOf } from './kind.ts'

/** Bytes of the largest file that may be kept. */
export const MAX_BYTES = 16 * 1024 * 1024

/** Names that kept files are given on the disk. */
export const FILE_ID = /^f-[\w-]{22}$/

// Control characters, and those that turn the direction of text so that a name looks like another.
const UNSHOWN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A file that is kept. */
export interface Media {
  id: string
  /** by which the API names it where it wants an integer */
  number: number
  filename: string
  type: MediaType
  size: number
}

export interface NewMedia {
  botId: number
  filename: string
  bytes: Uint8Array
  /** staff who sent it; null for a customer */
  userId: number | null
  /** who may read it: `chat` only through a message that carries it (so when absent), `own`, `bot` */
  visibility?: 'chat' | 'own' | 'bot'
}

/**
 * Keeps a file on disk, under a name that nobody chose, and its row in the transaction in progress. Undefined when
 * its content is of no type that is allowed.
 */
export async function keep({
  botId,
  filename,
  bytes,
  userId,
  visibility = 'chat',
}: NewMedia): Promise<Media | undefined> {
  const type = typeOf(bytes)
  if (!type || bytes.length === 0 || bytes.length > MAX_BYTES) return undefined
  const id = `f-${randomBytes(16).toString('base64url')}`
  await write(placeOf(id), bytes)
  const media = { id, filename: cleanName(filename, type), type, size: bytes.length }
  const { number } = await db()
    .insertInto('media')
    .values({
      ...media,
      bot_id: botId,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_by: userId,
      visibility,
      created_at: currentCall().services.clock(),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return { ...media, number }
}

/**
 * The bytes of a kept file; 404 with its reason where the disk lost it. Whoever asks has checked that the caller may
 * read it.
 * @param dataDir outside of a call, the folder of the server's data
 */
export async function contentOf(id: string, dataDir?: string): Promise<Buffer> {
  const bytes = await storedBytes(id, dataDir)
  if (bytes) return bytes
  throw problem(404, 'file_lost', 'El archivo se perdió en el servidor: no podemos mostrarlo ni descargarlo.')
}

/** The bytes of a kept file, undefined where the disk lost it. */
export async function storedBytes(id: string, dataDir?: string): Promise<Buffer | undefined> {
  return readFile(placeOf(id, dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Where files are kept below the folder of the server's data. */
export const mediaFolder = (dataDir: string): string => path.join(dataDir, 'media')

/** A name without folders or signs that cannot be seen; an audio without an ending is called .mp3. */
export function cleanName(name: string, type: MediaType): string {
  const last = name.normalize('NFC').replace(UNSHOWN, '').split(/[\\/]/).at(-1)?.trim() ?? ''
  const safe = last.replace(/[<>:"|?*]/g, '_').replace(/^\.+/, '') || 'archivo'
  const ended = type.startsWith('audio/') && !/\.[a-z0-9]{1,5}$/i.test(safe) ? `${safe}.mp3` : safe
  return ended.length > 255 ? `${ended.slice(0, 240)}${path.extname(ended).slice(0, 15)}` : ended
}

function placeOf(id: string, dataDir = currentCall().services.settings.dataDir): string {
  if (!FILE_ID.test(id)) throw new Error('No such file name was ever made')
  return path.join(mediaFolder(dataDir), id)
}

/** On disk before its row is. */
async function write(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true })
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
