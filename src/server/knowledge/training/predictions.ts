import { sql } from 'kysely'
import { type Mark, toCodePoints } from '../../../contract/tagging.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db } from '../../foundation/store/db.ts'
import type { KnownEntity } from '../models/knowledge.ts'
import type { PredictedEntity, Ranked } from '../nlu/types.ts'

/** Examples of one statement: a long one would keep everybody else waiting on the embedded store. */
const AT_ONCE = 500

/** How an example was understood. */
interface Predicted {
  example: { id: number; text: string }
  best: Ranked | undefined
  entities: readonly PredictedEntity[]
}

/** Writes down how examples were understood last. It is no edit of theirs: nobody's version of them becomes stale. */
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
  // what was understood is no edit of an example: its version stays
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await sql`
      update example set last_prediction = t.told->'to'
      from jsonb_array_elements(${JSON.stringify(rows.slice(i, i + AT_ONCE))}::text::jsonb) as t (told)
      where example.id = (t.told->>'id')::int`.execute(db())
}

/** A value that was found, as an example marks it. */
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
