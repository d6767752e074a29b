import { choiceButtonsOf } from '../../../contract/channels.ts'
import { isOnlyCourtesy } from '../nlu/index.ts'
import { smallTalkOf } from '../spanish/small-talk.ts'
import { yesOrNo } from '../spanish/yes-no.ts'
import { buttonsOf } from './build-replies.ts'
import { applyButtonRule, withoutFailed } from './button.ts'
import { clarified, NONE } from './clarify.ts'
import { applyComplaintRule, applyUrgentRule } from './complaint.ts'
import { applyIntentRule, applyQuestionRule, readAs } from './content.ts'
import { isFarewell, isGreeting, isThanks } from './courtesies.ts'
import { applyFactRule } from './facts.ts'
import { applyDatumRule, applyFallbackRule } from './fallback.ts'
import { buildHandoffDeclinedReply, buildHandoffQuestion, buildHandoffReplies, handoffIn } from './handoff.ts'
import { findMainResponse } from './main-response.ts'
import { applyMediaRule, applySentFileRule } from './media.ts'
import { openAfter, takeUpOpen } from './open-wishes.ts'
import { asksForPerson } from './person-words.ts'
import { applyQuickResponseRule } from './quick.ts'
import { applyRefusalRule } from './refusal-rule.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { applySlotRule, resumeAsking } from './slots/rule.ts'
import { rememberedValues, rememberValues, valuesIn, withValues } from './slots/values.ts'
import { isQuestion } from './slots/words.ts'
import { applySmallTalkRule, asksIfPerson } from './small-talk.ts'
import { isSocialIntent, withoutSocial } from './social.ts'
import { remember, stateNow } from './state.ts'
import { buildSystemReplies, personButton } from './system.ts'
import { applyBareQuestionRule, applyTopicRule, topicAfter } from './topic.ts'
import type { BotSnapshot, Decision, DialogueState, Explanation, Handoff, Turn } from './types.ts'
import { understand } from './understand.ts'
import { readWhileWaiting } from './waiting/answers.ts'
import { askForTeam } from './waiting/ask.ts'
import { applyWishesRule } from './wishes.ts'

/** The rules in order of precedence: the first one that returns an outcome wins. */
const rules: readonly { reads: 'message' | 'wish'; rules: readonly RuleOf[] }[] = [
  {
    reads: 'message',
    rules: [
      ...[applySlotRule, applyButtonRule, applyNoneRule, confirmed, asksIfPerson, byWords],
      ...[applyUrgentRule, applyRefusalRule],
    ],
  },
  { reads: 'message', rules: [applySentFileRule] },
  { reads: 'wish', rules: [applyWishesRule, applyBareQuestionRule, applyQuickResponseRule] },
  { reads: 'message', rules: [applyMediaRule, greeted, left, applySmallTalkRule, applyComplaintRule] },
  { reads: 'wish', rules: [applyDatumRule, applyFactRule, applyTopicRule, applyQuestionRule, applyIntentRule] },
]

/**
 * Decides how a bot reacts to a customer's message. Pure: the same turn, state and brain give the same decision. The
 * caller checks beforehand whether the bot may answer at all (the contact is not blocked, no agent handles the
 * conversation, the bot is on).
 * @param continues an agent handled the conversation since the bot's last answer
 */
export function decide(turn: Turn, given: DialogueState, bot: BotSnapshot, continues = false): Decision {
  const state = stateNow(given, turn.now, bot.settings.session_timeout_minutes, continues)
  const understood = understand(bot, turn)
  const values = { ...rememberedValues(state), ...valuesIn(understood.entities) }
  const deciding: RuleContext = {
    turn: withValues(turn, bot, values),
    bot,
    state,
    variants: { ...state.variants },
    understood,
  }
  const reading = readingOf(deciding)
  const settled = resumeAsking(deciding, firstOf(reading) ?? applyFallbackRule(withoutFailed(reading.wish)))
  const decided = takeUpOpen(deciding, settled)
  const outcome = askForTeam(deciding, decided)
  return {
    replies: outcome.replies,
    state: stateAfter(reading, outcome),
    explanation: explained(reading, outcome),
  }
}

/** The decision for a message in a conversation that waits for an agent: only what the team needs is asked for. */
export const answerWhileWaiting = (turn: Turn, state: DialogueState, bot: BotSnapshot): Decision => ({
  ...readWhileWaiting(turn, state, bot),
  explanation: {
    ...{ rule: 'handed', ranking: [], entities: [], threshold: null },
    ...{ intentId: null, confidence: null, responseId: null },
  },
})

/** A turn, and the same without the courtesies and the small talk around what the customer wants. */
interface Reading {
  message: RuleContext
  wish: RuleContext
}

function readingOf(message: RuleContext): Reading {
  const { turn, bot, understood } = message
  const request = understood.example ? turn.text : withoutSocial(bot, turn.text)
  return { message, wish: asWish(request === turn.text ? message : readAs(message, request)) }
}

/**
 * Reads a question without the intents for courtesies: if only the courtesy in it was understood, the bot asks rather than
 * greets.
 */
function asWish(deciding: RuleContext): RuleContext {
  const { bot, turn, understood } = deciding
  const { best, ranking } = understood
  if (!best || understood.example || !isQuestion(turn.text) || !isSocialIntent(bot, best.intentId)) return deciding
  const others = ranking.filter(({ intentId }) => !isSocialIntent(bot, intentId))
  const [first] = others
  const { best: _, ...rest } = understood
  const isClear = first !== undefined && first.confidence >= (understood.threshold ?? 1)
  return { ...deciding, understood: { ...rest, ranking: others, ...(isClear && { best: first }) } }
}

