import { matchKey } from '../../../contract/phone-forms.ts'
import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'

/** Where a contact says it, for staff. */
const SOURCE = 'WhatsApp'

/**
 * Stores that a customer stopped the promotions of the business on WhatsApp, or that they resumed them: then nobody
 * knows whether they want campaigns. What was said later stays, as does what staff recorded when they resume.
 */
export async function notePromotions(
  { botId, kind }: Account,
  { userId, address }: ChannelIdentity,
  { isStopped, at }: { isStopped: boolean; at: Date },
): Promise<void> {
  await db()
    .updateTable('contact')
    .set({
      consent: isStopped ? 'denied' : 'unknown',
      consent_source: SOURCE,
      consent_at: at,
      consent_text_version: '',
      updated_at: at,
      version: nextVersion,
    })
    .where('id', 'in', (from) =>
      from
        .selectFrom('channel_link')
        .select('contact_id')
        .where('bot_id', '=', botId)
        .where('channel', '=', kind)
        .where((where) =>
          where.or([
            where('user_id', '=', userId ?? null),
            where('match_key', '=', address ? matchKey(address) : null),
          ]),
        ),
    )
    .where((where) => where.or([where('consent_at', 'is', null), where('consent_at', '<', at.toISOString())]))
    .$if(!isStopped, (query) => query.where('consent', '=', 'denied').where('consent_source', '=', SOURCE))
    .execute()
}
