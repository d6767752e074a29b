import type { RuleContext } from '../rule.ts'
import { stateNow } from '../state.ts'
import type { BotSnapshot, Decision, DialogueState, Turn } from '../types.ts'
import { buildUnpromptedReply } from '../unprompted-reply.ts'
import { begun } from './begin.ts'
import type { BeginReply } from './types.ts'

const NOTHING = { ranking: [], entities: [], threshold: null, example: false } as const

/** Decides about a message that a link to a form wrote: the form begins, or the bot says why it cannot. */
export function decideLinked(
  turn: Turn,
  given: DialogueState,
  bot: BotSnapshot,
  begin: BeginReply,
): Decision | undefined {
  const state = stateNow(given, turn.now, bot.settings.session_timeout_minutes)
  const variants = { ...state.variants }
  const deciding: RuleContext = { turn, bot, state, variants, understood: NOTHING }
  const started = begun(deciding, begin)
  if (!started) return undefined
  const { choice: _choice, asked: _asked, clarification: _clarification, filling: _filling, ...kept } = state
  const after = { ...kept, variants, misses: 0, at: turn.now.toISOString(), ...started.next }
  const { replies, state: next } = buildUnpromptedReply(turn, after, () => [...started.replies])
  return {
    ...{ replies, state: next },
    explanation: {
      ...{ ranking: [], entities: [], threshold: null, intentId: null, confidence: null, responseId: null },
      ...started.explanation,
    },
  }
}
