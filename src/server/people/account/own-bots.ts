import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'

/** SQL: how many bots a person created and administers. */
export const ownBots = (userId: number) => sql<number>`(
  select count(*)::int from bot b join membership m on m.bot_id = b.id
  where m.user_id = ${userId} and b.created_by = ${userId} and m.role_id = ${roles.administrador})`

/** Returns how many bots a person created and administers. */
export async function ownBotCount(userId: number): Promise<number> {
  return (await db().selectNoFrom(ownBots(userId).as('count')).executeTakeFirstOrThrow()).count
}

/** Returns how many further bots a person may create, who has so many of their own. */
export function botsLeft(own: number): number {
  const { signUp, maxBotsPerAccount } = currentCall().services.settings
  return signUp === 'closed' ? 0 : Math.max(0, maxBotsPerAccount - own)
}
