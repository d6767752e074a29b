import { yesOrNo } from '../../spanish/yes-no.ts'
import { isGreeting } from '../courtesies.ts'
import { toDecision } from '../decision.ts'
import { buildAbsenceReplies, noticeIn } from '../handoff.ts'
import { asksForPerson } from '../person-words.ts'
import { type Reading, readingOf } from '../reading.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { collectReplies } from '../slots/ask.ts'
import { correctionOfFilled } from '../slots/rule.ts'
import { isSocial } from '../social.ts'
import { stateNow } from '../state.ts'
import { buildSituationReply } from '../system.ts'
import type { BotSnapshot, Decision, DialogueState, Explanation, Reply, Turn } from '../types.ts'
import { urgencyOf } from '../urgency.ts'
import { foldWords } from '../words.ts'
import { readReach, readWhileWaiting } from './answers.ts'
import { answerMeanwhile } from './meanwhile.ts'

/** Messages that may leave a question unanswered before the bot stops reading answers. */
const ATTEMPTS = 3

/** Milliseconds after which a waiting customer is told again that a message was added. */
const AGAIN = 3_600_000

/** Messages that ask whether somebody is coming: "sigo esperando", "¿hay alguien?", "¿me van a atender?". */
const NUDGES =
  /\b(?:hay alguien|alguien ahi|sigo esperando|estoy esperando|cuanto (?:falta|tardan|hay que esperar|mas)|siguen ahi|estan ahi|nadie (?:contesta|responde|atiende|me)|(?:van|vas|va) a (?:contestar|responder|atender)|me (?:contestan|responden|atienden))\b/

/** What leaves a message to the team. */
const HANDED = {
  ...{ rule: 'handed', ranking: [], entities: [], threshold: null },
  ...{ intentId: null, confidence: null, responseId: null },
} as const satisfies Explanation

/**
 * Decides about a message of a customer who waits for a person and whom nobody attends yet. An answer to what the bot
 * asked for the team is kept, what is surely understood is answered, and something urgent is acknowledged. Anything else
 * is left to the team; if nobody can attend now, the customer is told so, at most once an hour.
 * @param isUrgent the message makes the conversation urgent
 */
export function decideWhileWaiting(
  turn: Turn,
  given: DialogueState,
  bot: BotSnapshot,
  isUrgent = urgencyOf(turn.text) !== undefined,
): Decision {
  const reading = readingOf(turn, contextOf(given, turn, bot), bot)
  return readAnswer(reading, given) ?? readUnasked(reading, given) ?? acknowledged(reading, given, isUrgent)
}

/** Returns the state without what only a bot that has the conversation asks, and without what is too long ago. */
function contextOf(given: DialogueState, { now }: Turn, { settings }: BotSnapshot): DialogueState {
  const { asked: _asked, filling: _filling, open: _open, ...state } = given
  return stateNow(state, now, settings.session_timeout_minutes)
}

/** Keeps the answer to what the bot asked for the team. What the customer wants a person for may have an answer already. */
function readAnswer(reading: Reading, given: DialogueState): Decision | undefined {
  const { turn, bot } = reading.message
  const answer = given.collecting && readWhileWaiting(turn, given.collecting, bot)
  if (!answer) return undefined
  const { kept, reply, collecting } = answer
  const outcome = answer.answers === 'topic' ? answerMeanwhile(reading) : undefined
  if (!outcome) return handed(given, [...kept, reply], { collecting })
  return answered(reading, { ...outcome, replies: [...kept, ...outcome.replies, reply] }, { ...given, collecting })
}

/** Answers what is surely understood, and keeps what the customer adds or corrects of their data. */
function readUnasked(reading: Reading, given: DialogueState): Decision | undefined {
  const { turn, bot, state } = reading.message
  const outcome = answerMeanwhile(reading)
  if (outcome) return answered(reading, outcome, given)
  const thanks = buildSituationReply(bot, turn, 'ask_thanks')
  const corrected = correctionOfFilled({
    ...reading.message,
    state: { ...state, ...filledOf(given) },
  })
  if (corrected) {
    const { slot, filled } = corrected
    return handed(given, [...collectReplies([slot], filled.values), thanks], {
      filled,
    })
  }
  const reach = readReach(turn, bot)
  return reach && handed(given, [reach, thanks])
}

/** Leaves a message to the team. Something urgent is acknowledged, and so is any message while nobody can attend. */
function acknowledged({ message }: Reading, given: DialogueState, isUrgent: boolean): Decision {
  const { turn, bot, variants } = message
  const { collecting, waiting = { areaId: null } } = given
  if (isUrgent && !waiting.isUrgent) {
    const told = {
      ...waiting,
      notedAt: turn.now.toISOString(),
      isUrgent: true,
    } as const
    return handed(given, [buildSituationReply(bot, turn, 'waiting_urgent')], {
      waiting: told,
    })
  }
  if (collecting) {
    const attempts = collecting.attempts + 1
    return handed(given, [], {
      collecting: attempts < ATTEMPTS ? { ...collecting, attempts } : undefined,
    })
  }
  const notice = noticeIn(bot, turn, waiting.areaId)
  const isRecent = waiting.notedAt !== undefined && turn.now.getTime() - Date.parse(waiting.notedAt) < AGAIN
  if (!notice || notice === 'present' || isRecent || needsNoWord(message)) return handed(given, [])
  const replies = isNudge(message)
    ? buildAbsenceReplies(bot, turn, waiting.areaId, notice, variants)
    : [buildSituationReply(bot, turn, 'waiting_noted')]
  return handed(given, replies, {
    variants,
    waiting: { ...waiting, notedAt: turn.now.toISOString() },
  })
}

/** Whether a message asks for somebody to come, or only calls. */
const isNudge = ({ bot, turn: { text } }: RuleContext): boolean =>
  isGreeting(text) || asksForPerson(bot, text) !== undefined || NUDGES.test(foldWords(text))

/** Whether a message is only a courtesy, or a yes or no: nothing that the team could miss. */
const needsNoWord = ({ bot, turn: { text, hasFiles } }: RuleContext): boolean =>
  !hasFiles && !isGreeting(text) && (isSocial(bot, text) || yesOrNo(text) !== undefined)

const filledOf = ({ filled }: DialogueState): Pick<DialogueState, 'filled'> => (filled ? { filled } : {})

/** Returns the decision for a message that the team has to read, with what the bot says to it. */
const handed = (given: DialogueState, replies: readonly Reply[], change: Partial<DialogueState> = {}): Decision => ({
  ...{ replies, state: { ...given, ...change } },
  explanation: HANDED,
})

/** Returns the decision for a message that the bot answers. The customer goes on waiting. */
function answered(reading: Reading, outcome: Outcome, { waiting, collecting, filled }: DialogueState): Decision {
  const decision = toDecision(reading, outcome)
  return {
    ...decision,
    state: {
      ...decision.state,
      ...{ waiting, collecting, filled },
      requested: true,
    },
  }
}
