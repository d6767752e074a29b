import { withBlockedNotice } from '../../conversation/chats/core/blocked.ts'
import { receiveMessage } from '../../conversation/chats/core/receive.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { type Content, type Json, string } from '../meta/incoming.ts'
import { reportPart } from '../outbound/ledger.ts'

/** A mail as it waits to be processed. Its files are stored already: nobody asks the server for it again. */
export interface WaitingMail {
  external_id: string
  address: string
  name: string
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
 * answer from another address would otherwise read what was written to the first one.
 */
export async function storeMail(account: Account, mail: Json): Promise<void> {
  const [address, externalId] = [string(mail.address), string(mail.external_id)]
  if (!address || !externalId) return
  // A mail to two mailboxes of the bot is answered once.
  if (await isStored(account.botId, externalId)) return
  const subject = string(mail.subject) ?? ''
  const [quoted, lost, unsupported] = [string(mail.quoted), string(mail.lost_file), string(mail.unsupported)]
  const content: Content = {
    mail: { subject, ...(quoted && { quoted }) },
    ...(lost && { lost_file: lost }),
    ...(unsupported && { unsupported }),
  }
  const sender = {
    ...{ botId: account.botId, channel: account.kind, accountId: account.id },
    ...{ senderId: address, identity: { userId: address } },
    userName: string(mail.name) ?? address,
  }
  const sentAt = new Date(string(mail.sent_at) ?? '')
  const [replyTo] = await arrived(account, texts(mail.answers_to))
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
      }),
    )
  } catch (error) {
    // A blocked contact is not listened to.
    if (!(error instanceof Problem && error.code === 'blocked')) throw error
  }
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
