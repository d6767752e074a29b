import { smallTalkOf } from '../spanish/small-talk.ts'
import { buttonsOf } from './build-replies.ts'
import { complaintIn, isUpset, mentionsTrouble } from './complaint-signs.ts'
import { answerContent, probeContent, saysSame } from './content.ts'
import { buildDangerReplies } from './danger.ts'
import { buildHandoffQuestion, buildHandoffReplies } from './handoff.ts'
import { findMainResponse } from './main-response.ts'
import { memo } from './memo.ts'
import { isHanded } from './open-wishes.ts'
import { applyQuickResponseRule } from './quick.ts'
import { quoted } from './quotation.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { buildSituationReply } from './system.ts'
import type { BotSnapshot, Handoff } from './types.ts'
import { asksOrWants, type FoundSign, hasWordsOf, signsIn, urgencyOf } from './urgency.ts'

/** Confidence from which what was understood counts more than a word that may also be a topic. */
const CLEAR = 0.75

/** Number of its examples by which an intent is judged, and the share that tell of trouble if it is for complaints. */
const JUDGED = 40
const SHARE = 1 / 3

/**
 * Hands over what is urgent at once: an accident, fraud, a double charge. What to do in danger comes first, then the
 * bot's answer for it, if there is one. A word that is also the topic of a trade counts only if nothing else is understood.
 */
export function applyUrgentRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot } = deciding
  const signs = signsIn(turn.text).filter(({ reason }) => reason !== 'complaint')
  if (!counts(deciding, signs) || smallTalkOf(turn.text, bot.smallTalk)) return undefined
  const danger = buildDangerReplies(deciding)
  const isHurt = signs.some(({ reason }) => reason === 'accident' || reason === 'health')
  const answer = ownAnswer(deciding) ?? (isHurt && isClear(deciding) ? answerContent(deciding) : undefined)
  if (!answer) {
    const { replies, ...urgent } = complained(deciding, true)
    return { ...urgent, replies: [...danger, ...replies] }
  }
  const told = { ...answer, replies: [...danger, ...answer.replies] }
  const isEnough = isHanded(answer) || answer.next?.filling || !signs.some(({ isStrong }) => isStrong)
  if (isEnough) return told
  return withPerson(withoutAreas(told), complained(deciding, true, areaIn(answer)))
}

/** Returns the area to which a button of an answer leads: that of the person who is asked for at once. */
function areaIn({ replies }: Outcome): number | null {
  const target = buttonsOf(replies).find(({ type }) => type === 'area')?.target
  return Number(target) || null
}

/** Returns the answer without its buttons that lead to a person: who waits for one cannot press them. */
const withoutAreas = ({ replies, ...answer }: Outcome): Outcome => ({
  ...answer,
  replies: replies.map((reply) =>
    reply.kind === 'say' ? { ...reply, buttons: reply.buttons.filter(({ type }) => type !== 'area') } : reply,
  ),
})

/** Adds to an answer what follows the regret of another one: a person, or the offer of one. */
const withPerson = (answer: Outcome, { replies, next }: Outcome): Outcome => ({
  ...answer,
  replies: [...answer.replies, ...replies.slice(1)],
  next: { ...answer.next, ...next },
})

/**
 * Answers a clear complaint before anything else in the message: with the bot's answer for it, if there is one, and with
 * the offer of a person.
 * A keyword or an understood intent that hands over takes precedence, and so does what the examples have word for
 * word.
 */
export function applyAngerRule(deciding: RuleContext): Outcome | undefined {
  const { bot, turn } = deciding
  const complaint = complaintIn(turn.text)
  if (complaint !== 'strong' && !(complaint === 'likely' && !isClear(deciding))) return undefined
  if (deciding.understood.example || smallTalkOf(turn.text, bot.smallTalk)) return undefined
  if (isHandedAnyway(deciding)) return undefined
  const answer = ownAnswer(deciding)
  if (!answer) return complained(deciding, false)
  if (isHanded(answer) || answer.next?.filling || !isUpset(turn.text)) return answer
  return withPerson(answer, complained(deciding, false))
}

/** Offers a person to whom complains, unless the bot has an answer for it. */
export function applyComplaintRule(deciding: RuleContext): Outcome | undefined {
  const { text } = deciding.turn
  const signs = signsIn(text).filter(({ reason }) => reason === 'complaint')
  const complaint = complaintIn(text)
  const complains = complaint === 'strong' || (complaint !== undefined && !isClear(deciding))
  if (!(complains && !isHandedAnyway(deciding)) && !counts(deciding, signs)) return undefined
  return ownAnswer(deciding) ?? complained(deciding, false)
}

