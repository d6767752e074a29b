import { sql } from 'kysely'
import { currentCall } from '../../../../foundation/http/context.ts'
import { nextVersion } from '../../../../foundation/resource/version.ts'
import { db, json } from '../../../../foundation/store/db.ts'
import type { KnownCharacteristic } from '../../../catalogue/known.ts'
import { indexProducts } from '../../../catalogue/search/write-terms.ts'
import { noteBefore, noteCreated } from '../changes.ts'
import { isFoundOtherwise } from '../found-by.ts'
import { type Decision, WRITTEN } from './decide.ts'

/** Whose products are written, and the change by which that is undone. */
interface WritingOf {
  scope: { botId: number; formId: number }
  userId: number | null
  changeId: number
  known: readonly KnownCharacteristic[]
}

/** Creates and changes the products of decided rows, with the words that they are found by. */
export async function writeRows(of: WritingOf, decisions: readonly Decision[]): Promise<void> {
  const created = await insert(of, decisions)
  const changed = await update(of, decisions)
  await indexProducts(of.scope, [...created, ...changed], of.known)
}

async function insert({ scope, userId, changeId }: WritingOf, decisions: readonly Decision[]) {
  const fresh = decisions.flatMap((one) => (one.action === 'create' ? [one.after] : []))
  if (fresh.length === 0) return []
  const { last } = await db()
    .selectFrom('product')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('form_id', '=', scope.formId)
    .executeTakeFirstOrThrow()
  const at = currentCall().services.clock()
  const rows = fresh.map(({ attributes, images, synonyms, ...plain }, place) => ({
    ...plain,
    ...{ attributes: json(attributes), images: json(images), synonyms: json(synonyms) },
    ...{ bot_id: scope.botId, form_id: scope.formId, position: (last ?? -1) + 1 + place },
    ...{ created_at: at, created_by: userId, updated_at: at, updated_by: userId },
  }))
  const made = await db().insertInto('product').values(rows).returningAll().execute()
  await noteCreated(
    changeId,
    made.map(({ id }) => id),
  )
  return made
}

async function update({ userId, changeId }: WritingOf, decisions: readonly Decision[]) {
  const changed = decisions.flatMap((one) => (one.action === 'update' ? [one] : []))
  if (changed.length === 0) return []
  const ids = changed.map(({ before }) => before.id)
  await noteBefore(changeId, ids)
  const rows = changed.map(({ before: { id }, after }) => ({ id, ...after }))
  const set = sql.join(WRITTEN.map((column) => sql`${sql.ref(column)} = o.${sql.ref(column)}`))
  await sql`update product p set ${set}, version = p.${nextVersion},
      updated_at = ${currentCall().services.clock()}, updated_by = ${userId}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::text::jsonb) o where p.id = o.id`.execute(
    db(),
  )
  return changed.flatMap(({ before, after }) => {
    const now = { ...before, ...after }
    return isFoundOtherwise(now, before) ? [now] : []
  })
}
