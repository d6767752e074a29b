import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { existingIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { db } from '../../foundation/store/db.ts'

export type TestCase = components['schemas']['TestCase']

/** The test case resource. Changing a case resets its last result. */
export const testCases = resource('testCase', {
  table: 'test_case',
  displayName: 'name',
  unique: { test_case_name: ['name', 'Ya existe un caso con ese nombre. Elige otro.'] },
  checkReferences: (scope, { steps = [] }) => checkSteps(scope, steps),
  columns: (input, _, before) => ({ ...toColumns(input), ...(before && { last_result: 'never', last_run_at: null }) }),
})

/** Rejects steps that expect what the bot does not have. */
async function checkSteps(scope: Scope, steps: TestCase['steps']): Promise<void> {
  for (const [name, table, text] of REFERENCES) {
    const ids = steps.flatMap((step) => step[name] ?? [])
    const known = new Set(await existingIds(scope, table, ids))
    const at = steps.findIndex((step) => step[name] && !known.has(step[name]))
    if (at >= 0) throw invalidProblem(`steps.${at}.${name}`, text)
  }
}

/** What a step may expect, with its table and what is said if it does not exist. */
const REFERENCES = [
  ['intent_id', 'intent', 'Esa intención ya no existe. Elige otra.'],
  ['response_id', 'response', 'Esa respuesta ya no existe. Elige otra.'],
  ['form_id', 'form', 'Ese formulario ya no existe. Elige otro.'],
] as const

/**
 * Returns test cases in order of creation: those with the given IDs, or all; with `automatic`, only those that run
 * after each training.
 */
export async function casesOf(
  scope: Pick<Scope, 'botId'>,
  { ids, automatic }: { ids?: readonly number[]; automatic?: boolean },
): Promise<TestCase[]> {
  let query = db().selectFrom('test_case').selectAll().where('bot_id', '=', scope.botId)
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : [0])
  if (automatic) query = query.where('run_after_training', '=', true)
  return query.orderBy('id').execute()
}

/** Stores the result of a case without changing its version. */
export async function noteResult(id: number, passed: boolean, at: Date): Promise<void> {
  await db()
    .updateTable('test_case')
    .set({ last_result: passed ? 'passed' : 'failed', last_run_at: at })
    .where('id', '=', id)
    .execute()
}
