import { answerContent, explainedBy, probeContent, readAs } from './content.ts'
import { significantWords } from './elliptic.ts'
import type { RuleOf } from './rule.ts'
import { isSocialIntent } from './social.ts'

/** Minimum confidence in a question that is only a part of what was said. */
const SURE = 0.75

/** The first question word after at least two other words, with what follows. */
const QUESTION =
  /^\s*\S+\s+\S+\s.*?(\b(?:qué|que|cuánto|cuanto|cuánta|cuanta|cuándo|cuando|dónde|donde|dnd|cómo|como)\s+\S.*)$/iu

/**
 * Answers the question with which a message ends that is not understood as a whole: "ya vamos para allá dónde quedan".
 */
export const applyLastQuestionRule: RuleOf = (deciding) => {
  const { turn, understood, bot } = deciding
  if (understood.best || understood.followUp) return undefined
  const asked = QUESTION.exec(turn.text)?.[1]
  if (asked === undefined || significantWords(asked).length === 0) return undefined
  const part = readAs(deciding, asked)
  const { best } = part.understood
  if (!best || best.confidence < SURE || isSocialIntent(bot, best.intentId) || !probeContent(part)) return undefined
  const outcome = answerContent(part)
  return outcome && explainedBy(outcome, part)
}
