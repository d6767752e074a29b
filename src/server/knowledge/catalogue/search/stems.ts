import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/** Stems of words seen before: they never change. */
const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/**
 * Returns the stem of each word by the Spanish dictionary of the database: one for singular and plural, masculine and
 * feminine. Empty for words that only hold a sentence together.
 */
export async function stemsOf(words: readonly string[]): Promise<(word: string) => string> {
  const unknown = [...new Set(words)].filter((word) => !known.has(word))
  if (unknown.length > 0) {
    const { rows } = await sql<{ word: string; stems: string[] | null }>`
      select word, ts_lexize('pg_catalog.spanish_stem', word) as stems from unnest(${unknown}::text[]) word`.execute(
      db(),
    )
    if (known.size > MOST_KNOWN) known.clear()
    // An x and a z at the end change to c in the plural: luz, luces.
    for (const { word, stems } of rows) known.set(word, (stems ? (stems[0] ?? '') : word).replace(/z$/, 'c'))
  }
  return (word) => known.get(word) ?? word
}
