import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'

/** Counts and copies the branches of a form. */
export const branchElements = {
  count: sql<number>`(select count(*)::int from branch b where b.form_id = form.id and b.deleted_at is null)`,

  async copy({ botId, userId }: Scope, from: number, to: number): Promise<void> {
    await sql`
      insert into branch (bot_id, form_id, position, name, code, address, lat, lng, phones, email, hours, services,
        coverage, photo_id, manager_contact_id, area_id, enabled, created_by, updated_by)
      select bot_id, ${to}::int, position, name, code, address, lat, lng, phones, email, hours, services,
        coverage, photo_id, manager_contact_id, area_id, enabled, ${userId}::int, ${userId}::int
      from branch where bot_id = ${botId} and form_id = ${from} and deleted_at is null`.execute(db())
    // The branch that answers for others is one of the original, and its copy has the same name. Part of the copy's
    // creation, this does not change its version.
    await sql`
      update form f set settings = jsonb_set(f.settings, '{fallback_branch_id}', coalesce((
        select to_jsonb(own.id) from branch old join branch own on own.form_id = f.id and own.name = old.name
        where old.id = (f.settings->>'fallback_branch_id')::int), 'null'))
      where f.id = ${to} and f.settings->>'fallback_branch_id' is not null`.execute(db())
  },
}
