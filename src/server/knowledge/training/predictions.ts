import { sql } from 'kysely'
import { type Mark, toCodePoints } from '../../../contract/tagging.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db } from '../../foundation/store/db.ts'
import type { KnownEntity } from '../models/knowledge.ts'
import type { PredictedEntity, Ranked } from '../nlu/types.ts'

/** Rows per statement: a long statement would block all other queries of the embedded database. */
const AT_ONCE = 500

/** The prediction for an example. */
interface Predicted {
  example: { id: number; text: string }
  best: Ranked | undefined
  entities: readonly PredictedEntity[]
}

/** Stores the latest predictions of examples without changing their version. */
export async function storePredictions(
  predictions: readonly Predicted[],
  known: readonly KnownEntity[],
): Promise<void> {
  const at = currentCall().services.clock().toISOString()
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const rows = predictions.map(({ example: { id, text }, best, entities }) => ({
    id,
    to: {
      intent_id: best ? Number(best.intent) || null : null,
      confidence: best?.confidence ?? 0,
      entities: entities.flatMap((one) => markOf(one, text, ids)),
      at,
    },
  }))
  // A prediction is not an edit: do not change the version.
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await sql`
      update example set last_prediction = t.item->'to'
      from jsonb_array_elements(${JSON.stringify(rows.slice(i, i + AT_ONCE))}::text::jsonb) as t (item)
      where example.id = (t.item->>'id')::int`.execute(db())
}

/** Converts a found value to the annotation format of examples. */
function markOf(found: PredictedEntity, text: string, ids: ReadonlyMap<string, number>): Mark[] {
  const entity_id = ids.get(found.entity)
  if (entity_id === undefined) return []
  const { start, end, text: value, value: canonical_value } = found
  return [
    {
      ...{ start: toCodePoints(text, start), end: toCodePoints(text, end), value, entity_id },
      ...(canonical_value !== value && { canonical_value }),
    },
  ]
}
