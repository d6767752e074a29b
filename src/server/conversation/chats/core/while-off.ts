import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { requestPerson } from './bot-changes.ts'
import type { LockedChat } from './lock.ts'

/**
 * A customer wrote while the bot is switched off: they wait for a person, in the area of their chat, or else in the one
 * to which the bot would hand over. Switching the bot on again does not take them out of the queue.
 */
export async function awaitPerson({ bot_id, id, area_id }: Pick<LockedChat, 'bot_id' | 'id' | 'area_id'>) {
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

/** The area that staff chose for what the bot hands over. */
const chosen = sql<boolean>`(area.id::text = coalesce(bot.settings->'handoff'->>'area_id', ''))`
