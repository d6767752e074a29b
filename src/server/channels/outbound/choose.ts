import { db } from '../../foundation/store/db.ts'
import { type Account, accountOf, accounts } from '../accounts/account.ts'
import type { Waiting } from './prepare.ts'

/**
 * Returns the account through which a chat's messages leave: the one its customer wrote to, else the bot's first one of
 * the channel, which the chat keeps then. Undefined when none was ever connected, or it was disconnected.
 */
export async function accountFor(message: Waiting): Promise<Account | undefined> {
  if (message.account_id !== null) {
    const own = await accountOf(message.account_id)
    return own?.status === 'off' ? undefined : own
  }
  if (message.channel === 'webchat') return undefined
  const first = await accounts()
    .where('bot_id', '=', message.bot_id)
    .where('kind', '=', message.channel)
    .where('status', '<>', 'off')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (first) await db().updateTable('chat').set({ account_id: first.id }).where('id', '=', message.chat_id).execute()
  return first
}
