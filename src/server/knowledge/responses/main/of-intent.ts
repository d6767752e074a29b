import { sql } from 'kysely'
import { writeTarget } from '../../../../contract/button-target.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { stored } from '../../../foundation/resource/resource.ts'
import { changeRow } from '../../../foundation/resource/rows.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Restored, Taught } from '../../intents/taught.ts'
import { lead } from '../lead.ts'
import { leaveOut } from '../left-out.ts'
import type { ResponseUse } from '../types.ts'
import { leadingFromElsewhere, refuseUsed, type Uses, usesIn } from '../uses.ts'
import { rivalOf } from './check.ts'

/** Main responses follow their intent. */
export const responsesOfIntents: Taught['responses'] = {
  remove: deleteMainOf,
  restore: restoreMainOf,
  give: giveMainTo,
  uses: usesByIntent,
}

/** Who leads to the responses of each intent that has some, but for these themselves. */
async function usesByIntent(scope: Scope): Promise<Map<number, ResponseUse[]>> {
  const uses = await usesIn(scope)
  const going = [...(await idsByIntent(scope))]
  return new Map(going.map(([intent, ids]) => [intent, leadingFromElsewhere(ofAll(uses, ids), ids.map(asUse))]))
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
 * Deletes softly the responses of an intent that is being deleted.
 * @throws 409 while other responses lead to one of them, as where it is deleted by itself
 */
async function deleteMainOf(scope: Scope, intentId: number, at: Date): Promise<void> {
  const { botId, userId } = scope
  const ids = (await idsByIntent(scope)).get(intentId) ?? []
  refuseUsed(ofAll(await usesIn(scope), ids), ids.map(asUse))
  await db()
    .updateTable('response')
    .set({ deleted_at: at, updated_at: at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Brings back the responses that were deleted with an intent, but for those whose title another one has by now, with
 * what they refer to as far as it still exists.
 * @param gone when the intent was deleted
 * @returns how many came back, and what was left out of them, in words
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
  return { count: ids.length, lost: await withoutGone(scope, ids) }
}

/** Takes out of responses that are back what does not exist any more; answers what it was, in words. */
async function withoutGone(scope: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'messages', 'buttons', 'assign_labels', 'next', 'next_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const left = await leaveOut(scope, rows)
  for (const [at, { kept, lost }] of left.entries())
    if (lost.length > 0) await changeRow(scope, 'response', rows[at]?.id ?? 0, stored(kept))
  return left.flatMap(({ lost }) => lost)
}

/**
 * Gives the responses of an intent to another. One that would answer where the other's does already is switched off,
 * and the buttons that led to it lead to that one.
 * @returns what stands in for each response that was switched off, by its id
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
    const rival = enabled ? await rivalOf(scope, place) : undefined
    await changeRow(scope, 'response', id, { intent_id: into, enabled: enabled && !rival })
    if (!rival) continue
    replaced.set(id, rival.id)
    await lead(scope, writeTarget({ kind: 'main', id }), writeTarget({ kind: 'main', id: rival.id }))
  }
  return replaced
}
