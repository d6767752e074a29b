import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { requestPerson } from './bot-changes.ts'
import type { LockedChat } from './lock.ts'
import { raiseUrgency } from './urgency.ts'

/**
 * Requests a person for a customer who wrote while the bot is off: in the area of their chat, or the one the bot would
 * hand over to. Switching the bot on again does not withdraw the request. What a customer writes who waits already may
 * make the chat urgent.
 */
export async function queueForAgent(chat: LockedChat, text: string): Promise<void> {
  const { bot_id, id, area_id } = chat
  if (chat.live) return
  if (chat.type === 'request') {
    await raiseUrgency(chat, text)
    return
  }
  const area =
    area_id === null
      ? await db()
          .selectFrom('area')
          .innerJoin('bot', 'bot.id', 'area.bot_id')
          .select('area.id')
          .where('area.bot_id', '=', bot_id)
          .where((is) => is.or([is('area.enable_handoff', '=', true), is(chosen, '=', true)]))
          .orderBy(chosen, 'desc')
          .orderBy('area.is_default', 'desc')
          .orderBy('area.position')
          .orderBy('area.id')
          .limit(1)
          .executeTakeFirst()
      : undefined
  await requestPerson(bot_id, id, area?.id ?? null)
}

/** Whether the area is the one selected in the handoff settings. */
const chosen = sql<boolean>`(area.id::text = coalesce(bot.settings->'handoff'->>'area_id', ''))`
