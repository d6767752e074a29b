import { problem } from '../http/problem.ts'
import { db } from '../store/db.ts'
import { readFileContent, storeFile } from './files.ts'

/** Returns the public path of an image in a bot's widget. */
export const imagePath = (key: string, id: string): string => `/widget/images/${key}/${id}`

/**
 * Returns the media id to store for a submitted image: a new image (`data:`) is saved, the URL of the current one keeps
 * it. Rejects anything else with 422 at `field`. Call it within a transaction.
 */
export async function storeImage(
  given: string | null | undefined,
  present: string | null | undefined,
  { key, botId, userId, field }: { key: string; botId: number; userId: number | null; field: string },
): Promise<string | null> {
  if (!given) return null
  if (present && given === imagePath(key, present)) return present
  const bytes = /^data:image\/\w+;base64,(.+)$/.exec(given)?.[1]
  const media = bytes
    ? await storeFile({ botId, filename: field, bytes: Buffer.from(bytes, 'base64'), userId })
    : undefined
  if (media?.type.startsWith('image/')) return media.id
  const text = 'No podemos usar ese archivo. Prueba con una imagen JPEG, PNG, GIF o WebP.'
  throw problem(422, 'invalid', text, { [field]: [text] })
}

/** Returns an image that the bot's widget shows; undefined for any other file. */
export async function publicImage(
  { images, id: botId }: { images: readonly string[]; id: number },
  id: string,
  dataDir: string,
) {
  if (!images.includes(id)) return undefined
  const row = await db()
    .selectFrom('media')
    .select('type')
    .where('id', '=', id)
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  return row && { type: row.type, bytes: await readFileContent(id, dataDir) }
}
