import { dialled, matchKey, phoneForms } from '../../../contract/phone-forms.ts'
import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { recordContactEvent } from '../../conversation/ledger/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'

/** Keeps a customer's chats when their number or the platform's id of them changes. */
export async function changeIdentity(
  { botId, kind }: Account,
  { identity, former }: { identity: ChannelIdentity; former: ChannelIdentity },
): Promise<void> {
  await tx(async () => {
    const row = await db()
      .selectFrom('channel_link')
      .select(['id', 'contact_id'])
      .where('bot_id', '=', botId)
      .where('channel', '=', kind)
      .where((where) =>
        where.or([
          where('user_id', '=', former.userId ?? null),
          where('match_key', '=', former.address ? matchKey(former.address) : null),
        ]),
      )
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const { address, userId } = identity
    // Whoever had the new number before is somebody else; their link would keep this one from being found.
    if (address)
      await db()
        .updateTable('channel_link')
        .set({ match_key: null })
        .where('bot_id', '=', botId)
        .where('channel', '=', kind)
        .where('match_key', '=', matchKey(address))
        .where('id', '<>', row.id)
        .execute()
    await db()
      .updateTable('channel_link')
      .set({
        ...(address && { address, match_key: matchKey(address) }),
        ...(userId && { user_id: userId }),
        updated_at: currentCall().services.clock(),
      })
      .where('id', '=', row.id)
      .execute()
    if (address) await changePhone({ botId, kind }, row.contact_id, { former: former.address, address })
  })
}

/** Changes the number of a contact who still has the former one: staff may have written another. */
async function changePhone(
  { botId, kind }: Pick<Account, 'botId' | 'kind'>,
  contactId: number,
  { former, address }: { former: string | undefined; address: string },
): Promise<void> {
  if (!former) return
  const changed = await db()
    .updateTable('contact')
    .set({ phone: dialled(address), updated_at: currentCall().services.clock(), version: nextVersion })
    .where('id', '=', contactId)
    .where(
      'phone',
      'in',
      phoneForms(former).map((digits) => `+${digits}`),
    )
    .returning('name')
    .executeTakeFirst()
  if (changed)
    await recordContactEvent(
      { botId },
      { contactId, contact: changed.name, kind: 'updated', detail: 'Cambió el teléfono', channel: kind, actor: 'bot' },
    )
}

/** Keeps the number that a customer shared, unless staff or the customer gave another. */
export async function notePhone(chatId: number, phone: string): Promise<void> {
  const noted = await db()
    .updateTable('contact')
    .set({ phone: dialled(phone), updated_at: currentCall().services.clock(), version: nextVersion })
    .where('id', '=', (from) => from.selectFrom('chat').select('contact_id').where('id', '=', chatId))
    .where('phone', '=', '')
    .returning(['id', 'bot_id', 'name'])
    .executeTakeFirst()
  if (noted)
    await recordContactEvent(
      { botId: noted.bot_id },
      { contactId: noted.id, contact: noted.name, kind: 'updated', detail: 'Compartió su teléfono', actor: 'bot' },
    )
}
