import { type RawBuilder, sql } from 'kysely'

/** Selects a person as the API returns them, or null if the account is deleted. `column` holds their id. */
export const person = (column: string): RawBuilder<{ id: number; name: string } | null> =>
  sql`(select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = ${sql.ref(column)})`
