import { db } from '../../foundation/store/db.ts'
import { followUpOf } from '../models/knowledge.ts'
import { predicted } from '../nlu/validate.ts'
import type { Candidate, CheckResult } from './candidate.ts'
import { storePredictions } from './predictions.ts'

/** Maximum number of failures in the report. */
const MAX_LISTED = 20

/**
 * Checks the examples reserved for testing: each must be recognized as its own intent, with at least the confidence
 * threshold.
 */
export async function checkHeldOutExamples({ botId, knowledge, model }: Candidate): Promise<CheckResult | undefined> {
  const names = new Map(knowledge.intents.map(({ id, name }) => [id, name]))
  const rows = await db()
    .selectFrom('example')
    .select(['id', 'text', 'intent_id'])
    .where('bot_id', '=', botId)
    .where('split', '=', 'test')
    .where('state', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const tested = rows.filter(({ intent_id }) => names.has(intent_id))
  if (tested.length === 0) return undefined
  const results = tested.map((example) => {
    const { ranking, entities } = model.understand(example.text)
    return { example, best: ranking[0], entities: entities.map(predicted) }
  })
  await storePredictions(results, knowledge.entities)
  const failures = results
    .map(({ example, best }) => ({ example, best: best && best.confidence >= knowledge.threshold ? best : undefined }))
    .filter(({ example, best }) => best?.intent !== String(example.intent_id))
    .map(({ example, best }) => {
      const understood = best && (names.get(Number(best.intent)) ?? followUpOf(knowledge, best.intent)?.name)
      return `«${example.text}» se entendió como ${understood ?? 'ninguna intención'}, no como ${names.get(example.intent_id)}`
    })
  return {
    name: 'Ejemplos de prueba',
    passed: tested.length - failures.length,
    failed: failures.length,
    blocking: false,
    failures: failures.slice(0, MAX_LISTED),
  }
}
