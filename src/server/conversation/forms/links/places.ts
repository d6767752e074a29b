import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/** What decides how many answers a link takes. */
interface Limits {
  id: number
  single_use: boolean
  response_limit: number | null
}

/**
 * Returns whether a link takes another answer, takes none because somebody is answering in a chat, which may still free
 * their place, or takes no more. The caller holds the link's row lock where an answer follows, so that no two take the
 * last place.
 * @param but the key of the run that asks for the place
 */
export async function placeOf({ id, single_use, response_limit }: Limits, but = ''): Promise<'free' | 'held' | 'full'> {
  const most = single_use ? 1 : response_limit
  if (most === null) return 'free'
  const { complete, held } = await db()
    .selectFrom('form_run')
    .select([
      sql<number>`count(*) filter (where status = 'complete')::int`.as('complete'),
      sql<number>`count(*) filter (where status = 'partial' and channel <> 'web')::int`.as('held'),
    ])
    .where('link_id', '=', id)
    .where('key', '<>', but)
    .executeTakeFirstOrThrow()
  if (complete >= most) return 'full'
  return complete + held >= most ? 'held' : 'free'
}

/** Whether a link takes another answer, see {@link placeOf}. */
export const hasPlace = async (limits: Limits, but?: string): Promise<boolean> =>
  (await placeOf(limits, but)) === 'free'
