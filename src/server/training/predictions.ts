import { sql } from 'kysely'
import type { Ranked } from '../bot/nlu/types.ts'
import { currentCall } from '../http/context.ts'
import { db } from '../store/db.ts'

/** Examples of one statement: a long one would keep everybody else waiting on the embedded store. */
const AT_ONCE = 500

/** Writes down how examples were understood last. It is no edit of theirs: nobody's version of them becomes stale. */
export async function storePredictions(
  predictions: readonly { id: number | undefined; best: Ranked | undefined }[],
): Promise<void> {
  const at = currentCall().services.clock().toISOString()
  const rows = predictions.flatMap(({ id, best }) =>
    id === undefined
      ? []
      : [
          {
            id,
            to: { intent_id: best ? Number(best.intent) : null, confidence: best?.confidence ?? 0, entities: [], at },
          },
        ],
  )
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await sql`
      update example set last_prediction = t.told->'to'
      from jsonb_array_elements(${JSON.stringify(rows.slice(i, i + AT_ONCE))}::text::jsonb) as t (told)
      where example.id = (t.told->>'id')::int`.execute(db())
}
