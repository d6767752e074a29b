import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { decide } from '../dialogue/decide.ts'
import { outcomeOf } from '../dialogue/outcome.ts'
import { botSnapshot } from '../dialogue/snapshot.ts'
import { freshState } from '../dialogue/state.ts'
import { toTrained } from '../dialogue/trained.ts'
import type { BotSnapshot, Turn } from '../dialogue/types.ts'
import { variables } from '../dialogue/variables.ts'
import { storedModel } from '../models/models.ts'
import { botOf, modelOf, trainedFor } from './chat.ts'
import { changeBetween, type Expected, expectedIn } from './expected.ts'
import { withoutWaits } from './run.ts'

type Input = components['schemas']['TestBatchInput']
type Result = components['schemas']['TestBatchResult']
type Reading = components['schemas']['TestBatchReading']

/**
 * Reads each message as the first of a new conversation, with one model and, for comparison, with an earlier one. Calls
 * no webhook and changes nothing. Yields to the event loop between messages.
 * @throws 422 if the model to compare with is not stored, or an expected intent does not exist
 */
export async function runBatch(scope: Scope, { messages, model, compare }: Input): Promise<Result> {
  const older = compare ? await storedTraining(scope, compare) : undefined
  const expected = await expectedIn(scope, messages)
  const trained = await trainedFor(scope, model ?? 'published')
  const { name, settings, form_of_address } = await botOf(scope)
  const columns = { settings: withoutWaits(settings), form_of_address }
  const now = await botSnapshot(scope.botId, columns, trained)
  const before = older && (await botSnapshot(scope.botId, columns, older))
  const values = variables({ name: '', phone: '', custom: null, business: name, area: null, person: null, settings })
  const at = currentCall().services.clock()
  const rows: Result['rows'] = []
  for (const [place, { text }] of messages.entries()) {
    const turn: Turn = { text, hasFiles: false, channel: 'webchat', now: at, variables: values, seed: 0 }
    const wanted = expected[place]
    const own = read(turn, now, wanted)
    const old = before ? read(turn, before, wanted) : null
    rows.push({ text, expected: wanted?.name ?? null, now: own, before: old, change: old && changeBetween(old, own) })
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { model: modelOf(now), compared: before ? modelOf(before) : null, rows }
}

/** Returns the model of an earlier training of the bot. */
async function storedTraining({ botId }: Scope, runId: number): Promise<NonNullable<BotSnapshot['trained']>> {
  const row = await db()
    .selectFrom('bot_model as m')
    .innerJoin('training_run as r', 'r.id', 'm.run_id')
    .select('m.run_id')
    .where('m.bot_id', '=', botId)
    .where('m.run_id', '=', runId)
    .where('m.bytes', 'is not', null)
    .where('r.state', '=', 'active')
    .executeTakeFirst()
  if (!row) {
    const text = 'Ya no guardamos el modelo de ese entrenamiento. Elige uno más reciente.'
    throw problem(422, 'invalid', text, { compare: [text] })
  }
  const stored = await storedModel(runId)
  return toTrained(stored, stored)
}

function read(turn: Turn, bot: BotSnapshot, expected: Expected | undefined): Reading {
  const { rule, by, intentId, responseId, ranking, confidence, handoff } = decide(turn, freshState(), bot).explanation
  const intent = bot.trained?.intents.find(({ id }) => id === intentId)
  const response = bot.trained?.responses.find(({ id }) => id === responseId)
  return {
    outcome: outcomeOf(rule, handoff !== undefined),
    rule,
    intent_id: intentId,
    intent: intent?.name ?? null,
    likely: ranking[0]?.name ?? null,
    confidence,
    answer: response?.title ?? by ?? null,
    right: expected ? intentId === expected.id : null,
  }
}
