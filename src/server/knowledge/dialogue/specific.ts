import { buildTextsOf } from './build-replies.ts'
import { answerContent, contentKey, explainedBy, probeContent } from './content.ts'
import { hasWhatIsAsked, significantWords } from './elliptic.ts'
import { memo } from './memo.ts'
import type { RuleContext, RuleOf } from './rule.ts'
import type { BotSnapshot, RankedIntent } from './types.ts'
import { foldWords } from './words.ts'

/** Minimum confidence of the intent of the thing itself. */
const LIKELY = 0.5

/** Fewest letters of a word that names a thing, and of the beginning that its forms share. */
const LETTERS = 4

/** How much more of an intent's examples must have the word than of the likeliest intent's. */
const MORE = 3

/**
 * Answers a question about the price, the hours or the duration of one thing with the answer about that thing, if it has
 * them, rather than with one about all prices that does not name it: "¿cuánto vale una chapa?".
 */
export const applySpecificRule: RuleOf = (deciding) => {
  const { turn, state, understood, bot } = deciding
  const { best, example, ranking } = understood
  if (!best || example || !bot.trained) return undefined
  const { topic } = state
  if (topic?.turns === 0 && topic.key === contentKeyOf(deciding)) return undefined
  const names = significantWords(turn.text).filter((word) => word.length >= LETTERS)
  if (names.length === 0) return undefined
  const general = textOf(deciding)
  const said = foldWords(general ?? '').split(' ')
  if (general === undefined || names.some((word) => said.some((one) => one.startsWith(stemOf(word))))) return undefined
  for (const intent of ranking) {
    if (intent.intentId === best.intentId || intent.confidence < LIKELY) continue
    if (!names.some((word) => isOwnWord(deciding, word, intent, best))) continue
    // "¿cuánto cobran por traer una bolsa de cemento?" asks about bringing it.
    if (names.some((word) => isOwnWord(deciding, word, best, intent))) continue
    const reading = { ...deciding, understood: { ...understood, best: intent } }
    const answer = textOf(reading)
    if (answer === undefined || !hasWhatIsAsked(turn.text, answer)) continue
    const outcome = answerContent(reading)
    return outcome && explainedBy(outcome, reading)
  }
  return undefined
}

/** Identifies the answer to what was understood. */
function contentKeyOf(deciding: RuleContext): string | undefined {
  const outcome = probeContent(deciding)
  return outcome && contentKey(outcome)
}

/** Returns the texts of the answer to what was understood; undefined if it does more than answer. */
function textOf(deciding: RuleContext): string | undefined {
  const outcome = probeContent(deciding)
  if (outcome?.explanation.rule !== 'intent' || !outcome.replies.every(({ kind }) => kind === 'say')) return undefined
  return buildTextsOf(outcome.replies).trim() || undefined
}

const stemOf = (word: string) => word.slice(0, Math.max(LETTERS, word.length - 2))

/** Whether a word is one of an intent rather than of the likeliest one, as their examples show. */
function isOwnWord({ bot }: RuleContext, word: string, intent: RankedIntent, best: RankedIntent): boolean {
  if (!bot.trained) return false
  const shares = exampleShares.of(bot.trained.examples)
  const share = ({ intentId }: RankedIntent) => shares(intentId, stemOf(word))
  return share(intent) > MORE * share(best)
}

/** The share of the examples of an intent that have a word with this beginning. */
const exampleShares = memo((all: NonNullable<BotSnapshot['trained']>['examples']) => {
  const folded = new Map<number, string[]>()
  for (const { intent_id, text } of all)
    folded.set(intent_id, [...(folded.get(intent_id) ?? []), ` ${foldWords(text)}`])
  return (intentId: number, stem: string): number => {
    const texts = folded.get(intentId) ?? []
    return texts.length === 0 ? 0 : texts.filter((text) => text.includes(` ${stem}`)).length / texts.length
  }
})
