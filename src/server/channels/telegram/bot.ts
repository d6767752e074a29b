import { randomBytes } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import type { AccountSecrets, AtPlatform } from '../accounts/account.ts'
import { telegramAddress } from '../accounts/callback.ts'
import type { GraphOutcome } from '../meta/graph.ts'
import type { Looked } from '../meta/look.ts'
import { callTelegram } from './api.ts'
import { UPDATES } from './incoming.ts'

interface Me {
  id: number
  first_name?: string
  username?: string
}

/** How Telegram delivers what happens. */
interface WebhookInfo {
  url?: string
  pending_update_count?: number
  last_error_date?: number
  last_error_message?: string
  allowed_updates?: string[]
}

/** Returns a secret with which Telegram proves that it delivers; of signs that its header allows. */
export const newWebhookSecret = (): string => randomBytes(32).toString('base64url')

/** Asks Telegram which bot a token belongs to. */
export async function lookAtBot({ access_token: token }: Pick<AccountSecrets, 'access_token'>) {
  const found = await callTelegram<Me>('getMe', { token })
  if (found.kind !== 'ok') return found
  const { id, first_name, username } = found.value
  const account = username ? `@${username}` : String(id)
  const facts = { checked_at: currentCall().services.clock().toISOString() }
  const value: Looked & { id: string } = { id: String(id), name: first_name || account, account, facts }
  return { kind: 'ok', value } satisfies GraphOutcome<unknown>
}

/** Lets Telegram deliver to this server, with the secret. What waited while the bot was not connected comes as well. */
export const setWebhook = (botId: number, { access_token: token, app_secret }: AccountSecrets) =>
  callTelegram<boolean>('setWebhook', {
    token,
    body: { url: telegramAddress(botId), secret_token: app_secret, allowed_updates: UPDATES, max_connections: 40 },
  })

export const webhookInfo = ({ access_token: token }: AccountSecrets) =>
  callTelegram<WebhookInfo>('getWebhookInfo', { token })

/** Whether Telegram delivers to this server. */
export const isOurs = (botId: number, { url }: WebhookInfo): boolean => url === telegramAddress(botId)

export const deleteWebhook = ({ access_token: token }: AccountSecrets) =>
  callTelegram<boolean>('deleteWebhook', { token })

/** Sets what people read before they start, and the menu with the command that starts again. */
export async function setProfile({ secrets, settings }: Pick<AtPlatform, 'secrets' | 'settings'>) {
  const token = secrets.access_token
  const described = await callTelegram<boolean>('setMyDescription', {
    token,
    body: { description: settings.greeting ?? '' },
  })
  if (described.kind !== 'ok') return described
  const commands = [{ command: 'start', description: 'Empieza la conversación' }]
  return callTelegram<boolean>('setMyCommands', { token, body: { commands } })
}
