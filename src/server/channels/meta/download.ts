import { createHash } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import type { Account, AccountSecrets } from '../accounts/account.ts'
import { callGraph } from './graph.ts'
import { pathPart } from './ids.ts'
import type { IncomingFile } from './incoming.ts'

/** Milliseconds for a file of 16 MB. */
const TIMEOUT_MS = 60_000
/** Redirects of a file's address. */
const MOST_HOPS = 3

/** The content of a file, or why there is none: for good, or for now. */
export type Download =
  | { kind: 'ok'; bytes: Buffer }
  | { kind: 'lost'; why: string; isTooLarge?: boolean }
  | { kind: 'later'; why: string }

interface MediaFacts {
  url?: string
  file_size?: number
  sha256?: string
}

/** Fetches a file that a customer sent. The platform forgets it after days, and its address after minutes. */
export async function download(file: IncomingFile, account: Account, secrets: AccountSecrets): Promise<Download> {
  if (file.url) return fetchFile(file.url)
  const id = pathPart(file.id)
  if (id === undefined) return { kind: 'lost', why: 'the id is none' }
  const facts = await callGraph<MediaFacts>(`${id}?phone_number_id=${account.externalId}`, {
    token: secrets.access_token,
    version: account.settings.api_version,
  })
  if (facts.kind === 'unknown') return { kind: 'later', why: facts.reason }
  if (facts.kind === 'refused')
    return {
      kind: facts.refusal.code === 100 || facts.refusal.code === 131052 ? 'lost' : 'later',
      why: facts.refusal.message,
    }
  const { url, file_size = 0, sha256 } = facts.value
  if (file_size > MAX_BYTES) return { kind: 'lost', why: 'the file is too large', isTooLarge: true }
  return url ? fetchFile(url, secrets.access_token, sha256) : { kind: 'lost', why: 'no address' }
}

/**
 * Fetches a file from Meta's hosts or the configured one.
 * @param token the key of the account, which goes to no other
 */
export async function fetchFile(address: string, token?: string, sha256?: string, hops = 0): Promise<Download> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const graph = new URL(currentCall().services.settings.graphUrl)
  const isKnown = url !== undefined && (url.host === graph.host || (url.protocol === 'https:' && isMeta(url.hostname)))
  if (!isKnown) return { kind: 'lost', why: 'the address is not of Meta' }
  try {
    const response = await fetch(url, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // Each address is checked: one of Meta may lead elsewhere.
      redirect: 'manual',
    })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (next !== null)
      return hops < MOST_HOPS
        ? fetchFile(new URL(next, url).href, undefined, sha256, hops + 1)
        : { kind: 'lost', why: 'too many redirects' }
    if (response.status === 404 || response.status === 410)
      return { kind: 'later', why: 'the address is no longer valid' }
    const outcome = await bytesOf(response)
    return outcome.kind !== 'ok' || isWhole(outcome.bytes, sha256)
      ? outcome
      : { kind: 'later', why: 'the content is not complete' }
  } catch (error) {
    return { kind: 'later', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Reads the content of a file, up to the size of what is stored. */
export async function bytesOf(response: Response): Promise<Download> {
  if (!response.ok || !response.body) return { kind: 'later', why: `status ${response.status}` }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_BYTES) return { kind: 'lost', why: 'the file is too large', isTooLarge: true }
    chunks.push(chunk)
  }
  return { kind: 'ok', bytes: Buffer.concat(chunks) }
}

const isMeta = (host: string) =>
  /(?:^|\.)(?:fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net|cdninstagram\.com)$/.test(host)

/** Meta writes the hash in hexadecimal here, and in base64 in webhooks. */
function isWhole(bytes: Buffer, sha256: string | undefined): boolean {
  if (!sha256) return true
  const hash = createHash('sha256').update(bytes)
  const copy = hash.copy()
  return hash.digest('hex') === sha256.toLowerCase() || copy.digest('base64') === sha256
}
