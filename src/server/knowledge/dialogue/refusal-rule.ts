import { smallTalkOf } from '../spanish/small-talk.ts'
import { applyCancellation } from './cancellation.ts'
import { mentionsTrouble } from './complaint-signs.ts'
import { answerContent, explainedBy, probeContent, readAs } from './content.ts'
import { significantWords } from './elliptic.ts'
import { applyFallbackRule } from './fallback.ts'
import { buildHandoffQuestion } from './handoff.ts'
import { applyProductRule } from './products/rule.ts'
import { wantsToHave } from './products/wishes.ts'
import { quoted } from './quotation.ts'
import { callsOff, refusalIn, refusedIn } from './refusal.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { isQuestion } from './slots/words.ts'
import { isSocial, isSocialIntent, withoutSocial } from './social.ts'
import { buildSituationReply } from './system.ts'
import { applyTopicRule } from './topic.ts'
import { applyWishesRule } from './wishes.ts'
import { foldWords, mentions } from './words.ts'

/** Words with which a customer who refuses something wants another: "no gracias, mejor quiero…". */
const WANTS = /\b(?:quiero|queria|quisiera|necesito|busco|prefiero|mejor)\b/

/** Words with which a customer tells why they refuse it: "no quiero envío, paso a buscarlo". */
const TELLS = /\b(?:retiro|retiramos|paso|pasamos|voy|vamos|tengo|tenemos|vivo|vivimos|estoy|estamos|somos|ya)\b/

/**
 * Handles a message that refuses something: "no quiero envío, lo retiro yo". What is refused is not answered; the rest
 * of the message is, if there is any. An intent whose own examples refuse in the same way is what the customer wants, and
 * so is any other intent than what is refused.
 */
export function applyRefusalRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants } = deciding
  const refusal = refusalIn(turn.text)
  if (!refusal || isSmallTalk(deciding)) return undefined
  const { things, refused, rest } = refusal
  if (isLearnt(deciding, things) && !refused.some(callsOff)) return undefined
  // "No, todavía no me llegó, gracias" answers no offer.
  if (things.includes('') && mentionsTrouble(rest)) return undefined
  const context = { refused }
  const isOnly = rest === '' || isSocial(bot, rest)
  if (isOnly || !hasOwnAnswer(deciding, rest)) {
    const outcome = applyCancellation(deciding, refused)
    if (outcome) return { ...outcome, explanation: { ...outcome.explanation, context } }
  }
  if (isOnly) {
    if (wantsOther(deciding, things)) return undefined
    const outcome = refused.some(callsOff) ? unchanged(deciding) : declined(deciding)
    return { ...outcome, explanation: { ...outcome.explanation, context } }
  }
  const ids = new Set(things.flatMap((thing) => (thing ? likeliestOf(readAs(deciding, thing)) : [])))
  const read = readAs({ ...deciding, variants }, withoutSocial(bot, rest))
  const left = { ...(namesAny(rest, things) ? read : withoutIntents(read, ids)), refused: ids }
  const isWish = isQuestion(rest) || WANTS.test(foldWords(rest))
  const ends = things.includes('') && !isWish
  const outcome =
    (wantsToHave(rest) ? applyProductRule(left) : undefined) ??
    applyWishesRule(left) ??
    (ends ? undefined : (applyTopicRule(left) ?? answerContent(left))) ??
    (ends || (!isWish && TELLS.test(foldWords(rest))) ? declined(deciding) : applyFallbackRule(left))
  const { explanation } = explainedBy(outcome, left)
  return { ...outcome, explanation: { ...explanation, context: { ...explanation.context, ...context } } }
}

/** Letters that the forms of a word share. */
const STEM = 5

/** Minimum confidence of the intent that is refused with a thing. */
const LIKELY = 0.4

/** Returns the intent that the text is most likely about, if any. */
function likeliestOf({ understood: { best, ranking } }: RuleContext): number[] {
  const [first] = ranking
  if (best) return [best.intentId]
  return first && first.confidence >= LIKELY ? [first.intentId] : []
}

/** Whether a text names one of the things again: "no quiero el envío caro, ¿cuánto sale el envío común?". */
function namesAny(text: string, things: readonly string[]): boolean {
  const folded = foldWords(text)
  return things.flatMap(significantWords).some((word) => mentions(folded, word.slice(0, STEM)))
}

/** Reads what is left as another intent than what was refused, unless it is one of its examples. */
function withoutIntents(reading: RuleContext, refused: ReadonlySet<number>): RuleContext {
  const { best, example, ranking, threshold } = reading.understood
  if (!best || example || !refused.has(best.intentId)) return reading
  const { best: _, ...understood } = reading.understood
  const next = ranking.find(({ intentId, confidence }) => !refused.has(intentId) && confidence >= (threshold ?? 1))
  return { ...reading, understood: { ...understood, ...(next && { best: next }) } }
}

/** Whether small talk answers the message, rather than leaving it to an intent that it resembles. */
function isSmallTalk({ turn, bot, understood }: RuleContext): boolean {
  const found = smallTalkOf(turn.text, bot.smallTalk)
  return found !== undefined && (found === 'goodbye' || !found.yields || !understood.best)
}

const declined = ({ bot, turn }: RuleContext): Outcome => ({
  replies: [buildSituationReply(bot, turn, 'refusal')],
  explanation: { rule: 'refusal' },
  next: { silent: true },
})

/** Offers a person: what was called off is done by staff, and the customer must not believe that it is done. */
function unchanged({ bot, turn, understood }: RuleContext): Outcome {
  const by = quoted(turn.text, understood.entities)
  return {
    replies: [buildHandoffQuestion(bot, turn, 'unanswered')],
    explanation: { rule: 'refusal' },
    next: { asked: { reason: 'unanswered', areaId: null, by } },
  }
}

/** Whether a part of the message has an answer by itself. */
const hasOwnAnswer = (deciding: RuleContext, rest: string): boolean =>
  probeContent(readAs(deciding, withoutSocial(deciding.bot, rest))) !== undefined

/** Whether the whole message is understood as something else than what it refuses. */
function wantsOther(deciding: RuleContext, things: readonly string[]): boolean {
  const { best } = deciding.understood
  if (!best || isSocialIntent(deciding.bot, best.intentId) || things.includes('')) return false
  return things.every((thing) => {
    const [likeliest] = readAs(deciding, thing).understood.ranking
    return likeliest !== undefined && likeliest.intentId !== best.intentId
  })
}

/**
 * Whether the message is understood as an intent with an example that refuses. One that names what it refuses is none for
 * a plain "no me interesa".
 */
function isLearnt({ bot, understood: { best } }: RuleContext, things: readonly string[]): boolean {
  const isPlain = things.every((thing) => thing === '')
  const refuses = (text: string) => {
    const thing = refusedIn(text)
    return thing !== undefined && (!isPlain || thing === '')
  }
  return (
    best !== undefined &&
    (bot.trained?.examples.some(({ intent_id, text }) => intent_id === best.intentId && refuses(text)) ?? false)
  )
}
