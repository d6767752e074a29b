import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/**
 * Serializes transactions that change a bot as a whole: its team, so that two of them cannot each remove the other's
 * administrator and leave none; its settings and content, so that earlier reads and checks stay valid. The lock mode
 * does not wait for transactions that only inserted a row referring to the bot, because two of those would deadlock.
 */
export async function lockBot({ botId }: Pick<Scope, 'botId'>): Promise<void> {
  await db().selectFrom('bot').select('id').where('id', '=', botId).forNoKeyUpdate().execute()
}

/** Whether a bot speaks at this moment: it is neither switched off nor suspended nor removed. */
export async function isOn(botId: number): Promise<boolean> {
  const bot = await db().selectFrom('bot').select('special_state').where('id', '=', botId).executeTakeFirst()
  return bot?.special_state === 'chatbot_on'
}
