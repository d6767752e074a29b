import { matchKey } from '../../../contract/phone-forms.ts'
import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { recordContactEvent } from '../../conversation/ledger/record.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'

/** Where a contact says it, for staff. */
const SOURCE = 'WhatsApp'

/** What a customer said about promotions, and when. */
interface Preference {
  isStopped: boolean
  at: Date
}

/**
 * Stores that a customer stopped the promotions of the business on WhatsApp, or that they resumed them: then nobody
 * knows whether they want campaigns. What was said later stays, as does what staff recorded when they resume.
 */
export async function notePromotions(
  account: Account,
  identity: ChannelIdentity,
  { isStopped, at }: Preference,
): Promise<void> {
  const marketing = isStopped ? 'denied' : 'unknown'
  await tx(async () => {
    for (const { id, name, consent } of await contactsOf(account, identity, { isStopped, at })) {
      await db()
        .updateTable('contact')
        .set({
          consent: marketing,
          consent_source: SOURCE,
          consent_at: at,
          consent_text_version: '',
          updated_at: currentCall().services.clock(),
          updated_by: null,
          version: nextVersion,
        })
        .where('id', '=', id)
        .execute()
      if (consent === marketing) continue
      const change = { before: { marketing: consent }, after: { marketing } }
      await writeAuditAs(
        { action: 'update', resource: 'contact' },
        { id, label: name, botId: account.botId, ...change },
      )
      await recordContactEvent(account, {
        ...{ contactId: id, contact: name, channel: account.kind, actor: 'bot' },
        ...(isStopped
          ? { kind: 'consent_withdrawn', detail: 'Detuvo las promociones desde WhatsApp' }
          : { kind: 'updated', detail: 'Volvió a permitir promociones desde WhatsApp' }),
      })
    }
  })
}

/** Locks and returns the contacts of a customer for whom what they said is news. */
function contactsOf({ botId, kind }: Account, { userId, address }: ChannelIdentity, { isStopped, at }: Preference) {
  return db()
    .selectFrom('contact')
    .select(['id', 'name', 'consent'])
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
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
