import { currentCall } from '../../foundation/http/context.ts'
import { parseReceived } from '../../foundation/http/json.ts'
import { failedRequest, type GraphOutcome } from '../meta/graph.ts'

/** Milliseconds until a request counts as unanswered. */
const TIMEOUT_MS = 15_000

interface TelegramRequest {
  token: string
  /** sent as JSON, or as a form if it is one */
  body?: object | FormData
  timeoutMs?: number
}

interface Answer<T> {
  ok?: boolean
  result?: T
  error_code?: number
  description?: string
  parameters?: { retry_after?: number }
}

/**
 * Calls a method of the Bot API. Never rejects. The address contains the token: it must not get into a log.
 * @param method e.g. `sendMessage`
 */
export async function callTelegram<T>(
  method: string,
  { token, body, timeoutMs = TIMEOUT_MS }: TelegramRequest,
): Promise<GraphOutcome<T>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`${currentCall().services.settings.telegramUrl}/bot${token}/${method}`, {
      method: 'POST',
      ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    return outcomeOf<T>(response.status, await response.text())
  } catch (error) {
    return failedRequest(error)
  }
}

function outcomeOf<T>(status: number, text: string): GraphOutcome<T> {
  const answer = parse<T>(text)
  if (answer?.ok === true && answer.result !== undefined) return { kind: 'ok', value: answer.result }
  // A gateway in between answers without Telegram's error, which leaves open what happened.
  if (answer?.ok !== false || typeof answer.error_code !== 'number')
    return { kind: 'unknown', reason: `status ${status}` }
  const { error_code: code, description = `code ${code}`, parameters } = answer
  const retryAfter = Number(parameters?.retry_after)
  return { kind: 'refused', refusal: { code, message: description, ...(retryAfter > 0 && { retryAfter }) } }
}

function parse<T>(text: string): Answer<T> | undefined {
  try {
    const value = parseReceived(text)
    return value !== null && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
