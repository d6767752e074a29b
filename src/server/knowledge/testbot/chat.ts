import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, instant, json } from '../../foundation/store/db.ts'
import { brainOf } from '../dialogue/brain.ts'
import { decide, silence } from '../dialogue/decide.ts'
import { handoffInWords } from '../dialogue/handoff-words.ts'
import { freshState } from '../dialogue/state.ts'
import { taughtBy, taughtTo } from '../dialogue/taught.ts'
import type { BotSettings, Brain, Decision, DialogueState, Turn } from '../dialogue/types.ts'
import { variables } from '../dialogue/variables.ts'
import { draftModel } from '../models/models.ts'

type Input = components['schemas']['TestMessageInput']
type Answer = components['schemas']['TestTurn']

/** A choice of model. */
type ModelChoice = NonNullable<Input['model']>

/**
 * Answers a test message as a customer's would be, and explains how; after a handover not at all, as there. Nothing is
 * sent and no chat is touched.
 */
export async function sendTest(scope: Scope, input: Input): Promise<Answer> {
  const bot = await botOf(scope)
  const taught = await taughtFor(scope, input.model ?? 'published')
  const started = performance.now()
  let understanding = 0
  const timed = taught && {
    ...taught,
    understand: (text: string, now: Date) => {
      const began = performance.now()
      const found = taught.understand(text, now)
      understanding = performance.now() - began
      return found
    },
  }
  const brain = await brainOf(scope.botId, bot.settings, timed)
  const now = input.at ? new Date(input.at) : currentCall().services.clock()
  const turn: Turn = {
    text: input.text,
    hasFiles: false,
    channel: input.channel ?? 'webchat',
    now,
    variables: await variablesFor(scope, bot.name, input.contact_id ?? null),
    seed: 0,
  }
  const { state, turns, handed = false } = await stateOf(scope, input.session)
  const decision = handed ? silence(state) : decide({ ...turn, seed: turns }, state, brain)
  const gone = handed || decision.explanation.handoff !== undefined
  await keepState(scope, input.session, { state: decision.state, turns: turns + 1, handed: gone })
  return answered(decision, brain, {
    milliseconds: performance.now() - started,
    understanding_milliseconds: understanding,
  })
}

/** What the bot was taught, by the model that answers customers or by what it would learn now. */
export async function taughtFor({ botId }: Pick<Scope, 'botId'>, choice: ModelChoice): Promise<Brain['taught']> {
  if (choice === 'published') return taughtTo(botId)
  const draft = await draftModel(botId)
  return draft.knowledge.examples.length > 0 ? taughtBy(draft, null) : undefined
}

/** The bot's name and settings. */
export async function botOf({ botId }: Pick<Scope, 'botId'>): Promise<{ name: string; settings: BotSettings }> {
  const row = await db()
    .selectFrom('bot')
    .select(['name', 'settings'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return { name: row.name, settings: row.settings }
}

async function variablesFor({ botId }: Scope, business: string, contactId: number | null) {
  const nobody = { name: '', phone: '', custom: null, business, area: null, person: null }
  if (contactId === null) return variables(nobody)
  const row = await db()
    .selectFrom('contact')
    .select(['name', 'phone', 'custom'])
    .where('bot_id', '=', botId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!row) {
    const text = 'Ese contacto no existe.'
    throw problem(422, 'invalid', text, { contact_id: [text] })
  }
  return variables({ ...nobody, ...row, custom: row.custom })
}

/** Where somebody's test chat stands. */
export interface Kept {
  state: DialogueState
  turns: number
  /** the chat waits for a person: the bot is silent until it is begun anew */
  handed?: boolean
}

async function stateOf({ botId, userId }: Scope, session: string): Promise<Kept> {
  const row = await db()
    .selectFrom('test_session')
    .select('state')
    .where('bot_id', '=', botId)
    .where('user_id', '=', userId)
    .where('session', '=', session)
    .executeTakeFirst()
  return row?.state ?? { state: freshState(), turns: 0 }
}

async function keepState({ botId, userId }: Scope, session: string, kept: Kept): Promise<void> {
  const at = currentCall().services.clock()
  await db()
    .insertInto('test_session')
    .values({ bot_id: botId, user_id: userId, session, state: json(kept), updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['bot_id', 'user_id', 'session'])
        .doUpdateSet({ state: sql`excluded.state`, updated_at: sql`excluded.updated_at` }),
    )
    .execute()
}

/** Forgets where a test chat is: the next message begins it anew. */
export async function resetTest({ botId, userId }: Scope, session: string): Promise<void> {
  await db()
    .deleteFrom('test_session')
    .where('bot_id', '=', botId)
    .where('user_id', '=', userId)
    .where('session', '=', session)
    .execute()
}

/** Days after which a test chat that nobody wrote in is forgotten. */
const KEPT_DAYS = 30

/** Deletes test chats that were left; for the hourly cleaning. */
export async function cleanTestSessions(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db().deleteFrom('test_session').where('updated_at', '<', instant(before)).execute()
}

type Timings = Pick<Answer, 'milliseconds' | 'understanding_milliseconds'>

function answered({ replies, explanation }: Decision, brain: Brain, timings: Timings): Answer {
  const { rule, by = null, ranking, threshold, entities, intentId, responseId, handoff } = explanation
  return {
    replies: replies.flatMap((reply) =>
      reply.kind === 'say' ? [{ message: reply.message, buttons: [...reply.buttons] }] : [],
    ),
    rule,
    by,
    intents: ranking.map(({ intentId: intent_id, name, confidence }) => ({ intent_id, name, confidence })),
    threshold,
    entities: entities.map(({ label, value, start, end }) => ({ entity: label, value, start, end })),
    intent_id: intentId,
    response_id: responseId,
    response: brain.taught?.responses.find(({ id }) => id === responseId)?.title ?? null,
    form_step: null,
    handoff: handoff !== undefined,
    handoff_reason: handoff?.reason ?? null,
    handoff_text: handoff ? handoffInWords(handoff) : null,
    area: brain.areas.find(({ id }) => id === handoff?.areaId)?.name ?? null,
    labels: replies.reduce((sum, reply) => sum + (reply.kind === 'labels' ? reply.ids.length : 0), 0),
    model: {
      run_id: brain.taught?.runId ?? null,
      number: brain.taught?.number ?? null,
      trained: brain.taught !== undefined,
    },
    ...timings,
  }
}
