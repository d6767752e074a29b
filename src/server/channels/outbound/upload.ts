import { createHmac } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account, AccountSecrets } from '../accounts/account.ts'
import { callGraph, type GraphOutcome } from '../meta/graph.ts'

/** Days for which an uploaded file is used again: Meta keeps it for 30. */
const KEPT_DAYS = 28
const DAY_MS = 86_400_000
/** Milliseconds for an upload, which may have 16 MB. */
const UPLOAD_MS = 60_000

/** The path of pictures that Messenger fetches itself: those of cards. */
export const PICTURE_PATH = '/webhooks/pictures'

/** Returns the body with the platform's ids in place of file numbers, uploading what it does not have yet. */
export async function withUploads(
  body: object,
  account: Account,
  secrets: AccountSecrets,
): Promise<GraphOutcome<object>> {
  const numbers = [...new Set(fileNumbers(body))]
  const ids = new Map<number, string>()
  for (const number of numbers) {
    const outcome = await externalIdOf(number, account, secrets)
    if (outcome.kind !== 'ok') return outcome
    ids.set(number, outcome.value)
  }
  return { kind: 'ok', value: replaced(body, ids, account) as object }
}

/** The numbers of the files in a body. */
export function fileNumbers(value: unknown): number[] {
  if (value === null || typeof value !== 'object') return []
  const { file } = value as { file?: unknown }
  const own = typeof file === 'number' ? [file] : []
  // Messenger fetches the pictures of cards by their address.
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => (name === 'image_url' ? [] : fileNumbers(inner)))]
}

function replaced(value: unknown, ids: ReadonlyMap<number, string>, account: Account): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, ids, account))
  if (value === null || typeof value !== 'object') return value
  const idName = account.kind === 'facebook' ? 'attachment_id' : 'id'
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'file' && typeof inner === 'number') return [idName, ids.get(inner)]
      if (name === 'image_url' && typeof inner === 'object')
        return [name, pictureAddress(account.botId, (inner as { file: number }).file)]
      return [name, replaced(inner, ids, account)]
    }),
  )
}

/** Returns the public address of a picture. It cannot be guessed, and is valid as long as the server's key. */
const pictureAddress = (botId: number, number: number): string =>
  `${currentCall().services.settings.publicUrl}${PICTURE_PATH}/${botId}/${number}/${pictureToken(botId, number)}`

/** The part of a picture's address that proves that the server gave it out. */
export const pictureToken = (botId: number, number: number): string =>
  createHmac('sha256', currentCall().services.settings.secret)
    .update(`picture:${botId}:${number}`)
    .digest('base64url')
    .slice(0, 24)

/** A file of a bot, and how the platform knows it. */
export interface KnownFile {
  id: string
  type: string
  filename: string
  external_id: string | null
  /** its content; undefined when it is gone */
  read(): Promise<Buffer | undefined>
}

/** Returns a file of an account's bot by its number. */
export async function knownFile(number: number, account: Account): Promise<KnownFile | undefined> {
  const now = currentCall().services.clock()
  const file = await db()
    .selectFrom('media as d')
    .leftJoin('channel_media as k', (join) =>
      join.onRef('k.media_id', '=', 'd.id').on('k.account_id', '=', account.id).on('k.until', '>', now.toISOString()),
    )
    .select(['d.id', 'd.type', 'd.filename', 'k.external_id'])
    .where('d.number', '=', number)
    .where('d.bot_id', '=', account.botId)
    .executeTakeFirst()
  return file && { ...file, read: () => storedBytes(file.id) }
}

/** Keeps under which id a platform knows a file, for some days. */
export async function rememberFile(accountId: number, mediaId: string, externalId: string, days: number) {
  const until = new Date(currentCall().services.clock().getTime() + days * DAY_MS)
  await db()
    .insertInto('channel_media')
    .values({ account_id: accountId, media_id: mediaId, external_id: externalId, until })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'media_id']).doUpdateSet({ external_id: externalId, until }),
    )
    .execute()
}

async function externalIdOf(number: number, account: Account, secrets: AccountSecrets): Promise<GraphOutcome<string>> {
  const file = await knownFile(number, account)
  if (file?.external_id) return { kind: 'ok', value: file.external_id }
  const bytes = file && (await file.read())
  if (!bytes) return { kind: 'refused', refusal: { code: 131052, message: 'the file is missing' } }
  const outcome = await upload(new Blob([new Uint8Array(bytes)], { type: file.type }), file.filename, account, secrets)
  if (outcome.kind === 'ok') await rememberFile(account.id, file.id, outcome.value, KEPT_DAYS)
  return outcome
}

async function upload(
  blob: Blob,
  filename: string,
  account: Account,
  secrets: AccountSecrets,
): Promise<GraphOutcome<string>> {
  const form = new FormData()
  const request = {
    ...({
      method: 'POST',
      token: secrets.access_token,
      version: account.settings.api_version,
      timeoutMs: UPLOAD_MS,
    } as const),
    body: form,
  }
  if (account.kind === 'whatsapp') {
    form.set('messaging_product', 'whatsapp')
    form.set('type', blob.type)
    form.set('file', blob, filename)
    const outcome = await callGraph<{ id: string }>(`${account.externalId}/media`, request)
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.id } : repeatable(outcome)
  }
  const [family] = blob.type.split('/')
  const type = family === 'image' || family === 'video' || family === 'audio' ? family : 'file'
  form.set('message', JSON.stringify({ attachment: { type, payload: { is_reusable: true } } }))
  form.set('filedata', blob, filename)
  const outcome = await callGraph<{ attachment_id: string }>('me/message_attachments', request)
  return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.attachment_id } : repeatable(outcome)
}

/** An upload can be repeated: twice the same file at the platform reaches nobody. */
const repeatable = (outcome: Exclude<GraphOutcome<unknown>, { kind: 'ok' }>): GraphOutcome<string> =>
  outcome.kind === 'unknown' ? { kind: 'refused', refusal: { code: 131016, message: outcome.reason } } : outcome

/** Forgets the ids of the files in a body, which the platform no longer knows. Returns whether there were any. */
export async function forgetUploads(body: object, accountId: number): Promise<boolean> {
  const numbers = fileNumbers(body)
  if (numbers.length === 0) return false
  const { numDeletedRows } = await db()
    .deleteFrom('channel_media')
    .where('account_id', '=', accountId)
    .where('media_id', 'in', (from) => from.selectFrom('media').select('id').where('number', 'in', numbers))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
