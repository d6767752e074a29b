import { db } from '../store/db.ts'
import type { ResponseButton } from './dialogue/types.ts'
import { fold, mentions } from './words.ts'

/** An answer by keyword. */
export interface QuickResponse {
  id: number
  keywords: readonly string[]
  match: string
  ignoreAccentsCase: boolean
  answer: string
  mediaId: number | null
  buttons: readonly ResponseButton[]
  action: string
  areaId: number | null
}

/** The bot's answers by keyword, the first that fits counts. */
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
    keywords: row.keywords as string[],
    match: row.match,
    ignoreAccentsCase: row.ignore_accents_case,
    answer: row.answer,
    mediaId: row.media_id,
    buttons: row.buttons as unknown as ResponseButton[],
    action: row.action,
    areaId: row.handoff_area_id,
  }))
}

/** Whether a text has one of the keywords where it is looked for. */
export function fits({ keywords, match, ignoreAccentsCase }: QuickResponse, text: string): boolean {
  const own = ignoreAccentsCase ? fold : (plain: string) => plain.trim()
  const given = own(text)
  return keywords.some((keyword) => {
    const word = own(keyword)
    if (word === '') return false
    if (match === 'exact') return given === word
    return match === 'starts_with' ? given.startsWith(word) : mentions(given, word)
  })
}
