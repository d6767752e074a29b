import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { unchanged } from '../../foundation/resource/unchanged.ts'
import { db, tx } from '../../foundation/store/db.ts'

type Input = components['schemas']['ContactDuplicateInput']

/**
 * Marks contacts as different people, each one to each other, or takes the mark away.
 *
 * @returns the number of pairs that changed
 * @throws 404 if one of them is not a contact of the bot
 */
export function separateContacts({ botId }: Scope, { contact_ids, distinct }: Input): Promise<{ changed: number }> {
  return tx(async () => {
    const contacts = await db()
      .selectFrom('contact')
      .select(['id', 'name', 'phone'])
      .where('bot_id', '=', botId)
      .where('id', 'in', contact_ids)
      .orderBy('id')
      .forShare()
      .execute()
    const [first] = contacts
    if (!first || contacts.length < contact_ids.length) throw commonProblems.notFound()
    const pairs = contacts.flatMap(({ id: low_id }, at) =>
      contacts.slice(at + 1).map(({ id: high_id }) => ({ bot_id: botId, low_id, high_id })),
    )
    const changed = distinct
      ? await db()
          .insertInto('contact_distinct')
          .values(pairs)
          .onConflict((of) => of.doNothing())
          .returning('low_id')
          .execute()
      : await db()
          .deleteFrom('contact_distinct')
          .where('low_id', 'in', contact_ids)
          .where('high_id', 'in', contact_ids)
          .returning('low_id')
          .execute()
    if (changed.length === 0) return unchanged({ changed: 0 })
    const others = contacts.slice(1).map(({ name, phone }) => name || phone)
    await writeAudit({
      id: first.id,
      label: first.name,
      before: { distinct: !distinct },
      after: { distinct, others },
    })
    return { changed: changed.length }
  })
}

/** Returns a condition for contacts that are not marked as another person than the one with this id. */
export const notDistinctFrom = (id: number): RawBuilder<boolean> => sql<boolean>`not exists (
  select from contact_distinct d
  where d.low_id = least(contact.id, ${id}::int) and d.high_id = greatest(contact.id, ${id}::int))`

/** Returns a condition for a list of ids (a column) of which at least two are not marked as different people. */
export const someAlike = (ids: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  select count(*) from contact_distinct d where d.low_id = any(${ids}) and d.high_id = any(${ids})
) < cardinality(${ids})::bigint * (cardinality(${ids}) - 1) / 2`
