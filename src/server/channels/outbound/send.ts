import { sql } from 'kysely'
import { db, json, tx } from '../../foundation/store/db.ts'
import { type Account, secretsOf } from '../accounts/account.ts'
import { requireAction } from '../accounts/trouble.ts'
import { finalText } from '../meta/errors.ts'
import type { GraphOutcome, GraphRefusal } from '../meta/graph.ts'
import { rememberAddress } from './address.ts'
import { logAttempt } from './attempt-log.ts'
import { type Accepted, carrierOf } from './carriers.ts'
import { markOf, reportPart } from './ledger.ts'
import { isReaction, type Part, triesOf } from './part.ts'
import { again, cancelRest, change, giveUp } from './part-state.ts'
import { slowDown, takeTurn } from './rate.ts'
import { forgetUploads } from './upload.ts'
import { closed, inWindow } from './window.ts'

/** Attempts after which a temporary refusal is given up. */
const MOST_ATTEMPTS = 60
/** The same for a reaction, behind which the messages of its chat wait. */
const MOST_REACTIONS = 4
const NOT_TAKEN = 'El canal no aceptó la reacción. Contesta con un mensaje.'
/** Longest pause between attempts, in seconds: with it they last about an hour. */
const LONGEST_PAUSE = 60

/** Makes one attempt. Returns the milliseconds until the chat goes on, or `stop` when the account must be looked at. */
export async function sendPart(part: Part, account: Account): Promise<number | 'stop'> {
  const secrets = secretsOf(account)
  if (!secrets) {
    await requireAction(account, { text: 'No pudimos leer las claves guardadas. Escríbelas de nuevo.' })
    return 'stop'
  }
  const carrier = carrierOf(account)
  const allowed = inWindow(part, account)
  if (!allowed) return refuse(part, account, closed(account))
  const body = await carrier.prepare(allowed, account, secrets)
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

async function settle(part: Part, account: Account, outcome: GraphOutcome<Accepted>): Promise<number | 'stop'> {
  if (outcome.kind === 'unknown') return doubt(part, account, { reason: outcome.reason })
  if (outcome.kind === 'refused') return refuse(part, account, outcome.refusal)
  const { id: externalId, address } = outcome.value
  const mark = markOf(part.message_id, part.part, part.attempt)
  await tx(async () => {
    await reportPart({ accountId: account.id, state: carrierOf(account).accepts, externalId, mark })
    await logAttempt(part, account, { kind: 'sent', ok: true, answer: { answer: { id: externalId } } })
  })
  if (address) await rememberAddress(part.chat_id, address)
  return 0
}

/** The platform may have it: news about it decides, never a repetition. */
async function doubt(part: Part, account: Account, error: object): Promise<number> {
  if (isReaction(part)) return reactAgain(part, account, error)
  await tx(async () => {
    await change(part, { state: 'uncertain' })
    await logAttempt(part, account, { kind: 'sent', ok: false, text: 'Sin confirmar', answer: { error } })
  })
  return 0
}

/** Lets a reaction leave again for a while; what comes too late says nothing. */
async function reactAgain(part: Part, account: Account, error: object): Promise<number> {
  const isLast = triesOf(part) >= MOST_REACTIONS
  return tx(async () => {
    await logAttempt(part, account, { kind: 'sent', ok: false, text: 'Sin confirmar', answer: { error } })
    return isLast ? giveUp(part, NOT_TAKEN) : again(part, 2 ** Math.max(triesOf(part), 1))
  })
}

async function refuse(part: Part, account: Account, refusal: GraphRefusal): Promise<number | 'stop'> {
  const carrier = carrierOf(account)
  const meaning = carrier.meaningOf(refusal)
  if (meaning.class === 'ambiguous') return doubt(part, account, refusal)
  const note = (text: string) =>
    logAttempt(part, account, { kind: 'refused', ok: false, text: withCode(text, refusal), answer: { refusal } })
  const retry = (seconds: number, changes?: Record<string, unknown>) =>
    tx(async () => {
      // Told once: the attempt that ends it is told as well.
      if (triesOf(part) <= 1) await note('Lo intentaremos de nuevo')
      return again(part, seconds, changes)
    })
  // The platform forgot an uploaded file before its time.
  if (carrier.forgotFile(refusal) && triesOf(part) < 3 && (await forgetUploads(part.body, account.id))) return retry(0)
  // A page or number that may not react can still write: its next message tells whether it lost more.
  if (meaning.class === 'account' && !isReaction(part)) {
    await tx(async () => {
      await change(part, { state: 'pending' })
      await note(meaning.text)
    })
    await requireAction(account, meaning)
    return 'stop'
  }
  const other = await carrier.otherBody(part, refusal)
  if (other) return retry(0, { body: json(other) })
  if (meaning.class === 'pair') return retry(4 ** Math.min(triesOf(part), 4))
  if (meaning.class === 'speed') {
    const seconds = Math.min(refusal.retryAfter ?? 2 ** Math.min(triesOf(part), 6), 3600)
    await slowDown(account.id, seconds)
    return retry(seconds)
  }
  if (meaning.class === 'later' && triesOf(part) < (isReaction(part) ? MOST_REACTIONS : MOST_ATTEMPTS))
    return retry(Math.min(2 ** Math.max(triesOf(part), 1), LONGEST_PAUSE))
  const text = isReaction(part) && meaning.class !== 'person' ? NOT_TAKEN : finalText(meaning)
  await tx(async () => {
    await change(part, { state: 'failed', error_code: refusal.code, error: text })
    if (meaning.class === 'person') await cancelRest(part)
    await note(text)
  })
  await carrier.noteFailure(account, part, refusal)
  return 0
}

/** Adds the platform's number of a refusal, by which its help names it. Our own numbers are negative. */
const withCode = (text: string, { code }: GraphRefusal): string => (code > 0 ? `${text} (${code})` : text)
