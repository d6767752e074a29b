import { sql } from 'kysely'
import { db } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'

/** Fills the own fields of some contacts and writes the register. Contacts and chats must exist. */
export async function writeAgenda(placed: readonly SeededBot[]): Promise<void> {
  const bots = placed.map(({ id }) => id)
  // Does not change the version: nobody edits them.
  await sql`
    update contact k set custom = jsonb_strip_nulls(jsonb_build_object(
      'tipo', case when k.company <> '' then 'Empresa' when k.id % 3 = 0 then 'Gremio' else 'Particular' end,
      'obra', case when k.id % 8 = 0 then 'Obra de ' || nullif(k.city, '') end,
      'cliente_desde', case when k.id % 4 = 0 then to_char(k.first_seen_at, 'YYYY-MM-DD') end))
    where k.id % 2 = 0 and exists (select 1 from contact_field f where f.bot_id = k.bot_id and f.key = 'tipo')
      and k.bot_id = any(${bots}::int[])`.execute(db())
  await sql`
    insert into contact_event (bot_id, at, contact_id, contact, kind, actor, user_id, channel, detail)
    select k.bot_id, e.at, k.id, k.name, e.kind, e.actor, case when e.actor = 'user' then team.user_id end,
      case when e.actor = 'bot' then first.channel end, e.detail
    from contact k
    cross join lateral (
      select channel from chat c where c.contact_id = k.id order by c.id limit 1) first
    cross join lateral (
      select m.user_id from membership m where m.bot_id = k.bot_id
      order by (m.user_id + k.id) % 5, m.user_id limit 1) team
    cross join lateral (values
      (k.first_seen_at, 'created', 'bot', '', true),
      (least(k.first_seen_at + interval '1 hour', k.last_seen_at), 'consent_granted', 'bot', '', k.consent = 'granted'),
      (k.last_seen_at, 'consent_withdrawn', 'user', '', k.consent = 'denied'),
      (k.last_seen_at, 'updated', 'user', 'Cambió la empresa y los datos propios', k.company <> '' and k.id % 2 = 0),
      (k.last_seen_at, 'blocked', 'user', '', k.blocked)
    ) e(at, kind, actor, detail, happened)
    where e.happened and k.bot_id = any(${bots}::int[])
    order by e.at, k.id`.execute(db())
}
