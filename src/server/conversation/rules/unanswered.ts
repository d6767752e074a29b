import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { CHAT_RULES, CLAIMS } from '../chats/core/rule-events.ts'
import { isWaiting, waitSince } from '../chats/core/waits.ts'

/** The queue of the periodic look for customers who wait for an answer, and its interval in milliseconds. */
const RULES_WATCH = 'rules-watch'
const EVERY = 60_000

/** Most chats per look. The rest come with the next one. */
const MOST = 500

/** Minutes after its time in which a rule still acts: after an outage, a late answer may be worse than none. */
const LATE_MINUTES = 60

/** Returns the handler of the periodic look for chats whose customer waits longer than a rule says. */
export const unansweredJobs = (services: Services): JobHandlers =>
  periodicJob({ queue: RULES_WATCH, every: EVERY }, services, () => inCall({ services }, lookForUnanswered))

/** Schedules the look at startup. */
export const startRulesWatch = (): Promise<void> => startPeriodic(RULES_WATCH)

interface Waiting {
  chat_id: number
  bot_id: number
  minutes: number
  since: string
  message_id: number
}

/**
 * Notes the chats whose customer waits for a person longer than a rule says, counted from the first message that nobody
 * answered: each once per rule's time. Chats whose time had passed before the rule was switched on are left alone.
 */
async function lookForUnanswered(): Promise<void> {
  const now = currentCall().services.clock()
  const { rows } = await sql<Waiting>`
    select c.id as chat_id, c.bot_id, r.minutes, s.since, s.message_id
    from (
      select bot_id, minutes, min(enabled_at) as enabled_at from chat_rule
      where enabled and event = 'unanswered' group by bot_id, minutes
    ) r
    join chat c on c.bot_id = r.bot_id and ${isWaiting('c')}
    cross join lateral (${waitSince('c')}) s
    cross join lateral (select s.since + make_interval(mins => r.minutes) as due) d
    where d.due <= ${now}::timestamptz and d.due > ${now}::timestamptz - make_interval(mins => ${LATE_MINUTES}::int)
      and d.due > r.enabled_at
      and not exists (select from chat_rule_event e where e.chat_id = c.id
        and e.key = 'unanswered ' || r.minutes || ' ' || floor(extract(epoch from s.since))::bigint)
    order by d.due limit ${MOST}`.execute(db())
  for (const { bot_id, chat_id, minutes, since, message_id } of rows) {
    const key = `unanswered ${minutes} ${Math.floor(Date.parse(since) / 1000)}`
    await enqueue(
      CHAT_RULES,
      { bot_id, chat_id, event: 'unanswered', key, at: now.toISOString(), message_id },
      { key: `${chat_id} ${key}`, maxAttempts: CLAIMS },
    )
  }
}
