import { isStopWord } from '../nlu/index.ts'
import { smallTalkOf } from '../spanish/small-talk.ts'
import { clausesOf } from './clauses.ts'
import { isGreeting } from './courtesies.ts'
import { memo } from './memo.ts'
import { isCourtesy } from './person-words.ts'
import type { BotSnapshot } from './types.ts'
import { foldWords } from './words.ts'

/** Whether a clause is a courtesy or small talk that needs no answer beside a wish. */
export function isSocial({ smallTalk }: Pick<BotSnapshot, 'smallTalk'>, text: string): boolean {
  if (isGreeting(text)) return true
  const topic = smallTalkOf(text, smallTalk)
  if (topic !== undefined) return topic === 'goodbye' || topic.effect === 'none' || topic.effect === 'closing'
  return foldWords(text)
    .split(' ')
    .every((word) => isCourtesy(word) || isStopWord(word))
}

/**
 * Returns a text without the clauses around it that are only courtesies or small talk: "buenísimo, ¿y el sábado?" → "y el
 * sábado?". A text of nothing else is returned whole.
 */
export function withoutSocial(bot: Pick<BotSnapshot, 'smallTalk'>, text: string): string {
  const clauses = clausesOf(text)
  const isKept = clauses.map((clause) => !isSocial(bot, clause.text))
  const first = isKept.indexOf(true)
  const last = isKept.lastIndexOf(true)
  if (first < 0 || (first === 0 && last === clauses.length - 1)) return text
  const [from, to] = [clauses[first], clauses[last]]
  if (!from || !to) return text
  return text.slice(from.start, to.end).trim()
}

/** Number of its examples by which an intent is judged. */
const JUDGED = 12

/** Whether an intent is for courtesies, as its examples show: nobody means "Despedida" with a question. */
export function isSocialIntent(bot: Pick<BotSnapshot, 'smallTalk' | 'trained'>, intentId: number): boolean {
  const examples = bot.trained ? (examplesOf.of(bot.trained.examples).get(intentId) ?? []) : []
  return examples.length > 0 && examples.filter(({ text }) => isSocial(bot, text)).length * 2 > examples.length
}

type Examples = NonNullable<BotSnapshot['trained']>['examples']

/** The first examples of each intent. */
const examplesOf = memo((examples: Examples) => {
  const byIntent = new Map<number, Examples[number][]>()
  for (const example of examples) {
    const own = byIntent.get(example.intent_id) ?? []
    if (own.length < JUDGED) byIntent.set(example.intent_id, [...own, example])
  }
  return byIntent
})
