import type { components } from '../../../../generated/api.d.ts'
import { SavedSearchesLimits } from '../../../../generated/limits.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, json, tx } from '../../foundation/store/db.ts'

type Schemas = components['schemas']

const rowOf = ({ botId, userId }: Scope) =>
  db().selectFrom('membership').select('saved_searches').where('bot_id', '=', botId).where('user_id', '=', userId)

/** Returns the searches that the caller saved for the lists of the bot, in the order of saving. */
export async function savedSearches(scope: Scope): Promise<Schemas['SavedSearches']> {
  const row = await rowOf(scope).executeTakeFirst()
  return { searches: row?.saved_searches ?? [] }
}

/**
 * Saves a search, in place of the one with the same name, or removes it. Others of the person stay, also those that
 * another browser saves meanwhile.
 * @throws 422 for too many searches
 */
export function saveSearch(
  scope: Scope,
  { screen, label, value }: Schemas['SavedSearchInput'],
): Promise<Schemas['SavedSearches']> {
  return tx(async () => {
    const row = await rowOf(scope).forUpdate().executeTakeFirst()
    if (!row) throw commonProblems.notFound()
    const others = row.saved_searches.filter((one) => one.screen !== screen || one.label !== label)
    const searches = value ? [...others, { screen, label, value }] : others
    const most = SavedSearchesLimits.searches.maxItems
    if (searches.length > most)
      throw problem(422, 'too_many', `Ya guardaste ${most} búsquedas. Elimina alguna y guarda esta.`)
    await db()
      .updateTable('membership')
      .set({ saved_searches: json(searches) })
      .where('bot_id', '=', scope.botId)
      .where('user_id', '=', scope.userId)
      .execute()
    return { searches }
  })
}
