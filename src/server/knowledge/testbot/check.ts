import type { components } from '../../../../generated/api.d.ts'
import { publishedTraining, toTrained } from '../dialogue/trained.ts'
import type { TrainedModel } from '../models/models.ts'
import { casesOf } from './cases.ts'
import { playAll } from './run.ts'

/** A newly trained model that is not published yet. */
type Candidate = TrainedModel & { readonly botId: number }

/** Maximum number of failures in the report. */
const MAX_LISTED = 20

/**
 * Runs the bot's automatic test cases against a newly trained model. A failed case marked as blocking prevents the
 * publication of the model.
 */
export async function runAutomaticCases({
  botId,
  knowledge,
  model,
}: Candidate): Promise<components['schemas']['TrainingCheck'] | undefined> {
  const cases = await casesOf({ botId }, { automatic: true })
  if (cases.length === 0) return undefined
  const run = await playAll({ botId }, cases, toTrained({ knowledge, model }, null), await publishedTraining(botId))
  const failed = run.cases.filter(({ result }) => result === 'failed')
  const holding = new Set(cases.filter(({ blocks_transfer }) => blocks_transfer).map(({ id }) => id))
  return {
    name: 'Casos de prueba',
    passed: run.passed,
    failed: run.failed,
    blocking: failed.some(({ id }) => holding.has(id)),
    failures: failed.flatMap(({ name, failures }) => failures.map((said) => `${name}: ${said}`)).slice(0, MAX_LISTED),
  }
}
