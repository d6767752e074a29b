import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { hiddenKeys, withoutKeys } from '../../foundation/scope/own-fields.ts'
import { db, instant, json } from '../../foundation/store/db.ts'
import { describeState } from '../dialogue/describe-state.ts'
import { formatHandoffReason } from '../dialogue/format-handoff-reason.ts'
import { formatFormStep } from '../dialogue/forms/format-step.ts'
import { formatNextOpening } from '../dialogue/hours.ts'
import { withCatalogue } from '../dialogue/products/read.ts'
import { storedSlots } from '../dialogue/slots/ask.ts'
import { MASK } from '../dialogue/slots/values.ts'
import { type BotColumns, botSnapshot } from '../dialogue/snapshot.ts'
import { freshState, stateNow } from '../dialogue/state.ts'
import { storedContext } from '../dialogue/stored-context.ts'
import { publishedTraining, toTrained } from '../dialogue/trained.ts'
import type { BotSnapshot, Decision, DialogueState, Turn } from '../dialogue/types.ts'
import { variables } from '../dialogue/variables.ts'
import { decideWhileWaiting } from '../dialogue/waiting/decide.ts'
import { draftModel } from '../models/models.ts'
import { decideWithWebhook } from './webhook.ts'

type Input = components['schemas']['TestMessageInput']
type Answer = components['schemas']['TestTurn']

/** Which model answers: the published one or a draft. */
type ModelChoice = NonNullable<Input['model']>

/**
 * Answers a test message like a customer's and explains the decision. After a handoff nobody attends. Nothing is sent and no chat is changed.
 */
export async function sendTest(scope: UserScope, input: Input): Promise<Answer> {
  if (input.text === '' && !input.files) throw emptyMessage()
  // What the bot says and fills in would show the contact.
  if (input.contact_id && !scope.permissions.contacts) throw commonProblems.forbidden()
  const bot = await botOf(scope)
  const trained = await trainedFor(scope, input.model ?? 'published')
  const started = performance.now()
  let understandingMs = 0
  const timed = trained && {
    ...trained,
    understand: (text: string, now: Date, timeZone?: string) => {
      const began = performance.now()
      const found = trained.understand(text, now, timeZone)
      understandingMs = performance.now() - began
      return found
    },
  }
  const clock = currentCall().services.clock()
  const snapshot = await botSnapshot(scope.botId, bot, timed, clock)
  const now = input.at ? new Date(input.at) : clock
  const plain: Turn = {
    text: input.text,
    hasFiles: input.files ?? false,
    channel: input.channel ?? 'webchat',
    now,
    variables: await variablesFor(scope, bot, input.contact_id ?? null, now),
    known: await knownFor(scope, input.contact_id ?? null),
    seed: 0,
  }
  const { state, turns, handed = false, area } = await stateOf(scope, input.session)
  const turn = await withCatalogue(scope.botId, snapshot, state, plain)
  const decision = handed
    ? decideWhileWaiting({ ...turn, seed: turns }, state, snapshot, { areaId: area ?? null })
    : await decideWithWebhook(scope, { ...turn, seed: turns }, state, snapshot)
  const { handoff } = decision.explanation
  const gone = handed || handoff !== undefined
  const asked = handoff ? handoff.areaId : (area ?? null)
  await keepState(scope, input.session, { state: decision.state, turns: turns + 1, handed: gone, area: asked })
  await noteTried(scope, clock)
  const before = stateNow(state, now, bot.settings.session_timeout_minutes)
  return answered(decision, before, snapshot, {
    milliseconds: performance.now() - started,
    understanding_milliseconds: understandingMs,
  })
}

/** Notes the first test message of a bot. Later ones write nothing. */
async function noteTried({ botId }: Scope, now: Date): Promise<void> {
  await db().updateTable('bot').set({ tried_at: now }).where('id', '=', botId).where('tried_at', 'is', null).execute()
}

function emptyMessage() {
  const text = 'Escribe un mensaje.'
  return problem(422, 'invalid', text, { text: [text] })
}

/**
 * Returns the published model, or a draft trained from the current content.
 * @throws 403 if the user may not train: a draft is one more training
 */
export async function trainedFor(
  { botId, permissions }: Pick<Scope, 'botId' | 'permissions'>,
  choice: ModelChoice,
): Promise<BotSnapshot['trained']> {
  if (choice === 'published') return publishedTraining(botId)
  if (!permissions.advanced_configuration && !permissions.responses) throw commonProblems.forbidden()
  const draft = await draftModel(botId)
  return draft.knowledge.examples.length > 0 ? toTrained(draft, null) : undefined
}

