import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { periodAt } from '../../../knowledge/dialogue/forms/period.ts'
import type { BeginReply } from '../../../knowledge/dialogue/forms/types.ts'
import { placeOf } from './places.ts'

/** What a link to a survey writes into a chat, for the customer to send. */
export const codeOf = (slug: string): string => `#${slug}`

const CODE = /(?:^|\s)(?:#|\/start )([a-z0-9-]{3,60})(?=$|[\s.,;!?])/

/**
 * Returns the survey to which a link of the bot leads that wrote a message, or brought the customer, and why the link
 * takes no answer, if it takes none; undefined if there is no such link.
 * @param ref what the channel says of the link through which the customer came
 */
export async function surveyOfCode(botId: number, text: string, ref: string | null): Promise<BeginReply | undefined> {
  const slug = CODE.exec(text.toLowerCase())?.[1] ?? ref
  if (!slug) return undefined
  const row = await db()
    .selectFrom('survey_link as l')
    .innerJoin('form as f', 'f.id', 'l.form_id')
    .select([
      'l.id',
      'l.form_id',
      'l.source_tag',
      'l.slug',
      'l.expires_at',
      'l.single_use',
      'l.response_limit',
      'l.enabled',
    ])
    .where('l.bot_id', '=', botId)
    .where('l.slug', '=', slug)
    .where('f.enabled', '=', true)
    .where('f.deleted_at', 'is', null)
    // The lock keeps others from taking the last place meanwhile.
    .forUpdate('l')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, form_id, source_tag, slug: own, expires_at, enabled } = row
  const begin: BeginReply = { kind: 'begin', formId: form_id, source: source_tag || own, origin: { linkId: id } }
  const isExpired = periodAt({ closeAt: expires_at }, currentCall().services.clock()) === 'over'
  const place = enabled && !isExpired ? await placeOf(row) : 'full'
  return place === 'free' ? begin : { ...begin, refused: place === 'held' ? 'held' : 'over' }
}
