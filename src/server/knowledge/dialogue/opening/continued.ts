import { buildTextReply } from '../build-replies.ts'
import { available, mainResponseOutcome } from '../main-response.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { personButton } from '../system.ts'
import type { Topic } from '../types.ts'
import { openingFollowUp } from './follow-up.ts'
import { aboutOpening, openingIntentsOf } from './intents.ts'
import { openingPlace } from './place.ts'
import { openingQuestion } from './question.ts'
import { formatFact, openingFact, usualFact } from './says.ts'

/**
 * Answers a day after a question about the hours: "¿y el 25?". The hours themselves were just told, so only what is true
 * of that day is said, with the owner's own words where it is a holiday of which the hours say nothing.
 */
export function applyOpeningFollowUpRule(deciding: RuleContext): Outcome | undefined {
  const { turn, state } = deciding
  const { topic } = state
  if (!topic) return undefined
  const { timeZone, holidays, data } = openingPlace(deciding)
  const reading = { topic: topic.text, now: turn.now, timeZone, holidays }
  if (!isOnOpening(deciding, topic) && !openingQuestion(topic.text, turn.now, timeZone, holidays)) return undefined
  const followUp = openingFollowUp(turn.text, reading)
  if (!followUp) return undefined
  const { asked, weekdays } = followUp
  const isWhole = openingQuestion(turn.text, turn.now, timeZone, holidays) !== undefined
  // A whole question that comes later is answered as such.
  if (isWhole && topic.turns > 0) return undefined
  const fact = weekdays ? data.schedule && usualFact(weekdays, data.schedule) : openingFact(asked, data)
  if (!fact) return undefined
  const own = fact.doubt === undefined ? undefined : holidayAnswer(deciding, topic)
  const { yes, doubt, ...known } = fact
  const text = formatFact({
    ...known,
    ...((isWhole || asked.hour) && yes !== undefined && { yes }),
    ...(doubt && !own && { doubt }),
  })
  const line = buildTextReply(text, turn, doubt && !own ? [personButton(turn)] : [])
  const context = { ...own?.explanation.context, topic: topic.text }
  return {
    ...own,
    replies: [line, ...(own?.replies ?? [])],
    explanation: { rule: 'secondary', by: asked.holiday?.name ?? 'Horario', ...own?.explanation, context },
    next: { ...own?.next, topic: { ...topic, text: followUp.text, turns: 0 } },
  }
}

/** Whether the topic was answered with what the bot says of its hours or holidays. */
function isOnOpening({ bot }: RuleContext, { key }: Topic): boolean {
  const at = key.indexOf(':')
  const [rule, by] = [key.slice(0, at), key.slice(at + 1)]
  const read = rule === 'intent' ? { responseId: Number(by) } : { by }
  return aboutOpening(bot, read, 'hours') || aboutOpening(bot, read, 'holidays')
}

/** Returns the bot's own answer about holidays, unless it was just given. */
function holidayAnswer(deciding: RuleContext, topic: Topic): Outcome | undefined {
  const { trained } = deciding.bot
  const response = trained?.responses.find(
    (one) => openingIntentsOf(trained).holidays.includes(one.intent_id) && available(one, deciding.turn),
  )
  if (!response || topic.key === `intent:${response.id}`) return undefined
  return mainResponseOutcome(deciding, response, { rule: 'intent', intentId: response.intent_id })
}
