import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { currentCall } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { db } from '../store/db.ts'
import { cleanName } from './file-name.ts'
import { MAX_BYTES } from './limits.ts'
import { detectMediaType, type MediaType } from './media-type.ts'
import { detectReceivedType } from './received-type.ts'

/** Format of the ids and file names of stored files. */
export const FILE_ID = /^f-[\w-]{22}$/

/** A stored file. */
interface Media {
  id: string
  /** identifies the file in the API where it needs an integer */
  number: number
  filename: string
  type: MediaType
  size: number
}

interface NewMedia {
  botId: number
  filename: string
  bytes: Uint8Array
  /** staff member who sent it; null for a customer */
  userId: number | null
  /**
   * who may read it: `chat` (default) only through a message that contains it, `own` the uploader, `bot` every member
   */
  visibility?: 'chat' | 'own' | 'bot'
  /** came through another platform, where people send more than they may upload here */
  isReceived?: boolean
}

/**
 * Stores a file on disk under a random name, and inserts its row in the current transaction. Returns undefined if the
 * file is empty, too large, or its content is not of an allowed type.
 */
export async function storeFile({
  botId,
  filename,
  bytes,
  userId,
  visibility = 'chat',
  isReceived = false,
}: NewMedia): Promise<Media | undefined> {
  const type = (isReceived ? detectReceivedType : detectMediaType)(bytes)
  if (!type || bytes.length === 0 || bytes.length > MAX_BYTES) return undefined
  const id = `f-${randomBytes(16).toString('base64url')}`
  await write(placeOfFile(id), bytes)
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
 * Returns the bytes of a stored file. Throws a 404 with the reason if it is missing on disk. The caller must check read
 * access first.
 * @param dataDir the server's data folder, if called outside of a call
 */
export async function readFileContent(id: string, dataDir?: string): Promise<Buffer> {
  const bytes = await storedBytes(id, dataDir)
  if (bytes) return bytes
  throw problem(404, 'file_lost', 'Perdimos este archivo y no podemos mostrarlo. Pide que lo envíen de nuevo.')
}

/** Returns the bytes of a stored file; undefined if it is missing on disk. */
export async function storedBytes(id: string, dataDir?: string): Promise<Buffer | undefined> {
  return readFile(placeOfFile(id, dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Folder of stored files within the server's data folder. */
export const mediaFolder = (dataDir: string): string => path.join(dataDir, 'media')

/**
 * Returns where the bytes of a stored file are. The caller must check read access first.
 * @param dataDir the server's data folder, if called outside of a call
 */
export function placeOfFile(id: string, dataDir = currentCall().services.settings.dataDir): string {
  if (!FILE_ID.test(id)) throw new Error('Invalid name of a stored file')
  return path.join(mediaFolder(dataDir), id)
}

/** Writes and flushes the file, so that it is on disk before its row is committed. */
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
