import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/** A contact as the agenda shows it. */
export type Contact = components['schemas']['Contact']

/** One contact of the bot; 404 when it is not there. */
export async function contactOf({ botId }: Scope, id: number): Promise<Contact> {
  const row = await db()
    .selectFrom('contact as k')
    .leftJoin('app_user as u', 'u.id', 'k.blocked_by')
    .selectAll('k')
    .select('u.name as blocker')
    .select([
      sql<
        number[]
      >`coalesce((select jsonb_agg(label_id order by label_id) from contact_label where contact_id = k.id), '[]'::jsonb)`.as(
        'labels',
      ),
      sql<
        Contact['channel_ids']
      >`coalesce((select jsonb_agg(jsonb_build_object('channel', c.channel, 'external_id', c.sender_id,
        'last_inbound_at', to_char(c.last_inbound_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.id)
        from chat c where c.contact_id = k.id), '[]'::jsonb)`.as('channel_ids'),
      sql<number>`(select count(*) from chat c where c.contact_id = k.id)`.as('conversations_count'),
    ])
    .where('k.bot_id', '=', botId)
    .where('k.id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusals.notFound()
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email ?? '',
    document: row.document as Contact['document'],
    company: row.company,
    city: row.city,
    province: row.province,
    country: row.country,
    labels: row.labels,
    groups: [],
    custom: row.custom as Contact['custom'],
    marketing: row.consent as Contact['marketing'],
    assigned_user_id: row.assigned_user_id,
    area_id: row.area_id,
    blocked: row.blocked,
    blocked_reason: row.blocked_reason,
    blocked_by: row.blocked_by === null ? null : { id: row.blocked_by, name: row.blocker ?? '' },
    channel_ids: row.channel_ids,
    consent: {
      marketing: row.consent as Contact['marketing'],
      source: row.consent_source,
      at: row.consent_at?.toISOString() ?? null,
      text_version: row.consent_text_version,
    },
    notes: [],
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    conversations_count: row.conversations_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}