/** Whether a keyword or what is understood hands the conversation over. */
function isHandedAnyway(deciding: RuleContext): boolean {
  const byKeyword = applyQuickResponseRule({ ...deciding, variants: { ...deciding.variants } })
  const byIntent = deciding.understood.best ? probeContent(deciding) : undefined
  return [byKeyword, byIntent].some((outcome) => outcome !== undefined && isHanded(outcome))
}

/** Whether some sign counts beside what was understood. */
function counts(deciding: RuleContext, signs: readonly FoundSign[]): boolean {
  if (signs.some(({ isStrong }) => isStrong)) return true
  const weak = signs.filter((sign) => !isOwnWord(deciding.bot, sign))
  return weak.length > 0 && !isClear(deciding) && !(hasAnswer(deciding) && asksOrWants(deciding.turn.text))
}

const hasAnswer = (deciding: RuleContext): boolean =>
  deciding.understood.followUp !== undefined || findMainResponse(deciding) !== undefined

/** Whether the message is clearly understood as something that the bot answers. */
function isClear(deciding: RuleContext): boolean {
  const { best, followUp, example } = deciding.understood
  return hasAnswer(deciding) && (example || ((best ?? followUp)?.confidence ?? 0) >= CLEAR)
}

/** Whether the bot's examples have the words of a sign, so that they are its trade: "abogado" to a law firm. */
function isOwnWord({ trained }: BotSnapshot, sign: FoundSign): boolean {
  if (!trained) return false
  const saying = trained.examples.filter(({ text }) => hasWordsOf(sign, text)).map(({ intent_id }) => intent_id)
  return [...new Set(saying)].some(
    (id) => trained.responses.some(({ intent_id }) => intent_id === id) && !isForComplaints(trained, id),
  )
}

/**
 * Returns the bot's answer to a complaint: one for complaints, or to this very text. Not the one that the customer just
 * got and complains about.
 */
function ownAnswer(deciding: RuleContext): Outcome | undefined {
  const { bot, state, understood } = deciding
  const { best, followUp, example } = understood
  const outcome = probeContent(deciding)
  if (!outcome || outcome.explanation.rule === 'quick') return undefined
  if (state.topic?.turns === 0 && saysSame(outcome, state.topic)) return undefined
  const questions = bot.trained?.follow_ups?.find(({ id }) => id === followUp?.id)?.questions ?? []
  const isFor = (best && isForComplaints(bot.trained, best.intentId)) || areComplaints(questions)
  return example || isFor ? answerContent(deciding) : undefined
}

/** Whether an intent is for complaints and emergencies, as its examples show. Its title may be anything. */
function isForComplaints(trained: BotSnapshot['trained'], intentId: number): boolean {
  if (!trained) return false
  const known = complaintIntents.of(trained)
  const own = () => trained.examples.filter(({ intent_id }) => intent_id === intentId).map(({ text }) => text)
  const is = known.get(intentId) ?? areComplaints(own())
  known.set(intentId, is)
  return is
}

/** What is known of the intents of a model: reading their examples takes longer than the rest of a decision. */
const complaintIntents = memo((_: NonNullable<BotSnapshot['trained']>) => new Map<number, boolean>())

function areComplaints(texts: readonly string[]): boolean {
  const judged = texts.slice(0, JUDGED)
  const found = judged.filter((text) => mentionsTrouble(text) || urgencyOf(text) !== undefined)
  return found.length > judged.length * SHARE
}

/** Says sorry and hands over, or offers to. */
function complained(
  { turn, bot, state, variants, understood }: RuleContext,
  atOnce: boolean,
  areaId: number | null = null,
): Outcome {
  const urgency = urgencyOf(turn.text)
  const handoff: Handoff = {
    ...{ reason: 'complaint', areaId },
    ...(urgency && { urgency }),
    by: quoted(turn.text, understood.entities),
  }
  const explanation = { rule: 'complaint' } as const
  const sorry = buildSituationReply(bot, turn, 'complaint')
  // Who complains instead of answering whether they want a person wants one.
  if (!state.asked && (!atOnce || bot.settings.handoff?.confirmation))
    return { replies: [sorry, buildHandoffQuestion(bot, turn, 'confirm')], explanation, next: { asked: handoff } }
  return { replies: [sorry, ...buildHandoffReplies(bot, turn, handoff, variants)], explanation }
}
