import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { editDistance, phoneticForm } from '../../nlu/fuzzy.ts'
import { isSpanish } from '../../nlu/spelling/spanish.ts'
import type { Form } from './query.ts'

/** Shortest word that may be misspelled: with fewer letters, one of them makes another word. */
const SHORTEST = 4
/** Words of the catalogue that look like one that it does not have. */
const MOST_ALIKE = 12
/** Shortest beginning of a word: "galv", "inox". */
const SHORTEST_BEGINNING = 3

/** How well a word fits that begins so, or whose letters differ in so many places. */
const QUALITY = { sound: 0.9, beginning: 0.8, one: 0.85, two: 0.7 }

/**
 * Returns for each word that the catalogue does not have those that it may stand for: with other letters, or whole
 * where only its beginning was written.
 */
export async function alikeWords(formIds: readonly number[], words: readonly string[]): Promise<Map<string, Form[]>> {
  const long = words.filter((word) => word.length >= SHORTEST_BEGINNING)
  if (long.length === 0) return new Map()
  const { rows } = await sql<{ asked: string; word: string; term: string }>`
    select asked, w.word, w.term
    from unnest(${long}::text[], ${long.map(phoneticForm)}::text[]) a(asked, sound) cross join lateral (
      (select word, term from product_word
        where form_id = any(${formIds}::int[]) and (word % asked or word like asked || '%')
        order by similarity(word, asked) desc, word limit ${MOST_ALIKE})
      union all (select word, term from product_word p
        where form_id = any(${formIds}::int[]) and p.sound = a.sound limit ${MOST_ALIKE})
    ) w`.execute(db())
  const found = new Map<string, Form[]>()
  for (const { asked, word, term } of rows) {
    const quality = qualityOf(asked, word)
    if (quality === undefined) continue
    found.set(asked, [...(found.get(asked) ?? []), { term, quality }])
  }
  return found
}

function qualityOf(asked: string, word: string): number | undefined {
  if (word.startsWith(asked)) return QUALITY.beginning
  if (asked.length < SHORTEST) return undefined
  if (phoneticForm(asked) === phoneticForm(word)) return QUALITY.sound
  if (isRight(asked)) return undefined
  const most = asked.length >= 7 ? 2 : 1
  const places = editDistance(asked, word, most)
  if (places > most) return undefined
  return places <= 1 ? QUALITY.one : QUALITY.two
}

/** Whether a word is right as it is, maybe with an ñ: "pintar" is not "pintura", nor is "baño" a "caño". */
const isRight = (plain: string): boolean =>
  [plain, ...[...plain.matchAll(/n/g)].map(({ index }) => `${plain.slice(0, index)}ñ${plain.slice(index + 1)}`)].some(
    isSpanish,
  )
