import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRulePreviewLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { yieldThread } from '../../knowledge/nlu/chunks.ts'
import { ledTo } from '../chats/core/given.ts'
import { lastAnswer, pastWaitSince } from '../chats/core/waits.ts'
import { assertActionsFit, checkRuleActions, ruleStepsOf } from './actions.ts'
import { assertConditions } from './check.ts'
import { judgeOf } from './conditions.ts'
import { factsOf } from './facts.ts'
import { sentence } from './log.ts'

type Schemas = components['schemas']

/** Past events that a page looks at. */
const PAGE = 2_000

/** Events whose facts are read at once, so that others are served in between. */
const SLICE = 250
/** Events that are judged before others get the thread: a rule may look for hundreds of phrases. */
const BREATH = 10

/** Characters of a message that an example shows. */
const SHOWN = 300

const DAY = 86_400_000

interface Past {
  chat_id: number
  at: string
  message_id: number | null
}

/**
 * Returns how often a rule would have held in the last days, in the chats that the caller sees. Nothing is changed.
 * @throws 422 for a rule that could not be saved
 */
export async function previewRule(scope: Scope, trial: Schemas['ChatRuleTrial']): Promise<Schemas['ChatRulePreview']> {
  const { event, minutes = null, match, conditions = [], actions } = trial
  if (event === 'unanswered' && minutes === null)
    throw invalidProblem('minutes', 'Escribe cuántos minutos, de 1 a 1440.')
  await assertConditions(scope, conditions)
  assertActionsFit(event, actions)
  await checkRuleActions(scope, actions)
  const past = await pastEvents(scope, trial)
  const samples: Schemas['ChatRuleSample'][] = []
  let count = 0
  for (let from = 0; from < past.length; from += SLICE) {
    const moments = past
      .slice(from, from + SLICE)
      .map(({ chat_id, at, message_id }) => ({ chatId: chat_id, at: new Date(at), messageId: message_id }))
    const facts = await factsOf(scope, moments)
    const rule = { match, conditions }
    const judge = await judgeOf(scope, [rule], facts)
    for (const [place, one] of facts.entries()) {
      if (place % BREATH === 0) await yieldThread()
      const matched = judge(rule, one)
      if (!matched) continue
      count++
      if (samples.length < ChatRulePreviewLimits.samples.maxItems)
        samples.push({
          ...{ chat_id: one.chat_id, user_name: one.user_name, at: one.moment.at.toISOString() },
          ...{ text: one.text.slice(0, SHOWN), matched: [...matched] },
        })
    }
  }
  const [steps = []] = await ruleStepsOf(scope, [actions])
  const last = past.at(-1)
  return {
    ...{ checked: past.length, count, samples, does: steps.map(({ text }) => sentence(text)) },
    next: last && past.length === PAGE ? new Date(last.at).toISOString() : null,
  }
}

/**
 * Returns a page of the past events of a kind, the latest first. Stretches of time are read one by one, each twice as long
 * as the one after it, so that no statement holds up others for long.
 */
async function pastEvents(scope: Scope, trial: Schemas['ChatRuleTrial']): Promise<Past[]> {
  const now = currentCall().services.clock()
  const first = now.getTime() - (trial.days ?? 7) * DAY
  const found: Past[] = []
  let until = trial.before ? Date.parse(trial.before) : now.getTime() + 1
  for (let stretch = DAY; until > first && found.length < PAGE; stretch *= 2) {
    const since = Math.max(first, until - stretch)
    found.push(...(await eventsBetween(scope, trial, new Date(since), new Date(until), PAGE - found.length)))
    until = since
  }
  return found
}

async function eventsBetween(
  scope: Scope,
  trial: Schemas['ChatRuleTrial'],
  since: Date,
  until: Date,
  most: number,
): Promise<Past[]> {
  const now = currentCall().services.clock()
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} >= ${since}::timestamptz and ${column} < ${until}::timestamptz and chat.bot_id = ${scope.botId}`
  const minutes = trial.minutes ?? 0
  // Before the minutes passed, and bare columns are compared: an index finds those.
  const early = (at: Date) => new Date(at.getTime() - minutes * 60_000)
  const events: Record<Schemas['ChatRuleEvent'], () => RawBuilder<unknown>> = {
    message: () => sql`
      select chat.id as chat_id, m.at, m.id::int as message_id from chat join message m on m.chat_id = chat.id
      where chat.last_message_at >= ${since}::timestamptz and m.author = 'user' and ${within(sql`m.at`)}`,
    request: () => sql`
      select chat.id as chat_id, chat.requested_at as at, null::int as message_id from chat
      where ${within(sql`chat.requested_at`)} and exists (
        select from chat_handoff h where h.chat_id = chat.id and h.reason not in ('rule', 'staff')
          and ${ledTo(sql`h.at`, sql`chat.requested_at`)})`,
    resolved: () => resolved(within),
    reopened: () => resolved(within),
    // The waits of each chat, of which each begins with the first message after an answer. Resolving a chat or giving it
    // back to the bot ends its wait.
    unanswered: () => sql`
      select chat.id as chat_id, d.at, null::int as message_id from chat
      join message f on f.chat_id = chat.id and f.author = 'user' and f.at < ${early(until)}::timestamptz
        and f.at >= ${early(since)}::timestamptz - interval '1 day'
      cross join lateral (select ${lastAnswer('chat', sql`f.id`)} as id) b
      left join lateral (select a.id, a.at from message a where a.chat_id = chat.id and a.author = 'agent'
        and a.id > f.id order by a.id limit 1) n on true
      cross join lateral (${pastWaitSince('chat', { after: sql`b.id`, end: sql`n.id`, endedAt: sql`n.at` })}) s
      cross join lateral (select s.since + make_interval(mins => ${minutes}::int) as at) d
      left join lateral (select min(e.at) as at from chat_event e where e.chat_id = chat.id
        and e.kind in ('to_bot', 'resolved') and e.at > s.since) x on true
      where chat.last_message_at >= ${early(since)}::timestamptz - interval '1 day' and ${WAS_FOR_PEOPLE}
        and (chat.type <> 'bot' or x.at is not null) and (x.at is null or d.at < x.at)
        and (n.id is not null or chat.type = 'live' or chat.requested_at is not null)
        and (chat.snoozed_until is null or exists (
          select from chat_event z where z.chat_id = chat.id and z.kind = 'snoozed' and z.at > d.at))
        and not exists (select from message o where o.chat_id = chat.id and o.author = 'user'
          and o.id > b.id and o.id < f.id)
        and d.at <= ${now}::timestamptz and (n.at is null or d.at < n.at) and ${within(sql`d.at`)}`,
  }
  const { rows } = await sql<Past>`
    select past.chat_id, past.at, past.message_id from (${events[trial.event]()} and ${visibleTo(scope)}) past
    order by past.at desc, past.message_id desc limit ${most}::int`.execute(db())
  return rows
}

/** Whether people have a chat, or had it: what became of it is known by its events. */
const WAS_FOR_PEOPLE = sql`(chat.type <> 'bot' or exists (
  select from chat_event e where e.chat_id = chat.id and e.kind in ('to_bot', 'resolved')))`

const resolved = (within: (column: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`
  select chat.id as chat_id, chat.resolved_at as at, null::int as message_id from chat
  where chat.state = 2 and ${within(sql`chat.resolved_at`)}`
