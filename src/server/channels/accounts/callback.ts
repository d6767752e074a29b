import { createHmac, timingSafeEqual } from 'node:crypto'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { assertCallable } from '../../foundation/http/outgoing.ts'

/** The version of the Graph API that new accounts use. */
export const GRAPH_VERSION = 'v26.0'

/** The path of the address to which Meta delivers what happens in the accounts of a bot. */
export const META_PATH = '/webhooks/meta'

/** The path of the address to which Telegram delivers what happens in the bots of a chatbot. */
export const TELEGRAM_PATH = '/webhooks/telegram'

/** The ports to which Telegram delivers (Telegram: setWebhook); no port is that of https. */
const TELEGRAM_PORTS = new Set(['', '443', '80', '88', '8443'])

/** Returns the address to which Telegram delivers for a chatbot. */
export const telegramAddress = (botId: number): string =>
  `${currentCall().services.settings.publicUrl}${TELEGRAM_PATH}/${botId}`

/** Returns the address and the token that a bot's application at Meta needs. */
export function setupOf(botId: number): components['schemas']['PluginSetup'] {
  const { publicUrl, graphUrl, telegramUrl } = currentCall().services.settings
  return {
    callback_url: `${publicUrl}${META_PATH}/${botId}`,
    verify_token: verifyToken(botId),
    reachable: isLocal(graphUrl) || isReachable(publicUrl),
    telegram_reachable: isLocal(telegramUrl) || (isReachable(publicUrl) && TELEGRAM_PORTS.has(new URL(publicUrl).port)),
    api_version: GRAPH_VERSION,
  }
}

/** Returns the bot of an address of {@link setupOf}; undefined for one of another system. */
export function botOfCallback(address: string): number | undefined {
  const start = `${currentCall().services.settings.publicUrl}${META_PATH}/`
  const id = address.startsWith(start) ? address.slice(start.length) : ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
}

/** Derived from the server's key, so that it is known before an account exists and needs no storage. */
export function verifyToken(botId: number): string {
  const { secret } = currentCall().services.settings
  return createHmac('sha256', secret).update(`channel-verify:${botId}`).digest('base64url').slice(0, 24)
}

/** Compares two texts in a time that depends on neither. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHmac('sha256', 'compare').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Whether a platform runs on this machine, as a simulator does: it reaches every address. */
const isLocal = (platform: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(platform).hostname)

function isReachable(publicUrl: string): boolean {
  try {
    assertCallable(new URL(publicUrl))
    return true
  } catch {
    return false
  }
}
