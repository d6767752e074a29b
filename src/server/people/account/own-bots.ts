import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { TRIAL_PLAN } from '../../foundation/scope/plans.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'

/** SQL: how many copies of bots are being made for a person. Each will be a bot of theirs. */
export const copiesOnTheWay = (userId: number) => sql<number>`(
  select count(*)::int from bot_import i
  where i.user_id = ${userId} and i.kind = 'copy' and i.state = 'running')`

/**
 * SQL: how many bots of their own a person has: those that they created and administer, and on the trial plan also those
 * that they handed over to others, so that nobody gets more of them through a second account, and the copies that are
 * being made. A bot that the platform gave to somebody else is not theirs any more, and those that platform
 * administrators create for others never were.
 */
export const ownBots = (userId: number) => sql<number>`((
  select count(*)::int from bot b join app_user u on u.id = b.created_by
  where b.created_by = ${userId} and b.removed_at is null and (
    exists (select from membership m
      where m.bot_id = b.id and m.user_id = ${userId} and m.role_id = ${roles.administrador})
    or (b.plan_id = ${TRIAL_PLAN} and not u.admin and coalesce(b.owner_id, ${userId}) = ${userId}))
  ) + ${copiesOnTheWay(userId)})`

/** Returns how many bots of their own a person has, those on their way included. */
export async function ownBotCount(userId: number): Promise<number> {
  return (await db().selectNoFrom(ownBots(userId).as('count')).executeTakeFirstOrThrow()).count
}

/**
 * SQL: whether a bot that a person created, or owned when it was suspended, still is. It would go on under another name.
 * One that the platform moved to somebody since does not hold up their own bots.
 */
export const ownSuspended = (userId: number) => sql<boolean>`exists (
  select from bot b where b.suspended_at is not null and (b.created_by = ${userId} or b.suspended_owner_id = ${userId}))`

/**
 * Returns how many further bots a person may create.
 * @param own how many they have
 * @param isSuspended whether one of them is suspended
 */
export function botsLeft(own: number, isSuspended: boolean): number {
  const { signUp, maxBotsPerAccount } = currentCall().services.settings
  return signUp === 'closed' || isSuspended ? 0 : Math.max(0, maxBotsPerAccount - own)
}
