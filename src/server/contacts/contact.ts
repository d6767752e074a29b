import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { visibleTo } from '../scope/visibility.ts'
import { db } from '../store/db.ts'

/** A contact as the agenda shows it. */
export type Contact = components['schemas']['Contact']

/** One contact of the bot; 404 when it is not there. */
export async function contactOf(scope: Scope, id: number): Promise<Contact> {
  const { botId } = scope
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
    document: row.document,
    company: row.company,
    city: row.city,
    province: row.province,
    country: row.country,
    labels: row.labels,
    groups: [],
    custom: row.custom,
    marketing: row.consent,
    assigned_user_id: row.assigned_user_id,
    area_id: row.area_id,
    blocked: row.blocked,
    blocked_reason: row.blocked_reason,
    blocked_by: row.blocked_by === null ? null : { id: row.blocked_by, name: row.blocker ?? '' },
    channel_ids: row.channel_ids,
    consent: {
      marketing: row.consent,
      source: row.consent_source,
      at: row.consent_at,
      text_version: row.consent_text_version,
    },
    notes: await notesOf(row.id),
    first_seen_at: row.first_seen_at,
    last_seen_at: row.last_seen_at,
    conversations_count: row.conversations_count,
    chats: scope.permissions.chats ? await chatsOf(scope, row.id) : [],
    similar: scope.permissions.contacts ? await similarTo(scope, row) : [],
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** Notes and chats that one answer tells. */
const MOST = 100

async function notesOf(contactId: number): Promise<Contact['notes']> {
  const rows = await db()
    .selectFrom('contact_note as n')
    .leftJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['n.text', 'n.at', 'u.id', 'u.name'])
    .where('n.contact_id', '=', contactId)
    .orderBy('n.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ text, at, id, name }) => ({
    text,
    at,
    user: id === null ? null : { id, name: name ?? '' },
  }))
}

/** The contact's chats that the caller may see, the latest first. */
async function chatsOf(scope: Scope, contactId: number): Promise<NonNullable<Contact['chats']>> {
  const rows = await db()
    .selectFrom('chat')
    .select(['id', 'channel', 'user_name', 'state', 'last_message_at'])
    .where('contact_id', '=', contactId)
    .where(visibleTo(scope))
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    ...row,
    channel: row.channel,
    last_message_at: row.last_message_at,
  }))
}

interface Traits {
  id: number
  phone: string
  email: string | null
  document: unknown
}

/** Other contacts that may be the same person. Telephones are compared by their last eight digits. */
async function similarTo({ botId }: Scope, { id, phone, email, document }: Traits) {
  const digits = phone.replace(/\D/g, '').slice(-8)
  const value = (document as { value?: string } | null)?.value
  const same = {
    phone: digits.length === 8 ? sql<boolean>`right(regexp_replace(phone, '\\D', '', 'g'), 8) = ${digits}` : undefined,
    email: email ? sql<boolean>`lower(email) = lower(${email})` : undefined,
    document: value ? sql<boolean>`document->>'value' = ${value}` : undefined,
  }
  const found: NonNullable<Contact['similar']> = []
  for (const by of ['phone', 'email', 'document'] as const) {
    const condition = same[by]
    if (!condition) continue
    const rows = await db()
      .selectFrom('contact')
      .select(['id', 'name', 'phone'])
      .where('bot_id', '=', botId)
      .where('id', '<>', id)
      .where(condition)
      .orderBy('id')
      .limit(5)
      .execute()
    for (const row of rows) if (!found.some((other) => other.id === row.id)) found.push({ ...row, by })
  }
  return found
}
