import { findMainResponse, mainResponseOutcome } from './main-response.ts'
import { answerOpening } from './opening/rule.ts'
import { applyQuickResponseRule } from './quick.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { buildSecondaryReplies, supportsChannel } from './system.ts'
import type { Topic, Turn } from './types.ts'
import { understand } from './understand.ts'

/** Returns the context for a part of the turn's text, or for a text read in its place. */
export const readAs = (deciding: RuleContext, text: string): RuleContext => {
  const turn = { ...deciding.turn, text, ...catalogueOf(deciding.turn, text) }
  return { ...deciding, turn, understood: understand(deciding.bot, turn) }
}

/** Returns what the catalogue has for a clause of the turn, if it was read for it. */
function catalogueOf({ catalogue }: Turn, text: string): Pick<Turn, 'catalogue'> {
  const part = catalogue?.parts?.find((one) => one.text === text)
  return catalogue && part ? { catalogue: { items: catalogue.items, said: part.found } } : {}
}

/** Answers a question of a secondary response with its messages and its buttons. */
export const applyQuestionRule: RuleOf = ({ turn, bot, variants, understood }) => {
  const { followUp } = understood
  const response = bot.secondary.find(({ id }) => id === followUp?.id)
  if (!followUp || !response || !supportsChannel(response, turn.channel)) return undefined
  return {
    replies: buildSecondaryReplies(response, turn, variants),
    explanation: { rule: 'secondary', by: response.name, confidence: followUp.confidence },
    ...(response.buttons.length > 0 && { next: { choice: { buttons: response.buttons, attempts: 1, repeated: 0 } } }),
  }
}

/** Answers an intent with its main response. */
export const applyIntentRule: RuleOf = (deciding) => {
  const response = findMainResponse(deciding)
  return response && mainResponseOutcome(deciding, response, { rule: 'intent' })
}

const ownContent: RuleOf = (deciding) =>
  applyQuickResponseRule(deciding) ?? applyQuestionRule(deciding) ?? applyIntentRule(deciding)

/** Answers whether the business is open, now or on a day. */
export const applyOpeningRule: RuleOf = (deciding) => answerOpening(deciding, ownContent)

/** The same for a message that asks nothing else, also in several clauses: "mañana que es feriado, ¿abren?". */
export const applyWholeOpeningRule: RuleOf = (deciding) => answerOpening(deciding, ownContent, true)

/** Answers a text with the bot's own content, by keyword or by meaning. */
export const answerContent = (deciding: RuleContext): Outcome | undefined =>
  applyOpeningRule(deciding) ?? ownContent(deciding)

/** {@link answerContent} without recording the variants of an answer that may not be sent. */
export const probeContent = (deciding: RuleContext): Outcome | undefined =>
  answerContent({ ...deciding, variants: { ...deciding.variants } })

/** Returns an outcome with the reading that led to it, if it is not that of the whole message. */
export const explainedBy = (outcome: Outcome, { understood }: RuleContext): Outcome => ({
  ...outcome,
  explanation: {
    ranking: understood.ranking,
    confidence: understood.ranking[0]?.confidence ?? null,
    ...(outcome.explanation.rule === 'intent' && { intentId: understood.best?.intentId ?? null }),
    ...outcome.explanation,
  },
})

/** Identifies the content of an outcome. Two outcomes of the same content say the same, if the same values decide. */
export const contentKey = ({ explanation: { rule, responseId, by } }: Outcome): string =>
  `${rule}:${responseId ?? by ?? ''}`

/** Whether two outcomes, or an outcome and the topic, say the same. */
export const saysSame = (outcome: Outcome, other: Pick<Topic, 'key' | 'said'>): boolean =>
  contentKey(outcome) === other.key && outcome.said === other.said
