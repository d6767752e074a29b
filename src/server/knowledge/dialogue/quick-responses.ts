import { db } from '../../foundation/store/db.ts'
import { isStopWord } from '../nlu/index.ts'
import { GENERIC } from './elliptic.ts'
import { readerOf } from './keyword-reader.ts'
import { memo } from './memo.ts'
import type { QuickResponse } from './quick-types.ts'
import type { BotSnapshot } from './types.ts'
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

/** The keywords of a quick response as they are compared. */
const ownKeywords = memo(({ keywords, ignoreAccentsCase }: QuickResponse) =>
  keywords.map((keyword) => (ignoreAccentsCase ? foldWords(keyword) : keyword.trim())),
)

/** What somebody is doing: "llevando". */
const GERUND = /(?<!\p{L})\p{L}{3,}(?:ando|iendo)(?!\p{L})/gu

/** Whether a folded text has a keyword or a longer form of it. What somebody does is no form of "llevan": "llevando". */
const says = (folded: string, keyword: string): boolean =>
  mentions(/(?:ando|iendo)$/.test(keyword) ? folded : folded.replace(GERUND, ''), keyword)

/**
 * Returns the weight of the keyword that matches a text best, folded; undefined if none does. The words of the text that
 * no keyword has are read as the nearest word or synonym that one has.
 */
function keywordIn(quick: QuickResponse, text: string, folded: string, read: string): string | undefined {
  const { match, ignoreAccentsCase } = quick
  const own = ignoreAccentsCase ? folded : text.trim()
  const given = ignoreAccentsCase && match === 'contains' ? [own, read] : [own]
  const found = ownKeywords.of(quick).filter((word) => {
    if (word === '') return false
    if (match === 'exact') return given.includes(word)
    return given.some((one) => (match === 'starts_with' ? one.startsWith(word) : says(one, word)))
  })
  return found.length > 0 ? foldWords(heaviestOf(found, weightOf)) : undefined
}

/** A quick response with its keyword that a text has, folded. */
export interface FoundQuick {
  quick: QuickResponse
  keyword: string
}

/**
 * Returns the quick response with the most specific matching keyword; the first one wins a tie.
 * @param counts whether what was found counts
 */
export function matchQuickResponse(
  bot: Pick<BotSnapshot, 'quick' | 'synonyms'>,
  text: string,
  counts: (found: FoundQuick) => boolean = () => true,
): FoundQuick | undefined {
  if (bot.quick.length === 0) return undefined
  const read = readerOf(bot).read(text)
  const folded = foldWords(text)
  const found = bot.quick.flatMap((quick) => {
    const keyword = keywordIn(quick, text, folded, read)
    return keyword !== undefined && counts({ quick, keyword }) ? [{ quick, keyword }] : []
  })
  return found.length > 0 ? heaviestOf(found, ({ keyword }) => weightOf(keyword)) : undefined
}

/** Weight of a question word, which many messages have: "dónde". */
const GENERIC_WEIGHT = 1

/** Letters of a keyword. Question words hardly count. */
const weightOf = (keyword: string): number =>
  foldWords(keyword)
    .split(' ')
    .reduce((sum, word) => sum + (isStopWord(word) || GENERIC.has(word) ? GENERIC_WEIGHT : word.length), 0)

function heaviestOf<T>(all: readonly T[], weight: (one: T) => number): T {
  return all.reduce((best, one) => (weight(one) > weight(best) ? one : best))
}
