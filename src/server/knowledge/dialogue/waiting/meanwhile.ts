import { mentionsTrouble } from '../complaint-signs.ts'
import { saysSame } from '../content.ts'
import { significantWords } from '../elliptic.ts'
import { statesFact } from '../fact-words.ts'
import { asksForProduct, wantsToHave } from '../products/wishes.ts'
import { type Reading, readingOf } from '../reading.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { applyRules } from '../rules.ts'
import { isQuestion } from '../slots/words.ts'
import { isSocialIntent } from '../social.ts'
import type { Explanation, ResponseButton } from '../types.ts'
import { asksOrWants } from '../urgency.ts'
import type { Wait } from './types.ts'

/** Minimum confidence: a wrong answer is worse while the customer talks to the team. */
const SURE = 0.75

/** Most significant words of a message that asks without words for it: "horarios", "formas de pago". */
const FEW = 3

/** The rules whose answers are the bot's own content. */
const CONTENT: ReadonlySet<Explanation['rule']> = new Set(['button', 'quick', 'intent', 'secondary', 'product'])

/** Replies that a waiting conversation may get. Others ask for an agent, move it or start a lookup. */
const SAID: ReadonlySet<Outcome['replies'][number]['kind']> = new Set(['say', 'labels', 'order'])

/**
 * Answers what is surely understood of a message of a customer who waits for a person: a button, or a question with an
 * answer that needs nothing else and was not just given. Nothing if somebody took the conversation, or if the settings
 * of the bot leave everything to the team. Offers only buttons that would be answered too.
 */
export function answerMeanwhile(reading: Reading, wait: Wait): Outcome | undefined {
  const outcome = answerTo(reading, wait)
  if (!outcome) return undefined
  const isAnswered = (button: ResponseButton) =>
    LEADS_OUT.has(button.type) || answerTo(pressing(reading, button), wait) !== undefined
  const replies = outcome.replies.map((reply) =>
    reply.kind === 'say' ? { ...reply, buttons: reply.buttons.filter(isAnswered) } : reply,
  )
  return { ...outcome, replies }
}

/** Types of buttons that need no answer. */
const LEADS_OUT: ReadonlySet<ResponseButton['type']> = new Set(['url', 'phone'])

/** A reading of a press of a button, without recording the variants of its answer. */
function pressing({ message }: Reading, pressed: ResponseButton): Reading {
  const { bot, state } = message
  return readingOf({ ...message.turn, text: pressed.title, hasFiles: false, pressed }, state, bot)
}

function answerTo(reading: Reading, wait: Wait): Outcome | undefined {
  const { bot, state } = reading.message
  if (bot.settings.handoff?.answer_while_waiting === false || wait.isTaken) return undefined
  const outcome = withoutHandoff(applyRules(reading))
  if (!outcome || !CONTENT.has(outcome.explanation.rule)) return undefined
  const { replies, next = {} } = outcome
  const asks = next.filling || next.asked || (next.open ?? []).length > 0
  const repeats = state.topic?.turns === 0 && outcome.explanation.rule !== 'button' && saysSame(outcome, state.topic)
  // A conversation that waits does not start anew.
  const restarts = 'requested' in next
  if (asks || restarts || repeats || !replies.every(({ kind }) => SAID.has(kind))) return undefined
  return isSure(reading, outcome, wait) ? outcome : undefined
}

/** The team that is awaited gets an order without being called again. */
function withoutHandoff(outcome: Outcome | undefined): Outcome | undefined {
  const place = outcome?.replies.findIndex(({ kind }) => kind === 'order') ?? -1
  return outcome && place >= 0 ? { ...outcome, replies: outcome.replies.slice(0, place + 2) } : outcome
}

/** Whether the message goes on with what was said of products. */
const isAmongProducts = ({ state }: RuleContext): boolean => state.products?.away === 0

function isSure({ message, wish }: Reading, { explanation }: Outcome, { isUrgent }: Wait): boolean {
  const { rule, context = {}, intentId } = explanation
  if (rule === 'button' || message.turn.pressed || message.understood.example) return true
  const { text, hasFiles } = wish.turn
  // The team has to look at the file, and at what went wrong.
  if (hasFiles || isUrgent || mentionsTrouble(text)) return false
  if (statesFact(text) || context.unclear || isSocialIntent(wish.bot, intentId ?? Number.NaN)) return false
  if (rule === 'product')
    return isQuestion(text) || asksForProduct(text) || wantsToHave(text) || isAmongProducts(message)
  if (!isQuestion(text) && !asksOrWants(text) && significantWords(text).length > FEW) return false
  const wishes = context.wishes ?? []
  // Answers by keyword have no response of an intent.
  if (wishes.length > 0) return wishes.every(({ confidence, responseId }) => responseId === null || confidence >= SURE)
  return rule === 'quick' || (explanation.confidence ?? wish.understood.ranking[0]?.confidence ?? 0) >= SURE
}
