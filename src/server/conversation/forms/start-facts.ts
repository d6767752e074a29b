import { type Expression, type SqlBool, sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { db } from '../../foundation/store/db.ts'
import { isWithBot } from '../chats/core/given.ts'
import { usualWindowEnd } from '../chats/core/item.ts'
import { CHAT_COLUMNS } from '../chats/core/lock.ts'
import type { StartRefusal } from './start-refusals.ts'

/** When a form is begun, besides what holds for every chat. */
export interface StartConditions {
  /** only if the contact did not answer it since */
  unansweredSince?: Date
  /** only in a chat that is resolved */
  afterResolving?: boolean
  /** asks again who is at the form already */
  again?: boolean
  /** not who wants no campaigns */
  needsConsent?: boolean
}

/** Which chats: some of them, or those that a condition on the table `chat` describes, as many as a number at most. */
type Which = { ids: readonly number[] } | { where: Expression<SqlBool>; most: number }

/** What says whether a form can be begun in a chat. */
type StartFacts = Awaited<ReturnType<typeof startFacts>>[number]

/** Returns what says whether a form can be begun in chats, those whose customers wrote last first. */
export function startFacts(botId: number, formId: number, which: Which) {
  const now = currentCall().services.clock()
  const lasts = sql`(d.state->'form'->>'at')::timestamptz + make_interval(mins => (d.state->'form'->>'minutes')::int)`
  return db()
    .selectFrom('chat')
    .innerJoin('contact as k', 'k.id', 'chat.contact_id')
    .innerJoin('form as f', (join) => join.on('f.id', '=', formId))
    .leftJoin('chat_dialogue as d', 'd.chat_id', 'chat.id')
    .select(CHAT_COLUMNS.map((name) => `chat.${name}` as const))
    .select(['k.name as contact', 'k.blocked', 'k.consent'])
    .select([
      // A form from before the chat was resolved waits for nobody.
      sql<number | null>`case when ${lasts} >= ${now}::timestamptz and (chat.state <> 2
        or (d.state->'form'->>'startedAt')::timestamptz >= chat.resolved_at)
        then (d.state->'form'->>'formId')::int end`.as('at_form'),
      sql<boolean>`chat.channel = 'webchat' or exists (select from channel_account w
        where w.bot_id = chat.bot_id and w.status <> 'off'
          and case when chat.account_id is null then w.kind = chat.channel else w.id = chat.account_id end)`.as(
        'reachable',
      ),
      // Nobody knows who answered an anonymous one: who was asked counts.
      sql<string | null>`case when (f.settings->>'anonymous')::boolean
        then (select max(s.at) from form_start s where s.chat_id = chat.id and s.form_id = f.id)
        else (select max(u.finished_at) from form_run u
          where u.contact_id = chat.contact_id and u.form_id = f.id and u.status = 'complete') end`.as('answered_at'),
    ])
    .where('chat.bot_id', '=', botId)
    .$if('ids' in which, (query) => query.where('chat.id', 'in', 'ids' in which ? which.ids : []))
    .$if('where' in which, (query) => ('where' in which ? query.where(which.where).limit(which.most) : query))
    .orderBy('chat.last_inbound_at', (order) => order.desc().nullsLast())
    .orderBy('chat.id')
    .execute()
}

/** Returns why a form cannot be begun in a chat now, as far as the chat and its contact say; undefined if it can. */
export function refusalOf(
  facts: StartFacts,
  formId: number,
  { unansweredSince, afterResolving, again, needsConsent }: StartConditions,
): StartRefusal | undefined {
  const { state, snoozed_until, blocked, consent, reachable, at_form, answered_at } = facts
  if (afterResolving && state !== 2) return 'reopened'
  if (state !== 2 && (!isWithBot(facts) || snoozed_until !== null)) return 'attended'
  if (blocked) return 'blocked'
  if (needsConsent && consent === 'denied') return 'denied'
  const until = usualWindowEnd(facts)
  if (until !== null && Date.parse(until) <= currentCall().services.clock().getTime()) return 'window_closed'
  if (!reachable) return 'channel_off'
  if (unansweredSince && answered_at !== null && Date.parse(answered_at) >= unansweredSince.getTime()) return 'answered'
  if (at_form !== null && !(again && at_form === formId)) return 'busy'
  return undefined
}
