import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { person } from '../../foundation/resource/person.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { collectedFrom } from '../chats/core/collected.ts'
import { notDistinctFrom } from './distinct.ts'
import { ruleGroupsOf } from './rules.ts'

/** A contact as in the API. */
export type Contact = components['schemas']['Contact']

/** Returns a contact of the bot; 404 when it does not exist. */
export async function contactOf(scope: Scope, id: number): Promise<Contact> {
  const row = await contactRows(scope).where('k.id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return {
    ...toContact(row),
    rule_groups: scope.permissions.contacts ? await ruleGroupsOf(scope, visibleTo(scope), row.id) : [],
    collected: await collectedFrom(scope, row.id, row),
    chats: scope.permissions.chats ? await chatsOf(scope, row.id) : [],
    similar: scope.permissions.contacts ? await similarTo(scope, row) : [],
  }
}

/** The bot's contacts with their data from related tables; of their chats, only what the caller may see. */
export function contactRows(scope: Pick<Scope, 'botId' | 'userId' | 'roleId' | 'areas'>) {
  const theirs = sql`chat where chat.contact_id = k.id and ${visibleTo(scope)}`
  const listed = (what: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    sql`coalesce((select jsonb_agg(${what}) from ${from}), '[]'::jsonb)`
  return db()
    .selectFrom('contact as k')
    .selectAll('k')
    .select([
      person('k.blocked_by').as('blocker'),
      listed(sql`label_id order by label_id`, sql`contact_label where contact_id = k.id`)
        .$castTo<number[]>()
        .as('labels'),
      listed(
        sql`m.group_id order by m.group_id`,
        sql`contact_group_member m join contact_group g on g.id = m.group_id and g.deleted_at is null
          where m.contact_id = k.id`,
      )
        .$castTo<number[]>()
        .as('groups'),
      listed(
        sql`jsonb_build_object('channel', chat.channel, 'external_id', chat.sender_id, 'last_inbound_at',
          to_char(chat.last_inbound_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by chat.id`,
        theirs,
      )
        .$castTo<Contact['channel_ids']>()
        .as('channel_ids'),
      listed(
        sql`n.note order by n.id desc`,
        sql`(select n.id, jsonb_strip_nulls(jsonb_build_object('signed_as', n.signed_as)) || jsonb_build_object('text', n.text, 'at', to_char(n.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'user', ${person('n.user_id')}) as note
          from contact_note n where n.contact_id = k.id order by n.id desc limit ${MOST}) n`,
      )
        .$castTo<Contact['notes']>()
        .as('notes'),
      sql<number>`(select count(*) from ${theirs})`.as('conversations_count'),
      // Also the chats that the caller does not see keep a contact. For `not exists`, the planner reads the chats of all bots.
      sql<boolean>`(select chat.id from chat where chat.contact_id = k.id limit 1) is null`.as('deletable'),
    ])
    .where('k.bot_id', '=', scope.botId)
}

type Row = Awaited<ReturnType<ReturnType<typeof contactRows>['executeTakeFirstOrThrow']>>

/** Maps a row to the API. */
export function toContact(row: Row): Contact {
  const { consent, consent_source: source, consent_at: at, consent_text_version: text_version } = row
  const { id, name, phone, document, company, city, province, country, labels, groups, custom } = row
  const { assigned_user_id, area_id, blocked, blocked_reason, blocker, channel_ids, notes } = row
  const { first_seen_at, last_seen_at, conversations_count, deletable, created_at } = row
  return {
    ...{ id, name, phone, document, company, city, province, country, labels, groups, custom },
    ...{ assigned_user_id, area_id, blocked, blocked_reason, channel_ids, notes },
    ...{ first_seen_at, last_seen_at, conversations_count, deletable, created_at },
    ...{ updated_at: row.updated_at, version: row.version },
    email: row.email ?? '',
    marketing: consent,
    blocked_by: blocker,
    consent: { marketing: consent, source, at, text_version },
  }
}

/** Maximum number of notes and of chats in a response. */
const MOST = 100

/** Returns the contact's chats that the caller may see, newest first. */
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
  phone_key: string | null
  email: string | null
  document: unknown
}

/** Returns other contacts that may be the same person: with the same phone, in any of its forms, e-mail or document. */
async function similarTo({ botId }: Scope, { id, phone_key, email, document }: Traits) {
  const value = (document as { value?: string } | null)?.value
  const same = {
    phone: phone_key ? sql<boolean>`phone_key = ${phone_key}` : undefined,
    email: email ? sql<boolean>`lower(email) = lower(${email})` : undefined,
    document: value ? sql<boolean>`document is not null and document->>'value' = ${value}` : undefined,
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
      .where(notDistinctFrom(id))
      // The sum keeps the planner from scanning all contacts by id, instead of searching the few by the condition.
      .orderBy(sql`id + 0`)
      .limit(5)
      .execute()
    for (const row of rows) if (!found.some((other) => other.id === row.id)) found.push({ ...row, by })
  }
  return found
}
