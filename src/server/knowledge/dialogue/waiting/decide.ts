import { toDecision } from '../decision.ts'
import { buildGivenReplies } from '../given.ts'
import { type Reading, readingOf } from '../reading.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { collectReplies } from '../slots/ask.ts'
import { contrastsIn } from '../slots/contrast.ts'
import { correctionOf } from '../slots/correction.ts'
import { correctionOfFilled, moreFor, refusedChange } from '../slots/done.ts'
import { correctedReplies, takenReplies } from '../slots/news.ts'
import { momentOf } from '../slots/read.ts'
import { rememberValues } from '../slots/values.ts'
import { correctionIn } from '../slots/words.ts'
import { stateNow } from '../state.ts'
import { buildSituationReply } from '../system.ts'
import type { BotSnapshot, Decision, DialogueState, Turn } from '../types.ts'
import { urgencyOf } from '../urgency.ts'
import { acknowledged, isNudge, leftToTeam, urgentNotice } from './acknowledge.ts'
import { readReach, readWhileWaiting } from './answers.ts'
import { besideRequest, withBesideChange } from './beside-change.ts'
import { readFinishedChange } from './finished-change.ts'
import { answerMeanwhile } from './meanwhile.ts'
import { nameIn } from './name.ts'
import { answerOutlook } from './outlook.ts'
import { isNamed, keepName, waitingSlots } from './questions.ts'
import type { Wait } from './types.ts'

/**
 * Decides about a message of a customer who waits for a person and whom nobody attends yet. An answer to what the bot
 * asked for the team is kept, what is surely understood is answered, and something urgent is acknowledged. Anything else
 * is left to the team; while nobody can attend, the customer is told so, at most once an hour.
 */
export function decideWhileWaiting(
  turn: Turn,
  given: DialogueState,
  bot: BotSnapshot,
  { areaId = null, notice, isUrgent = urgencyOf(turn.text) !== undefined, isTaken = false }: Partial<Wait> = {},
): Decision {
  const reading = readingOf(turn, contextOf(given, turn, bot), bot)
  const wait: Wait = { areaId, notice, isUrgent, isTaken }
  const correction = wait.isUrgent ? undefined : readChange(reading, given)
  const toldBeside = ({ replies }: Decision) => besideRequest(buildGivenReplies(reading.message, replies), given)
  if (correction) return withBesideChange(reading.message, correction, toldBeside(correction))
  const decision =
    answerOutlook(reading, given, wait) ??
    readAnswer(reading, given, wait) ??
    readUnasked(reading, given, wait) ??
    acknowledged(reading, given, wait)
  const kept = toldBeside(decision)
  const { collecting } = decision.state
  // Who gave their name with other data is not asked for it again.
  const left = isNamed(kept) && collecting && { ...collecting, next: collecting.next.filter((one) => one !== 'name') }
  return {
    ...decision,
    replies: [...kept, ...decision.replies],
    ...(left && { state: { ...decision.state, collecting: left } }),
  }
}

/** Returns the state without what only a bot that has the conversation asks, and without what is too long ago. */
function contextOf(given: DialogueState, { now }: Turn, { settings }: BotSnapshot): DialogueState {
  const { asked: _asked, filling: _filling, open: _open, ...state } = given
  return stateNow(state, now, settings.session_timeout_minutes)
}

/** Keeps the answer to what the bot asked for the team. What the customer wants a person for may have an answer already. */
function readAnswer(reading: Reading, given: DialogueState, wait: Wait): Decision | undefined {
  const { turn, bot } = reading.message
  // Who asks whether somebody is coming does not say what for.
  if (isNudge(reading.message)) return undefined
  const answer = given.collecting && readWhileWaiting(turn, given.collecting, bot)
  if (!answer) return undefined
  const { kept, reply, collecting } = answer
  const isTopic = answer.answers === 'topic'
  const outcome = isTopic ? answerMeanwhile(reading, wait) : undefined
  if (outcome)
    return answered(reading, { ...outcome, replies: [...kept, ...outcome.replies, reply] }, { ...given, collecting })
  const urgent = isTopic ? urgentNotice(reading.message, given, wait) : undefined
  return leftToTeam(given, [...kept, ...(urgent?.replies ?? []), reply], { ...urgent?.change, collecting })
}

