import { buildTextReply } from '../build-replies.ts'
import { readAs } from '../content.ts'
import { responseReplies } from '../main-response.ts'
import type { RuleContext } from '../rule.ts'
import { cancellingResponse, changeOfDone } from '../slots/called-off.ts'
import { movesNoted, withoutChangeOfMind } from '../slots/changes-done.ts'
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
export function readChangeOfMind(
  message: RuleContext,
  given: DialogueState,
  change: (message: RuleContext) => Decision | undefined,
): Decision | undefined {
  const { filled } = given
  const mind = filled && changeOfDone(message, filled)
  if (!filled || !mind) return undefined
  const { turn, bot } = message
  if (mind === 'keep') {
    const { isCalledOff, ...kept } = filled
    const rest = withoutChangeOfMind(turn.text)
    const moved = movesNoted(rest) ? change(readAs(message, rest)) : undefined
    const told = isCalledOff || !moved ? [buildTextReply(slotText(bot, 'kept'), turn)] : []
    if (!moved) return leftToTeam(given, [keepTopic(bot, turn), ...told], { filled: kept })
    return { ...moved, replies: [keepTopic(bot, turn), ...told, ...moved.replies] }
  }
  const variants = { ...given.variants }
  const replies = [keepTopic(bot, turn), ...calledOff({ ...message, variants }, filled)]
  return leftToTeam(given, replies, { variants, filled: { ...filled, isCalledOff: true } })
}

/** Returns what the bot says: its own answer for cancelling, without the handover that was announced already. */
function calledOff(message: RuleContext, filled: Filled): Reply[] {
  const { turn, bot } = message
  const own = cancellingResponse(message, filled)
  if (!own) return [buildTextReply(slotText(bot, 'called_off'), turn)]
  const { replies } = responseReplies(
    { ...message, turn: withValues(turn, bot, own.values) },
    { ...own.response, next: 'none' },
    own.values,
  )
  const said = replies.flatMap((reply): Reply[] => (reply.kind === 'say' ? [{ ...reply, buttons: [] }] : []))
  return said.length > 0 ? said : [buildTextReply(slotText(bot, 'called_off'), turn)]
}
