import { wordsWithContent } from './codes.ts'
import { answerContent, explainedBy, probeContent, readAs } from './content.ts'
import { significantWords } from './elliptic.ts'
import type { RuleOf } from './rule.ts'
import { isSocialIntent } from './social.ts'

/** Minimum confidence in a question that is only a part of what was said. */
const SURE = 0.75

/** Words with which a question begins. */
const OPENS =
  /(?<![\p{L}\p{N}])(?:qué|que|cuánto|cuanto|cuánta|cuanta|cuándo|cuando|dónde|donde|dnd|cómo|como)\s+(?=\S)/giu

/** Fewest words before the question. */
const BEFORE = 2

/** Returns the part of a text from its first question word on, if other words come before it. */
function lastQuestion(text: string): string | undefined {
  for (const { index } of text.matchAll(OPENS))
    if (wordsWithContent(text.slice(0, index)).length >= BEFORE) return text.slice(index)
  return undefined
}

/**
 * Answers the question with which a message ends that is not understood as a whole: "ya vamos para allá dónde quedan".
 */
export const applyLastQuestionRule: RuleOf = (deciding) => {
  const { turn, understood, bot } = deciding
  if (understood.best || understood.followUp) return undefined
  const asked = lastQuestion(turn.text)
  if (asked === undefined || significantWords(asked).length === 0) return undefined
  const part = readAs(deciding, asked)
  const { best } = part.understood
  if (!best || best.confidence < SURE || isSocialIntent(bot, best.intentId) || !probeContent(part)) return undefined
  const outcome = answerContent(part)
  return outcome && explainedBy(outcome, part)
}
