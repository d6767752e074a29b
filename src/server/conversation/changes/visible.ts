import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { operations } from '../../../../generated/operations.ts'
import { ChangeResourceReadings } from '../../../../generated/readings.ts'
import { seesPeopleAs } from '../../../contract/analytics.ts'
import { allows, type Principal } from '../../../contract/gate.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seenLevels } from '../../foundation/scope/own-fields.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { seesAll, visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { readableMedia } from '../media/library.ts'
import { isSharedWith, usableMacros, usableReplies } from '../media/replies.ts'

// Access to audit entries: people see entries about resources they may read. The contract determines the readable kinds
// of resources, through the access rules of the operations that read them. The rules below restrict the entries of
// kinds that are only partly readable.

/** Returns the condition on the table `audit` for entries that the caller may see. */
export function visibleChanges(scope: Scope): RawBuilder<SqlBool> {
  const kinds = readableKinds(scope)
  if (kinds.length === 0) return sql<SqlBool>`false`
  const parts = kinds.flatMap((kind) => {
    const rule = partly[kind]?.(scope)
    return rule ? [sql<SqlBool>`(resource_type <> ${kind} or ${rule})`] : []
  })
  return sql<SqlBool>`(${sql.join([sql`resource_type in (${sql.join(kinds)})`, ...parts], sql` and `)})`
}

/** Returns the kinds of resources for which the caller may use at least one of the reading operations. */
function readableKinds({ permissions, planId, roleId }: Pick<Scope, 'permissions' | 'planId' | 'roleId'>) {
  const principal: Principal = { user: { admin: false }, membership: { permissions, plan: planId, role: roleId } }
  return Object.entries(ChangeResourceReadings).flatMap(([kind, ids]) =>
    ids.some((id) => allows(operations[id].access, principal)) ? [kind] : [],
  )
}

/** The id of an entry's resource; null when it is not a number. */
const subject = sql<number>`case when audit.resource_id ~ '^[0-9]{1,9}$' then audit.resource_id::int end`

const isMine = ({ userId }: Scope) => sql<SqlBool>`audit.actor_id = ${userId}`

/** Conditions for kinds that may be only partly readable; undefined when all entries are visible. */
const partly: Record<string, (scope: Scope) => RawBuilder<SqlBool> | undefined> = {
  // A bulk change of chats has no single resource id. It is visible to those who see all chats and to its author.
  chat: (scope) =>
    seesAllChats(scope)
      ? undefined
      : sql`case when audit.resource_id is null then ${isMine(scope)} else exists ${chats(scope, 'id')} end`,
  message: (scope) => (seesAllChats(scope) ? undefined : isMine(scope)),
  contact: (scope) => (scope.permissions.contacts ? undefined : sql`exists ${chats(scope, 'contact_id')}`),
  contact_field: (scope) => {
    const levels = sql.join(seenLevels(scope))
    const shown = (state: 'before' | 'after') =>
      sql`coalesce(audit.${sql.ref(state)}->>'visible_to', 'team') in (${levels})`
    return sql`(${shown('before')} and ${shown('after')} and not exists (
      select from contact_field f where f.bot_id = ${scope.botId} and f.id = ${subject} and f.visible_to not in (${levels})))`
  },
  budget: (scope) =>
    seesAllChats(scope)
      ? undefined
      : sql`exists (select from budget b where b.id = ${subject} and b.chat_id in ${chats(scope)})`,
  macro: (scope) => sharedTexts(scope, 'macro', usableMacros(scope)),
  quick_reply: (scope) => sharedTexts(scope, 'quick_reply', usableReplies(scope)),
  area: ({ areas, permissions }) =>
    areas === 'all' || permissions.contacts || permissions.configuration
      ? undefined
      : areas.length > 0
        ? sql`${subject} in (${sql.join(areas)})`
        : sql`false`,
  // As the lists of both: an export says whose work it has, and an alert which chats its author sees.
  analytics_export: (scope) => (seesPeopleAs(scope.roleId) ? undefined : isMine(scope)),
  analytics_alert: (scope) =>
    seesAll(scope)
      ? undefined
      : sql`(${isMine(scope)} or exists (
          select from analytics_alert a where a.id = ${subject} and a.created_by = ${scope.userId}))`,
  media: (scope) => sql`exists ${readableMedia(scope).where('m.number', '=', subject)}`,
}

const seesAllChats = ({ permissions, roleId }: Scope) => permissions.chats === true && roleId !== roles.operador

/** The chats that the caller sees, optionally only those whose column equals the entry's resource id. */
function chats(scope: Scope, column?: 'id' | 'contact_id') {
  return db()
    .selectFrom('chat')
    .select('chat.id')
    .where(visibleTo(scope))
    .$if(column !== undefined, (query) => query.where(`chat.${column ?? 'id'}`, '=', subject))
}

/**
 * Entries about a quick reply or a macro contain its text. They are visible to its owner, to the author of the change, and
 * to those who may use it now and could before and after the change. For a deleted one, only the states in the entry
 * count.
 */
function sharedTexts(scope: Scope, table: 'quick_reply' | 'macro', usable: RawBuilder<boolean>): RawBuilder<SqlBool> {
  const kept = sql`(select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = ${subject})`
  const mine = sql`(select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = ${subject} and owner_id = ${scope.userId})`
  const shared = (state: 'before' | 'after') => {
    const value = sql`audit.${sql.ref(state)}`
    return sql`(${value} is null or ${isSharedWith(scope, sql`${value}->>'visibility'`, sql`${value}->'area_ids'`)})`
  }
  const own = sql.ref(`${table}.bot_id`)
  const now = sql`(select from ${sql.table(table)} where ${own} = ${scope.botId}
    and ${sql.ref(`${table}.id`)} = ${subject} and ${usable})`
  return sql`(${isMine(scope)} or exists ${mine}
    or (${shared('before')} and ${shared('after')} and (exists ${now} or not exists ${kept})))`
}
