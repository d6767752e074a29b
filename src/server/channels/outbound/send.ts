import { sql } from 'kysely'
import { db, tx } from '../../foundation/store/db.ts'
import { type Account, type AccountSecrets, secretsOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { meaningOf } from '../meta/errors.ts'
import { callGraph, type GraphOutcome, type GraphRefusal } from '../meta/graph.ts'
import { markOf, type PartState, reportPart, settleMessage } from './ledger.ts'
import { slowDown, takeTurn } from './rate.ts'
import { forgetUploads, withUploads } from './upload.ts'

/** A request that delivers a part of a message. */
export interface Part {
  id: number
  bot_id: number
  account_id: number
  chat_id: number
  message_id: number
  part: number
  body: object
  attempt: number
  state: PartState
  since: string | null
  next_at: string
}

/** Attempts after which a temporary refusal is given up. */
const MOST_ATTEMPTS = 8

/** Makes one attempt. Returns the milliseconds until the chat goes on, or `stop` when the account must be looked at. */
export async function sendPart(part: Part, account: Account): Promise<number | 'stop'> {
  const secrets = secretsOf(account)
  if (!secrets) {
    await requireAction(account, 'No pudimos leer las claves guardadas. Escríbelas de nuevo.')
    return 'stop'
  }
  const body = await withUploads(part.body, account, secrets)
  if (body.kind !== 'ok') return settle(part, account, body)
  const wait = await takeTurn(account.id, part.chat_id)
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
  const outcome = await request(markOf(part.message_id, part.part, attempt), body.value, account, secrets)
  return settle({ ...part, attempt }, account, outcome)
}

interface Sent {
  messages?: { id?: string }[]
  message_id?: string
}

async function request(
  mark: string,
  body: object,
  account: Account,
  { access_token: token }: AccountSecrets,
): Promise<GraphOutcome<string>> {
  const isPage = account.kind === 'facebook'
  const { message } = body as { message?: object }
  const marked = isPage
    ? { ...body, ...(message && { message: { ...message, metadata: mark } }) }
    : { ...body, biz_opaque_callback_data: mark }
  const place = `${isPage ? 'me' : account.externalId}/messages`
  const request = { method: 'POST', token, version: account.settings.api_version, body: marked } as const
  const outcome = await callGraph<Sent>(place, request)
  if (outcome.kind !== 'ok') return outcome
  const id = isPage ? outcome.value.message_id : outcome.value.messages?.[0]?.id
  return id ? { kind: 'ok', value: id } : { kind: 'unknown', reason: 'no id in the answer' }
}

async function settle(part: Part, account: Account, outcome: GraphOutcome<string | object>): Promise<number | 'stop'> {
  if (outcome.kind === 'ok') {
    const externalId = outcome.value as string
    await reportPart({
      accountId: account.id,
      state: 'accepted',
      externalId,
      mark: markOf(part.message_id, part.part, part.attempt),
    })
    return 0
  }
  if (outcome.kind === 'unknown') return doubt(part)
  return refuse(part, account, outcome.refusal)
}

/** The platform may have it: news about it decides, never a repetition. */
async function doubt(part: Part): Promise<number> {
  await change(part, { state: 'uncertain' })
  return 0
}

async function refuse(part: Part, account: Account, refusal: GraphRefusal): Promise<number | 'stop'> {
  const meaning = meaningOf(refusal)
  if (meaning.class === 'ambiguous') return doubt(part)
  if (meaning.class === 'account') {
    await change(part, { state: 'pending', attempt: part.attempt - 1 })
    await requireAction(account, meaning.text)
    return 'stop'
  }
  // The platform forgot an uploaded file before its time.
  if (refusal.code === 100 && (await forgetUploads(part.body, account.id))) return again(part, 0)
  if (meaning.class === 'pair') return again(part, 4 ** Math.min(part.attempt, 4))
  if (meaning.class === 'speed') {
    const seconds = Math.min(refusal.retryAfter ?? 2 ** Math.min(part.attempt, 6), 3600)
    await slowDown(account.id, seconds)
    return again(part, seconds)
  }
  if (meaning.class === 'later' && part.attempt < MOST_ATTEMPTS) return again(part, 2 ** Math.max(part.attempt, 1))
  await change(part, { state: 'failed', error_code: refusal.code, error: meaning.text })
  await logEvent({
    account,
    kind: 'refused',
    ok: false,
    detail: `${meaning.text} (${refusal.code}: ${refusal.message})`,
  })
  return 0
}

async function again(part: Part, seconds: number): Promise<number> {
  await change(part, {
    state: 'pending',
    attempt: Math.max(part.attempt, 1),
    next_at: new Date(Date.now() + seconds * 1000),
  })
  return seconds * 1000
}

/** Changes a request unless the platform reported something about it meanwhile. */
async function change(part: Part, values: { state: PartState } & Record<string, unknown>): Promise<void> {
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
