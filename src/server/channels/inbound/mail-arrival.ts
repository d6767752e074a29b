import { MediaFileLimits } from '../../../../generated/limits.ts'
import { storeFile } from '../../foundation/media/files.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { unpersonal } from '../mailbox/automatic.ts'
import { readBounce, reasonFor } from '../mailbox/bounce.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { parseMail } from '../mailbox/parse.ts'
import type { ParsedMail } from '../mailbox/read.ts'
import { isAddress } from '../mailbox/sender.ts'
import { reportPart } from '../outbound/ledger.ts'
import { mailDigest, mailKey, type WaitingMail } from './mail.ts'
import { storeItems } from './store.ts'

/**
 * Reads a mail and returns what takes it in, within a transaction: a customer's waits in the order of its sender, a notice
 * of failure is noted at what it is about, and what programs wrote is left in the mailbox. A mail that comes again changes
 * nothing. Rejects when the mail cannot be read.
 */
export async function arrivalOf(account: Account, mailbox: Mailbox, raw: Buffer): Promise<() => Promise<void>> {
  const { headers, mail } = await parseMail(raw)
  const kind = unpersonal(headers, mailbox.address)
  if (kind === 'own') return async () => {}
  if (kind === 'bounce') return () => noteBounce(account, raw)
  if (kind === 'automatic') return () => ignored(account, 'Se dejó en el buzón un correo automático')
  if (!mail || mail.from.address === mailbox.address)
    return () => ignored(account, 'Se dejó en el buzón un correo sin remitente')
  return () => take(account, raw, mail, mail.replyTo?.address === mailbox.address ? undefined : mail.replyTo)
}

type Mail = NonNullable<ParsedMail['mail']>

async function take(account: Account, raw: Buffer, mail: Mail, replyTo: Mail['replyTo']): Promise<void> {
  const from = replyTo ?? mail.from
  const key = mail.messageId ? mailKey(mail.messageId, from.address) : mailDigest(raw)
  if (await isKnown(account, key)) return
  const media_ids: string[] = []
  let lost_file = mail.left > 0 ? `${mail.left} más` : null
  for (const { filename, bytes } of mail.files) {
    const media = await storeFile({ botId: account.botId, filename, bytes, userId: null, isReceived: true })
    if (media) media_ids.push(media.id)
    else lost_file ??= filename.slice(0, MediaFileLimits.filename.maxLength)
  }
  await wait(account, key, {
    external_id: mail.messageId ?? key,
    ...{
      address: from.address,
      name: from.name,
      sent_by: from.address === mail.from.address ? null : mail.from,
      subject: mail.subject,
      text: mail.text,
      quoted: mail.quoted,
    },
    ...{
      answers_to: mail.answersTo,
      sent_at: mail.sentAt?.toISOString() ?? null,
      media_ids,
      lost_file,
      unsupported: null,
    },
  })
}

/** Characters of the id of a mail. */
const LONGEST_ID = 250

/** What is known of a mail that is too large to be fetched. */
interface LargeMail {
  messageId: string | undefined
  address: string | undefined
  name: string
  subject: string
}

/** Shows that a mail came which is too large to be fetched. */
export async function takeLargeMail(account: Account, mail: LargeMail): Promise<void> {
  const { name, subject } = mail
  const messageId = mail.messageId && mail.messageId.length <= LONGEST_ID ? mail.messageId : undefined
  const address = mail.address?.toLowerCase()
  if (!address || !isAddress(address) || address === account.externalId) return
  const key = mailKey(mail.messageId, address)
  await wait(account, key, {
    external_id: messageId ?? key,
    ...{ address, name: name.slice(0, 250), sent_by: null, subject: subject.slice(0, 250), text: '', quoted: '' },
    ...{ answers_to: [], sent_at: null, media_ids: [], lost_file: null, unsupported: 'correo de más de 25 MB' },
  })
}

async function wait(account: Account, key: string, mail: WaitingMail): Promise<void> {
  await storeItems([account], [{ kind: 'email', externalId: '', key, lane: `c:${mail.address}`, body: { mail } }])
}

async function isKnown({ id }: Account, key: string): Promise<boolean> {
  const row = await db()
    .selectFrom('webhook_inbox')
    .select('id')
    .where('account_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

const ignored = (account: Account, detail: string) => logEvent({ account, kind: 'account', ok: true, detail })

/** Notes at what was sent that it did not arrive. */
async function noteBounce(account: Account, raw: Buffer): Promise<void> {
  const { marks, isFinal, status } = readBounce(raw, account.id)
  const error = reasonFor(status)
  for (const externalId of isFinal ? marks : []) {
    const known = await reportPart({ accountId: account.id, state: 'failed', externalId, error })
    if (known !== undefined)
      await logEvent({ account, kind: 'refused', ok: false, detail: `${error} (${status || '?'})` })
  }
}
