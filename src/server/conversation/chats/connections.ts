import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/** A number, page or mailbox through which messages leave, as those see it who write. */
type ChatConnection = components['schemas']['ChatConnection']

/** Returns the connections of a bot, in the order in which they were first connected. */
export const connectionsOf = ({ botId }: Scope): Promise<ChatConnection[]> =>
  db()
    .selectFrom('channel_account as a')
    .select(['a.id', 'a.kind', 'a.name', 'a.status', 'a.problem'])
    .select(
      sql<boolean>`exists (select from chat c where c.bot_id = a.bot_id and c.account_id = a.id and c.state <> 2)`.as(
        'open_chats',
      ),
    )
    .where('a.bot_id', '=', botId)
    .orderBy('a.id')
    .execute()

/** Returns those that do not work: one that was disconnected only matters while customers of it wait. */
export const brokenConnections = async (scope: Scope): Promise<ChatConnection[]> =>
  (await connectionsOf(scope)).filter(
    ({ status, open_chats }) => status === 'needs_action' || (status === 'off' && open_chats),
  )
