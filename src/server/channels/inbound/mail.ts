import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { withBlockedNotice } from '../../conversation/chats/core/blocked.ts'
import { receiveMessage } from '../../conversation/chats/core/receive.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { senderIdOf } from '../mailbox/sender.ts'
import { type Content, type Json, object, string } from '../meta/incoming.ts'
import { reportPart } from '../outbound/ledger.ts'
import { boundedName } from './bounded.ts'
import { logMessage } from './message-log.ts'

/** A mail as it waits to be processed. Its files are stored already: nobody asks the server for it again. */
export interface WaitingMail {
  external_id: string
  address: string
  name: string
  /** who sent it, if the answers go to somebody else */
  sent_by: { address: string; name: string } | null
  subject: string
  text: string
  quoted: string
  answers_to: string[]
  sent_at: string | null
  media_ids: string[]
  lost_file: string | null
  unsupported: string | null
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/**
 * Stores a customer's mail as a message. The chat is that of the address within the mailbox, whatever it is about: an
 * answer from another address would otherwise read what was written to the first one. What a contact form sends begins the
 * chat of the address that it names, and says who sent it; it does not get into a chat that began otherwise.
 */
export async function storeMail(account: Account, mail: Json): Promise<void> {
  const [address, messageId] = [string(mail.address), string(mail.external_id)]
  if (!address || !messageId) return
  const subject = string(mail.subject) ?? ''
  const [quoted, lost, unsupported] = [string(mail.quoted), string(mail.lost_file), string(mail.unsupported)]
  const by = object(mail.sent_by)
  const sentBy = string(by.address)
  const externalId = await idFor(account.botId, messageId, [address, senderIdOf(address, sentBy)])
  if (!externalId) return
  const isApart = sentBy !== undefined && (await isOfAnother(account.botId, address, sentBy))
  const content: Content = {
    mail: { subject, ...(quoted && { quoted }), ...(sentBy && { sent_by: sentBy }) },
    ...(lost && { lost_file: lost }),
    ...(unsupported && { unsupported }),
  }
  const senderId = isApart ? senderIdOf(address, sentBy) : address
  const sender = {
    ...{ botId: account.botId, channel: account.kind, accountId: account.id },
    ...{ senderId, identity: { userId: senderId } },
    userName: boundedName(string((isApart ? by : mail).name) ?? (isApart ? sentBy : address)),
  }
  const sentAt = new Date(string(mail.sent_at) ?? '')
  const [replyTo] = await arrived(account, texts(mail.answers_to))
  const received = { senderId: address, payload: { mail } }
  try {
    await withBlockedNotice(sender, () =>
      tx(async () => {
        await receiveMessage({
          ...sender,
          externalId,
          // A mail may say all in its subject.
          text: string(mail.text) ?? subject,
          mediaIds: texts(mail.media_ids),
          content,
          ...(replyTo !== undefined && { replyTo }),
          ...(!Number.isNaN(sentAt.getTime()) && { sentAt }),
        })
        await logMessage(account, received)
      }),
    )
  } catch (error) {
    // A blocked contact is not listened to.
    if (!(error instanceof Problem && error.code === 'blocked')) throw error
    await logMessage(account, { ...received, isBlocked: true })
  }
}

/** Whether an address has a chat in which this sender did not write for it from the beginning. */
async function isOfAnother(botId: number, address: string, sentBy: string): Promise<boolean> {
  const chats = await db()
    .selectFrom('chat as c')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('message as m')
          .select('m.id')
          .whereRef('m.chat_id', '=', 'c.id')
          .where(sql`m.content->'mail'->>'sent_by'`, '=', sentBy),
      ).as('knows'),
    )
    .where('c.bot_id', '=', botId)
    .where('c.channel', '=', 'email')
    .where('c.sender_id', '=', address)
    .execute()
  return chats.some(({ knows }) => !knows)
}

/** What a mail answers to has arrived, also when the server's confirmation was lost. Returns the ids, ours first. */
async function arrived({ id: accountId }: Account, ids: readonly string[]): Promise<string[]> {
  const [ours, others]: [string[], string[]] = [[], []]
  for (const externalId of ids.slice(0, 5)) {
    const known = await reportPart({ accountId, state: 'delivered', externalId })
    ;(known === undefined ? others : ours).push(externalId)
  }
  return [...ours, ...others]
}

/**
 * Returns the id under which a mail is stored, or undefined when it is stored: one to two mailboxes of the bot is answered
 * once. The id is what its sender wrote; that of somebody else's mail does not make this one a repetition.
 * @param senders the senders whose chats it can be in
 */
async function idFor(botId: number, messageId: string, senders: readonly string[]): Promise<string | undefined> {
  const [address = ''] = senders
  const own = mailKey(messageId, address)
  const rows = await db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .select('c.sender_id')
    .where('m.bot_id', '=', botId)
    .where('m.external_id', 'in', [messageId, own])
    .execute()
  if (rows.some(({ sender_id }) => senders.includes(sender_id))) return undefined
  return rows.length > 0 ? own : messageId
}

/** Returns what tells a mail from all others: two with one id are of different people at most. */
export const mailKey = (messageId: string | undefined, address: string): string => mailDigest(`${messageId} ${address}`)

/** Returns the key of a mail by what makes it unique. */
export const mailDigest = (value: string | Buffer): string =>
  `m:${createHash('sha256').update(value).digest('base64url')}`
