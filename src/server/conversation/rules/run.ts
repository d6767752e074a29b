import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { Problem, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, json, tx } from '../../foundation/store/db.ts'
import { type ActingRule, signatureOf } from '../chats/actions/as-rule.ts'
import { lockChat } from '../chats/core/lock.ts'
import { CHAT_RULES, type RuleEvent } from '../chats/core/rule-events.ts'
import { act, ruleStepsOf } from './actions.ts'
import { judgeOf } from './conditions.ts'
import { factsOf } from './facts.ts'
import { scopeOfRules } from './scope.ts'
import { unansweredJobs } from './unanswered.ts'

/** Attempts of an action before its failure is final. */
const TRIES = 3

/** Most answers of a rule in a chat within an hour, as the contract says of its actions. */
const ANSWERS = 5

const FAILED = 'Algo falló de nuestro lado. Hazlo a mano.'

type Queued = RuleEvent & { bot_id: number }

const isQueued = (payload: unknown): payload is Queued =>
  typeof payload === 'object' && payload !== null && 'bot_id' in payload && 'chat_id' in payload

/**
 * Returns the handlers of the jobs of rules: one looks at what happened in a chat, another one notes periodically who
 * waits for an answer.
 */
export function ruleJobs(services: Services): JobHandlers {
  return {
    [CHAT_RULES]: (payload, { attempt }) => inCall({ services }, () => follow(payload, attempt >= TRIES)),
    ...unansweredJobs(services),
  }
}

/**
 * Lets the rules see a message before the bot answers it, so that the bot says nothing to a customer whom a rule gives to
 * the team. The job of the event finds it done. A failure is left to that job: the bot answers.
 */
export async function followRules(chatId: number, messageId: number): Promise<void> {
  const jobs = await db()
    .selectFrom('job')
    .select('payload')
    .where('queue', '=', CHAT_RULES)
    .where('key', 'in', [`${chatId} message ${messageId}`, `${chatId} reopened ${messageId}`])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('id')
    .execute()
  try {
    for (const { payload } of jobs) await follow(payload, false)
  } catch (error) {
    currentCall().services.log.warn({ err: error, chat_id: chatId }, 'the rules did not see a message before the bot')
  }
}

/**
 * Lets the rules of a bot see an event of a chat. Which of them hold is decided at once and stored, by how the chat is
 * then: what one does changes nothing for those after it. Each action has a transaction of its own, which also stores its
 * outcome, so that none is done twice if the process ends meanwhile, and one that fails does not stop the others.
 */
async function follow(event: unknown, isLast: boolean): Promise<void> {
  if (!isQueued(event)) return
  const scope = await scopeOfRules(event.bot_id)
  if (!scope) return
  await decide(scope, event)
  const runs = await db()
    .selectFrom('chat_rule_run as u')
    .leftJoin('chat_rule as r', 'r.id', 'u.rule_id')
    .select(['u.id', 'u.rule_id', 'u.rule_name', 'u.event', 'u.key', 'u.actions', 'u.outcomes'])
    .where('u.chat_id', '=', event.chat_id)
    .where('u.key', '=', event.key)
    .orderBy('r.position')
    .orderBy('u.id')
    .execute()
  for (const { id, rule_id, rule_name, event: name, key, actions, outcomes } of runs) {
    const rule = { id: rule_id ?? 0, name: rule_name }
    for (const at of actions.keys())
      if (at >= outcomes.length) await doOne(scope, event.chat_id, { id, at, rule, event: name, key }, isLast)
  }
}

