import type { Account, AccountSecrets } from '../accounts/account.ts'
import type { GraphOutcome } from '../meta/graph.ts'
import { list, object, string } from '../meta/incoming.ts'
import { callTelegram } from '../telegram/api.ts'
import { FILE_MISSING } from '../telegram/errors.ts'
import { messageId } from '../telegram/message-id.ts'
import { type KnownFile, knownFile, rememberFile } from './upload.ts'

/** Milliseconds for a request with a file, which may have 16 MB. */
const UPLOAD_MS = 60_000

/** Days for which the id of a file is used again: Telegram names no end, and says when it does not know one. */
const KEPT_DAYS = 365

/** A call that is ready to leave. */
interface Ready {
  method: string
  params: Record<string, unknown>
  /** the field of `params` with a file, which travels with the message unless Telegram knows it */
  attached?: { field: string; file: KnownFile; bytes: Buffer }
}

/**
 * Returns a call with Telegram's id of its file, or with the file itself: Telegram takes files only with the message that
 * carries them.
 */
export async function readyForTelegram(body: object, account: Account): Promise<GraphOutcome<Ready>> {
  const { method, params: raw } = object(body)
  const params = object(raw)
  const [field, given] = Object.entries(params).find(([, value]) => typeof object(value).file === 'number') ?? []
  const ready = { method: String(method), params }
  if (!field) return { kind: 'ok', value: ready }
  const file = await knownFile(Number(object(given).file), account)
  if (file?.external_id) return { kind: 'ok', value: { ...ready, params: { ...params, [field]: file.external_id } } }
  const bytes = file && (await file.read())
  if (!bytes) return { kind: 'refused', refusal: { code: FILE_MISSING, message: 'the file is missing' } }
  return { kind: 'ok', value: { ...ready, attached: { field, file, bytes } } }
}

/** Makes the call. The id of a file that travelled along is kept for the next message. */
export async function requestTelegram(
  { method, params, attached }: Ready,
  account: Account,
  { access_token: token }: AccountSecrets,
): Promise<GraphOutcome<{ id?: string }>> {
  const outcome = await callTelegram<unknown>(method, {
    token,
    body: attached ? formOf(params, attached) : params,
    ...(attached && { timeoutMs: UPLOAD_MS }),
  })
  if (outcome.kind !== 'ok') return outcome
  // What is no message, a reaction, is only confirmed.
  if (outcome.value === true) return { kind: 'ok', value: {} }
  const id = messageId(account.externalId, outcome.value)
  if (!id) return { kind: 'unknown', reason: 'no id in the answer' }
  const fileId = attached && fileIdIn(object(outcome.value)[attached.field])
  if (attached && fileId) await rememberFile(account.id, attached.file.id, fileId, KEPT_DAYS)
  return { kind: 'ok', value: { id } }
}

function formOf(params: Record<string, unknown>, { field, file, bytes }: NonNullable<Ready['attached']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(params))
    if (name !== field) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.set(field, new Blob([new Uint8Array(bytes)], { type: file.type }), file.filename)
  return form
}

/** A picture is named in several sizes, of which the last is the largest. */
const fileIdIn = (sent: unknown): string | undefined =>
  string(object(Array.isArray(sent) ? list(sent).at(-1) : sent).file_id)
