import { sql } from 'kysely'
import { matchKey } from '../../../../contract/phone-forms.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import type { ChannelIdentity, ChannelMessage } from './types.ts'

/** A customer's identity on a channel. */
export interface Link {
  id: number
  contactId: number
}

type Sender = Pick<ChannelMessage, 'botId' | 'channel'> & { identity: ChannelIdentity }

/**
 * Returns how a customer is known on a channel, and updates it: by the platform's id first, then by the number. When
 * both are known as different people, they turn out to be one: the chats of the number's contact go to the other's.
 */
export async function knownLink({ botId, channel, identity }: Sender): Promise<Link | undefined> {
  const { userId = null, address = null } = identity
  const key = address === null ? null : matchKey(address)
  const rows = await db()
    .selectFrom('channel_link')
    .select(['id', 'contact_id', 'user_id', 'match_key', 'address', 'username'])
    .where('bot_id', '=', botId)
    .where('channel', '=', channel)
    .where((where) => where.or([where('user_id', '=', userId), where('match_key', '=', key)]))
    .orderBy(sql`user_id is distinct from ${userId}`)
    .forUpdate()
    .execute()
  const [row, other] = rows
  if (!row) return undefined
  if (other) await join(row, other)
  const username = identity.username ?? row.username
  const isSame =
    (userId === null || row.user_id === userId) &&
    (address === null || row.address === address) &&
    row.username === username
  if (!isSame)
    await db()
      .updateTable('channel_link')
      .set({
        user_id: userId ?? row.user_id,
        address: address ?? row.address,
        match_key: key ?? row.match_key,
        username,
        updated_at: currentCall().services.clock(),
      })
      .where('id', '=', row.id)
      .execute()
  return { id: row.id, contactId: row.contact_id }
}

/** Gives the chats of a link to another one's contact, and removes it. Of two chats on an account, the later one stays. */
async function join(kept: { id: number; contact_id: number }, gone: { id: number; contact_id: number }): Promise<void> {
  await db().updateTable('chat').set({ contact_id: kept.contact_id }).where('link_id', '=', gone.id).execute()
  await sql`
    update chat set link_id = null where link_id in (${kept.id}, ${gone.id}) and exists (
      select from chat other where other.link_id in (${kept.id}, ${gone.id}) and other.id <> chat.id
        and other.account_id is not distinct from chat.account_id
        and (other.last_message_at, other.id) > (chat.last_message_at, chat.id))`.execute(db())
  await db().updateTable('chat').set({ link_id: kept.id }).where('link_id', '=', gone.id).execute()
  await db().deleteFrom('channel_link').where('id', '=', gone.id).execute()
}

/** Stores the identity of a contact who writes for the first time. Of two concurrent requests, one stores it. */
export async function newLink({ botId, channel, identity }: Sender, contactId: number): Promise<Link> {
  const { userId = null, address = null, username = null } = identity
  const at = currentCall().services.clock()
  const made = await db()
    .insertInto('channel_link')
    .values({
      bot_id: botId,
      contact_id: contactId,
      channel,
      user_id: userId,
      address,
      match_key: address === null ? null : matchKey(address),
      username,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, contactId }
  const known = await knownLink({ botId, channel, identity })
  if (!known) throw new Error('An existing identity was not found')
  return known
}
