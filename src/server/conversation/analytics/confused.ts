import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

type ConfusedPair = components['schemas']['ConfusedPair']

/**
 * Returns the pairs of intents that the last training confused, in either direction, most frequent first; those that exist
 * no more have no id.
 */
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
  const pairs = new Map<string, ConfusedPair>()
  for (const { intent, predicted, count } of run?.report?.confused ?? []) {
    const [one, other] = intent.id < predicted.id ? [intent, predicted] : [predicted, intent]
    const key = `${one.id} ${other.id}`
    pairs.set(key, {
      first_id: known(one.id),
      first: names.get(one.id) ?? one.name,
      second_id: known(other.id),
      second: names.get(other.id) ?? other.name,
      count: count + (pairs.get(key)?.count ?? 0),
    })
  }
  return [...pairs.values()].sort((a, b) => b.count - a.count)
}
