import { db } from '../../foundation/store/db.ts'
import type { QuickResponse } from './types.ts'
import { foldWords, mentions } from './words.ts'

/** Returns the bot's enabled quick responses by priority. */
export async function quickResponsesOf(botId: number): Promise<QuickResponse[]> {
  const rows = await db()
    .selectFrom('quick_response')
    .select([
      'id',
      'media_id',
      'keywords',
      'match',
      'ignore_accents_case',
      'answer',
      'buttons',
      'action',
      'handoff_area_id',
    ])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('priority')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    keywords: row.keywords,
    match: row.match,
    ignoreAccentsCase: row.ignore_accents_case,
    answer: row.answer,
    mediaId: row.media_id,
    buttons: row.buttons,
    action: row.action,
    areaId: row.handoff_area_id,
  }))
}

/** Returns the longest keyword that matches the text, folded; undefined if none does. */
function keywordIn({ keywords, match, ignoreAccentsCase }: QuickResponse, text: string): string | undefined {
  const own = ignoreAccentsCase ? foldWords : (plain: string) => plain.trim()
  const given = own(text)
  const found = keywords.map(own).filter((word) => {
    if (word === '') return false
    if (match === 'exact') return given === word
    return match === 'starts_with' ? given.startsWith(word) : mentions(given, word)
  })
  return found.length > 0 ? foldWords(longestOf(found, (word) => word)) : undefined
}

/** Returns the quick response with the longest matching keyword; the first one wins a tie. */
export function matchQuickResponse(
  all: readonly QuickResponse[],
  text: string,
): { quick: QuickResponse; keyword: string } | undefined {
  const found = all.flatMap((quick) => {
    const keyword = keywordIn(quick, text)
    return keyword === undefined ? [] : [{ quick, keyword }]
  })
  return found.length > 0 ? longestOf(found, ({ keyword }) => keyword) : undefined
}

function longestOf<T>(all: readonly T[], wordOf: (one: T) => string): T {
  return all.reduce((best, one) => (wordOf(one).length > wordOf(best).length ? one : best))
}
