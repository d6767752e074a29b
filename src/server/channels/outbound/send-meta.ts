import type { Account, AccountSecrets } from '../accounts/account.ts'
import { callGraph, type GraphOutcome } from '../meta/graph.ts'

interface Sent {
  messages?: { id?: string }[]
  contacts?: { wa_id?: string }[]
  message_id?: string
}

/** Sends a message through the Graph API with the mark that comes back in statuses and echoes. */
export async function requestMeta(
  mark: string,
  body: object,
  account: Account,
  { access_token: token }: AccountSecrets,
): Promise<GraphOutcome<{ id?: string | undefined; address?: string | undefined }>> {
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
  // Messenger gives reactions no id.
  if (isPage && !message) return { kind: 'ok', value: {} }
  return id
    ? { kind: 'ok', value: { id, address: contacts?.[0]?.wa_id } }
    : { kind: 'unknown', reason: 'no id in the answer' }
}
