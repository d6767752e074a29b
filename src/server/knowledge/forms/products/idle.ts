import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db, instant, tx } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { productImportAttempts } from './import/store.ts'

/** Products per transaction: short ones do not delay messages. */
export const BATCH = 300

/** Milliseconds after which a change that no longer goes on was cut off, as by a kill. */
const CUT_OFF = 60_000

/**
 * Refuses a change of many products while another one of the form is being made or undone: each would read half of the
 * other, and the order in which changes begin would not be the one in which they reach a product, by which they are
 * undone. The bot must be locked. 409
 */
export async function assertIdle(scope: Scope): Promise<void> {
  const now = currentCall().services.clock()
  const ofForm = sql<boolean>`form_id = ${formOf(scope)}`
  await productImportAttempts.endDead(ofForm, now)
  const imported = await db()
    .selectFrom('product_import')
    .select('id')
    .where(ofForm)
    .where('state', 'in', ['running', 'cancelling'])
    .executeTakeFirst()
  if (imported) throw problem(409, 'in_use', 'Hay una importación en curso. Detenla o espera a que termine.')
  const other = await db()
    .selectFrom('product_change')
    .select('id')
    .where(ofForm)
    .where('working_at', '>', instant(new Date(now.getTime() - CUT_OFF)))
    .executeTakeFirst()
  if (other) throw problem(409, 'in_use', 'Otro cambio de productos está en curso. Espera a que termine.')
}

const setWork = (id: number, working_at: Date | null) =>
  db().updateTable('product_change').set({ working_at }).where('id', '=', id).execute()

/** Notes that a change is still being made. */
export const noteWork = (id: number) => setWork(id, currentCall().services.clock())

/** Runs the work of a change and notes its end, also if it fails. */
export const working = <T>(id: number, work: () => Promise<T>): Promise<T> =>
  work().finally(() => tx(() => setWork(id, null)).catch(() => undefined))
