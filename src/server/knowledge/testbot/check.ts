import type { components } from '../../../../generated/api.d.ts'
import { taughtBy, taughtTo } from '../dialogue/taught.ts'
import type { Brain } from '../models/models.ts'
import { casesOf } from './cases.ts'
import { playAll } from './run.ts'

/** A model that was just trained, with what it learnt from. */
type Candidate = Brain & { readonly botId: number }

/** How many differences are told in words. */
const TOLD = 20

/**
 * The bot's test cases that are run at each training, on a model that answers nobody yet. One that fails holds the
 * model back where its people chose so.
 */
export async function testCases({
  botId,
  knowledge,
  model,
}: Candidate): Promise<components['schemas']['TrainingCheck'] | undefined> {
  const cases = await casesOf({ botId }, { automatic: true })
  if (cases.length === 0) return undefined
  const run = await playAll({ botId }, cases, taughtBy({ knowledge, model }, null), await taughtTo(botId))
  const failed = run.cases.filter(({ result }) => result === 'failed')
  const holding = new Set(cases.filter(({ blocks_transfer }) => blocks_transfer).map(({ id }) => id))
  return {
    name: 'Casos de prueba',
    passed: run.passed,
    failed: run.failed,
    blocking: failed.some(({ id }) => holding.has(id)),
    failures: failed.flatMap(({ name, failures }) => failures.map((said) => `${name}: ${said}`)).slice(0, TOLD),
  }
}
