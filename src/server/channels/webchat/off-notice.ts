import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'

/** Returns the notice for visitors of a bot that is switched off; null while it is on. */
export async function offNotice(botId: number): Promise<components['schemas']['WebchatSession']['off']> {
  const { special_state, settings } = await db()
    .selectFrom('bot')
    .select(['special_state', 'settings'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  if (special_state === 'chatbot_on') return null
  const { off_message } = settings
  return { message: typeof off_message === 'string' && off_message ? off_message : null }
}
