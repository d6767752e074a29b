import { buildTextReply } from '../build-replies.ts'
import { readAs } from '../content.ts'
import { responseReplies } from '../main-response.ts'
import type { RuleContext } from '../rule.ts'
import { callOffIn, withoutCallOff } from '../slots/call-off-words.ts'
import { callOffOfFinished, cancellingResponse, isCancelling, movingResponse } from '../slots/finished-request.ts'
import { movingIn } from '../slots/moving.ts'
import { slotText } from '../slots/texts.ts'
import type { Filled } from '../slots/types.ts'
import { withValues } from '../slots/values.ts'
import type { Decision, DialogueState, Reply } from '../types.ts'
import { leftToTeam } from './acknowledge.ts'
import { keepTopic } from './questions.ts'

/**
 * Calls off the request with which a customer was handed over, or keeps it, and says so. The team, who have to do it, read
 * it as what the customer wants.
 * @param change what else the message changes of the request, if it moves it
 */
export function readFinishedChange(
  message: RuleContext,
  given: DialogueState,
  change: (message: RuleContext) => Decision | undefined,
): Decision | undefined {
  const { filled } = given
  if (filled && isCancelling(message, filled)) return readChangeOfCancelling(message, given, filled)
  const mind = filled && callOffOfFinished(message, filled)
  if (!filled || !mind) return undefined
  const { turn, bot } = message
  if (mind === 'keep') {
    const { isCalledOff, ...kept } = filled
    const rest = withoutCallOff(turn.text)
    const moved = movingIn(rest) ? change(readAs(message, rest)) : undefined
    const told = isCalledOff || !moved ? [buildTextReply(slotText(bot, 'kept'), turn)] : []
    if (!moved) return leftToTeam(given, [keepTopic(bot, turn), ...told], { filled: kept })
    return { ...moved, replies: [keepTopic(bot, turn), ...told, ...moved.replies] }
  }
  const variants = { ...given.variants }
  const replies = [keepTopic(bot, turn), ...calledOff({ ...message, variants }, filled)]
  return leftToTeam(given, replies, { variants, filled: { ...filled, isCalledOff: true } })
}

/** Keeps what was to be cancelled, and moves it to another day if the message says so; or cancels it after all. */
function readChangeOfCancelling(message: RuleContext, given: DialogueState, filled: Filled): Decision | undefined {
  const { turn, bot } = message
  const mind = callOffIn(turn.text)
  if (filled.isKept && mind === 'call_off') return cancelledAfterAll(message, given, filled)
  const rest = withoutCallOff(turn.text)
  const moves = movingIn(rest) !== undefined
  if (mind !== 'keep' && !moves) return undefined
  const variants = { ...given.variants }
  const own = moves ? movingResponse(readAs(message, rest), filled) : undefined
  const said = own ? ownReplies({ ...message, variants }, own) : []
  const replies = [keepTopic(bot, turn), buildTextReply(slotText(bot, 'kept'), turn), ...said]
  const last = own && Object.keys(own.values).at(-1)
  return leftToTeam(given, replies, {
    variants,
    filled: own ? { responseId: own.response.id, values: own.values, last: last ?? '' } : { ...filled, isKept: true },
  })
}

/** Cancels again what the customer had asked to cancel and kept: "sí, mejor cancelalo". */
function cancelledAfterAll(message: RuleContext, given: DialogueState, { isKept: _, ...filled }: Filled): Decision {
  const { turn, bot } = message
  const variants = { ...given.variants }
  const response = bot.trained?.responses.find(({ id }) => id === filled.responseId)
  const own = response ? ownReplies({ ...message, variants }, { response, values: filled.values }) : []
  const said = own.length > 0 ? own : [buildTextReply(slotText(bot, 'called_off'), turn)]
  return leftToTeam(given, [keepTopic(bot, turn), ...said], { variants, filled })
}

/** Returns what the bot says to who calls a request off: its own answer for cancelling, if it has one. */
function calledOff(message: RuleContext, filled: Filled): Reply[] {
  const own = cancellingResponse(message, filled)
  const said = own ? ownReplies(message, own) : []
  return said.length > 0 ? said : [buildTextReply(slotText(message.bot, 'called_off'), message.turn)]
}

/** Returns the texts of an answer of the bot, without the handover that was announced already. */
function ownReplies(message: RuleContext, own: NonNullable<ReturnType<typeof movingResponse>>): Reply[] {
  const turn = withValues(message.turn, message.bot, own.values)
  const { replies } = responseReplies({ ...message, turn }, { ...own.response, next: 'none' }, own.values)
  return replies.flatMap((reply): Reply[] => (reply.kind === 'say' ? [{ ...reply, buttons: [] }] : []))
}
