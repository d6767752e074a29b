import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { availabilityOf } from '../../foundation/realtime/availability.ts'
import { isOnline, lastSeen } from '../../foundation/realtime/online.ts'
import { db } from '../../foundation/store/db.ts'
import { waiting } from '../chats/waiting.ts'

const TEAM = 20

/** Returns the numbers of chats that wait for a person. */
export async function waitingChats(scope: Scope) {
  return waiting(scope)
    .select(({ fn }) => [
      fn.countAll<number>().as('pending'),
      fn.countAll<number>().filterWhere('chat.answered', '=', false).as('unanswered'),
      fn.countAll<number>().filterWhere('chat.assign_user_id', '=', scope.userId).as('mine'),
      fn.countAll<number>().filterWhere('chat.assign_user_id', 'is', null).as('unassigned'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns whether the bot is on and trained. */
export async function botFacts({ botId }: Scope) {
  return db()
    .selectFrom('bot')
    .select(['special_state', 'state', 'pending_changes'])
    .select(sql<boolean>`exists (select from bot_model m where m.bot_id = bot.id and m.active)`.as('trained'))
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the team, online members first. The caller is online: their browser reports the connection only after it has
 * shown this page.
 */
export async function teamOf({ botId, userId }: Scope) {
  const now = currentCall().services.clock()
  return db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoin('user_connection as c', 'c.user_id', 'm.user_id')
    .leftJoin('member_availability as v', (join) =>
      join.onRef('v.bot_id', '=', 'm.bot_id').onRef('v.user_id', '=', 'm.user_id'),
    )
    .where('m.bot_id', '=', botId)
    .select(['m.user_id', 'u.name', 'm.role_id'])
    .select(lastSeen(sql.ref('m.user_id'), now).as('last_seen'))
    .select(availabilityOf().as('availability'))
    .select(sql<boolean>`(m.user_id = ${userId} or ${isOnline(sql.ref('m.user_id'), now)})`.as('connected'))
    .orderBy('connected', 'desc')
    .orderBy('last_seen', (order) => order.desc().nullsLast())
    .orderBy('m.user_id')
    .limit(TEAM)
    .execute()
}
