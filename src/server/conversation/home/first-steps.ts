import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/** Responses that a person has to write or change until the bot counts as taught. */
const TAUGHT = 3

/**
 * Returns which first steps with a bot were done, by anybody of its team.
 * @param training the changes that wait for a training, and whether a model answers: one that the bot began with counts
 * as a training
 * @param publicUrl address of this server: visits of its own pages, such as the demo's, do not count as published
 */
export async function firstStepsOf(
  { botId }: Scope,
  training: { pending: number; trained: boolean },
  publicUrl: string,
): Promise<components['schemas']['HomeFirstSteps']> {
  const own = URL.canParse(publicUrl) ? new URL(publicUrl).origin : publicUrl
  const byPerson = sql`a.bot_id = ${botId} and a.actor_type = 'user' and a.status = 'ok'`
  const { rows } = await sql<{
    tried: boolean
    hours: boolean
    taught: number
    trained: boolean
    business: boolean
    published: boolean
    invited: boolean
  }>`
    select b.tried_at is not null as tried, b.hours_saved_at is not null as hours,
      (select count(*)::int from (
        select distinct a.resource_id from audit a
        where ${byPerson} and a.resource_type = 'response' and a.action in ('create', 'update', 'restore')
          and a.resource_id is not null
        limit ${TAUGHT}) as written) as taught,
      exists (select from audit a where ${byPerson} and a.resource_type = 'training' and a.action = 'train') as trained,
      exists (select from jsonb_each_text(coalesce(b.settings->'contact', '{}')) as fact
          where fact.key in ('address', 'phone', 'email', 'website', 'networks') and coalesce(fact.value, '') <> '') as business,
      exists (select from webchat_site s where s.bot_id = b.id
          and (s.hosted and s.outside or not s.hosted and not s.refused and s.origin <> ${own}))
        or exists (select from chat c where c.bot_id = b.id and c.channel <> 'webchat')
        or exists (select from webchat_visitor v where v.bot_id = b.id and v.chat_id is not null and v.origin <> ${own})
        as published,
      exists (select from invitation i join membership m on m.bot_id = i.bot_id and m.user_id = i.invited_by
          where i.bot_id = b.id)
        or (select count(*) from membership m where m.bot_id = b.id) > 1 as invited
    from bot b where b.id = ${botId}`.execute(db())
  const [facts] = rows
  if (!facts) throw new Error(`bot ${botId} does not exist`)
  const { tried, taught, hours, business, published, invited } = facts
  const trained = training.pending > 0 ? false : facts.trained || training.trained || null
  return { tried, taught, hours, business, published, invited, trained }
}
