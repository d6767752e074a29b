import { imageFaultTexts } from '../../../contract/images.ts'
import { problem } from '../http/problem.ts'
import { db } from '../store/db.ts'
import { FILE_ID, readFileContent, storedBytes, storeFile } from './files.ts'
import { faultOfImage } from './media-type.ts'

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
  const content = /^data:image\/\w+;base64,(.+)$/.exec(given)?.[1]
  const bytes = Buffer.from(content ?? '', 'base64')
  const fault = faultOfImage(bytes)
  const media = content && !fault ? await storeFile({ botId, filename: field, bytes, userId }) : undefined
  if (media?.type.startsWith('image/')) return media.id
  const text = fault
    ? `La imagen ${imageFaultTexts[fault]}`
    : 'No podemos usar ese archivo. Prueba con una imagen JPEG, PNG, GIF o WebP.'
  throw problem(422, 'invalid', text, { [field]: [text] })
}

/**
 * Returns an image of the past as a form submits it: the path of the present one if it is the same, else its content.
 * Null for none, undefined if it is not kept.
 * @param past id or path of the image
 * @param present path of the present one
 */
export async function submittedAgain(
  { botId }: { botId: number },
  past: unknown,
  present: unknown,
): Promise<string | null | undefined> {
  if (typeof past !== 'string' || past === '') return null
  const id = past.split('/').at(-1) ?? ''
  if (typeof present === 'string' && present.endsWith(`/${id}`)) return present
  if (!FILE_ID.test(id)) return undefined
  const query = db().selectFrom('media').select('type').where('bot_id', '=', botId).where('id', '=', id)
  const row = await query.executeTakeFirst()
  const bytes = row && (await storedBytes(id))
  return bytes && `data:${row.type};base64,${bytes.toString('base64')}`
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
