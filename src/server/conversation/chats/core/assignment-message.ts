import { fillIn } from '../../../../contract/variables.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { variablesOf } from '../../../knowledge/dialogue/variables.ts'
import { noteIntroduced } from './given-reason.ts'
import { handoffOf } from './handoff.ts'
import type { LockedChat } from './lock.ts'
import { sendInChat } from './send-message.ts'

/**
 * Tells the customer who attends them, with the text in the bot's settings: also one whom the bot answered until then,
 * because it falls silent. (Of several that are assigned at once, only those who asked: nobody looked at each.) Does nothing
 * while the bot has the chat, or while the platform has suspended the bot: assigning is work within the team, and nothing
 * may reach customers.
 */
export async function sendAssignmentMessage(chat: LockedChat): Promise<void> {
  if (chat.type === 'bot' || chat.state === 2 || chat.assign_user_id === null) return
  const { assign_message: words } = await handoffOf(chat.bot_id)
  if (!words) return
  if (await isSuspended(chat.bot_id)) return
  // They need not be told again.
  await db().deleteFrom('chat_introduction').where('chat_id', '=', chat.id).execute()
  const values = await variablesOf(chat.bot_id, chat.id, currentCall().services.clock())
  await sendInChat(chat, { author: 'bot', text: fillIn(words, values), forTeam: true })
  await noteIntroduced(chat)
}

async function isSuspended(botId: number): Promise<boolean> {
  const { suspended_at } = await db()
    .selectFrom('bot')
    .select('suspended_at')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return suspended_at !== null
}
