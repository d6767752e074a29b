import { type RawBuilder, sql } from 'kysely'

/** Somebody as the API tells of him, or null where the account is gone; `column` holds his id. */
export const person = (column: string): RawBuilder<{ id: number; name: string } | null> =>
  sql`(select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = ${sql.ref(column)})`

/** Texts of messages in one, for a search. */
export const spoken = (column: string): RawBuilder<string> =>
  sql`jsonb_path_query_array(${sql.ref(column)}, '$[*].text')::text || jsonb_path_query_array(${sql.ref(column)}, '$[*].variants[*]')::text`
