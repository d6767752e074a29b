import { currentCall } from '../../foundation/http/context.ts'
import { parseReceived } from '../../foundation/http/json.ts'
import { GRAPH_VERSION } from '../accounts/callback.ts'

/** Milliseconds until a request counts as unanswered. */
const TIMEOUT_MS = 15_000

/** A refusal by the Graph API: it did not do what was asked. */
export interface GraphRefusal {
  code: number
  subcode?: number
  /** the details if there are any, else the message; in English, for the log of the account */
  message: string
  /** seconds after which the platform accepts requests again, if it says so */
  retryAfter?: number
}

/**
 * The outcome of a request. `unknown` means that the platform may have done it: the answer was lost. Only `ok` and
 * `refused` are certain.
 */
export type GraphOutcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; refusal: GraphRefusal }
  | { kind: 'unknown'; reason: string }

interface GraphRequest {
  method?: 'GET' | 'POST' | 'DELETE'
  /** sent as JSON, or as a form if it is one; bytes as such, from their beginning (Meta: Resumable Upload) */
  body?: object | FormData | Uint8Array<ArrayBuffer>
  token: string
  version?: string | undefined
  timeoutMs?: number
}

/** Causes of a failure before the first byte of a request was written. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A pseudo code for a platform that could not be reached; not one of Meta's. */
export const UNREACHABLE = -1

/**
 * Calls the Graph API. Never rejects.
 * @param path without version, e.g. `109876543210/messages`
 */
export async function callGraph<T>(path: string, request: GraphRequest): Promise<GraphOutcome<T>> {
  const { method = 'GET', body, token, version = GRAPH_VERSION, timeoutMs = TIMEOUT_MS } = request
  const isBytes = body instanceof Uint8Array
  const isWhole = isBytes || body instanceof FormData
  const type = { ...(body && !isWhole && { 'content-type': 'application/json' }), ...(isBytes && { file_offset: '0' }) }
  try {
    const response = await fetch(`${currentCall().services.settings.graphUrl}/${version}/${path}`, {
      method,
      headers: { authorization: `${isBytes ? 'OAuth' : 'Bearer'} ${token}`, ...type },
      ...(body && { body: isWhole ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    return await outcomeOf<T>(response)
  } catch (error) {
    return failedRequest(error)
  }
}

/** A request whose first byte did not leave was not done. */
export function failedRequest(error: unknown): Exclude<GraphOutcome<never>, { kind: 'ok' }> {
  if (!(error instanceof Error)) return { kind: 'unknown', reason: String(error) }
  const cause: { code?: unknown; message?: unknown } = error.cause instanceof Error ? error.cause : {}
  const message = typeof cause.message === 'string' ? cause.message : error.message
  if (typeof cause.code === 'string' && NOT_SENT.has(cause.code))
    return { kind: 'refused', refusal: { code: UNREACHABLE, message } }
  return { kind: 'unknown', reason: error.name === 'TimeoutError' ? 'no answer in time' : message }
}

async function outcomeOf<T>(response: Response): Promise<GraphOutcome<T>> {
  const text = await response.text()
  const parsed = parse<T & { error?: Envelope }>(text)
  if (response.ok && parsed) return { kind: 'ok', value: parsed }
  const error = parsed?.error
  // A gateway in between answers without Meta's error, which leaves open what happened.
  if (!error || typeof error.code !== 'number') return { kind: 'unknown', reason: `status ${response.status}` }
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    kind: 'refused',
    refusal: {
      code: error.code,
      ...(error.error_subcode !== undefined && { subcode: error.error_subcode }),
      message: error.error_data?.details || error.message || `code ${error.code}`,
      ...(retryAfter > 0 && { retryAfter }),
    },
  }
}

interface Envelope {
  code?: number
  error_subcode?: number
  message?: string
  error_data?: { details?: string }
}

function parse<T>(text: string): T | undefined {
  try {
    const value = parseReceived(text)
    return value !== null && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
