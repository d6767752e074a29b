import type { components } from '../../../../generated/api.d.ts'
import { problem } from '../../foundation/http/problem.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { type Picture, pictureOf } from '../../foundation/pdf/picture.ts'
import { db } from '../../foundation/store/db.ts'

/** The pictures of a quotation. */
export interface Pictures {
  logo?: Picture
  signature?: Picture
}

type Chosen = Pick<components['schemas']['BudgetSettings'], 'business' | 'signature'>

/** The pictures that settings name; one that is not there (any more) or cannot be drawn is left out. */
export async function picturesOf(botId: number, { business, signature }: Chosen): Promise<Pictures> {
  const [logo, sign] = [await picture(botId, business.logo?.id), await picture(botId, signature?.id)]
  return { ...(logo && { logo }), ...(sign && { signature: sign }) }
}

/** 422 at the field of a picture that cannot be drawn. */
export async function checkPictures(botId: number, settings: Chosen): Promise<void> {
  const { logo, signature } = await picturesOf(botId, settings)
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
