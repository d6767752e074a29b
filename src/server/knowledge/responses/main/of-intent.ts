import { sql } from 'kysely'
import { formatTarget } from '../../../../contract/button-target.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { changeRow } from '../../../foundation/resource/rows.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import type { IntentDependents, Restored } from '../../intents/dependents.ts'
import { dropMissingReferences } from '../missing-references.ts'
import { redirectButtons } from '../redirect-buttons.ts'
import type { ResponseUse } from '../types.ts'
import { assertUnused, externalUses, loadResponseUses, type Uses } from '../uses.ts'
import { competingResponse } from './check.ts'

/** Deletes, restores and merges main responses with their intents. */
export const responsesOfIntents: IntentDependents['responses'] = {
  remove: deleteMainOf,
  restore: restoreMainOf,
  mergeInto: giveMainTo,
  uses: usesByIntent,
}

/** Returns, for each intent with responses, the uses of them by other responses. */
async function usesByIntent(scope: Scope): Promise<Map<number, ResponseUse[]>> {
  const uses = await loadResponseUses(scope)
  const going = [...(await idsByIntent(scope))]
  return new Map(going.map(([intent, ids]) => [intent, externalUses(ofAll(uses, ids), ids.map(asUse))]))
}

const ofAll = (uses: Uses, ids: readonly number[]) => ids.flatMap((id) => uses.of('main', id))
const asUse = (id: number) => ({ type: 'response' as const, id })

async function idsByIntent({ botId }: Scope): Promise<Map<number, number[]>> {
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'intent_id'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const found = new Map<number, number[]>()
  for (const { id, intent_id } of rows) found.set(intent_id, [...(found.get(intent_id) ?? []), id])
  return found
}

/**
 * Soft-deletes the responses of an intent that is being deleted.
 * @throws 409 if other responses lead to one of them, as when deleting a single response
 */
async function deleteMainOf(scope: Scope, intentId: number, at: Date): Promise<void> {
  const { botId, userId } = scope
  const ids = (await idsByIntent(scope)).get(intentId) ?? []
  assertUnused(ofAll(await loadResponseUses(scope), ids), ids.map(asUse))
  await db()
    .updateTable('response')
    .set({ deleted_at: at, updated_at: at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Restores the responses that were deleted with an intent, except those whose title is in use by now. References to
 * things that no longer exist are removed.
 * @param gone when the intent was deleted
 * @returns the number of restored responses and the removed references as text
 */
async function restoreMainOf(scope: Scope, intentId: number, gone: string, at: Date): Promise<Restored> {
  const { botId, userId } = scope
  const { rows } = await sql<{ id: number }>`
    update response r set deleted_at = null, updated_at = ${at}, updated_by = ${userId}, version = ${nextVersion}
    where bot_id = ${botId} and intent_id = ${intentId} and deleted_at = ${gone}
      and not exists (select 1 from response o where o.bot_id = r.bot_id and o.deleted_at is null
        and fold(o.title) = fold(r.title))
    returning id`.execute(db())
  const ids = rows.map(({ id }) => id)
  return { count: ids.length, lost: await dropMissing(scope, ids) }
}

/** Removes dangling references from restored responses and returns them as text. */
async function dropMissing(scope: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'messages', 'buttons', 'assign_labels', 'required_entities', 'conditions', 'next', 'next_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const left = await dropMissingReferences(scope, rows)
  for (const [at, { kept, lost }] of left.entries())
    if (lost.length > 0) await changeRow(scope, 'response', rows[at]?.id ?? 0, toColumns(kept))
  return left.flatMap(({ lost }) => lost)
}

/**
 * Moves the responses of an intent to another one. A response that would overlap with one of the target intent is
 * disabled, and the buttons that led to it are redirected to that one.
 * @returns the replacement of each disabled response, by its ID
 */
async function giveMainTo(scope: Scope, from: number, into: number): Promise<Map<number, number>> {
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'channels', 'valid_from', 'valid_until', 'enabled'])
    .where('bot_id', '=', scope.botId)
    .where('intent_id', '=', from)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const replaced = new Map<number, number>()
  for (const { id, channels, enabled, ...time } of rows) {
    const place = { intent_id: into, channels, ...time }
    const rival = enabled ? await competingResponse(scope, place) : undefined
    await changeRow(scope, 'response', id, { intent_id: into, enabled: enabled && !rival })
    if (!rival) continue
    replaced.set(id, rival.id)
    await redirectButtons(scope, formatTarget({ kind: 'main', id }), formatTarget({ kind: 'main', id: rival.id }))
  }
  return replaced
}
