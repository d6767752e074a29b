import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/** An area as the API tells it. */
export type Area = components['schemas']['Area']
export type AreaContact = components['schemas']['AreaContact']

/** The bot's areas in their order; of one alone when `id` is given. Who only reads chats gets those he works in. */
export async function areasOf({ botId, areas, permissions }: Scope, id?: number): Promise<Area[]> {
  const all = areas === 'all' || permissions.contacts || permissions.configuration
  const rows = await db()
    .selectFrom('area as a')
    .select(['a.id', 'a.name', 'a.description', 'a.color', 'a.enable_handoff', 'a.is_default', 'a.position'])
    .select(['a.schedule', 'a.offline_message', 'a.auto_assign', 'a.max_open_per_user', 'a.first_response_minutes'])
    .select(['a.resolution_minutes', 'a.version'])
    .select([
      sql<
        number[]
      >`coalesce((select jsonb_agg(user_id order by user_id) from area_user where area_id = a.id), '[]'::jsonb)`.as(
        'user_ids',
      ),
      sql<AreaContact[]>`coalesce((
        select jsonb_agg(jsonb_build_object('contact_id', k.id, 'name', k.name, 'phone', k.phone, 'enabled', c.enabled)
          order by fold(k.name), k.id)
        from area_contact c join contact k on k.id = c.contact_id where c.area_id = a.id), '[]'::jsonb)`.as('contacts'),
      sql<number>`(select count(*) from chat where chat.area_id = a.id and chat.state <> 2)::int`.as('open_chats'),
    ])
    .where('a.bot_id', '=', botId)
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? 0))
    .$if(!all, (query) => query.where('a.id', 'in', areas === 'all' || areas.length === 0 ? [-1] : areas))
    .orderBy('a.position')
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    area_id: row.id,
    schedule: row.schedule,
    auto_assign: row.auto_assign,
  }))
}

/** One area of the bot; 404 when it is not there. */
export async function areaOf(scope: Scope, id: number): Promise<Area> {
  const [area] = await areasOf(scope, id)
  if (!area) throw refusals.notFound()
  return area
}
