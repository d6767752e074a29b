import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db, json } from '../../foundation/store/db.ts'
import { trainingSetOf } from '../models/knowledge.ts'
import { candidateModel } from '../models/models.ts'
import { crossValidateInWorker } from '../nlu/worker.ts'
import type { Candidate, CheckResult } from './candidate.ts'
import { checks } from './check.ts'
import { storePredictions } from './predictions.ts'
import { brokenButtons } from './report/broken-buttons.ts'
import { conflictsOf } from './report/conflicts.ts'
import { confusedPairs } from './report/confused.ts'
import { unanswered, untaught, unusedEntities } from './report/unused.ts'
import { weakIntents } from './report/weak.ts'
import { inRun } from './run.ts'
import type { Work } from './work.ts'

/** What a run's examination found, as it is stored with the run: the contract's report without what the run knows. */
export type StoredReport = Omit<components['schemas']['TrainingReport'], 'id' | 'number' | 'examples' | 'intents'>

/**
 * Looks for faults in the new model: understands each example with models that did not see it, compares examples of
 * different intents, runs the bot's own tests. Stores the report, the accuracy and the confidence that the bot should
 * ask for.
 */
export async function examine({ run, signal }: Work): Promise<void> {
  const { knowledge, model } = await candidateModel(run.id)
  const set = trainingSetOf(knowledge)
  const validation = await crossValidateInWorker(set, { signal })
  const understood = validation.predictions.flatMap(({ index, ranking, entities }) => {
    const example = knowledge.examples[index]
    return example ? [{ example, best: ranking[0], entities }] : []
  })
  const report: StoredReport = {
    at: currentCall().services.clock().toISOString(),
    accuracy: validation.accuracy,
    macro_f1: validation.macroF1,
    threshold: validation.threshold,
    confused: confusedPairs(understood, knowledge.intents),
    weak: weakIntents(knowledge, understood),
    conflicts: await conflictsOf(knowledge),
    unused_entities: unusedEntities(knowledge),
    unused_examples: await unusedExamples(run.botId),
    unanswered: unanswered(knowledge),
    untaught: untaught(knowledge),
    broken_buttons: await brokenButtons(
      { botId: run.botId, knowledge: { ...knowledge, threshold: validation.threshold }, model },
      currentCall().services.clock(),
    ),
    checks: await tested({ botId: run.botId, knowledge: { ...knowledge, threshold: validation.threshold }, model }),
  }
  await storePredictions(understood, knowledge.entities)
  await inRun(run, async () => {
    await db()
      .updateTable('training_run')
      .set({ report: json(report), accuracy: report.accuracy })
      .where('id', '=', run.id)
      .execute()
    await db()
      .updateTable('bot_model')
      .set({ knowledge: sql`jsonb_set(knowledge, '{threshold}', to_jsonb(${report.threshold}::float8))` })
      .where('run_id', '=', run.id)
      .execute()
  })
}

async function tested(candidate: Candidate): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) {
    const result = await check(candidate)
    if (result) results.push(result)
  }
  return results
}

/** Examples that are there and not learnt from: they wait for somebody's decision, or were turned down. */
async function unusedExamples(botId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('example')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .where('state', '<>', 'active')
    .executeTakeFirstOrThrow()
  return count
}
