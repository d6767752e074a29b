import { currentCall } from '../../foundation/http/context.ts'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import type { AccountSecrets } from '../accounts/account.ts'
import { bytesOf, type Download } from '../meta/download.ts'
import type { IncomingFile } from '../meta/incoming.ts'
import { callTelegram } from './api.ts'

/** Milliseconds for a file of 16 MB. */
const TIMEOUT_MS = 60_000

interface FileFacts {
  file_path?: string
  file_size?: number
}

/** Fetches a file that a customer sent. Telegram gives bots files of at most 20 MB, under an address for an hour. */
export async function downloadTelegram(
  { id }: IncomingFile,
  { access_token: token }: AccountSecrets,
): Promise<Download> {
  const facts = await callTelegram<FileFacts>('getFile', { token, body: { file_id: id } })
  if (facts.kind === 'unknown') return { kind: 'later', why: facts.reason }
  if (facts.kind === 'refused') {
    const { code, message } = facts.refusal
    return code === 400 && !/temporarily/i.test(message)
      ? { kind: 'lost', why: message, isTooLarge: /too big/i.test(message) }
      : { kind: 'later', why: message }
  }
  const { file_path: path, file_size = 0 } = facts.value
  if (file_size > MAX_BYTES) return { kind: 'lost', why: 'the file is too large', isTooLarge: true }
  const place = placeOf(path)
  if (!place) return { kind: 'lost', why: 'no address' }
  try {
    const { telegramUrl } = currentCall().services.settings
    const response = await fetch(`${telegramUrl}/file/bot${token}/${place}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    return await bytesOf(response)
  } catch (error) {
    return { kind: 'later', why: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Returns the path of a file below those of the bot; undefined for one that leads elsewhere: an own Bot API server with
 * local files gives a path of its machine instead.
 */
function placeOf(path: string | undefined): string | undefined {
  const parts = path?.split('/') ?? []
  return parts.every((part) => !['', '.', '..'].includes(part)) ? parts.map(encodeURIComponent).join('/') : undefined
}
