import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { brainOf } from '../dialogue/brain.ts'
import { taughtBy, taughtTo } from '../dialogue/taught.ts'
import type { BotSettings, Brain } from '../dialogue/types.ts'
import { storedModel } from '../models/models.ts'
import { casesOf, noteResult, type TestCase } from './cases.ts'
import { botOf, taughtFor } from './chat.ts'
import { differencesOf, failuresOf, type Names, playCase } from './play.ts'

type Run = components['schemas']['TestRun']
export type CaseResult = Run['cases'][number]

/** Runs cases with a model, and compares what they give with the model before it. */
export async function runCases(scope: Scope, input: components['schemas']['TestRunInput']): Promise<Run> {
  const choice = input.model ?? 'published'
  const taught = await taughtFor(scope, choice)
  const before = choice === 'draft' ? await taughtTo(scope.botId) : await previousTo(scope.botId, taught?.runId ?? null)
  const cases = await casesOf(scope, input.ids ? { ids: input.ids } : {})
  return playAll(scope, cases, taught, before)
}

type Taught = Brain['taught']

/** Plays cases with what was taught, notes how each went, and tells what the model before did otherwise. */
export async function playAll(
  scope: Pick<Scope, 'botId'>,
  cases: readonly TestCase[],
  taught: Taught,
  before: Taught,
): Promise<Run> {
  const now = currentCall().services.clock()
  const { name, settings } = await botOf(scope)
  const brain = await brainOf(scope.botId, calm(settings), taught)
  const older = before && (await brainOf(scope.botId, calm(settings), before))
  const names = await namesOf(scope)
  const results: CaseResult[] = []
  for (const { id, name: title, steps } of cases) {
    const outcomes = await playCase(steps, brain, name, now)
    const failures = failuresOf(steps, outcomes, names)
    const differences = older ? differencesOf(steps, await playCase(steps, older, name, now), outcomes) : []
    const result = failures.length === 0 ? 'passed' : 'failed'
    results.push({ id, name: title, result, changed: differences.length > 0, failures, differences })
    await noteResult(id, failures.length === 0, now)
  }
  const passed = results.filter(({ result }) => result === 'passed').length
  return { passed, failed: results.length - passed, compared: older !== undefined, cases: results }
}

/** A case gives the same at any hour: it does not ask whether somebody attends. */
function calm({ handoff: { schedule: _, ...handoff } = {}, ...settings }: BotSettings): BotSettings {
  return { ...settings, handoff }
}

/** The model that answered before this one, if it is still kept. */
async function previousTo(botId: number, runId: number | null): Promise<Taught> {
  if (runId === null) return undefined
  const row = await db()
    .selectFrom('bot_model')
    .select('run_id')
    .where('bot_id', '=', botId)
    .where('run_id', '<', runId)
    .where('bytes', 'is not', null)
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const stored = await storedModel(row.run_id)
  return taughtBy(stored, stored)
}

async function namesOf({ botId }: Pick<Scope, 'botId'>): Promise<Names> {
  const intents = await db().selectFrom('intent').select(['id', 'name']).where('bot_id', '=', botId).execute()
  const responses = await db().selectFrom('response').select(['id', 'title']).where('bot_id', '=', botId).execute()
  return {
    intents: new Map(intents.map(({ id, name }) => [id, name])),
    responses: new Map(responses.map(({ id, title }) => [id, title])),
  }
}
