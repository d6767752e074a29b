import { type Selectable, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Example } from '../../../../generated/database.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { restorableSince } from '../../foundation/jobs/retention.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, instant, isDuplicate, tx } from '../../foundation/store/db.ts'
import { markUntrained } from '../training/untrained.ts'
import { intentMustExist } from './rules.ts'
import { softDelete } from './write.ts'

type Change = components['schemas']['ExampleChange']

/**
 * Runs `work` in a transaction with the bot's row locked. All bulk changes lock the bot before the examples, to avoid
 * deadlocks.
 */
const writing = <R>(scope: Scope, work: () => Promise<R>): Promise<R> =>
  tx(async () => {
    await lockBot(scope)
    return work()
  })

/** Moves examples to another intent. Returns the number moved; those already there or deleted do not count. */
export function moveExamples(scope: Scope, ids: readonly number[], intentId: number): Promise<number> {
  return writing(scope, async () => {
    const intent = await intentMustExist(scope, intentId)
    const moved = (await present(scope, ids)).filter(({ intent_id }) => intent_id !== intentId)
    const places = moved.map(({ id, text, intent_id }) => ({ id, text, intent_id }))
    await change(scope, moved, { intent_id: intentId })
    await noted(scope, moved.length, { examples: places }, { intent_id: intentId, intent })
    return moved.length
  })
}

/** Soft-deletes examples. Returns the number deleted; those already deleted do not count. */
export function removeExamples(scope: Scope, ids: readonly number[]): Promise<number> {
  return writing(scope, async () => {
    const gone = await present(scope, ids)
    await softDelete(
      scope,
      gone.map(({ id }) => id),
    )
    await noted(scope, gone.length, { examples: gone })
    return gone.length
  })
}

/** Changes the split or the state of examples. Returns the number changed. */
export function changeExamples(scope: Scope, { ids, split, state }: Change): Promise<number> {
  return writing(scope, async () => {
    const wanted = { ...(split && { split }), ...(state && { state }) }
    const rows = (await present(scope, ids)).filter(
      (row) => (split !== undefined && row.split !== split) || (state !== undefined && row.state !== state),
    )
    await change(scope, rows, wanted)
    await noted(scope, rows.length, { examples: rows }, wanted)
    return rows.length
  })
}

/** Maximum number of attempts to restore when a concurrent request adds one of the phrases. */
const TRIES = 3

/**
 * Restores deleted examples. Skips those deleted too long ago, those whose phrase exists again, those whose intent is
 * deleted, and the older of two with the same folded text.
 * @throws 404 if none of them belongs to the bot any more; 409 if concurrent requests keep adding the same phrases
 */
export async function restoreExamples(scope: Scope, ids: readonly number[]): Promise<number> {
  for (let left = TRIES; left > 0; left--) {
    try {
      return await restoreOnce(scope, ids)
    } catch (error) {
      if (!isDuplicate(error, 'example_folded')) throw error
    }
  }
  throw problem(409, 'taken', 'Ese ejemplo ya existe. Recarga y vuelve a intentarlo.')
}

function restoreOnce(scope: Scope, ids: readonly number[]): Promise<number> {
  return writing(scope, async () => {
    const now = currentCall().services.clock()
    await assertExist(scope, ids, restorableSince(now))
    const { rows } = await sql<{ id: number; text: string }>`
      update example set deleted_at = null, version = ${nextVersion},
        updated_at = ${now}, updated_by = ${scope.userId}
      where id in (
        select distinct on (e.folded) e.id from example e
          join intent i on i.id = e.intent_id and i.deleted_at is null
        where e.bot_id = ${scope.botId} and e.id in (${sql.join(ids)})
          and e.deleted_at >= ${restorableSince(now)}
          and not exists (select 1 from example o
            where o.bot_id = e.bot_id and o.folded = e.folded and o.deleted_at is null)
        order by e.folded, e.id desc
      ) and deleted_at is not null
      returning id, text`.execute(db())
    await noted(scope, rows.length, undefined, { examples: rows })
    return rows.length
  })
}

/** 404 if the bot has none of these examples, neither active nor restorable. */
async function assertExist({ botId }: Scope, ids: readonly number[], since: Date): Promise<void> {
  const row = await db()
    .selectFrom('example')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .where((is) => is.or([is('deleted_at', 'is', null), is('deleted_at', '>=', instant(since))]))
    .limit(1)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
}

async function present({ botId }: Scope, ids: readonly number[]) {
  return db()
    .selectFrom('example')
    .select(['id', 'text', 'intent_id', 'split', 'state'])
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function change(
  { userId }: Scope,
  rows: readonly { id: number }[],
  values: Partial<Pick<Selectable<Example>, 'intent_id' | 'split' | 'state'>>,
): Promise<void> {
  if (rows.length === 0) return
  await db()
    .updateTable('example')
    .set({
      ...values,
      updated_at: currentCall().services.clock(),
      updated_by: userId,
      version: nextVersion,
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Records one history entry for all rows and marks the bot as untrained; does nothing if nothing changed. */
async function noted(scope: Scope, count: number, before?: object, after?: object): Promise<void> {
  if (count === 0) return
  const label = count === 1 ? '1 ejemplo' : `${count} ejemplos`
  await markUntrained(scope, { count })
  await writeAudit({ label, before: before ?? null, after: after ?? null })
}
