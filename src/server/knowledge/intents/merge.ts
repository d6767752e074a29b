import { sql } from 'kysely'
import { writeAudit, writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { changeRow } from '../../foundation/resource/rows.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { markUntrained } from '../training/untrained.ts'
import type { IntentDependents } from './dependents.ts'
import { type IntentRow, intentsOf } from './queries.ts'

/** An intent with its counts after a merge. */
type Merged = IntentRow & { examples_count: number; responses_count: number }

/**
 * Moves the examples, responses, buttons and test cases of an intent to another and deletes the intent. A response that
 * competes with one of the target is disabled, and its references then use that one. Statistics of past conversations
 * do not change.
 * @throws 404 if the bot has no such intent; 422 if the target is the same intent or does not exist
 */
export function mergeIntent(scope: Scope, id: number, intoId: number, dependents: IntentDependents): Promise<Merged> {
  return tx(async () => {
    await lockBot(scope)
    const all = await intentsOf(scope)
    const from = all.find((one) => one.id === id)
    const into = all.find((one) => one.id === intoId)
    if (!from) throw commonProblems.notFound()
    if (id === intoId) throw refused('Elige otra intención.')
    if (!into) throw refused('Esa intención ya no existe. Elige otra.')
    const examples = await dependents.examples.mergeInto(scope, id, intoId)
    const replaced = await dependents.responses.mergeInto(scope, id, intoId)
    await turnCases(scope, id, intoId, replaced)
    await changeRow(scope, 'intent', id, { deleted_at: currentCall().services.clock() })
    await changeRow(scope, 'intent', intoId, {})
    await markUntrained(scope)
    const gone = { id, label: from.description, before: { name: from.description } }
    await writeAuditAs({ action: 'delete', resource: 'intent' }, gone)
    const merged = { merged: from.description, examples, disabled_responses: replaced.size }
    await writeAudit({ id: intoId, label: into.description, after: merged })
    return { ...into, version: into.version + 1, ...(await countsOf(scope, intoId)) }
  })
}

function refused(text: string) {
  return problem(422, 'invalid', text, { into_id: [text] })
}

/** Updates the test cases to expect the target intent and the responses that replace disabled ones. */
async function turnCases(scope: Scope, from: number, into: number, replaced: ReadonlyMap<number, number>) {
  const cases = await db().selectFrom('test_case').select(['id', 'steps']).where('bot_id', '=', scope.botId).execute()
  for (const { id, steps } of cases) {
    const turned = steps.map((step) => ({
      ...step,
      ...(step.intent_id === from && { intent_id: into }),
      ...(step.response_id && replaced.has(step.response_id) && { response_id: replaced.get(step.response_id) }),
    }))
    if (JSON.stringify(turned) === JSON.stringify(steps)) continue
    await changeRow(scope, 'test_case', id, { steps: json(turned) })
  }
}

async function countsOf({ botId }: Scope, id: number) {
  const count = async (table: 'example' | 'response') => {
    const rows = db()
      .selectFrom(table as 'response')
      .where('bot_id', '=', botId)
      .where('intent_id', '=', id)
    const { total } = await rows
      .where('deleted_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  return { examples_count: await count('example'), responses_count: await count('response') }
}