/** Stores which rules hold for an event, once. */
function decide(scope: Scope, event: Queued): Promise<void> {
  return tx(async () => {
    const claimed = await db()
      .insertInto('chat_rule_event')
      .columns(['chat_id', 'key', 'at'])
      .expression((query) =>
        query
          .selectFrom('chat')
          .select((is) => ['id', is.val(event.key).as('key'), is.val(event.at).as('at')])
          .where('id', '=', event.chat_id)
          .where('bot_id', '=', scope.botId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('chat_id')
      .executeTakeFirst()
    if (!claimed) return
    const rules = await db()
      .selectFrom('chat_rule')
      .select(['id', 'name', 'match', 'conditions', 'actions', 'stop'])
      .where('bot_id', '=', scope.botId)
      .where('enabled', '=', true)
      .where('event', '=', event.event)
      .$if(event.event === 'unanswered', (query) => query.where('minutes', '=', Number(event.key.split(' ')[1])))
      .orderBy('position')
      .execute()
    const [facts] = await factsOf(scope, [
      { chatId: event.chat_id, at: new Date(event.at), messageId: event.message_id },
    ])
    if (!facts) return
    const judge = await judgeOf(scope, rules, [facts])
    for (const rule of rules) {
      const matched = judge(rule, facts)
      if (!matched) continue
      const { chat_id, event: name, key, at } = event
      await db()
        .insertInto('chat_rule_run')
        .values({
          ...{ bot_id: scope.botId, rule_id: rule.id, rule_name: rule.name, chat_id, event: name, key, at },
          ...{ matched: json(matched), actions: json(rule.actions) },
        })
        .execute()
      if (rule.stop) return
    }
  })
}

interface Due {
  /** the run, and the place of its action */
  id: number
  at: number
  rule: ActingRule
  event: string
  /** the key of the event */
  key: string
}

/**
 * Does one action of a run with its outcome. One that cannot be done is stored with the reason.
 * @param isLast whether an unexpected failure is one more reason, instead of another attempt
 */
async function doOne(scope: Scope, chatId: number, { id, at, rule, event, key }: Due, isLast: boolean): Promise<void> {
  const named = { ...scope, userName: signatureOf(rule) }
  try {
    await tx(async () => {
      // In the order of those who change a chat and end its runs with it.
      await lockChat(scope.botId, chatId)
      const action = await dueAction(id, at)
      if (!action) return
      if (action.type === 'reply') await refuseTooMany(id)
      const [[step] = []] = await ruleStepsOf(named, [[action]])
      await act(named, chatId, action, { rule, event, key })
      await store(id, { text: step?.text ?? '', reason: null })
    })
  } catch (error) {
    const isRefused = error instanceof Problem
    if (!isRefused) {
      if (!isLast || isStoreUnavailable(error) || isDiskFull(error)) throw error
      currentCall().services.log.error({ err: error, run_id: id }, 'an action of a rule failed')
    }
    await tx(async () => {
      const action = await dueAction(id, at)
      if (!action) return
      const [[step] = []] = await ruleStepsOf(named, [[action]])
      await store(id, { text: step?.text ?? '', reason: step?.problem ?? (isRefused ? reasonOf(error) : FAILED) })
    })
  }
}

/**
 * Refuses one more answer of a rule in a chat: the customer's telephone may answer by itself, too. Only those that were
 * sent count, so that the rule answers again an hour later, whatever the customer wrote meanwhile.
 * @param id the run
 */
async function refuseTooMany(id: number): Promise<void> {
  const { count } = await db()
    .selectFrom('chat_rule_run as u')
    .innerJoin('chat_rule_run as o', (join) =>
      join.onRef('o.chat_id', '=', 'u.chat_id').onRef('o.rule_id', '=', 'u.rule_id').onRef('o.id', '<', 'u.id'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('u.id', '=', id)
    .where(sql<boolean>`o.at > u.at - interval '1 hour'`)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(o.actions) with ordinality as a(action, place)
        where a.action->>'type' = 'reply' and a.place <= jsonb_array_length(o.outcomes)
          and o.outcomes->(a.place::int - 1)->>'reason' is null)`,
    )
    .executeTakeFirstOrThrow()
  if (count >= ANSWERS)
    throw problem(409, 'answered', `Ya respondió ${ANSWERS} veces en una hora en esta conversación. Contéstale a mano.`)
}

/** Locks a run. Returns its action at this place if that is the next one; undefined if it was done meanwhile. */
async function dueAction(id: number, at: number) {
  const run = await db()
    .selectFrom('chat_rule_run')
    .select(['actions', 'outcomes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return run?.outcomes.length === at ? run.actions[at] : undefined
}

async function store(id: number, outcome: { text: string; reason: string | null }): Promise<void> {
  const { outcomes } = await db()
    .selectFrom('chat_rule_run')
    .select('outcomes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('chat_rule_run')
    .set({ outcomes: json([...outcomes, outcome]) })
    .where('id', '=', id)
    .execute()
}

/** The reason alone, without the action that the message names. */
const reasonOf = ({ fields, message }: Problem): string => Object.values(fields ?? {})[0]?.[0] ?? message
