import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasBegunBy } from './among.ts'
import { failureReason, failuresOn } from './failures.ts'
import { runsBegun } from './form-funnels.ts'
import { isOnDays } from './on-days.ts'
import type { Days } from './range.ts'
import { isReaction, reactionsOn } from './reactions.ts'
import { withReceipts } from './receipts.ts'
import { scoresGiven } from './satisfaction.ts'
import { type EventSet, isNotUnderstood, isUnderstood, type MessageSet, type ReadingSet } from './sets.ts'

/** What a list is asked for besides its columns. */
export interface Asked {
  days: Days
  /** the hour of the week, or a part of it */
  weekday: number | undefined
  hour: number | undefined
  intent: number | undefined
  kind: string | undefined
  entity: string | undefined
  form: number | undefined
  step: string | undefined
  /** why messages were not sent */
  failure: string | undefined
}

const isTracked = sql`r.author <> 'user' and ${withReceipts}`

/** Which counts of messages (`r`) of a conversation (`c`) put it in a set. */
const messageSets: Readonly<Record<MessageSet, RawBuilder<unknown>>> = {
  with_messages: sql`true`,
  received: sql`r.author = 'user'`,
  sent_bot: sql`r.author = 'bot'`,
  sent_agent: sql`r.author = 'agent' and r.kind <> 'template'`,
  sent_template: sql`r.author <> 'user' and r.kind = 'template'`,
  failed: sql`r.author <> 'user' and r.failed > 0`,
  undelivered: sql`${isTracked} and r.messages > r.delivered`,
  unread: sql`${isTracked} and r.delivered > r.read`,
}

/** Which counts of what the bot read (`r`) put its conversation in a set. */
const readingSets: Readonly<Record<ReadingSet, RawBuilder<unknown>>> = {
  read_by_bot: sql`true`,
  understood: isUnderstood,
  not_understood: isNotUnderstood,
  misunderstood: sql`${isUnderstood} and r.rejected > 0`,
}

const has = <Set extends string>(sets: Readonly<Record<Set, unknown>>, set: string): set is Set => set in sets

export const isMessageSet = (set: string): set is MessageSet => has(messageSets, set)

/** Returns the condition for an hour of the week to be the one that is asked for. */
export const isAtHour = (slot: RawBuilder<unknown>, { weekday, hour }: Pick<Asked, 'weekday' | 'hour'>) =>
  sql<SqlBool>`(${weekday === undefined ? sql`true` : sql`${slot} / 24 = ${weekday}::int`}
    and ${hour === undefined ? sql`true` : sql`${slot} % 24 = ${hour}::int`})`

/** Returns the condition for conversations (`c`) to have on some days what a set is of; undefined for other sets. */
export function eventSet(scope: Scope, set: string, asked: Asked): RawBuilder<SqlBool> | undefined {
  if (set === 'failed' && asked.failure !== undefined)
    return sql<SqlBool>`c.id in (select c.id ${failuresOn(scope, asked.days)} and ${failureReason} = ${asked.failure}::text)`
  if (has(messageSets, set)) {
    const ofKind = asked.kind === undefined ? sql`true` : sql`r.kind = ${asked.kind}::text`
    const is = sql`r.messages > 0 and ${messageSets[set]} and ${ofKind} and ${isAtHour(sql`r.slot`, asked)}`
    return counted('message', asked, is)
  }
  if (has(readingSets, set)) {
    const { intent } = asked
    const of = intent === undefined ? sql`true` : sql`r.intent_id = ${intent}::int`
    return counted('reading', asked, sql`r.readings > 0 and ${readingSets[set]} and ${of}`)
  }
  const found = otherSets[set as keyof typeof otherSets]
  return found && sql<SqlBool>`c.id in (${found(scope, asked)})`
}

const counted = (table: 'message' | 'reading', { days }: Asked, is: RawBuilder<unknown>) =>
  sql<SqlBool>`${hasBegunBy(days.to)} and exists (select from ${sql.table(`conversation_${table}`)} r
    where r.conversation_id = c.id and r.day between ${days.from}::date and ${days.to}::date and ${is})`

/** Returns the condition for what is read with its intent (`f`) to have the one that is asked for. */
const ofIntent = ({ intent }: Asked) => (intent === undefined ? sql`true` : sql`f.intent_id = ${intent}::int`)

const scored =
  (kind: 'csat' | 'nps') =>
  (scope: Scope, { days }: Asked) =>
    sql`select c.id ${scoresGiven(scope, (column) => isOnDays(column, scope, days))} where g.kind = ${kind}::text`

const reacted = (how: 'praised' | 'blamed') => (scope: Scope, asked: Asked) =>
  sql`select c.id ${reactionsOn(scope, asked.days)} and ${isReaction(how)} and ${ofIntent(asked)}`

const filledIn =
  (is: RawBuilder<unknown>) =>
  (scope: Scope, { days, form, step }: Asked) =>
    sql`select c.id ${runsBegun(scope, days)} and ${is}
    and ${form === undefined ? sql`true` : sql`u.form_id = ${form}::int`}
    and ${step === undefined ? sql`true` : sql`u.asked ? ${step}::text`}`

/** Selects the conversations of a set. */
const otherSets: Readonly<
  Record<Exclude<EventSet, MessageSet | ReadingSet>, (scope: Scope, asked: Asked) => RawBuilder<unknown>>
> = {
  csat: scored('csat'),
  nps: scored('nps'),
  praised: reacted('praised'),
  blamed: reacted('blamed'),
  form_begun: filledIn(sql`true`),
  form_finished: filledIn(sql`u.status = 'complete'`),
  form_left: filledIn(sql`u.status <> 'complete'`),
  with_entity: (scope, { days, entity }) => sql`
    select r.conversation_id from conversation_entity r where r.bot_id = ${scope.botId}::int and r.found > 0
      and r.day between ${days.from}::date and ${days.to}::date
      and ${entity === undefined ? sql`true` : sql`r.entity = ${entity}::text`}`,
}
