import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'

type Run = components['schemas']['ChatRuleRun']

/** What became of an action of a rule: in words, and why it was not done. */
export interface RuleOutcome {
  text: string
  reason: string | null
}

/** Most rows that a statement of the cleaning deletes, so that others are served in between. */
const BATCH = 5_000

/** Returns a page of what the rules of a bot did in the chats that the caller sees. */
export async function listRuns(scope: Scope, request: ListRequest): Promise<Page<Run>> {
  const failures = sql<number>`(select count(*) from jsonb_array_elements(u.outcomes) o where o->>'reason' is not null)`
  const result = sql<Run['result']>`case
    when jsonb_array_length(u.outcomes) < jsonb_array_length(u.actions) then 'pending'
    when ${failures} = 0 then 'done'
    when ${failures} = jsonb_array_length(u.actions) then 'failed' else 'partial' end`
  const runs = db()
    .selectFrom('chat_rule_run as u')
    .innerJoin('chat', 'chat.id', 'u.chat_id')
    .select(['u.id', 'u.at', 'u.rule_id', 'u.rule_name', 'u.event', 'u.chat_id', 'chat.user_name', 'u.matched'])
    .select(['u.outcomes', result.as('result')])
    .where('u.bot_id', '=', scope.botId)
    .where('u.at', '>=', sql<string>`${before(retentionPeriods.ruleRun, currentCall().services.clock())}`)
    .where(visibleTo(scope))
  const { items, total } = await listRows(runs, request, {
    id: exact('u.id'),
    at: time('u.at', scope.timeZone),
    rule_id: exact('u.rule_id'),
    rule_name: text('u.rule_name'),
    user_name: text('chat.user_name'),
    event: exact('u.event'),
    chat_id: exact('u.chat_id'),
    result: exact(result),
  })
  return page(
    items.map(({ outcomes, ...run }) => ({
      ...run,
      done: outcomes.flatMap((one) => (one.reason === null ? [sentence(one.text)] : [])),
      failed: outcomes.flatMap((one) => (one.reason === null ? [] : [`${sentence(one.text)}: ${one.reason}`])),
    })),
    total,
  )
}

/** Returns an action in words as a sentence of its own. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const before = (age: number, now: Date) => new Date(now.getTime() - age)

/** Deletes what rules did long ago, and which events they have seen. */
export async function cleanRuns(now: Date): Promise<void> {
  await untilFewer(sql`delete from chat_rule_run where id in (
    select id from chat_rule_run where at < ${before(retentionPeriods.ruleRun, now)} limit ${BATCH})`)
  await untilFewer(sql`delete from chat_rule_event using (
    select chat_id, key from chat_rule_event where at < ${before(retentionPeriods.ruleEvent, now)} limit ${BATCH}
  ) old where chat_rule_event.chat_id = old.chat_id and chat_rule_event.key = old.key`)
}

/** Repeats a statement until it finds less than it may delete. */
async function untilFewer(statement: RawBuilder<unknown>): Promise<void> {
  while ((await statement.execute(db())).numAffectedRows === BigInt(BATCH));
}
