import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, time } from '../../foundation/store/list.ts'
import { startedAt } from './estimate.ts'
import { stateView } from './stage.ts'

export type TrainingRun = components['schemas']['TrainingRun']
type Report = components['schemas']['TrainingReport']

const RESULT = sql<TrainingRun['result']>`case when r.finished_at is null then 'running'
  when r.state = 'active' then 'done' when r.state = 'pending' then 'cancelled' else 'failed' end`
const ACTIVE = sql<boolean>`coalesce(m.active, false)`

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('r.id'),
  started_at: time('r.started_at', timeZone),
  accuracy: exact('r.accuracy'),
  examples: exact('r.examples'),
  state: exact('r.state'),
  active: exact(ACTIVE),
  result: exact(RESULT),
})

/** Returns one page of a bot's trainings. */
export async function runsOf(scope: Scope, request: ListRequest): Promise<{ items: TrainingRun[]; total: number }> {
  const { items, total } = await listRows(runs(scope.botId), request, columns(scope))
  return { items: items.map(shown), total }
}

/** Returns a training of the bot. 404 if there is none. */
export async function runOf({ botId }: Pick<Scope, 'botId'>, id: number): Promise<TrainingRun> {
  const row = await runs(botId).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return shown(row)
}

/** Returns the validation report of a training. 404 if there is no such training or it has no report. */
export async function reportOf({ botId }: Scope, id: number): Promise<Report> {
  const run = await db()
    .selectFrom('training_run')
    .select(['id', 'number', 'examples', 'intents', 'report'])
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run?.report) throw commonProblems.notFound()
  const { id: runId, number, examples, intents } = run
  return { id: runId, number, examples, intents, ...run.report }
}

function runs(botId: number) {
  return db()
    .selectFrom('training_run as r')
    .leftJoin('app_user as u', 'u.id', 'r.started_by')
    .leftJoin('bot_model as m', 'm.run_id', 'r.id')
    .select(['r.id', 'r.number', 'r.state', 'r.started_at', 'r.finished_at', 'r.started_by', 'r.examples', 'r.intents'])
    .select(['r.stages', 'r.accuracy', 'u.name'])
    .select(ACTIVE.as('active'))
    .select(RESULT.as('result'))
    .select(sql<boolean>`r.state = 'active' and m.bytes is not null and not m.active`.as('restorable'))
    .where('r.bot_id', '=', botId)
}

function shown(row: Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>): TrainingRun {
  const { started_by, name, started_at, finished_at, state, restorable, stages, ...same } = row
  const began = startedAt(stages) ?? finished_at
  return {
    ...same,
    state: stateView(state).state,
    started_at,
    finished_at,
    started_by: started_by ? { id: started_by, name: name ?? '' } : null,
    restorable: restorable ?? false,
    seconds: finished_at && began ? Math.round((Date.parse(finished_at) - Date.parse(began)) / 1000) : null,
  }
}
