import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { resource, stored } from '../../foundation/resource/resource.ts'
import { db } from '../../foundation/store/db.ts'

export type TestCase = components['schemas']['TestCase']

/** Test cases of the bot; what one gave before it was changed counts no longer. */
export const testCases = resource('testCase', {
  table: 'test_case',
  named: 'name',
  unique: { test_case_name: ['name', 'Ya existe un caso con ese nombre.'] },
  columns: (input, _, before) => ({ ...stored(input), ...(before && { last_result: 'never', last_run_at: null }) }),
})

/** Test cases in the order in which they were made: those of these ids, or all; of `automatic` those of each training. */
export async function casesOf(
  scope: Pick<Scope, 'botId'>,
  { ids, automatic }: { ids?: readonly number[]; automatic?: boolean },
): Promise<TestCase[]> {
  let query = db().selectFrom('test_case').selectAll().where('bot_id', '=', scope.botId)
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : [0])
  if (automatic) query = query.where('run_after_training', '=', true)
  return query.orderBy('id').execute()
}

/** Notes how a case went. No edit of it: its version stays. */
export async function noteResult(id: number, passed: boolean, at: Date): Promise<void> {
  await db()
    .updateTable('test_case')
    .set({ last_result: passed ? 'passed' : 'failed', last_run_at: at })
    .where('id', '=', id)
    .execute()
}
