import { sql } from 'kysely'
import { textKey, textsIn, wholeWords } from './match.ts'
import { scan } from './scan.ts'

/** What the business says itself: no person is known by it. */
export interface Phrases {
  /** whether the content of the bot has a text, by its key. Customers say the same by pressing a button, or as many do. */
  isContent(text: string): boolean
  /** whether a name, by its key, is a phrase: the content has it, or several examples contain it */
  isOwn(name: string): boolean
}

/** What the team wrote for the bot. */
const CONTENT = [
  ...(['response', 'secondary_response', 'quick_response', 'quick_reply', 'small_talk', 'entity'] as const),
  ...(['label', 'area', 'intent', 'response_category', 'intent_category'] as const),
]

/**
 * SQL: whether an import created a label and nobody changed it since: it may be the name of somebody in the file.
 * @param label alias of the table
 */
export const isOfImport = (label: string) => sql<boolean>`(${sql.ref(`${label}.version`)} = 1 and exists (
  select from contact_import i where i.bot_id = ${sql.ref(`${label}.bot_id`)}
    and i.new_labels @> jsonb_build_array(jsonb_build_object('id', ${sql.ref(`${label}.id`)}))))`

/** In more examples than this, a name is none: «un turno» is what many customers ask for. */
const MOST_EXAMPLES = 3

/** Reads what the business says itself in a bot. */
export async function phrasesOf(botId: number): Promise<Phrases> {
  const content = new Set<string>()
  const within = sql`t.bot_id = ${botId}`
  for (const table of CONTENT)
    for await (const rows of scan({
      ...{ table, key: sql`t.ctid` },
      within: table === 'label' ? sql`${within} and not ${isOfImport('t')}` : within,
    }))
      for (const { row } of rows) for (const value of textsIn(row)) content.add(textKey(value))
  for await (const rows of scan({ table: 'bot', within: sql`t.id = ${botId}` }))
    for (const { row } of rows) for (const value of textsIn(row.settings)) content.add(textKey(value))
  const examples = new Set<string>()
  for await (const rows of scan({ table: 'example', within: sql`${within} and t.source_message_id is null` }))
    for (const { row } of rows) examples.add(textKey(String(row.text)))
  return {
    isContent: (text) => content.has(text) || examples.has(text),
    isOwn: (name) => {
      if (content.has(name)) return true
      const has = wholeWords(name)
      let found = 0
      for (const example of examples) if (has(example) && ++found > MOST_EXAMPLES) return true
      return false
    },
  }
}
