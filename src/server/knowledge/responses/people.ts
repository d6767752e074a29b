import { type RawBuilder, sql } from 'kysely'

/** Texts of messages in one, for a search. */
export const spoken = (column: string): RawBuilder<string> =>
  sql`jsonb_path_query_array(${sql.ref(column)}, '$[*].text')::text || jsonb_path_query_array(${sql.ref(column)}, '$[*].variants[*]')::text`
