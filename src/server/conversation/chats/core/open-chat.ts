import { sql } from 'kysely'
import { realName } from '../../../../contract/customer-names.ts'
import { dialled, phoneForms } from '../../../../contract/phone-forms.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { notifyLead } from '../../webhooks/lead.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { incrementCounts } from './counts.ts'
import { knownLink, type Link, newLink } from './link.ts'
import { CHAT_COLUMNS } from './lock.ts'
import { lockChatsOf, nameContact } from './naming.ts'
import { releaseSender } from './recycled.ts'
import type { ChannelMessage } from './types.ts'

/** Somebody on a channel. */
type Party = Pick<ChannelMessage, 'botId' | 'channel' | 'senderId' | 'userName' | 'accountId' | 'identity'>

/** A contact whom a chat belongs to. */
interface Owner {
  id: number
  name: string
  isNew: boolean
}

type Found = NonNullable<Awaited<ReturnType<typeof known>>> & { isNew?: true; isNewContact?: boolean }

/**
 * Locks and returns the chat of somebody, which begins if there is none: with the contact whom their identity or number
 * belongs to.
 * @param owner the contact, if it was chosen; the chat that exists may be another one's nevertheless
 */
export async function openChat(party: Party, owner?: Omit<Owner, 'isNew'>): Promise<Found> {
  const link = await linkOf(party)
  return (await known(party, link)) ?? (await begin(party, link, owner && { ...owner, isNew: false }))
}

/** Counts and announces a new chat that the team begins. Writing in a resolved chat goes on with its conversation. */
export async function notifyBeginning({ id, bot_id: botId, contact_id, channel, user_name, isNewContact }: Found) {
  await incrementCounts(botId, channel, 'conversations')
  if (isNewContact) await notifyLead(botId, { contactId: contact_id, name: user_name, chatId: id })
  await notifyWebhooks(botId, { event: 'conversation', chatId: id, data: { returning: false } })
}

/** Returns how the sender is known on a channel of another platform. */
const linkOf = ({ botId, channel, identity }: Party): Promise<Link | undefined> | undefined =>
  identity && knownLink({ botId, channel, identity })

/**
 * Locks and returns the chat of a sender with everything needed to handle the message. A chat from before the account
 * was connected belongs to it from now on.
 */
async function known(message: Party, link: Link | undefined) {
  const chat = await chatOf(message, link)
  if (!chat) return undefined
  const accountId = message.accountId ?? chat.account_id
  const linkId = link?.id ?? chat.link_id
  if (chat.account_id === accountId && chat.link_id === linkId) return chat
  await db().updateTable('chat').set({ account_id: accountId, link_id: linkId }).where('id', '=', chat.id).execute()
  return chat
}

function chatOf(message: Party, link: Link | undefined) {
  const { botId, channel, senderId, accountId } = message
  return db()
    .selectFrom('chat')
    .innerJoin('contact', 'contact.id', 'chat.contact_id')
    .innerJoin('bot', 'bot.id', 'chat.bot_id')
    .select(CHAT_COLUMNS.map((name) => `chat.${name}` as const))
    .select(['contact.blocked', 'bot.special_state', 'chat.link_id'])
    .where('chat.bot_id', '=', botId)
    .where('chat.channel', '=', channel)
    .where((where) => {
      if (!message.identity) return where('chat.sender_id', '=', senderId)
      // The chat of another identity is somebody else's, who had the number before.
      const unclaimed = where.and([where('chat.link_id', 'is', null), where('chat.sender_id', '=', senderId)])
      return link ? where.or([where('chat.link_id', '=', link.id), unclaimed]) : unclaimed
    })
    .$if(accountId !== undefined, (query) =>
      query.where((where) =>
        where.or([where('chat.account_id', 'is', null), where('chat.account_id', '=', accountId ?? 0)]),
      ),
    )
    .orderBy(sql`chat.account_id is null`)
    .orderBy(sql`chat.link_id is null`)
    .limit(1)
    .forUpdate('chat')
    .executeTakeFirst()
}

/** Creates the chat of a first-time sender. Of two concurrent requests, one creates it. */
async function begin(message: Party, known: Link | undefined, owner: Owner | undefined): Promise<Found> {
  const { botId, channel, senderId, accountId = null, identity } = message
  const at = currentCall().services.clock()
  const contact = owner ?? (await contactOf(message, known))
  const link = known ?? (identity && (await newLink({ botId, channel, identity }, contact.id)))
  const insert = () =>
    db()
      .insertInto('chat')
      .values({
        bot_id: botId,
        contact_id: link?.contactId ?? contact.id,
        channel,
        sender_id: senderId,
        account_id: accountId,
        link_id: link?.id ?? null,
        user_name: contact.name,
        created_at: at,
        last_message_at: at,
        open: false,
      })
      .onConflict((conflict) => conflict.columns(['bot_id', 'channel', 'sender_id', 'account_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  const made = (await insert()) ?? (link && (await releaseSender(message, link)) ? await insert() : undefined)
  const isUnused = !made || (link !== undefined && link.contactId !== contact.id)
  if (isUnused && contact.isNew) await db().deleteFrom('contact').where('id', '=', contact.id).execute()
  else if (contact.isNew)
    await recordContactEvent(
      { botId },
      { contactId: contact.id, contact: contact.name, kind: 'created', detail: '', channel },
    )
  const chat = await chatOf(message, link)
  if (!chat) throw new Error('An existing chat was not found')
  return made ? { ...chat, isNew: true, isNewContact: contact.isNew } : chat
}

/**
 * Returns the contact of a sender. A contact with their phone number, in any of its forms, or with their mail address is
 * used and keeps the name given by staff.
 */
async function contactOf(
  { botId, channel, senderId, userName, identity }: Party,
  link: Link | undefined,
): Promise<Owner> {
  const number = channel === 'whatsapp' ? (identity ? identity.address : senderId) : undefined
  const forms = number ? phoneForms(number).map((digits) => `+${digits}`) : []
  // A mail that names somebody else's address for answers has a sender id of two parts, and a contact of its own.
  const email = channel === 'email' && !senderId.includes(' ') ? senderId : null
  const old = await (link
    ? db().selectFrom('contact').select(['id', 'name']).where('id', '=', link.contactId).executeTakeFirst()
    : forms.length > 0
      ? db()
          .selectFrom('contact')
          .select(['id', 'name'])
          .where('bot_id', '=', botId)
          .where('phone', 'in', forms)
          .orderBy(sql`phone <> ${forms[0]}`)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
      : email
        ? db()
            .selectFrom('contact')
            .select(['id', 'name'])
            .where('bot_id', '=', botId)
            .where(sql`lower(email)`, '=', email)
            .executeTakeFirst()
        : undefined)
  if (old) {
    const renamed = realName(old.name) === '' && userName.trim() !== ''
    if (renamed) await nameContact(await lockChatsOf(botId, old.id), old.id, userName)
    return { id: old.id, name: renamed ? userName : old.name, isNew: false }
  }
  const at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('contact')
    .values({
      bot_id: botId,
      name: userName,
      phone: number ? dialled(number) : '',
      email,
      first_seen_at: at,
      last_seen_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: userName, isNew: true }
}
