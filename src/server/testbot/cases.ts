import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { record } from '../audit/record.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, isDuplicate, json, tx } from '../store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../store/list.ts'

export type TestCase = components['schemas']['TestCase']
type Input = components['schemas']['TestCaseInput']

const COLUMNS = [
  'id',
  'name',
  'steps',
  'run_after_training',
  'blocks_transfer',
  'last_result',
  'last_run_at',
  'created_at',
  'updated_at',
  'version',
] as const

const of = ({ botId }: Pick<Scope, 'botId'>) => db().selectFrom('test_case').select(COLUMNS).where('bot_id', '=', botId)

type Row = Awaited<ReturnType<ReturnType<typeof of>['executeTakeFirstOrThrow']>>

/** A page of the bot's test cases. */
export async function listCases(scope: Scope, asked: ListRequest): Promise<{ items: TestCase[]; total: number }> {
  const columns = {
    id: exact('id'),
    name: text('name'),
    last_result: exact('last_result'),
    run_after_training: exact('run_after_training'),
    last_run_at: time('last_run_at', 'UTC'),
  }
  const { items, total } = await listRows(of(scope), asked, columns, ['name'])
  return { items: items.map(asCase), total }
}

/** One test case; 404 when the bot has no such. */
export async function caseOf(scope: Pick<Scope, 'botId'>, id: number): Promise<TestCase> {
  const row = await of(scope).where('id', '=', id).executeTakeFirst()
  if (!row) throw refusals.notFound()
  return asCase(row)
}

/** Test cases in the order in which they were made: those of these ids, or all; of `automatic` those of each training. */
export async function casesOf(
  scope: Pick<Scope, 'botId'>,
  { ids, automatic }: { ids?: readonly number[]; automatic?: boolean },
): Promise<TestCase[]> {
  let query = of(scope)
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : [0])
  if (automatic) query = query.where('run_after_training', '=', true)
  return (await query.orderBy('id').execute()).map(asCase)
}

function asCase(row: Row): TestCase {
  return {
    ...row,
    steps: row.steps as unknown as TestCase['steps'],
    last_result: row.last_result as TestCase['last_result'],
    last_run_at: row.last_run_at && new Date(row.last_run_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** Stores a test case; 409 at its name when the bot has one of that name. */
export function createCase(scope: Scope, input: Input): Promise<TestCase> {
  const at = currentCall().services.clock()
  return withUniqueName(async () => {
    const { id } = await db()
      .insertInto('test_case')
      .values({
        ...columnsOf(input),
        bot_id: scope.botId,
        created_at: at,
        created_by: scope.userId,
        updated_at: at,
        updated_by: scope.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record({ action: 'create', resource: 'test_case', id, label: input.name, after: facts(input) })
    return caseOf(scope, id)
  })
}

/** Changes a test case; what it gave before counts no longer. 409 when somebody else changed it meanwhile. */
export function updateCase(scope: Scope, id: number, input: Input): Promise<TestCase> {
  return withUniqueName(async () => {
    await lock(scope, id)
    const before = await caseOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    await db()
      .updateTable('test_case')
      .set({
        ...columnsOf(input),
        last_result: 'never',
        last_run_at: null,
        updated_at: currentCall().services.clock(),
        updated_by: scope.userId,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    const label = input.name
    await record({ action: 'update', resource: 'test_case', id, label, before: facts(before), after: facts(input) })
    return caseOf(scope, id)
  })
}

/** Deletes a test case. */
export function deleteCase(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    await lock(scope, id)
    const before = await caseOf(scope, id)
    await db().deleteFrom('test_case').where('id', '=', id).execute()
    await record({ action: 'delete', resource: 'test_case', id, label: before.name, before: facts(before) })
  })
}

/** Notes how a case went. No edit of it: its version stays. */
export async function noteResult(id: number, passed: boolean, at: Date): Promise<void> {
  await db()
    .updateTable('test_case')
    .set({ last_result: passed ? 'passed' : 'failed', last_run_at: at })
    .where('id', '=', id)
    .execute()
}

async function lock({ botId }: Scope, id: number): Promise<void> {
  await db().selectFrom('test_case').select('id').where('bot_id', '=', botId).where('id', '=', id).forUpdate().execute()
}

function columnsOf({ name, steps, run_after_training = true, blocks_transfer = false }: Input) {
  return { name, steps: json(steps), run_after_training, blocks_transfer }
}

const facts = ({ name, steps, run_after_training, blocks_transfer }: Input) => ({
  name,
  steps,
  run_after_training,
  blocks_transfer,
})

async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'test_case_name')) throw error
    const said = 'Ya existe un caso con ese nombre.'
    throw problem(409, 'duplicate', said, { name: [said] })
  }
}
