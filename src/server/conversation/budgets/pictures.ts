import type { components } from '../../../../generated/api.d.ts'
import { problem } from '../../foundation/http/problem.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { type Picture, pictureOf } from '../../foundation/pdf/picture.ts'
import { db } from '../../foundation/store/db.ts'

/** The images of a quotation. */
export interface BudgetImages {
  logo?: Picture
  signature?: Picture
}

type Chosen = Pick<components['schemas']['BudgetSettings'], 'business' | 'signature'>

/** Returns the images in the settings. Images that are missing or cannot be drawn are left out. */
export async function imagesOf(botId: number, { business, signature }: Chosen): Promise<BudgetImages> {
  const [logo, sign] = [await picture(botId, business.logo?.id), await picture(botId, signature?.id)]
  return { ...(logo && { logo }), ...(sign && { signature: sign }) }
}

/** Rejects images that cannot be drawn with 422 at their field. */
export async function checkImages(botId: number, settings: Chosen): Promise<void> {
  const { logo, signature } = await imagesOf(botId, settings)
  const text = 'La imagen debe ser PNG o JPEG, de hasta 4000 píxeles de lado.'
  if (settings.business.logo && !logo) throw problem(422, 'invalid', text, { 'business.logo': [text] })
  if (settings.signature && !signature) throw problem(422, 'invalid', text, { signature: [text] })
}

async function picture(botId: number, number: number | undefined): Promise<Picture | undefined> {
  if (number === undefined) return undefined
  const row = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('number', '=', number)
    .where('visibility', '=', 'bot')
    .where('type', 'in', ['image/png', 'image/jpeg'])
    .executeTakeFirst()
  const bytes = row && (await storedBytes(row.id))
  return bytes && pictureOf(bytes)
}
