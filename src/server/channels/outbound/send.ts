import { sql } from 'kysely'
import { db, json, tx } from '../../foundation/store/db.ts'
import { type Account, type AccountSecrets, secretsOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { finalText, meaningOf } from '../meta/errors.ts'
import { callGraph, type GraphOutcome, type GraphRefusal } from '../meta/graph.ts'
import { isBlock, isForgottenFile, telegramMeaning } from '../telegram/errors.ts'
import { noteGone } from '../telegram/gone.ts'
import { noteTemplateRefusal } from '../templates/refusals.ts'
import { inOtherForm, rememberAddress } from './address.ts'
import { markOf, type PartState, reportPart, settleMessage } from './ledger.ts'
import { type Part, triesOf } from './part.ts'
import { slowDown, takeTurn } from './rate.ts'
import { readyForTelegram, requestTelegram } from './send-telegram.ts'
import { forgetUploads, withUploads } from './upload.ts'
import { closed, inWindow } from './window.ts'

/** Refusals of a file that the platform no longer has. */
const FORGOTTEN = new Set([33, 100])

/** Refusals of a number that WhatsApp may know in its other form. */
const OTHER_FORM = new Set([131026, 131030])

/** Attempts after which a temporary refusal is given up. */
const MOST_ATTEMPTS = 60
/** Longest pause between attempts, in seconds: with it they last about an hour. */
const LONGEST_PAUSE = 60

/** Makes one attempt. Returns the milliseconds until the chat goes on, or `stop` when the account must be looked at. */
export async function sendPart(part: Part, account: Account): Promise<number | 'stop'> {
  const secrets = secretsOf(account)
  if (!secrets) {
    await requireAction(account, 'No pudimos leer las claves guardadas. Escríbelas de nuevo.')
    return 'stop'
  }
  const allowed = inWindow(part, account)
  if (!allowed) return refuse(part, account, closed(account))
  const body = await prepared(allowed, account, secrets)
  // A file that did not arrive counts as an attempt of its message.
  const tried = { ...part, attempt: part.attempt + 1 }
  if (body.kind === 'unknown') return refuse(tried, account, { code: 131016, message: body.reason })
  if (body.kind === 'refused') return refuse(tried, account, body.refusal)
  const wait = await takeTurn(account, part.chat_id)
  if (wait !== undefined) return wait
  const attempt = part.attempt + 1
  // Committed before the request leaves: a process that ends in between does not send it again.
  const { numUpdatedRows } = await db()
    .updateTable('outbound_part')
    .set({ state: 'sending', attempt, since: sql`now()` })
    .where('id', '=', part.id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 0
  const outcome = await body.value(markOf(part.message_id, part.part, attempt))
  return settle({ ...part, attempt }, account, outcome)
}

/** Makes a request with its mark. */
type Request = (mark: string) => Promise<GraphOutcome<Accepted>>

/** Returns the request for a body, with the platform's ids of its files. */
async function prepared(body: object, account: Account, secrets: AccountSecrets): Promise<GraphOutcome<Request>> {
  if (account.kind === 'telegram') {
    const ready = await readyForTelegram(body, account)
    return ready.kind === 'ok' ? { kind: 'ok', value: () => requestTelegram(ready.value, account, secrets) } : ready
  }
  const whole = await withUploads(body, account, secrets)
  return whole.kind === 'ok' ? { kind: 'ok', value: (mark) => request(mark, whole.value, account, secrets) } : whole
}

interface Sent {
  messages?: { id?: string }[]
  contacts?: { wa_id?: string }[]
  message_id?: string
}

/** What the platform accepted: its id of the message, and the address that it uses for the person. */
interface Accepted {
  id: string
  address?: string | undefined
}

async function request(
  mark: string,
  body: object,
  account: Account,
  { access_token: token }: AccountSecrets,
): Promise<GraphOutcome<Accepted>> {
  const isPage = account.kind === 'facebook'
  const message = 'message' in body ? Object(body.message) : undefined
  const marked = isPage
    ? { ...body, ...(message && { message: { ...message, metadata: mark } }) }
    : { ...body, biz_opaque_callback_data: mark }
  const place = `${isPage ? 'me' : account.externalId}/messages`
  const request = { method: 'POST', token, version: account.settings.api_version, body: marked } as const
  const outcome = await callGraph<Sent>(place, request)
  if (outcome.kind !== 'ok') return outcome
  const { messages, contacts, message_id } = outcome.value
  const id = isPage ? message_id : messages?.[0]?.id
  return id
    ? { kind: 'ok', value: { id, address: contacts?.[0]?.wa_id } }
    : { kind: 'unknown', reason: 'no id in the answer' }
}

async function settle(part: Part, account: Account, outcome: GraphOutcome<Accepted>): Promise<number | 'stop'> {
  if (outcome.kind === 'unknown') return doubt(part)
  if (outcome.kind === 'refused') return refuse(part, account, outcome.refusal)
  const { id: externalId, address } = outcome.value
  const mark = markOf(part.message_id, part.part, part.attempt)
  // Telegram has sent what it accepts, and reports nothing later.
  const state = account.kind === 'telegram' ? 'sent' : 'accepted'
  await reportPart({ accountId: account.id, state, externalId, mark })
  if (address) await rememberAddress(part.chat_id, address)
  return 0
}

/** The platform may have it: news about it decides, never a repetition. */
async function doubt(part: Part): Promise<number> {
  await change(part, { state: 'uncertain' })
  return 0
}

async function refuse(part: Part, account: Account, refusal: GraphRefusal): Promise<number | 'stop'> {
  const isTelegram = account.kind === 'telegram'
  const meaning = isTelegram ? telegramMeaning(refusal) : meaningOf(refusal)
  if (meaning.class === 'ambiguous') return doubt(part)
  // The platform forgot an uploaded file before its time.
  const isForgotten = isTelegram ? isForgottenFile(refusal) : FORGOTTEN.has(refusal.code)
  if (isForgotten && triesOf(part) < 3 && (await forgetUploads(part.body, account.id))) return again(part, 0)
  if (meaning.class === 'account') {
    await change(part, { state: 'pending' })
    await requireAction(account, meaning.text)
    return 'stop'
  }
  if (!isTelegram && OTHER_FORM.has(refusal.code)) {
    const other = await inOtherForm(part)
    if (other) return again(part, 0, { body: json(other) })
  }
  if (meaning.class === 'pair') return again(part, 4 ** Math.min(triesOf(part), 4))
  if (meaning.class === 'speed') {
    const seconds = Math.min(refusal.retryAfter ?? 2 ** Math.min(triesOf(part), 6), 3600)
    await slowDown(account.id, seconds)
    return again(part, seconds)
  }
  if (meaning.class === 'later' && triesOf(part) < MOST_ATTEMPTS)
    return again(part, Math.min(2 ** Math.max(triesOf(part), 1), LONGEST_PAUSE))
  const text = finalText(meaning)
  await change(part, { state: 'failed', error_code: refusal.code, error: text })
  if (meaning.class === 'person') await cancelRest(part)
  await noteTemplateRefusal(account, part.body, refusal.code)
  if (isTelegram && isBlock(refusal)) await noteGone(account, { chatId: part.chat_id }, true)
  await logEvent({
    account,
    kind: 'refused',
    ok: false,
    detail: refusal.message ? `${text} (${refusal.code}: ${refusal.message})` : text,
  })
  return 0
}

/** Lets a request be tried again later. */
export async function again(part: Part, seconds: number, changes: Record<string, unknown> = {}): Promise<number> {
  await change(part, {
    ...changes,
    state: 'pending',
    attempt: Math.max(part.attempt, 1),
    next_at: new Date(Date.now() + seconds * 1000),
  })
  return seconds * 1000
}

/** Ends a request that must not leave any more, with the reason for staff. */
export async function giveUp(part: Part, error: string): Promise<number> {
  await change(part, { state: 'failed', error })
  return 0
}

/** What cannot reach the person for one part cannot for the others. */
async function cancelRest({ message_id }: Part): Promise<void> {
  await db()
    .updateTable('outbound_part')
    .set({ state: 'cancelled' })
    .where('message_id', '=', message_id)
    .where('state', '=', 'pending')
    .execute()
}

/** Changes a request unless the platform reported something about it meanwhile. */
export async function change(part: Part, values: { state: PartState } & Record<string, unknown>): Promise<void> {
  await tx(async () => {
    await db().selectFrom('chat').select('id').where('id', '=', part.chat_id).forUpdate().execute()
    await db()
      .updateTable('outbound_part')
      .set(values)
      .where('id', '=', part.id)
      .where('state', 'in', ['pending', 'sending', 'uncertain'])
      .execute()
    await settleMessage(part.bot_id, part.message_id)
  })
}
