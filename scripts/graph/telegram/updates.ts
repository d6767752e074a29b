import type { Simulator } from '../simulator.ts'
import type { Person } from '../world/types.ts'
import type { TelegramBot } from './types.ts'

/** Sends an update to the bot's webhook, in the order of the chat. Without a webhook it is lost. */
export function update(
  { world, webhooks }: Simulator,
  bot: TelegramBot,
  person: Person,
  kind: string,
  what: object,
): void {
  const { webhook } = bot
  if (!webhook?.updates.includes(kind)) return
  const body = JSON.stringify({ update_id: bot.nextUpdate++, [kind]: what })
  const { url, secret } = webhook
  webhooks.deliver({ url, secret, object: 'telegram', lane: `${bot.id}:${world.telegramId(person)}` }, body)
}

/** `getWebhookInfo`. */
export function webhookInfo({ webhooks }: Simulator, { webhook }: TelegramBot): object {
  const failing = webhooks.log.newest().filter(({ url, state }) => url === webhook?.url && state === 'failing')
  const last = failing.at(-1)?.attempts.at(-1)
  return {
    url: webhook?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: failing.length,
    max_connections: 40,
    allowed_updates: webhook?.updates ?? [],
    ...(last && {
      last_error_date: Math.floor(last.at / 1000),
      last_error_message: last.status ? `Wrong response from the webhook: ${last.status}` : 'Connection refused',
    }),
  }
}
