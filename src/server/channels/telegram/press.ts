import { type Account, secretsOf } from '../accounts/account.ts'
import { callTelegram } from './api.ts'

/**
 * Tells Telegram that a press of a button arrived, which ends the waiting sign on the button. Whether that works changes
 * nothing for the message.
 */
export async function acknowledge(account: Account, { externalId }: { externalId: string }): Promise<void> {
  const id = account.kind === 'telegram' ? /^\d+:press:(.+)$/.exec(externalId)?.[1] : undefined
  const secrets = id && secretsOf(account)
  if (secrets)
    await callTelegram('answerCallbackQuery', { token: secrets.access_token, body: { callback_query_id: id } })
}
