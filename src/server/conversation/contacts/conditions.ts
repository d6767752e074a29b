import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { exact, type ListColumn, type ListColumns, text, time } from '../../foundation/store/list.ts'
import type { ContactField } from './fields.ts'

/** Returns the condition that a contact's indexed text contains all of these texts. */
export type Among = (typed: readonly string[]) => RawBuilder<boolean>

/**
 * The conditions on contacts by field, for queries of `contact as k`: what the list filters, sorts and searches by, and
 * what groups by rules compare. Own fields are named `custom.<key>`.
 * @param among selects how text is searched
 */
export const contactConditions = (
  { botId, timeZone }: Pick<Scope, 'botId' | 'timeZone'>,
  among: Among,
  fields: readonly ContactField[],
): ListColumns => ({
  id: exact('k.id'),
  // All these fields are indexed together.
  name: { ...worded(among, 'k.name'), searchedAll: among },
  phone: worded(among, 'k.phone'),
  email: worded(among, 'k.email'),
  company: worded(among, 'k.company'),
  city: text('k.city'),
  province: text('k.province'),
  blocked: exact('k.blocked'),
  marketing: exact('k.consent'),
  area_id: exact('k.area_id'),
  assigned_user_id: exact('k.assigned_user_id'),
  label_id: related((id) => sql`select contact_id from contact_label where label_id ${id}`),
  group_id: related(
    (id) => sql`select m.contact_id from contact_group_member m
      join contact_group g on g.id = m.group_id and g.deleted_at is null where m.group_id ${id}`,
  ),
  channel: related((name) => sql`select contact_id from chat where bot_id = ${botId} and channel ${name}`),
  conversations_count: exact(sql`(select count(*) from chat c where c.contact_id = k.id)`),
  first_seen_at: time('k.first_seen_at', timeZone),
  last_seen_at: time('k.last_seen_at', timeZone),
  created_at: time('k.created_at', timeZone),
  ...Object.fromEntries(fields.map((field) => [`custom.${field.key}`, own(botId, field)])),
})

/** A column that is part of `contact_words`. The index is searched before the column is compared. */
function worded(among: Among, column: string): Omit<ListColumn, 'searched'> {
  const { sorted, equals } = text(column)
  return {
    sorted,
    equals: (typed) =>
      typed === null ? equals(typed) : sql<boolean>`(${among([String(typed)])} and ${equals(typed)})`,
  }
}

/** A condition on a one-to-many relation of a contact: having the value, or any of several. */
function related(which: (compared: RawBuilder<unknown>) => RawBuilder<unknown>): ListColumn {
  return {
    sorted: sql`k.id`,
    equals: (value) => {
      if (!Array.isArray(value)) return sql<boolean>`k.id in (${which(sql`= ${value}`)})`
      return value.length > 0 ? sql<boolean>`k.id in (${which(sql`in (${sql.join(value)})`)})` : sql<boolean>`false`
    },
  }
}

/** Types of own fields whose text is compared by what it contains. */
const WRITTEN: ReadonlySet<ContactField['type']> = new Set(['text', 'link'])

/** An own field. A box that was never checked has no value, so that `false` and its absence are one. */
function own(botId: number, { key, type }: ContactField): ListColumn {
  const value = sql`(k.custom->>${key}::text)`
  const compared = type === 'number' ? sql`${value}::numeric` : value
  const filled = sql<boolean>`k.custom <> '{}' and k.custom ? ${key}::text`
  return {
    sorted: text(value).sorted,
    equals: (wanted) => {
      if (wanted === null) return sql<boolean>`${value} is null`
      if (type === 'boolean' && wanted === false) return sql<boolean>`coalesce(${value}, 'false') = 'false'`
      if (WRITTEN.has(type)) return withLine(botId, key, String(wanted))
      const pair = JSON.stringify({ [key]: wanted })
      return sql<boolean>`(k.custom <> '{}' and k.custom @> ${pair}::text::jsonb)`
    },
    bound: (limit, end) =>
      end === 'from'
        ? sql<boolean>`(${filled} and ${compared} >= ${limit})`
        : sql<boolean>`(${filled} and ${compared} <= ${limit})`,
  }
}

/** The condition that the text of an own field contains another, by the index of `contact_words`. */
const withLine = (botId: number, key: string, wanted: string) =>
  sql<boolean>`k.id in (select w.contact_id from contact_words w where w.bot_id = ${botId} and w.own is not null
    and w.own ~ (${`\\n${key}=[^\\n]*`}::text
      || regexp_replace(fold(${wanted}::text), '([].*+?^$(){}|\\\\[])', '\\\\\\1', 'g')))`
