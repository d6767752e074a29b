import { db } from '../../../foundation/store/db.ts'

/** Seconds that a bot waits for another system until its settings say otherwise. */
export const SERVICE_SECONDS = 5

/** Returns the seconds that a bot waits for the systems of its business. */
export async function serviceTimeout(botId: number): Promise<number> {
  const bot = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirst()
  return bot?.settings.api_request_timeout ?? SERVICE_SECONDS
}
