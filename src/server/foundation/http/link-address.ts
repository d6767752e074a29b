import { withBot } from '../../../contract/bot-address.ts'
import { currentCall } from './context.ts'

/** Names of this machine, with a port. */
const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/**
 * Returns the address of the console for links that somebody gets because of the current call: `PUBLIC_URL`. A demo that
 * only this machine reaches may be open under another name or a forwarded port; its links lead there. Whoever makes a
 * request can forge its Host, so that no other name is believed.
 */
export function linkAddress(): string {
  const { services, request } = currentCall()
  const { publicUrl } = services.settings
  const host = request?.header('host') ?? ''
  if (!LOCAL.test(host) || !URL.canParse(publicUrl)) return publicUrl
  const own = new URL(publicUrl)
  return own.protocol === 'http:' && LOCAL.test(own.host) ? `http://${host}` : publicUrl
}

/** Returns a link to a page of the console that opens with a bot: who has several may have another one open. */
export const botLink = (path: string, botId: number): string => withBot(linkAddress() + path, botId)
