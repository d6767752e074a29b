import { type RawBuilder, sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import type { ResolvedWord } from './resolve.ts'
import { NAMING } from './terms.ts'

/** A product that has some of the words. */
export interface Candidate {
  id: number
  /** how much of what was asked it has, 0 to 1 */
  cover: number
  /** positions of the words that it has */
  words: number[]
  /** whether one of the words names it, rather than describes it */
  isNamed: boolean
}

/** Products that are looked at for their rare words; with more, the frequent words only tell those apart. */
const ENOUGH = 1_500
/** Candidates that are compared in detail. */
const MOST = 250

/** How much a word tells: one that few products have tells more. */
const telling = (count: number): number => 0.4 + 0.6 / (1 + Math.log2(Math.max(1, count)) / 4)

/**
 * Returns the products that have most of the words, best first.
 * @param attributes values that they have to have, by the key of the characteristic
 */
export async function findCandidates(
  formIds: readonly number[],
  words: readonly ResolvedWord[],
  attributes: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Candidate[]> {
  const weightOf = (word: ResolvedWord) => word.weight * telling(word.count)
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  const known = words.map((word, at) => ({ word, at })).filter(({ word }) => word.count > 0 && word.weight > 0)
  if (known.length === 0) return []
  // Rare words first.
  known.sort((a, b) => a.word.count - b.word.count)
  let sum = 0
  const leading = known.filter(({ word }, place) => {
    const isIn = place === 0 || sum + word.count <= ENOUGH
    sum += word.count
    return isIn
  })
  const asked = known.flatMap(({ word, at }) =>
    word.forms.map(({ term, quality }) => ({
      at,
      term,
      quality,
      weight: weightOf(word),
      isWord: word.kind !== 'size',
    })),
  )
  const column = <K extends keyof (typeof asked)[number]>(key: K) => asked.map((one) => one[key])
  const { rows } = await sql<{ id: number; score: number; words: number[]; named: boolean }>`
    with asked as materialized (
      select * from unnest(${column('at')}::int[], ${column('term')}::text[], ${column('quality')}::real[],
        ${column('weight')}::real[], ${column('isWord')}::boolean[]) a(at, term, quality, weight, is_word)
    ), hit as (
      select p.product_id, a.at, max(p.weight * a.quality * a.weight) as score,
        bool_or(a.is_word and p.weight >= ${NAMING}::real) as named
      from asked a join product_term p on p.term = a.term and p.form_id = any(${formIds}::int[])
      where true ${sql.join(Object.entries(attributes).map(havingValue), sql` `)} ${
        leading.length < known.length
          ? sql`and p.product_id in (select product_id from product_term l where l.form_id = any(${formIds}::int[])
              and l.term = any(${leading.flatMap(({ word }) => word.forms.map(({ term }) => term))}::text[]))`
          : sql``
      }
      group by p.product_id, a.at
    )
    select product_id as id, sum(score)::float8 as score, array_agg(at) as words, bool_or(named) as named
    from hit group by product_id order by score desc, product_id limit ${MOST}`.execute(db())
  return rows.map(({ id, score, words: at, named }) => ({
    id,
    cover: score / total,
    words: at,
    isNamed: named,
  }))
}

/** Products that have a value of a characteristic, as their own or of a variant. */
function havingValue([key, value]: readonly [string, string | number | boolean]): RawBuilder<unknown> {
  const [one, among] = [JSON.stringify({ [key]: value }), JSON.stringify({ [key]: [value] })]
  const variant = JSON.stringify([{ options: { [key]: value } }])
  return sql`and exists (select from product x where x.id = p.product_id and (x.attributes @> ${one}::text::jsonb
    or x.attributes @> ${among}::text::jsonb or x.variants @> ${variant}::text::jsonb))`
}
