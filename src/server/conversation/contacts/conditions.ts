import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumn, text, time } from '../../foundation/store/list.ts'
import { folded, foldedStarts } from '../../foundation/store/sql.ts'
import type { ContactField } from './fields.ts'
import { digitsOf, type TypedPhone } from './typed-phone.ts'

/** Returns the condition that a contact's indexed text contains all of these texts, or that they have the number. */
export type Among = (typed: readonly string[], phone?: TypedPhone) => RawBuilder<boolean>

/** How contacts are compared by a field: as in lists, and in the further ways that rules of groups have. */
export interface ContactColumn extends ListColumn {
  /** whether the contact has a value */
  filled: RawBuilder<boolean>
  /** whether a text is this one, ignoring case and accents */
  same?: (typed: string) => RawBuilder<boolean>
  starts?: (typed: string) => RawBuilder<boolean>
}

/** A condition on a column of ids of contacts. */
export type Near = (ids: RawBuilder<unknown>) => RawBuilder<SqlBool>

const everywhere: Near = () => sql<SqlBool>`true`

/** What a query of contacts looks at. */
export interface Sight {
  /** the condition on `chat` of those that count: those that the caller sees, unless nobody is told */
  readonly chats: Expression<SqlBool>
  /** keeps subqueries to the contacts that the query looks at, if they are few */
  readonly near?: Near
}

/** The condition that a contact is in a group by its rule, by the group's id. */
export type RuleConditions = ReadonlyMap<number, RawBuilder<boolean>>

const NO_RULES: RuleConditions = new Map()

/**
 * The numbers of chats of contacts, for a join as `theirs`. Counted together: one by one, those of all contacts take ten
 * times as long.
 */
export const chatCounts = (chats: Expression<SqlBool>) =>
  db()
    .selectFrom('chat')
    .select(['chat.contact_id', sql<number>`count(*)`.as('count')])
    .where(chats)
    .groupBy('chat.contact_id')
    .as('theirs')

/**
 * The conditions on contacts by field, for queries of `contact as k`: what the list filters, sorts and searches by, and
 * what groups by rules compare. Own fields are named `custom.<key>`. Sorting by `conversations_count` takes a join with
 * {@link chatCounts}.
 * @param among selects how text is searched
 * @param rules the groups by rules that `group_id` may name
 * @param phone the number that the searched text is
 */
export const contactConditions = (
  { botId, timeZone }: Pick<Scope, 'botId' | 'timeZone'>,
  { chats, near = everywhere }: Sight,
  among: Among,
  fields: readonly ContactField[],
  rules = NO_RULES,
  phone?: TypedPhone,
): { readonly id: ContactColumn } & Readonly<Record<string, ContactColumn>> => ({
  id: single('k.id'),
  // All these fields are indexed together.
  name: { ...worded(among, 'k.name'), searchedAll: (words) => among(words, phone) },
  phone: numbered(worded(among, 'k.phone')),
  email: worded(among, 'k.email'),
  company: worded(among, 'k.company'),
  city: plain('k.city'),
  province: plain('k.province'),
  blocked: single('k.blocked'),
  marketing: single('k.consent'),
  area_id: single('k.area_id'),
  assigned_user_id: single('k.assigned_user_id'),
  label_id: related(
    (id) => sql`select l.contact_id from contact_label l where ${near(sql.ref('l.contact_id'))} and l.label_id ${id}`,
  ),
  group_id: groupColumn(rules, near),
  channel: related(
    (name) => sql`select chat.contact_id from chat
      where ${chats} and ${near(sql.ref('chat.contact_id'))} and chat.channel ${name}`,
  ),
  conversations_count: single(sql`coalesce(theirs.count, 0)`),
  first_seen_at: { ...time('k.first_seen_at', timeZone), filled: has('k.first_seen_at') },
  last_seen_at: { ...time('k.last_seen_at', timeZone), emptyLast: true, filled: has('k.last_seen_at') },
  created_at: { ...time('k.created_at', timeZone), filled: has('k.created_at') },
  ...Object.fromEntries(fields.map((field) => [`custom.${field.key}`, own(botId, near, field)])),
})

