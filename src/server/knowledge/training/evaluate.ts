import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db, json } from '../../foundation/store/db.ts'
import { trainingSetOf } from '../models/knowledge.ts'
import { candidateModel, tuned } from '../models/models.ts'
import { crossValidateInWorker } from '../nlu/worker.ts'
import type { Candidate, CheckResult } from './candidate.ts'
import { checks } from './check.ts'
import { storePredictions } from './predictions.ts'
import { brokenButtons } from './report/broken-buttons.ts'
import { conflictsOf } from './report/conflicts.ts'
import { confusedPairs } from './report/confused.ts'
import { learningCurve } from './report/learning.ts'
import { unanswered, unusedEntities, withoutExamples } from './report/unused.ts'
import { weakIntents } from './report/weak.ts'
import { inRun } from './run.ts'
import type { StageContext } from './stage-context.ts'

/** The stored report of a run: the API's report without the fields that the run itself has. */
export type StoredReport = Omit<components['schemas']['TrainingReport'], 'id' | 'number' | 'examples' | 'intents'>

/**
 * Validates the new model: cross-validates the examples, compares examples of different intents and runs the bot's
 * checks. Stores the report, the accuracy and the confidence threshold.
 */
export async function evaluate({ run, signal }: StageContext): Promise<void> {
  const { knowledge, model } = await candidateModel(run.id)
  const set = trainingSetOf(knowledge)
  const worker = { signal, niceness: currentCall().services.settings.trainingNiceness }
  const validation = await crossValidateInWorker(set, worker)
  const understood = validation.predictions.flatMap(({ index, ranking, entities }) => {
    const example = knowledge.examples[index]
    return example ? [{ example, best: ranking[0], entities }] : []
  })
  const { threshold, calibration } = validation
  const candidate = {
    botId: run.botId,
    knowledge: { ...knowledge, threshold, calibration },
    model: tuned(model, validation),
  }
  const learning = await learningCurve(set, validation.accuracy, worker)
  const report: StoredReport = {
    at: currentCall().services.clock().toISOString(),
    accuracy: validation.accuracy,
    macro_f1: validation.macroF1,
    threshold,
    confused: confusedPairs(understood, knowledge.intents),
    weak: weakIntents(knowledge, understood),
    conflicts: await conflictsOf(knowledge),
    unused_entities: unusedEntities(knowledge),
    unused_examples: await unusedExamples(run.botId),
    unanswered: unanswered(knowledge),
    untaught: withoutExamples(knowledge),
    ...(learning && { learning }),
    broken_buttons: await brokenButtons(candidate, currentCall().services.clock()),
    checks: await tested(candidate),
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
      .set({ knowledge: sql`knowledge || ${json({ threshold, calibration })}` })
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

/** Returns the number of examples not used for training: pending review or rejected. */
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
