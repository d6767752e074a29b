import { type RawBuilder, sql } from 'kysely'

/** SQL expression with all texts and variants of the messages in a column, for searching. */
export const messageTexts = (column: string): RawBuilder<string> =>
  sql`jsonb_path_query_array(${sql.ref(column)}, '$[*].text')::text || jsonb_path_query_array(${sql.ref(column)}, '$[*].variants[*]')::text`
