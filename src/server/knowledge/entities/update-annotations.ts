import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db } from '../../foundation/store/db.ts'

type ExampleMark = components['schemas']['ExampleEntity']

// Keeps example annotations in sync with their entities. Deleted examples are included because they can be restored.

/**
 * Updates the canonical values of an entity's annotations after its values changed. Returns the number of changed
 * examples.
 */
export async function updateAnnotationValues(
  scope: Scope,
  entityId: number,
  replaced: ReadonlyMap<string, string | null>,
): Promise<number> {
  if (replaced.size === 0) return 0
  return rewrite(scope, entityId, (mark) => {
    const said = mark.canonical_value ?? mark.value
    const now = replaced.get(said)
    if (now === undefined) return mark
    return { ...mark, canonical_value: now === mark.value ? null : now }
  })
}

/** Removes the annotations of an entity from all examples. Returns the number of changed examples. */
export function removeAnnotations(scope: Scope, entityId: number): Promise<number> {
  return rewrite(scope, entityId, () => undefined)
}

async function rewrite(
  { botId, userId }: Scope,
  entityId: number,
  change: (mark: ExampleMark) => ExampleMark | undefined,
): Promise<number> {
  const rows = await db()
    .selectFrom('example')
    .select(['id', 'entities'])
    .where('bot_id', '=', botId)
    .where(sql<boolean>`entities @> ${JSON.stringify([{ entity_id: entityId }])}::text::jsonb`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const changed = rows.flatMap(({ id, entities }) => {
    const before = entities
    const after = before.flatMap((mark) => (mark.entity_id === entityId ? (change(mark) ?? []) : mark))
    return JSON.stringify(after) === JSON.stringify(before) ? [] : [{ id, entities: after }]
  })
  if (changed.length > 0) await store(changed, userId)
  return changed.length
}

async function store(rows: readonly { id: number; entities: ExampleMark[] }[], userId: number | null): Promise<void> {
  const given: RawBuilder<unknown> = sql`${JSON.stringify(rows)}::text::jsonb`
  await sql`update example e set entities = g.entities, version = ${nextVersion}, updated_by = ${userId},
      updated_at = ${currentCall().services.clock()}
    from jsonb_to_recordset(${given}) as g(id int, entities jsonb) where e.id = g.id`.execute(db())
}
