import type { RuleContext } from '../rule.ts'
import { stateNow } from '../state.ts'
import type { BotSnapshot, DialogueState, Turn } from '../types.ts'
import { buildUnpromptedReply, type UnpromptedReply } from '../unprompted-reply.ts'
import { begun } from './begin.ts'
import { periodAt } from './period.ts'
import { RESUMED } from './rule.ts'
import type { BeginReply, FormDefinition } from './types.ts'

const NOTHING = { ranking: [], entities: [], threshold: null, example: false } as const

/** Minutes in which a form that the customer did not ask for waits at least for its first answer. */
const FIRST_ANSWER_MINUTES = 1_440

/** Why a form is not begun: it is gone or of no use on the channel, closed, or was answered. */
type Unfit = 'gone' | 'closed' | 'answered'

/** Returns why a form cannot be asked now; undefined if it can. */
export function unfitness(form: FormDefinition | undefined, { now, channel, runs }: Turn): Unfit | undefined {
  if (!form || (form.channels.length > 0 && !form.channels.includes(channel))) return 'gone'
  if (periodAt(form, now) !== 'open') return 'closed'
  return form.oncePerContact && runs?.[form.id]?.status === 'complete' ? 'answered' : undefined
}

/**
 * Begins a form that the customer did not ask for, or asks its question again if they are at it. Until they answer, what
 * they write may be about anything else: only what surely answers the question is taken for an answer.
 * @returns undefined if it asks nothing: it is gone, or all of it is known
 */
export function beginUnasked(
  turn: Turn,
  given: DialogueState,
  bot: BotSnapshot,
  begin: BeginReply,
): UnpromptedReply | undefined {
  const state = stateNow(given, turn.now, bot.settings.session_timeout_minutes)
  const deciding: RuleContext = { turn, bot, state, variants: { ...state.variants }, understood: NOTHING }
  const started = begun(deciding, begin)
  const run = started?.next?.form
  if (!started || !run) return undefined
  const form = { ...run, resumed: RESUMED, minutes: Math.max(run.minutes, FIRST_ANSWER_MINUTES) }
  // The bot spoke now: what people wrote before does not belong to the form. Silence is not reminded of it.
  const after = { ...state, variants: deciding.variants, at: turn.now.toISOString(), silent: true as const, form }
  return buildUnpromptedReply(turn, after, () => [...started.replies])
}
