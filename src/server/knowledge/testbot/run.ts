import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { botSnapshot } from '../dialogue/snapshot.ts'
import { publishedTraining, toTrained } from '../dialogue/trained.ts'
import type { BotSettings, BotSnapshot } from '../dialogue/types.ts'
import { storedModel } from '../models/models.ts'
import { casesOf, noteResult, type TestCase } from './cases.ts'
import { botOf, trainedFor } from './chat.ts'
import { differencesOf, failuresOf, type Names, playCase } from './play.ts'

type Run = components['schemas']['TestRun']
type CaseResult = Run['cases'][number]

/** Runs test cases against a model, and compares the outcomes with those of the previous model. */
export async function runCases(scope: Scope, input: components['schemas']['TestRunInput']): Promise<Run> {
  const choice = input.model ?? 'published'
  const trained = await trainedFor(scope, choice)
  const before =
    choice === 'draft' ? await publishedTraining(scope.botId) : await previousTo(scope.botId, trained?.runId ?? null)
  const cases = await casesOf(scope, input.ids ? { ids: input.ids } : {})
  return playAll(scope, cases, trained, before)
}

type Trained = BotSnapshot['trained']

/** Plays test cases against a model, stores their results, and reports the differences to the model before. */
export async function playAll(
  scope: Pick<Scope, 'botId'>,
  cases: readonly TestCase[],
  trained: Trained,
  before: Trained,
): Promise<Run> {
  const now = currentCall().services.clock()
  const { name, settings, form_of_address } = await botOf(scope)
  const columns = { settings: withoutWaits(settings), form_of_address }
  const bot = await botSnapshot(scope.botId, columns, trained)
  const older = before && (await botSnapshot(scope.botId, columns, before))
  const names = await namesOf(scope)
  const results: CaseResult[] = []
  for (const { id, name: title, steps } of cases) {
    const outcomes = await playCase(scope.botId, steps, bot, name, now)
    const failures = failuresOf(steps, outcomes, names)
    const differences = older
      ? differencesOf(steps, await playCase(scope.botId, steps, older, name, now), outcomes)
      : []
    const result = failures.length === 0 ? 'passed' : 'failed'
    results.push({ id, name: title, result, changed: differences.length > 0, failures, differences })
    await noteResult(id, failures.length === 0, now)
  }
  const passed = results.filter(({ result }) => result === 'passed').length
  return { passed, failed: results.length - passed, compared: older !== undefined, cases: results }
}

/** Removes the bot's opening hours, so that a test has the same result at any time of day. */
export function withoutWaits({ handoff: { schedule: _, ...handoff } = {}, ...settings }: BotSettings): BotSettings {
  return { ...settings, handoff }
}

/** Returns the model published before this one, if it is still stored. */
async function previousTo(botId: number, runId: number | null): Promise<Trained> {
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
  return toTrained(stored, stored)
}

async function namesOf({ botId }: Pick<Scope, 'botId'>): Promise<Names> {
  const intents = await db().selectFrom('intent').select(['id', 'name']).where('bot_id', '=', botId).execute()
  const responses = await db().selectFrom('response').select(['id', 'title']).where('bot_id', '=', botId).execute()
  const forms = await db().selectFrom('form').select(['id', 'name']).where('bot_id', '=', botId).execute()
  return {
    intents: new Map(intents.map(({ id, name }) => [id, name])),
    responses: new Map(responses.map(({ id, title }) => [id, title])),
    forms: new Map(forms.map(({ id, name }) => [id, name])),
  }
}
