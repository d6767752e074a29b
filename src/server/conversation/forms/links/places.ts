import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/** What decides how many answers a link takes. */
interface Limits {
  id: number
  single_use: boolean
  response_limit: number | null
}

/**
 * Whether a link takes another answer. Who is answering in a chat takes a place, too: others come too late. The caller
 * holds the link's row lock where an answer follows, so that no two take the last place.
 * @param but the key of the run that asks for the place
 */
export async function hasPlace({ id, single_use, response_limit }: Limits, but?: string): Promise<boolean> {
  const most = single_use ? 1 : response_limit
  return most === null || (await placesTaken(id, but)) < most
}

async function placesTaken(linkId: number, but = ''): Promise<number> {
  const { count } = await db()
    .selectFrom('form_run')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('link_id', '=', linkId)
    .where('key', '<>', but)
    .where((is) =>
      is.or([is('status', '=', 'complete'), is.and([is('status', '=', 'partial'), is('channel', '<>', 'web')])]),
    )
    .executeTakeFirstOrThrow()
  return count
}
