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
  if (first < 0 || (first === 0 && last === clauses.length - 1)) return withoutExcuse(text)
  const [from, to] = [clauses[first], clauses[last]]
  if (!from || !to) return text
  return withoutExcuse(text.slice(from.start, to.end).trim())
}

/** Most words of an excuse. */
const EXCUSE_WORDS = 8

/** Words of an excuse for writing at all. Other apologies take back what was said. */
const FOR_WRITING = /\b(?:molest\w*|disculp\w+|pena con|insist\w*)\b/

/** Returns a text without an excuse that no sign separates from what is wanted: "perdón que moleste tienen taladros". */
function withoutExcuse(text: string): string {
  const words = text.split(/\s+/)
  for (let end = Math.min(EXCUSE_WORDS, words.length - 1); end > 1; end--) {
    const excuse = words.slice(0, end).join(' ')
    if (!FOR_WRITING.test(foldWords(excuse))) return text
    const said = smallTalkOf(excuse)
    if (said !== undefined && said !== 'goodbye' && said.key === 'apology') return words.slice(end).join(' ')
  }
  return text
}

/** Number of its examples by which an intent is judged. */
const JUDGED = 12

/** Whether an intent is for courtesies, as its examples show: nobody means "Despedida" with a question. */
export function isSocialIntent(
  { smallTalk, trained }: Pick<BotSnapshot, 'smallTalk' | 'trained'>,
  intentId: number,
): boolean {
  if (!trained) return false
  const { examples, judged } = judgedIntents.of(trained.examples)
  const key = `${intentId} ${JSON.stringify(smallTalk ?? {})}`
  const own = examples.get(intentId) ?? []
  const is =
    judged.get(key) ??
    (own.length > 0 &&
      own.filter((text) => isSocial({ ...(smallTalk && { smallTalk }) }, text)).length * 2 > own.length)
  if (judged.size >= REMEMBERED) judged.clear()
  judged.set(key, is)
  return is
}

/** Number of intents whose judgement is remembered, for each state of the owner's small talk. */
const REMEMBERED = 2_000

type Examples = NonNullable<BotSnapshot['trained']>['examples']

/** The first examples of each intent, and what they showed. */
const judgedIntents = memo((all: Examples) => {
  const examples = new Map<number, string[]>()
  for (const { intent_id, text } of all) {
    const own = examples.get(intent_id) ?? []
    if (own.length < JUDGED) examples.set(intent_id, [...own, text])
  }
  return { examples, judged: new Map<string, boolean>() }
})
