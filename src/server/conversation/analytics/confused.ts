import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

type ConfusedPair = components['schemas']['ConfusedPair']

/** Returns the intents that the last training confused, most frequent first; those that exist no more have no id. */
export async function confusedOf({ botId }: Scope, names: ReadonlyMap<number, string>): Promise<ConfusedPair[]> {
  const run = await db()
    .selectFrom('training_run')
    .select('report')
    .where('bot_id', '=', botId)
    .where('report', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const known = (id: number) => (names.has(id) ? id : null)
  return (run?.report?.confused ?? []).map(({ intent, predicted, count }) => ({
    first_id: known(intent.id),
    first: names.get(intent.id) ?? intent.name,
    second_id: known(predicted.id),
    second: names.get(predicted.id) ?? predicted.name,
    count,
  }))
}
