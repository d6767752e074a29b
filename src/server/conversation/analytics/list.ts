import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text } from '../../foundation/store/list.ts'
import { requireOwnWork } from './among.ts'
import { isNotUnderstood, ownSets } from './sets.ts'

/** What a list of conversations is filtered by besides its columns. */
function askedOf(filter: ListRequest['filter']) {
  const number = (key: string) => {
    const value = filter[key]
    return typeof value === 'number' ? value : undefined
  }
  const word = (key: string) => {
    const value = filter[key]
    return typeof value === 'string' ? value : undefined
  }
  return {
    set: word('set') ?? 'started',
    days: { from: word('day_from') ?? '-infinity', to: word('day_to') ?? 'infinity' },
    ...{ weekday: number('weekday'), hour: number('hour'), intent: number('intent_id'), label: number('label_id') },
    hasNoArea: filter.no_area === true,
    user: number('user_id'),
  }
}

/** Returns a page of the conversations that a figure counts, in the chats that the caller sees. */
export async function listConversations(scope: Scope, request: ListRequest) {
  const { set, days, weekday, hour, intent, label, hasNoArea, user } = askedOf(request.filter)
  requireOwnWork(scope, { user_id: user })
  const filter = Object.fromEntries(Object.entries(request.filter).filter(([key]) => key in COLUMNS || key === 'q'))
  const query = db()
    .selectFrom('conversation as c')
    .innerJoin('chat', 'chat.id', 'c.chat_id')
    .leftJoin('area as a', 'a.id', 'c.area_id')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['c.id', 'chat.id as chat_id', 'chat.user_name as contact', 'c.channel', 'c.area_id', 'a.name as area'])
    .select(['c.user_id', 'u.name as user', 'c.started_at', 'c.handed_at', 'c.first_response', 'c.resolution'])
    .select(['c.resolved_at', 'c.reopened'])
    .select(sql<number>`c.customer_messages + c.bot_messages + c.agent_messages`.as('messages'))
    .where('c.bot_id', '=', scope.botId)
    .where(visibleTo(scope))
    .where(inSet(set, intent, days))
    .$if(weekday !== undefined, (q) => q.where(sql<number>`c.slot / 24`, '=', weekday ?? 0))
    .$if(hour !== undefined, (q) => q.where(sql<number>`c.slot % 24`, '=', hour ?? 0))
    .$if(hasNoArea, (q) => q.where('c.area_id', 'is', null))
    .$if(label !== undefined, (q) =>
      q.where(sql<boolean>`exists (select from chat_label l where l.chat_id = chat.id and l.label_id = ${label}::int)`),
    )
  return listRows(query, { ...request, filter }, COLUMNS)
}

const COLUMNS: ListColumns = {
  id: exact('c.id'),
  contact: text('chat.user_name'),
  channel: exact('c.channel'),
  area_id: exact('c.area_id'),
  user_id: exact('c.user_id'),
  started_at: exact('c.started_at'),
  first_response: { ...exact('c.first_response'), emptyLast: true },
  resolution: { ...exact('c.resolution'), emptyLast: true },
  messages: exact(sql`(c.customer_messages + c.bot_messages + c.agent_messages)`),
}

/**
 * Returns the condition for the conversations of a set. What is counted by its own day, such as a message that was not
 * sent, is looked for on the days; other sets have the conversations that began on them.
 */
function inSet(set: string, intent: number | undefined, { from, to }: { from: string; to: string }) {
  const on = (alias: string) => sql`${sql.ref(alias)}.day between ${from}::date and ${to}::date`
  const read = (which: RawBuilder<unknown>) =>
    sql<SqlBool>`exists (select from conversation_reading r where r.conversation_id = c.id and r.readings > 0
      and ${on('r')} and ${which})`
  const of = intent === undefined ? sql`true` : sql`r.intent_id = ${intent}::int`
  switch (set) {
    case 'failed':
      return sql<SqlBool>`exists (select from conversation_message r where r.conversation_id = c.id and r.failed > 0
        and r.author <> 'user' and ${on('r')})`
    case 'not_understood':
      return read(isNotUnderstood)
    case 'misunderstood':
      return read(sql`r.rejected > 0 and ${of}`)
    case 'dropped':
      return sql<SqlBool>`${on('c')} and c.handed_at is null and ${
        intent === undefined ? sql`c.last_intent_id is not null` : sql`c.last_intent_id = ${intent}::int`
      }`
    case 'rated':
      return sql<SqlBool>`${on('c')} and (
        exists (select from webchat_visitor v where v.chat_id = c.chat_id and v.rating is not null and v.rated_at >= c.started_at)
        or exists (select from form_run r join form f on f.id = r.form_id, jsonb_array_elements(f.questions) q
          where r.chat_id = c.chat_id and r.started_at >= c.started_at and q->>'kind' in ('csat', 'nps')
            and jsonb_typeof(r.answers->(q->>'id')) = 'number'))`
    default: {
      const own = Object.entries(ownSets).find(([name]) => name === set)?.[1] ?? ownSets.started
      if (intent !== undefined) return sql<SqlBool>`${own} and ${read(sql`${of} and not ${isNotUnderstood}`)}`
      return sql<SqlBool>`${own} and ${on('c')}`
    }
  }
}
