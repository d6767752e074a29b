import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRulePreviewLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { checkRuleActions, ruleStepsOf } from './actions.ts'
import { assertConditions } from './check.ts'
import { judgeOf } from './conditions.ts'
import { factsOf } from './facts.ts'
import { sentence } from './log.ts'

type Schemas = components['schemas']

/** Past events that a page looks at. */
const PAGE = 2_000

/** Events whose facts are read at once, so that others are served in between. */
const SLICE = 250

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
    for (const one of facts) {
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

/** Returns a page of the past events of a kind, the latest first. */
async function pastEvents(scope: Scope, trial: Schemas['ChatRuleTrial']): Promise<Past[]> {
  const now = currentCall().services.clock()
  const since = new Date(now.getTime() - (trial.days ?? 7) * DAY)
  const until = trial.before ? new Date(trial.before) : new Date(now.getTime() + 1)
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} >= ${since}::timestamptz and ${column} < ${until}::timestamptz and chat.bot_id = ${scope.botId}`
  const minutes = trial.minutes ?? 0
  const events: Record<Schemas['ChatRuleEvent'], () => RawBuilder<unknown>> = {
    message: () => sql`
      select chat.id as chat_id, m.at, m.id::int as message_id from message m join chat on chat.id = m.chat_id
      where m.bot_id = ${scope.botId} and m.author = 'user' and ${within(sql`m.at`)}`,
    request: () => sql`
      select chat.id as chat_id, chat.requested_at as at, null::int as message_id from chat
      where ${within(sql`chat.requested_at`)}`,
    resolved: () => resolved(within),
    reopened: () => resolved(within),
    // The first message of each that nobody answered in time.
    unanswered: () => sql`
      select chat.id as chat_id, m.at + make_interval(mins => ${minutes}::int) as at, m.id::int as message_id
      from message m join chat on chat.id = m.chat_id
      where m.bot_id = ${scope.botId} and m.author = 'user' and ${within(sql`m.at + make_interval(mins => ${minutes}::int)`)}
        and m.at + make_interval(mins => ${minutes}::int) <= ${now}::timestamptz
        and not exists (select from message o where o.chat_id = m.chat_id and o.author in ('agent', 'bot')
          and o.id > m.id and o.at <= m.at + make_interval(mins => ${minutes}::int))
        and coalesce((select o.author <> 'user' from message o where o.chat_id = m.chat_id and o.id < m.id
          and o.author in ('user', 'agent', 'bot') order by o.id desc limit 1), true)`,
  }
  const { rows } = await sql<Past>`
    select past.chat_id, past.at, past.message_id from (${events[trial.event]()} and ${visibleTo(scope)}) past
    order by past.at desc, past.message_id desc limit ${PAGE}::int`.execute(db())
  return rows
}

const resolved = (within: (column: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`
  select chat.id as chat_id, chat.resolved_at as at, null::int as message_id from chat
  where chat.state = 2 and ${within(sql`chat.resolved_at`)}`
