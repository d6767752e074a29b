import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { NOT_UNDERSTOOD } from '../../knowledge/misunderstood/not-understood.ts'

type ConversationSet = components['schemas']['ConversationSet']

/** A set that the columns of a conversation (`c`) tell. */
type OwnSet = Exclude<ConversationSet, EventSet | 'returning_contacts' | 'dropped'>

/** Sets of messages, and of what the bot read, which are counted on their own days. */
export type MessageSet =
  | 'with_messages'
  | 'received'
  | 'sent_bot'
  | 'sent_agent'
  | 'sent_template'
  | 'failed'
  | 'undelivered'
  | 'unread'
export type ReadingSet = 'read_by_bot' | 'understood' | 'not_understood' | 'misunderstood'

/** A set of what is counted on its own day, not on the day on which its conversation began. */
export type EventSet =
  | MessageSet
  | ReadingSet
  | 'csat'
  | 'nps'
  | 'praised'
  | 'blamed'
  | 'with_entity'
  | 'form_begun'
  | 'form_finished'
  | 'form_left'

const handed = sql`c.handed_at is not null`
const answered = sql`${handed} and c.agent_messages > 0`

/** Which conversations (`c`) are in a set. The figures and the lists behind them both take it from here. */
export const ownSets: Readonly<Record<OwnSet, RawBuilder<SqlBool>>> = {
  started: sql`true`,
  new_contacts: sql`c.is_first`,
  bot_only: sql`c.handed_at is null`,
  contained: sql`c.handed_at is null and c.reopened = 0`,
  handed_off: sql`${handed}`,
  answered: sql`${answered}`,
  timed_response: sql`c.first_response is not null`,
  timed_resolution: sql`c.resolution is not null`,
  resolved_by_human: sql`${answered} and c.resolved_at is not null`,
  resolved: sql`c.resolved_at is not null`,
  unanswered: sql`${handed} and c.agent_messages = 0 and c.resolved_at is null and c.returned_at is null`,
  abandoned: sql`${handed} and c.agent_messages = 0 and (c.resolved_at is not null or c.returned_at is not null)`,
  reopened: sql`c.reopened > 0`,
  on_time: sql`c.on_time`,
  late: sql`not c.on_time`,
}

/** Whether the bot did not understand what it read (`r`). */
export const isNotUnderstood = sql<SqlBool>`r.rule in (${sql.join(NOT_UNDERSTOOD.map((rule) => sql.lit(rule)))})`

/** Whether the bot recognized an intent in what it read (`r`). */
export const isUnderstood = sql<SqlBool>`r.intent_id > 0 and not ${isNotUnderstood}`
