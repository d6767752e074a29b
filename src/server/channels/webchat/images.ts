import { problem } from '../../foundation/http/problem.ts'
import { contentOf, keep } from '../../foundation/media/files.ts'
import { db } from '../../foundation/store/db.ts'

/** The public address of a picture of a bot's widget. */
export const imagePath = (key: string, id: string): string => `/widget/images/${key}/${id}`

/**
 * A picture of the settings as it is stored, from what a form sends: one that was chosen (`data:`) is kept, the address
 * of the present one leaves it. 422 at `field` for anything else. To be called in a transaction.
 */
export async function storedImage(
  given: string | null | undefined,
  present: string | null | undefined,
  { key, botId, userId, field }: { key: string; botId: number; userId: number; field: string },
): Promise<string | null> {
  if (!given) return null
  if (present && given === imagePath(key, present)) return present
  const bytes = /^data:image\/\w+;base64,(.+)$/.exec(given)?.[1]
  const media = bytes ? await keep({ botId, filename: field, bytes: Buffer.from(bytes, 'base64'), userId }) : undefined
  if (media?.type.startsWith('image/')) return media.id
  const text = 'El archivo elegido no es una imagen que se admita.'
  throw problem(422, 'invalid', text, { [field]: [text] })
}

/** A picture that a bot's widget shows; undefined for every other file. */
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
  return row && { type: row.type, bytes: await contentOf(id, dataDir) }
}
