import { type Expression, type RawBuilder, sql } from 'kysely'
import type { AsJson } from '../../../../generated/database.d.ts'

type JsonValue = string | number | boolean | null | readonly unknown[] | object

/** A value for a jsonb column, also where it is an array or a bare scalar (which the two stores would read apart). */
export const json = <const T extends JsonValue>(value: T): RawBuilder<T & AsJson<T>> =>
  sql`${JSON.stringify(value)}::text::jsonb`

/** A moment to compare a timestamptz column with; columns are read as ISO text, and written as either. */
export const instant = (moment: Date): RawBuilder<string> => sql`${moment}`

/**
 * Orders text as a Spanish dictionary does, alike on both stores: case and accents decide last, ñ follows every n. For
 * `orderBy`. The embedded store only has the collation that suits all languages, where ñ is an n with an accent; the
 * highest character after the n lifts it.
 */
export const spanishOrder = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(${text}::text, 'ñ', U&'n\\FFFF'), 'Ñ', U&'N\\FFFF') collate "und-x-icu"`

/** True where `text` contains what a person typed, ignoring case and accents; ñ is not n, and % and _ are only signs. */
export const contains = (text: Expression<unknown>, typed: string): RawBuilder<boolean> =>
  foldedContains(sql`fold(${text}::text)`, typed)

/** {@link contains} of a text that is kept folded. */
export const foldedContains = (folded: Expression<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${folded} like '%' || ${escaped(sql`fold(${typed}::text)`)} || '%'`

/** A folded text as a pattern of itself. Folding makes signs of patterns of others like ％, so it is escaped after it. */
const escaped = (folded: RawBuilder<unknown>) => sql`regexp_replace(${folded}, '([\\\\%_])', '\\\\\\1', 'g')`