/** Answers what is surely understood, and keeps where the customer can be reached. */
function readUnasked(reading: Reading, given: DialogueState, wait: Wait): Decision | undefined {
  const { turn, bot } = reading.message
  // A number is also an example of a question for that of the business.
  const reach = readReach(turn, bot)
  if (reach) return leftToTeam(given, [reach, buildSituationReply(bot, turn, 'ask_thanks')])
  // Who calls again means the team, whatever else it resembles.
  const outcome = isNudge(reading.message) ? undefined : answerMeanwhile(reading, wait)
  return outcome && answered(reading, outcome, given)
}

/** Reads a message as a change of what the customer asked for or told before. */
function readChange({ message }: Reading, given: DialogueState): Decision | undefined {
  const { text } = message.turn
  const isAnswer = given.collecting?.asking === 'name' && nameIn(text) !== undefined
  // A name is what was asked for, unless it says that another one was wrong.
  if (isAnswer && correctionIn(text) === undefined && contrastsIn(text).length === 0) return undefined
  return readFinishedChange(message, given, (rest) => readCorrection(rest, given)) ?? readCorrection(message, given)
}

/** Keeps another value of what the customer told before, and says so: "perdón, el DNI es 28456780", "Laura, no Lara". */
function readCorrection(message: RuleContext, given: DialogueState): Decision | undefined {
  const { turn, state } = message
  const read = { ...message, state: { ...state, filled: given.filled } }
  const found = given.filled && correctionOfFilled(read)
  if (!found) return readRenaming(message, given) ?? readMore(message, given)
  const refused = refusedChange(read, found)
  if (refused) return leftToTeam(given, refused.replies, { filled: refused.filled })
  const { slot, filled, response } = found
  const replies = [...collectReplies([slot], filled.values), ...correctedReplies(message, [slot], filled.values)]
  return leftToTeam(given, replies, {
    filled,
    values: rememberValues(given.values, filled.values, turn.now),
    // The result of a lookup with the value before is no longer what the customer wants to know.
    ...(given.lookups && { lookups: given.lookups.filter(({ responseId }) => responseId !== response.id) }),
  })
}

/** Keeps what a message, which says nothing else, adds to the last answer: the hour of an appointment. */
function readMore(message: RuleContext, given: DialogueState): Decision | undefined {
  const { filled } = given
  const more = filled && moreFor(message, filled)
  if (!filled || !more) return undefined
  const values = { ...filled.values, ...more.values }
  const collected = collectReplies([...more.taken, ...more.changed], values)
  const replies = [...correctedReplies(message, more.changed, values), ...takenReplies(message, more.taken, values)]
  return leftToTeam(given, [...collected, ...replies], {
    filled: { ...filled, values },
    values: rememberValues(given.values, more.values, message.turn.now),
  })
}

/** Keeps another name than the one that the customer gave for the team. */
function readRenaming(message: RuleContext, given: DialogueState): Decision | undefined {
  const { turn, bot } = message
  const [slot] = waitingSlots.name
  const name = turn.known?.[`name:${slot.key}`]
  const change = name && correctionOf([slot], { values: { [slot.key]: name } }, turn.text, momentOf({ turn, bot }))
  if (!change) return undefined
  const { value } = change.reading
  return leftToTeam(given, [keepName(value, name), ...correctedReplies(message, [slot], { [slot.key]: value })])
}

/** Returns the decision for a message that the bot answers. The customer goes on waiting, and so does what was pending. */
function answered(reading: Reading, outcome: Outcome, given: DialogueState): Decision {
  const decision = toDecision(reading, outcome)
  const { variants, buttons, offered, topic, values, products, at } = decision.state
  const { offered: _offered, topic: _topic, clarification: _clarification, products: _products, ...kept } = given
  return {
    ...decision,
    state: {
      ...kept,
      ...{ variants, buttons, requested: true },
      ...(values && { values }),
      ...(offered && { offered }),
      ...(topic && { topic }),
      ...(products && { products }),
      ...(at !== undefined && { at }),
    },
  }
}
