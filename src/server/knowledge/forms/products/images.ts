import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import type { Item } from '../../../foundation/resource/types.ts'
import { db } from '../../../foundation/store/db.ts'

/**
 * Rejects images that the bot does not have or that are not for the whole team.
 * @param before the product as it is: images that it has already may stay
 */
export async function checkImages(scope: Scope, ids: readonly number[], before?: Item<'product'>): Promise<void> {
  const had = new Set([...(before?.images ?? []), ...(before?.variants ?? []).map(({ image_id }) => image_id)])
  const given = [...new Set(ids)].filter((id) => !had.has(id))
  const own = await ownImages(scope.botId, given)
  if (own.size < given.length) throw invalidProblem('images', 'Una imagen ya no existe. Quítala o elige otra.')
}

/** Returns which of these files are images of the bot that the whole team sees. */
export async function ownImages(botId: number, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set()
  const rows = await db()
    .selectFrom('media')
    .select('number')
    .where('bot_id', '=', botId)
    .where('number', 'in', numbers)
    .where('visibility', '=', 'bot')
    .where(sql<boolean>`type like 'image/%'`)
    .execute()
  return new Set(rows.map(({ number }) => number))
}
