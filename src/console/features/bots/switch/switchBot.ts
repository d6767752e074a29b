import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { withToasts } from '../../../ui/call-toasts.ts'

export type OnOff = components['schemas']['BotOnOff']

/**
 * Switches a chatbot on or off. Shows a toast on failure and throws.
 * @param message text that customers get while the bot is off; if omitted, the previous message is kept
 */
export async function switchBot(bot: number, botState: OnOff, message?: string): Promise<void> {
  const body = { botState, ...(message !== undefined && { message }) }
  await withToasts('botStateUpdate', () => unwrap(api.PUT('/bots/state/{bot}', { params: { path: { bot } }, body })))
}
