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

/** The contacts that are marked as different people: by the lower id of each pair, the higher ones. */
type Pairs = ReadonlyMap<number, ReadonlySet<number>>

/** Pairs that are read at once, so that others are served in between. */
const AT_ONCE = 10_000

/** Returns which contacts of the bot are marked as different people. */
export async function distinctPairs({ botId }: Pick<Scope, 'botId'>): Promise<Pairs> {
  const pairs = new Map<number, Set<number>>()
  for (let last: [low: number, high: number] | undefined = [0, 0]; last; ) {
    const { rows }: { rows: { pairs: [number, number][] }[] } = await sql<{ pairs: [number, number][] }>`
      select coalesce(jsonb_agg(jsonb_build_array(low_id, high_id) order by low_id, high_id), '[]'::jsonb) as pairs from (
        select low_id, high_id from contact_distinct
        where bot_id = ${botId} and (low_id, high_id) > (${last[0]}::int, ${last[1]}::int)
        order by low_id, high_id limit ${AT_ONCE}) part`.execute(db())
    const part: [number, number][] = rows[0]?.pairs ?? []
    for (const [low, high] of part) pairs.set(low, (pairs.get(low) ?? new Set()).add(high))
    last = part.at(-1)
  }
  return pairs
}

/** Whether at least two of these contacts are not marked as different people. */
export function someAlike(ids: readonly number[], pairs: Pairs): boolean {
  const among = new Set(ids)
  let marked = 0
  for (const id of ids) for (const other of pairs.get(id) ?? []) if (among.has(other)) marked++
  return marked < (ids.length * (ids.length - 1)) / 2
}
