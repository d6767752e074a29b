import { isOnlyCourtesy } from '../nlu/index.ts'
import { smallTalkOf } from '../spanish/small-talk.ts'
import { yesOrNo } from '../spanish/yes-no.ts'
import { applyAmbiguousRule } from './ambiguous.ts'
import { applyBranchPersonRule, applyBranchRule } from './branches/rule.ts'
import { applyButtonRule } from './button.ts'
import { clarified, NONE } from './clarify.ts'
import { applyAngerRule, applyComplaintRule, applyUrgentRule } from './complaint.ts'
import { applyOpeningRule, applyQuestionRule, applyWholeOpeningRule } from './content.ts'
import { isFarewell, isGreeting, isThanks } from './courtesies.ts'
import { applyKeywordRule, applyMeaningRule } from './doubt.ts'
import { applyFactRule } from './facts.ts'
import { applyDatumRule } from './fallback.ts'
import { applyForeignLanguageRule } from './foreign-language.ts'
import { applyFormRule } from './forms/rule.ts'
import { buildHandoffDeclinedReply, buildHandoffQuestion, buildHandoffReplies } from './handoff.ts'
import { applyLastQuestionRule } from './last-question.ts'
import { findMainResponse } from './main-response.ts'
import { applyMediaRule, applySentFileRule } from './media.ts'
import { applyNothingToCancelRule } from './nothing-to-cancel.ts'
import { applyOpeningFollowUpRule } from './opening/continued.ts'
import { placeNamed } from './ordinals.ts'
import { asksForPerson } from './person-words.ts'
import { applyProductActionRule, applyProductRule } from './products/rule.ts'
import type { Reading } from './reading.ts'
import { applyRefusalRule } from './refusal-rule.ts'
import { applyRejectedRule } from './rejected.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { applyMovingRule } from './slots/moved-instead.ts'
import { applySlotRule } from './slots/rule.ts'
import { applyMockeryRule, applyPraiseRule, applySmallTalkRule, applyThanksRule, asksIfPerson } from './small-talk.ts'
import { applySpecificRule } from './specific.ts'
import { buildSystemReplies, personButton } from './system.ts'
import { applyBareQuestionRule, applyTopicRule } from './topic.ts'
import type { Handoff } from './types.ts'
import { applyWishesRule } from './wishes.ts'
import { foldWords } from './words.ts'

/** The rules in order of precedence: the first one that returns an outcome wins. */
const rules: readonly { reads: keyof Reading; rules: readonly RuleOf[] }[] = [
  {
    reads: 'message',
    rules: [
      ...[applyFormRule, applySlotRule, applyProductActionRule, applyButtonRule, applyNoneRule],
      ...[confirmed, asksIfPerson, applyBranchPersonRule, byWords],
      ...[
        applyUrgentRule,
        applyMockeryRule,
        applyMovingRule,
        applyRejectedRule,
        applyRefusalRule,
        applyAngerRule,
        applyPraiseRule,
      ],
    ],
  },
  { reads: 'message', rules: [applySentFileRule, applyProductRule, applyNothingToCancelRule] },
  {
    reads: 'wish',
    rules: [
      ...[applyBranchRule, applyOpeningFollowUpRule, applyWholeOpeningRule, applyWishesRule],
      ...[applyOpeningRule, applyBareQuestionRule, applyKeywordRule],
    ],
  },
  {
    reads: 'message',
    rules: [applyMediaRule, greeted, left, applySmallTalkRule, applyComplaintRule],
  },
  {
    reads: 'wish',
    rules: [
      ...[applyDatumRule, applyFactRule, applyTopicRule, applyQuestionRule, applySpecificRule],
      ...[applyAmbiguousRule, applyMeaningRule],
      applyLastQuestionRule,
    ],
  },
  { reads: 'message', rules: [applyThanksRule, applyForeignLanguageRule] },
]

/** Returns the outcome of the first rule that applies to a reading; undefined if it was not understood. */
export function applyRules(reading: Reading): Outcome | undefined {
  for (const { reads, rules: own } of rules)
    for (const rule of own) {
      const outcome = rule(reading[reads])
      if (outcome) return outcome
    }
  return undefined
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

/** Words that lead away from the question for a person: "volver", "dejá". A menu is the bot's own to show. */
const LEAVES =
  /^(?:(?:volver|vuelvo|volvamos)(?: atras| al inicio| al menu)?|atras|cancelar?|salir|deja(?:lo|me)?|olvidalo|mejor no|no importa|ya fue)$/

/** Handles the reply to "do you want an agent?". */
function confirmed({ turn, bot, state, variants }: RuleContext): Outcome | undefined {
  if (!state.asked) return undefined
  const { offered = [] } = state
  // The number of one of the buttons stands for its title.
  const said = offered[placeNamed(turn.text, offered.length) ?? -1]?.title ?? turn.text
  const isLeft = LEAVES.test(foldWords(turn.text))
  const answer = asksForPerson(bot, turn.text) ? true : isLeft ? false : yesOrNo(said)
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
    return {
      replies: [buildHandoffQuestion(bot, turn, 'confirm')],
      explanation,
      next: { asked: handoff },
    }
  return {
    replies: buildHandoffReplies(bot, turn, handoff, variants),
    explanation,
  }
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
