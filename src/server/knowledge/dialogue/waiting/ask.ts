import { buildGivenReplies } from '../given.ts'
import { handoffIn } from '../handoff.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Explanation } from '../types.ts'
import { firstQuestion, hasTopic, waitingSlots } from './questions.ts'

/** Rules for messages that say what the customer wants, whether or not it was understood. */
const REQUESTS: ReadonlySet<Explanation['rule']> = new Set([
  ...(['quick', 'intent', 'slot', 'secondary', 'clarification', 'no_response', 'fallback'] as const),
])

/**
 * Adds to a handoff the first question for what the team will need. The request for a person comes before it, so it
 * does not depend on the answer. Other outcomes only record that the customer said what they want.
 */
export function askForTeam(deciding: RuleContext, decided: Outcome): Outcome {
  const { bot } = deciding
  const { turn, state } = withTold(deciding, decided)
  const handoff = handoffIn(decided.replies)
  const isDatum = decided.explanation.rule === 'datum'
  const given = handoff || isDatum ? buildGivenReplies(deciding, decided.replies) : []
  const outcome = given.length > 0 ? { ...decided, replies: [...given, ...decided.replies] } : decided
  const isRestart = outcome.next !== undefined && 'requested' in outcome.next
  if (!handoff)
    return REQUESTS.has(outcome.explanation.rule) && !isRestart ? withNext(outcome, { requested: true }) : outcome
  const question = firstQuestion(bot, turn, state, handoff, given)
  if (!question) return hasTopic(bot, turn, state, handoff) ? withNext(outcome, { requested: true }) : outcome
  return withNext(
    { ...outcome, replies: [...outcome.replies, question.reply] },
    {
      collecting: question.collecting,
      ...(question.collecting.asking !== 'topic' && { requested: true }),
    },
  )
}

/** Returns the turn and the state with what the customer told just now, such as in a form. */
function withTold(
  { turn, state }: RuleContext,
  { replies, explanation }: Outcome,
): Pick<RuleContext, 'turn' | 'state'> {
  if (explanation.rule !== 'form') return { turn, state }
  const told = replies.flatMap((reply) => (reply.kind === 'collect' ? reply.values : []))
  const known = { ...turn.known, ...Object.fromEntries(told.map(({ name, value }) => [`name:${name}`, value])) }
  const isTopic = told.some(({ name }) => name === waitingSlots.topic[0].key)
  return { turn: { ...turn, known }, state: isTopic ? { ...state, requested: true } : state }
}

const withNext = (outcome: Outcome, more: Outcome['next']): Outcome => ({
  ...outcome,
  next: { ...outcome.next, ...more },
})
