import type { MessageButton } from '../conversation/types.ts'
import { db } from '../store/db.ts'
import { fold, mentions } from './words.ts'

/** An answer by keyword. */
export interface QuickResponse {
  keywords: readonly string[]
  match: string
  ignoreAccentsCase: boolean
  answer: string
  buttons: readonly MessageButton[]
  action: string
  areaId: number | null
}

/** The bot's answers by keyword, the first that fits counts. */
export async function quickResponsesOf(botId: number): Promise<QuickResponse[]> {
  const rows = await db()
    .selectFrom('quick_response')
    .select(['keywords', 'match', 'ignore_accents_case', 'answer', 'buttons', 'action', 'handoff_area_id'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('priority')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    keywords: row.keywords as string[],
    match: row.match,
    ignoreAccentsCase: row.ignore_accents_case,
    answer: row.answer,
    buttons: row.buttons as unknown as MessageButton[],
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