const refer = (column: string | RawBuilder<unknown>) => (typeof column === 'string' ? sql.ref(column) : column)
const has = (column: string | RawBuilder<unknown>) => sql<boolean>`${refer(column)} is not null`

/** A column with one value, or none. */
const single = (column: string | RawBuilder<unknown>): ContactColumn => ({ ...exact(column), filled: has(column) })

/** A column of text. An empty text is no value. */
function plain(column: string): ContactColumn {
  const value = sql`fold(${sql.ref(column)})`
  return {
    ...text(column),
    filled: sql<boolean>`coalesce(${sql.ref(column)}, '') <> ''`,
    same: (typed) => sql<boolean>`${value} = ${folded(typed)}`,
    starts: (typed) => foldedStarts(value, typed),
  }
}

/** A column that is part of `contact_words`. The index is searched before the column is compared. */
function worded(among: Among, column: string): ContactColumn {
  const { searched: _, equals, same, starts, ...rest } = plain(column)
  const found = (typed: string, compared: RawBuilder<unknown> | undefined) =>
    sql<boolean>`(${among([typed])} and ${compared})`
  return {
    ...rest,
    equals: (typed) => (typed === null ? equals(typed) : found(String(typed), equals(typed))),
    same: (typed) => found(typed, same?.(typed)),
    starts: (typed) => found(typed, starts?.(typed)),
  }
}

/** A column of numbers, which people write with signs and a zero that the stored number does not have. */
const numbered = (column: ContactColumn): ContactColumn => ({
  ...column,
  equals: (typed) => column.equals(typeof typed === 'string' ? (digitsOf(typed) ?? typed) : typed),
})

/** A condition on a one-to-many relation of a contact: having the value, or any of several. */
function related(which: (compared: RawBuilder<unknown>) => RawBuilder<unknown>): ContactColumn {
  return {
    sorted: sql`k.id`,
    filled: sql<boolean>`k.id in (${which(sql`is not null`)})`,
    equals: (value) => {
      if (!Array.isArray(value)) return sql<boolean>`k.id in (${which(sql`= ${value}`)})`
      return value.length > 0 ? sql<boolean>`k.id in (${which(sql`in (${sql.join(value)})`)})` : sql<boolean>`false`
    },
  }
}

/** Being in a group: as one of its members, or by its rule. */
export function groupColumn(rules: RuleConditions, near: Near = everywhere): ContactColumn {
  const members = related(
    (id) => sql`select m.contact_id from contact_group_member m
      join contact_group g on g.id = m.group_id and g.deleted_at is null where ${near(sql.ref('m.contact_id'))} and m.group_id ${id}`,
  )
  return { ...members, equals: (id) => rules.get(Number(id)) ?? members.equals(id) }
}

/** Types of own fields whose text is compared by what it contains. */
const WRITTEN: ReadonlySet<ContactField['type']> = new Set(['text', 'link'])

/** An own field. A box that was never checked has no value, so that `false` and its absence are one. */
function own(botId: number, near: Near, { key, type }: ContactField): ContactColumn {
  const value = sql`(k.custom->>${key}::text)`
  const compared = type === 'number' ? sql`${value}::numeric` : value
  const filled = sql<boolean>`(k.custom <> '{}' and k.custom ? ${key}::text)`
  const words = sql`fold(${value})`
  return {
    sorted: text(value).sorted,
    filled,
    same: (typed) => sql<boolean>`(${filled} and ${words} = ${folded(typed)})`,
    starts: (typed) => sql<boolean>`(${filled} and ${foldedStarts(words, typed)})`,
    equals: (wanted) => {
      if (wanted === null) return sql<boolean>`${value} is null`
      if (type === 'boolean' && wanted === false) return sql<boolean>`coalesce(${value}, 'false') = 'false'`
      if (WRITTEN.has(type)) return withLine(botId, near, key, String(wanted))
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
const withLine = (botId: number, near: Near, key: string, wanted: string) =>
  sql<boolean>`k.id in (select w.contact_id from contact_words w where w.bot_id = ${botId} and ${near(sql.ref('w.contact_id'))} and w.own is not null
    and w.own ~ (${`\\n${key}=[^\\n]*`}::text
      || regexp_replace(${folded(wanted)}, '([].*+?^$(){}|\\\\[])', '\\\\\\1', 'g')))`
