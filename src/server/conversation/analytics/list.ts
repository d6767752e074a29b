import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text } from '../../foundation/store/list.ts'
import { type Among, isAmong, requireOwnWork } from './among.ts'
import { type Asked, eventSet, isAtHour, isMessageSet } from './event-sets.ts'
import type { Days } from './range.ts'
import { ownSets } from './sets.ts'
import { conversationsWith } from './words.ts'

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
  const asked: Asked = {
    days: { from: word('day_from') ?? '-infinity', to: word('day_to') ?? 'infinity' },
    ...{ weekday: number('weekday'), hour: number('hour'), intent: number('intent_id') },
    ...{ kind: word('message_kind'), entity: word('entity') },
    ...{ form: number('form_id'), step: word('form_step'), failure: word('failure') },
  }
  const among: Among = {
    ...{ channel: word('channel'), area_id: number('area_id') },
    ...{ user_id: number('user_id'), label_id: number('label_id') },
  }
  const first: Days = { from: word('first_from') ?? '-infinity', to: word('first_to') ?? 'infinity' }
  return {
    set: word('set') ?? 'started',
    asked,
    among,
    first,
    written: word('word'),
    hasNoArea: filter.no_area === true,
  }
}

/** Returns a page of the conversations that a figure counts, in the chats that the caller sees. */
export async function listConversations(scope: Scope, request: ListRequest) {
  const { set, asked, among, first, written, hasNoArea } = askedOf(request.filter)
  const { label_id: label } = among
  requireOwnWork(scope, among)
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
    .where(set === 'returning_contacts' ? ofReturning(scope, among, asked.days) : inSet(scope, set, asked))
    .$if(!isMessageSet(set), (q) => q.where(isAtHour(slotOf(set, scope), asked)))
    .where(sql<SqlBool>`c.first_day between ${first.from}::date and ${first.to}::date`)
    .$if(written !== undefined, (q) =>
      q.where(sql<SqlBool>`c.id in (${conversationsWith(scope, among, { days: asked.days, word: written ?? '' })})`),
    )
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

const beganOn = ({ from, to }: Days) => sql<SqlBool>`c.day between ${from}::date and ${to}::date`

/** Returns the condition for the conversations of a set: those that began on the days, or that have on them what it is of. */
function inSet(scope: Scope, set: string, asked: Asked): RawBuilder<SqlBool> {
  const { days, intent } = asked
  const events = eventSet(scope, set, asked)
  if (events) return events
  if (set === 'dropped')
    return sql<SqlBool>`${beganOn(days)} and c.handed_at is null and ${
      intent === undefined ? sql`c.last_intent_id is not null` : sql`c.last_intent_id = ${intent}::int`
    }`
  const own = Object.entries(ownSets).find(([name]) => name === set)?.[1] ?? ownSets.started
  if (intent === undefined) return sql<SqlBool>`${own} and ${beganOn(days)}`
  return sql<SqlBool>`${own} and ${eventSet(scope, 'understood', asked)}`
}

/**
 * Returns the condition for the conversations of people who are not new: of those that the figure is about, none is the
 * first one of its person.
 */
const ofReturning = (scope: Scope, among: Among, days: Days) => sql<SqlBool>`${beganOn(days)} and c.contact_key not in (
  select c.contact_key from conversation c where ${isAmong(scope, among)} and ${beganOn(days)} and c.is_first)`

/** Returns the hour of the week in which what a set is of took place: when they were handed over, or when they began. */
const slotOf = (set: string, { timeZone }: Scope) =>
  set === 'handed_off' ? sql`week_slot(c.handed_at at time zone ${timeZone}::text)` : sql`c.slot`
