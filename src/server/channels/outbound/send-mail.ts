import { sql } from 'kysely'
import { storedBytes } from '../../foundation/media/files.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { requireAction } from '../accounts/trouble.ts'
import type { MailBody } from '../mailbox/bodies.ts'
import { reasonFor } from '../mailbox/bounce.ts'
import { composeMail, type MailFile } from '../mailbox/compose.ts'
import { MAX_MAIL_BYTES } from '../mailbox/imap.ts'
import { type Mailbox, mailboxOf } from '../mailbox/mailbox.ts'
import { mailMark } from '../mailbox/mark.ts'
import { deliver, type SmtpOutcome, type SmtpRefusal } from '../mailbox/smtp.ts'
import { troubleOf } from '../mailbox/trouble.ts'
import { logAttempt } from './attempt-log.ts'
import { reportPart } from './ledger.ts'
import { type Part, triesOf } from './part.ts'
import { again, change, giveUp } from './part-state.ts'
import { takeTurn } from './rate.ts'

/** Attempts after which a temporary refusal is given up: with the longest pause they last about a day. */
const MOST_ATTEMPTS = 55
/** Longest pause between attempts, in seconds: servers that know a sender for the first time ask for minutes. */
const LONGEST_PAUSE = 1_800
const TOO_LARGE = 'Los archivos son demasiado grandes para un correo. Envía menos, o uno por vez.'

/** Makes one attempt to send a mail. Returns what `sendPart` does. */
export async function sendMailPart(part: Part, account: Account): Promise<number | 'stop'> {
  const mailbox = mailboxOf(account)
  if (!mailbox) {
    await requireAction(account, { text: 'No pudimos leer la contraseña guardada. Escríbela de nuevo.' })
    return 'stop'
  }
  const body: MailBody = Object(part.body)
  const mark = mailMark(account.id, { messageId: part.message_id, part: part.part }, mailbox.address)
  const files = await filesOf(account.botId, body.files)
  if (files.length < body.files.length) return giveUp(part, 'El archivo ya no existe. Envíalo de nuevo.')
  const raw = await composeMail(mailbox, body, files, mark)
  if (raw.length > MAX_MAIL_BYTES) return giveUp(part, TOO_LARGE)
  const wait = await takeTurn(account, part.chat_id)
  if (wait !== undefined) return wait
  const attempt = part.attempt + 1
  // Committed before the mail leaves: a process that ends in between does not send it again. The id is known already, so
  // that an answer, a bounce or the folder of sent mails can settle it.
  const { numUpdatedRows } = await db()
    .updateTable('outbound_part')
    .set({ state: 'sending', attempt, since: sql`now()`, external_id: mark })
    .where('id', '=', part.id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 0
  return settle({ ...part, attempt }, account, { mailbox, mark, outcome: await deliver(mailbox, body.to, raw) })
}

interface Attempt {
  mailbox: Mailbox
  mark: string
  outcome: SmtpOutcome
}

async function settle(part: Part, account: Account, { mailbox, mark, outcome }: Attempt): Promise<number | 'stop'> {
  switch (outcome.kind) {
    case 'ok':
      await tx(async () => {
        await reportPart({ accountId: account.id, state: 'sent', externalId: mark })
        await logAttempt(part, account, { kind: 'sent', ok: true, answer: { answer: { id: mark } } })
      })
      return 0
    case 'unknown':
      await tx(async () => {
        await change(part, { state: 'uncertain' })
        await logAttempt(part, account, { kind: 'sent', ok: false, text: 'Sin confirmar' })
      })
      return 0
    case 'refused':
      return refuse(part, account, outcome.refusal, mailbox.smtp.host)
    default: {
      const trouble = troubleOf(outcome.error, mailbox.smtp.host)
      if (trouble.class === 'later') return later(part, account, trouble.text)
      await stop(part, account, trouble.text)
      return 'stop'
    }
  }
}

/** Codes of an answer for all mails of the account, and not for this one: it must log in, or use encryption. */
const ACCOUNT_CODES = new Set([530, 534, 535, 538])

async function refuse(
  part: Part,
  account: Account,
  { code, message }: SmtpRefusal,
  host: string,
): Promise<number | 'stop'> {
  const status = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(message)?.[1] ?? ''
  if (ACCOUNT_CODES.has(code)) {
    const text = `«${host}» pide entrar de nuevo para enviar. Revisa la contraseña en Conectores.`
    await stop(part, account, text, { code, message })
    return 'stop'
  }
  const reason = reasonFor(status || (code === 552 ? '5.3.4' : ''))
  if (code < 500) return later(part, account, reason, { code, message })
  await fail(part, account, reason, { code, message })
  return 0
}

async function later(part: Part, account: Account, reason: string, refusal?: SmtpRefusal): Promise<number> {
  if (part.attempt >= MOST_ATTEMPTS) {
    await fail(part, account, reason, refusal)
    return 0
  }
  return tx(async () => {
    // Told once: the attempt that ends it is told as well.
    if (triesOf(part) <= 1) await note(part, account, `${reason} Lo intentaremos de nuevo`, refusal)
    return again(part, Math.min(2 ** Math.max(part.attempt, 1), LONGEST_PAUSE))
  })
}

async function fail(part: Part, account: Account, error: string, refusal?: SmtpRefusal): Promise<void> {
  await tx(async () => {
    await change(part, { state: 'failed', error })
    await note(part, account, error, refusal)
  })
}

/** Lets the mail wait until somebody has looked after the mailbox. */
async function stop(part: Part, account: Account, text: string, refusal?: SmtpRefusal): Promise<void> {
  await tx(async () => {
    await change(part, { state: 'pending' })
    await note(part, account, text, refusal)
  })
  await requireAction(account, { text })
}

const note = (part: Part, account: Account, text: string, refusal?: SmtpRefusal): Promise<void> =>
  logAttempt(part, account, { kind: 'refused', ok: false, text, ...(refusal && { answer: { refusal } }) })

/** Returns the files with these numbers; those that are gone are left out. */
async function filesOf(botId: number, numbers: readonly number[]): Promise<MailFile[]> {
  if (numbers.length === 0) return []
  const rows = await db()
    .selectFrom('media')
    .select(['id', 'number', 'filename', 'type'])
    .where('bot_id', '=', botId)
    .where('number', 'in', numbers)
    .execute()
  const files = await Promise.all(
    numbers.map(async (number) => {
      const row = rows.find((one) => one.number === number)
      const bytes = row && (await storedBytes(row.id))
      return row && bytes ? [{ filename: row.filename, type: row.type, bytes }] : []
    }),
  )
  return files.flat()
}