/** Returns the bot's name, settings and form of address. */
export async function botOf({ botId }: Pick<Scope, 'botId'>): Promise<BotColumns & { name: string }> {
  return db()
    .selectFrom('bot')
    .select(['name', 'settings', 'form_of_address'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
}

async function variablesFor(
  scope: Scope,
  { name: business, settings }: Awaited<ReturnType<typeof botOf>>,
  contactId: number | null,
  now: Date,
) {
  const opening = formatNextOpening(settings.handoff?.schedule, now)
  const nobody = { name: '', phone: '', custom: null, business, area: null, person: null, opening, settings }
  if (contactId === null) return variables(nobody)
  const row = await db()
    .selectFrom('contact')
    .select(['name', 'phone', 'custom'])
    .where('bot_id', '=', scope.botId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!row) {
    const text = 'Ese contacto ya no existe. Elige otro.'
    throw problem(422, 'invalid', text, { contact_id: [text] })
  }
  // Whoever tries the bot reads what it fills in.
  return variables({ ...nobody, ...withoutKeys(row, await hiddenKeys(scope)) })
}

/** What is known of a contact, as {@link Turn.known}. What customers told the bot is not used in tests. */
async function knownFor({ botId }: Scope, contactId: number | null): Promise<Record<string, string>> {
  if (contactId === null) return {}
  const row = await db()
    .selectFrom('contact')
    .select(['phone', 'email'])
    .where('bot_id', '=', botId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row ? { 'kind:phone': row.phone, 'kind:email': row.email ?? '' } : {}
}

/** The stored state of a user's test chat. */
export interface TestSession {
  state: DialogueState
  turns: number
  /** the chat waits for an agent until it is reset */
  handed?: boolean
  /** the area that was asked to attend */
  area?: number | null
}

async function stateOf({ botId, userId }: Scope, session: string): Promise<TestSession> {
  const row = await db()
    .selectFrom('test_session')
    .select('state')
    .where('bot_id', '=', botId)
    .where('user_id', '=', userId)
    .where('session', '=', session)
    .executeTakeFirst()
  return row?.state ?? { state: freshState(), turns: 0 }
}

async function keepState({ botId, userId }: UserScope, session: string, kept: TestSession): Promise<void> {
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

/** Deletes the state of a test chat; the next message starts a new one. */
export async function resetTest({ botId, userId }: Scope, session: string): Promise<void> {
  await db()
    .deleteFrom('test_session')
    .where('bot_id', '=', botId)
    .where('user_id', '=', userId)
    .where('session', '=', session)
    .execute()
}

/** Days after which an unused test chat is deleted. */
const KEPT_DAYS = 30

/** Deletes unused test chats. Part of the hourly cleanup. */
export async function cleanTestSessions(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db().deleteFrom('test_session').where('updated_at', '<', instant(before)).execute()
}

type Timings = Pick<Answer, 'milliseconds' | 'understanding_milliseconds'>

function answered(
  { replies, explanation, state }: Decision,
  before: DialogueState,
  snapshot: BotSnapshot,
  timings: Timings,
): Answer {
  const { rule, by = null, ranking, threshold, entities, intentId, responseId, handoff, slots } = explanation
  return {
    replies: replies.flatMap((reply) =>
      reply.kind === 'say' ? [{ message: reply.message, buttons: [...reply.buttons] }] : [],
    ),
    rule,
    by,
    intents: ranking.map(({ intentId: intent_id, name, confidence }) => ({ intent_id, name, confidence })),
    threshold,
    entities: entities.map(({ label, value, start, end, sensitive }) => ({
      ...{ entity: label, value: sensitive ? MASK : value, start, end },
    })),
    slots: slots ? storedSlots(slots) : null,
    context: storedContext(explanation),
    state: { before: describeState(before, snapshot), after: describeState(state, snapshot) },
    intent_id: intentId,
    response_id: responseId,
    response: snapshot.trained?.responses.find(({ id }) => id === responseId)?.title ?? null,
    form_step: explanation.form ? formatFormStep(explanation.form) : null,
    handoff: handoff !== undefined,
    handoff_reason: handoff?.reason ?? null,
    handoff_text: handoff ? formatHandoffReason(handoff) : null,
    area: snapshot.areas.find(({ id }) => id === handoff?.areaId)?.name ?? null,
    labels: replies.reduce((sum, reply) => sum + (reply.kind === 'labels' ? reply.ids.length : 0), 0),
    model: modelOf(snapshot),
    ...timings,
  }
}

/** Returns which model answered. */
export function modelOf({ trained }: BotSnapshot): Answer['model'] {
  return { run_id: trained?.runId ?? null, number: trained?.number ?? null, trained: trained !== undefined }
}