function firstOf(reading: Reading): Outcome | undefined {
  for (const { reads, rules: own } of rules)
    for (const rule of own) {
      const outcome = rule(reading[reads])
      if (outcome) return outcome
    }
  return undefined
}

function stateAfter({ message, wish }: Reading, outcome: Outcome): DialogueState {
  const { turn, state, variants, understood } = message
  const { replies, next } = outcome
  const all = buttonsOf(replies)
  const offered = choiceButtonsOf(turn.channel, all)
  const {
    choice,
    asked: _asked,
    offered: _offered,
    silent: _silent,
    closing: _closing,
    filled: _filled,
    clarification: _clarification,
    excluded: _excluded,
    topic: _topic,
    collecting: _collecting,
    open: _open,
    ...rest
  } = state
  const { filling, ...kept } = rest
  const handed = replies.some(({ kind }) => kind === 'person')
  const found = valuesIn(understood.entities)
  const buttons = remember(state.buttons, all)
  // Agents take over temporarily: keep the pending choice so that the bot can resume it.
  return {
    ...kept,
    ...(handed && choice && { choice }),
    ...(!handed && filling && { filling }),
    ...(Object.keys(found).length > 0 && { values: rememberValues(state.values, found, turn.now) }),
    ...(offered.length > 0 && { offered }),
    misses: 0,
    ...topicAfter(wish, outcome),
    ...openAfter(state, outcome),
    ...next,
    buttons,
    variants,
    at: turn.now.toISOString(),
  }
}

function explained({ message, wish }: Reading, { replies, explanation }: Outcome): Explanation {
  const { understood, state } = wish
  const chosen = explanation.rule === 'button' ? clarified(message) : undefined
  const messageId = state.clarification?.messageId
  const { ranking, threshold, best } = understood
  const handoff = handoffIn(replies)
  return {
    ranking,
    // The places of entities refer to the message as it is stored.
    entities: message.understood.entities,
    threshold,
    intentId: explanation.rule === 'intent' || explanation.rule === 'no_response' ? (best?.intentId ?? null) : null,
    confidence: ranking[0]?.confidence ?? null,
    responseId: null,
    ...explanation,
    ...(chosen &&
      chosen !== 'none' &&
      messageId !== undefined && { context: { ...explanation.context, chosen: { messageId, ...chosen } } }),
    ...(handoff && { handoff }),
  }
}

/** Handles "none of these": asks for other words, once. */
function applyNoneRule(deciding: RuleContext): Outcome | undefined {
  const { bot, turn, state, variants } = deciding
  if (clarified(deciding) !== 'none') return undefined
  const excluded = state.clarification?.options.map(({ intentId }) => intentId) ?? []
  return {
    replies: buildSystemReplies('fallback', bot, turn, variants, [personButton(turn)]),
    explanation: { rule: 'button', by: NONE.title },
    next: { misses: state.misses, excluded },
  }
}

/** Handles the reply to "do you want an agent?". */
function confirmed({ turn, bot, state, variants }: RuleContext): Outcome | undefined {
  if (!state.asked) return undefined
  const answer = asksForPerson(bot, turn.text) ? true : yesOrNo(turn.text)
  if (answer === undefined) return undefined
  const replies = answer
    ? buildHandoffReplies(bot, turn, state.asked, variants)
    : [buildHandoffDeclinedReply(bot, turn)]
  return { replies, explanation: { rule: 'confirmation' } }
}

/** Handles an explicit request for an agent. A message that only mentions one is left to the later rules. */
function byWords({ turn, bot, variants }: RuleContext): Outcome | undefined {
  const by = asksForPerson(bot, turn.text)
  if (by === undefined) return undefined
  const handoff: Handoff = { reason: 'words', areaId: null, by }
  const explanation = { rule: 'words', by } as const
  if (bot.settings.handoff?.confirmation)
    return { replies: [buildHandoffQuestion(bot, turn, 'confirm')], explanation, next: { asked: handoff } }
  return { replies: buildHandoffReplies(bot, turn, handoff, variants), explanation }
}

/** Whether the text is a training example of an intent that has an available response. */
const answersThese = (deciding: RuleContext): boolean =>
  deciding.understood.example && findMainResponse(deciding) !== undefined

/** Whether a text only says that a question follows: "buenas, te hago una consulta". */
const announcesWish = ({ turn, bot }: RuleContext): boolean =>
  isOnlyCourtesy(turn.text) && !isThanks(turn.text) && !isFarewell(turn.text) && !smallTalkOf(turn.text, bot.smallTalk)

/** Answers a plain greeting, unless the text is a training example of an intent with a response. */
function greeted(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants } = deciding
  if (!(isGreeting(turn.text) || announcesWish(deciding)) || answersThese(deciding)) return undefined
  return {
    replies: buildSystemReplies('greeting', bot, turn, variants, [personButton(turn)]),
    explanation: { rule: 'greeting' },
  }
}

function left(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants } = deciding
  if (!isFarewell(turn.text) || answersThese(deciding)) return undefined
  const replies = buildSystemReplies('goodbye', bot, turn, variants)
  return { replies, explanation: { rule: 'goodbye' }, next: { silent: true } }
}
