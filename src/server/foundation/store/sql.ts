import { type Expression, type RawBuilder, sql } from 'kysely'
import type { AsJson } from '../../../../generated/database.d.ts'
import { PLANNED_EACH_TIME } from './planned-each-time.ts'

/** Folds what a person typed, to compare it with a folded column: without case and accents. */
export const folded = (typed: string): RawBuilder<string> =>
  sql<string>`fold(${typed}::text)${sql.raw(PLANNED_EACH_TIME)}`

type JsonValue = string | number | boolean | null | readonly unknown[] | object

/**
 * Converts a value for a jsonb column, including arrays and scalars, which the two stores would otherwise parse
 * differently.
 */
export const json = <const T extends JsonValue>(value: T): RawBuilder<T & AsJson<T>> =>
  sql`${JSON.stringify(value)}::text::jsonb`

/**
 * Converts a Date for a comparison with a timestamptz column. Such columns are read as ISO text and written as either.
 */
export const instant = (moment: Date): RawBuilder<string> => sql`${moment}`

/**
 * Sorts text as a Spanish dictionary, the same on both stores: case and accents count last, and ñ follows n. For
 * `orderBy`. The embedded store only has the root collation, where ñ is an n with an accent; the highest character
 * after the n moves it behind all others.
 */
export const spanishOrder = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(${text}::text, 'ñ', U&'n\\FFFF'), 'Ñ', U&'N\\FFFF') collate "und-x-icu"`

/**
 * Returns a condition that `text` contains what a person typed, ignoring case and accents. ñ differs from n, and % and
 * _ are literal characters.
 */
export const contains = (text: Expression<unknown>, typed: string): RawBuilder<boolean> =>
  foldedContains(sql`fold(${text}::text)`, typed)

/** {@link contains} for a column that is already folded. */
export const foldedContains = (text: Expression<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like '%' || ${escaped(folded(typed))} || '%'`

/** Returns a condition that a folded column begins with what a person typed, by the rules of {@link contains}. */
export const foldedStarts = (text: Expression<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${escaped(folded(typed))} || '%'`

/**
 * Escapes a folded text for a pattern. It is escaped after folding because folding turns characters like ％ into pattern
 * characters.
 */
const escaped = (folded: RawBuilder<unknown>) => sql`regexp_replace(${folded}, '([\\\\%_])', '\\\\\\1', 'g')`
