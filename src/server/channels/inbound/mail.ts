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
  const [address, externalId] = [string(mail.address), string(mail.external_id)]
  if (!address || !externalId) return
  // A mail to two mailboxes of the bot is answered once.
  if (await isStored(account.botId, externalId)) return
  const subject = string(mail.subject) ?? ''
  const [quoted, lost, unsupported] = [string(mail.quoted), string(mail.lost_file), string(mail.unsupported)]
  const by = object(mail.sent_by)
  const sentBy = string(by.address)
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

async function isStored(botId: number, externalId: string): Promise<boolean> {
  const row = await db()
    .selectFrom('message')
    .select('id')
    .where('bot_id', '=', botId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return row !== undefined
}
