import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { operations } from '../../../../generated/operations.ts'
import { ChangeResourceReadings } from '../../../../generated/readings.ts'
import { allows, type Principal } from '../../../contract/gate.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { readable } from '../media/library.ts'
import { sharedWith, visibleReplies } from '../media/replies.ts'

// Who sees which lines of the history: those of resources that they may read. Which resources, the contract says, by the
// access of the operations that read them; which of them, the rules below, where such an operation does not answer all.

/** The lines of the bot's history that the caller may see, as a condition on the table `audit`. */
export function visibleChanges(scope: Scope): RawBuilder<SqlBool> {
  const kinds = readableKinds(scope)
  if (kinds.length === 0) return sql<SqlBool>`false`
  const parts = kinds.flatMap((kind) => {
    const rule = partly[kind]?.(scope)
    return rule ? [sql<SqlBool>`(resource_type <> ${kind} or ${rule})`] : []
  })
  return sql<SqlBool>`(${sql.join([sql`resource_type in (${sql.join(kinds)})`, ...parts], sql` and `)})`
}

/** The kinds of things that one of the operations reading them is open for. */
function readableKinds({ permissions, planId, roleId }: Pick<Scope, 'permissions' | 'planId' | 'roleId'>) {
  const principal: Principal = { user: { admin: false }, membership: { permissions, plan: planId, role: roleId } }
  return Object.entries(ChangeResourceReadings).flatMap(([kind, ids]) =>
    ids.some((id) => allows(operations[id].access, principal)) ? [kind] : [],
  )
}

/** The id of the thing that a line is of; null for what is no number. */
const subject = sql<number>`case when audit.resource_id ~ '^[0-9]{1,9}$' then audit.resource_id::int end`

const isMine = ({ userId }: Scope) => sql<SqlBool>`audit.actor_id = ${userId}`

/** For kinds of which one may read some and not others: which lines are seen; undefined for all of them. */
const partly: Record<string, (scope: Scope) => RawBuilder<SqlBool> | undefined> = {
  // a change of many chats names none: it is for those who see them all, and for who made it
  chat: (scope) =>
    seesAllChats(scope)
      ? undefined
      : sql`case when audit.resource_id is null then ${isMine(scope)} else exists ${chats(scope, 'id')} end`,
  message: (scope) => (seesAllChats(scope) ? undefined : isMine(scope)),
  contact: (scope) => (scope.permissions.contacts ? undefined : sql`exists ${chats(scope, 'contact_id')}`),
  budget: (scope) =>
    seesAllChats(scope)
      ? undefined
      : sql`exists (select from budget b where b.id = ${subject} and b.chat_id in ${chats(scope)})`,
  quick_reply: quickReplies,
  area: ({ areas, permissions }) =>
    areas === 'all' || permissions.contacts || permissions.configuration
      ? undefined
      : areas.length > 0
        ? sql`${subject} in (${sql.join(areas)})`
        : sql`false`,
  media: (scope) => sql`exists ${readable(scope).where('m.number', '=', subject)}`,
}

const seesAllChats = ({ permissions, roleId }: Scope) => permissions.chats === true && roleId !== roles.operador

/** The chats that the caller sees: all, or those with the line's thing in a column. */
function chats(scope: Scope, column?: 'id' | 'contact_id') {
  return db()
    .selectFrom('chat')
    .select('chat.id')
    .where(visibleTo(scope))
    .$if(column !== undefined, (query) => query.where(`chat.${column ?? 'id'}`, '=', subject))
}

/**
 * A line of a quick reply holds its text. It is seen by whoever the reply is of, and by those who may use it now and
 * could before and after the change; of one that is deleted only the line's own states tell.
 */
function quickReplies(scope: Scope): RawBuilder<SqlBool> {
  const kept = db().selectFrom('quick_reply').select('id').where('quick_reply.id', '=', subject)
  const mine = kept.where('owner_id', '=', scope.userId)
  const shared = (state: 'before' | 'after') => {
    const value = sql`audit.${sql.ref(state)}`
    return sql`(${value} is null or ${sharedWith(scope, sql`${value}->>'visibility'`, sql`${value}->'area_ids'`)})`
  }
  const usable = visibleReplies(scope).clearSelect().select('id').where('quick_reply.id', '=', subject)
  return sql`(${isMine(scope)} or exists ${mine}
    or (${shared('before')} and ${shared('after')} and (exists ${usable} or not exists ${kept})))`
}
