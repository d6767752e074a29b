import type { Account, AccountSecrets } from '../accounts/account.ts'
import { type Meaning, meaningOf } from '../meta/errors.ts'
import type { GraphOutcome, GraphRefusal } from '../meta/graph.ts'
import { isBlock, isForgottenFile, telegramMeaning } from '../telegram/errors.ts'
import { noteGone } from '../telegram/gone.ts'
import { noteTemplateRefusal } from '../templates/refusals.ts'
import { inOtherForm } from './address.ts'
import { noteTooLate } from './late.ts'
import type { Part } from './part.ts'
import { requestMeta } from './send-meta.ts'
import { readyForTelegram, requestTelegram } from './send-telegram.ts'
import { withUploads } from './upload.ts'

/** What the platform accepted: its id of the message, and the address that it uses for the person. */
export interface Accepted {
  /** absent for a reaction, where the platform gives none */
  id?: string | undefined
  address?: string | undefined
}

/** Makes a request with its mark. */
type Request = (mark: string) => Promise<GraphOutcome<Accepted>>

/** How requests leave to a platform over HTTP, and what its refusals mean. Mails leave by `send-mail.ts`. */
interface Carrier {
  /** returns the request for a body, with the platform's ids of its files */
  prepare: (body: object, account: Account, secrets: AccountSecrets) => Promise<GraphOutcome<Request>>
  /** the state of what the platform accepted */
  accepts: 'accepted' | 'sent'
  meaningOf: (refusal: GraphRefusal) => Meaning
  /** whether the platform no longer has an uploaded file, which may be before its time */
  forgotFile: (refusal: GraphRefusal) => boolean
  /** returns the same request for another form of the address, if the refusal is about that */
  otherBody: (part: Part, refusal: GraphRefusal) => Promise<object | undefined>
  /** notes what a final refusal says besides the message */
  noteFailure: (account: Account, part: Part, refusal: GraphRefusal) => Promise<void>
}

const FORGOTTEN = new Set([33, 100])

/** Refusals of a number that WhatsApp may know in its other form. */
const OTHER_FORM = new Set([131026, 131030])

const meta: Carrier = {
  prepare: async (body, account, secrets) => {
    const whole = await withUploads(body, account, secrets)
    return whole.kind === 'ok'
      ? { kind: 'ok', value: (mark) => requestMeta(mark, whole.value, account, secrets) }
      : whole
  },
  accepts: 'accepted',
  meaningOf,
  forgotFile: ({ code }) => FORGOTTEN.has(code),
  otherBody: async (part, { code }) => (OTHER_FORM.has(code) ? inOtherForm(part) : undefined),
  noteFailure: async (account, { body, message_id: messageId }, { code }) => {
    await noteTooLate(account, messageId, code)
    await noteTemplateRefusal(account, body, code)
  },
}

const telegram: Carrier = {
  prepare: async (body, account, secrets) => {
    const ready = await readyForTelegram(body, account)
    return ready.kind === 'ok' ? { kind: 'ok', value: () => requestTelegram(ready.value, account, secrets) } : ready
  },
  // Telegram has sent what it accepts, and reports nothing later.
  accepts: 'sent',
  meaningOf: telegramMeaning,
  forgotFile: isForgottenFile,
  otherBody: async () => undefined,
  noteFailure: async (account, { chat_id: chatId }, refusal) => {
    if (isBlock(refusal)) await noteGone(account, { chatId }, true)
  },
}

/** Returns the carrier of an account that is not a mailbox. */
export const carrierOf = ({ kind }: Account): Carrier => (kind === 'telegram' ? telegram : meta)
