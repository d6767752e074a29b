import { smallTalkOf } from '../spanish/small-talk.ts'
import { answerContent, explainedBy, readAs } from './content.ts'
import { applyFallbackRule } from './fallback.ts'
import { refusalIn, refusedIn } from './refusal.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { isQuestion } from './slots/words.ts'
import { isSocial, withoutSocial } from './social.ts'
import { buildSituationReply } from './system.ts'
import { applyTopicRule } from './topic.ts'
import { applyWishesRule } from './wishes.ts'
import { foldWords } from './words.ts'

/** Words with which a customer who refuses something wants another: "no gracias, mejor quiero…". */
const WANTS = /\b(?:quiero|queria|quisiera|necesito|busco|prefiero|mejor)\b/

/**
 * Handles a message that refuses something: "no quiero envío, lo retiro yo". What is refused is not answered; the rest
 * of the message is, if there is any. An intent whose own examples refuse in the same way is what the customer wants.
 */
export function applyRefusalRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants } = deciding
  const refusal = refusalIn(turn.text)
  if (!refusal || isLearnt(deciding) || smallTalkOf(turn.text, bot.smallTalk)) return undefined
  const { things, refused, rest } = refusal
  const context = { refused }
  if (rest === '' || isSocial(bot, rest)) {
    const outcome = declined(deciding)
    return { ...outcome, explanation: { ...outcome.explanation, context } }
  }
  const ids = things.flatMap((thing) => (thing ? (readAs(deciding, thing).understood.best?.intentId ?? []) : []))
  const left: RuleContext = { ...readAs({ ...deciding, variants }, withoutSocial(bot, rest)), refused: new Set(ids) }
  const ends = things.includes('') && !isQuestion(rest) && !WANTS.test(foldWords(rest))
  const outcome =
    applyWishesRule(left) ??
    (ends ? undefined : (applyTopicRule(left) ?? answerContent(left))) ??
    (ends ? declined(deciding) : applyFallbackRule(left))
  const { explanation } = explainedBy(outcome, left)
  return { ...outcome, explanation: { ...explanation, context: { ...explanation.context, ...context } } }
}

const declined = ({ bot, turn }: RuleContext): Outcome => ({
  replies: [buildSituationReply(bot, turn, 'refusal')],
  explanation: { rule: 'refusal' },
  next: { silent: true },
})

/** Whether the message is understood as an intent with an example that refuses. */
function isLearnt({ bot, understood: { best } }: RuleContext): boolean {
  return (
    best !== undefined &&
    (bot.trained?.examples.some(
      ({ intent_id, text }) => intent_id === best.intentId && refusedIn(text) !== undefined,
    ) ??
      false)
  )
}
