import { coverOf, MOST, phrasesOf } from './cover.ts'
import { isOrder } from './orders.ts'
import { fillers, insultGlue, phraseBeginnings, smallTalkPhrases } from './phrases/small-talk.ts'
import { isEmoji, tokensOf } from './tokens.ts'
import { type Topic, type TopicKey, topics } from './topics.ts'

/** What a bot's owner changed of a topic. */
interface TopicChange {
  enabled: boolean
  /** replaces the shipped answer; empty for the shipped one */
  answer: string
  /** further phrases of the owner's customers */
  phrases: readonly string[]
}

/** The changed topics of a bot; the others are as shipped. */
export type SmallTalkChanges = Partial<Record<TopicKey, TopicChange>>

/** What a text says: a topic, or a farewell, which has a text of its own. */
type Said = TopicKey | 'goodbye'

const FILLER = 'filler'
const GLUE = 'glue'

// A phrase of several topics belongs to the last list, hence the least specific ones come first.
const index: ReadonlyMap<string, Said | typeof FILLER | typeof GLUE> = new Map<string, Said | 'filler' | 'glue'>([
  ...phrasesOf({ [GLUE]: insultGlue } as const),
  ...phrasesOf({ [FILLER]: fillers } as const),
  ...phrasesOf(smallTalkPhrases),
])

const beginnings: ReadonlyMap<string, Said> = phrasesOf(phraseBeginnings)

/** Most words with which a phrase ends that has only its beginning in the lists. */
const ENDING_WORDS = 8

/**
 * Returns the topic of a text that contains nothing but small talk: of several topics the one with the highest
 * precedence. Undefined for any other text, and for topics that the bot's owner switched off.
 */
export function smallTalkOf(text: string, changes: SmallTalkChanges = {}): Topic | 'goodbye' | undefined {
  const said = readingOf(text, changes)
  const found = topics.find(({ key }) => said.has(key) && changes[key]?.enabled !== false)
  if (found && (found.key === 'insult' || !said.has('goodbye'))) return found
  return said.has('goodbye') ? 'goodbye' : undefined
}

/** Returns everything that a text says; empty if it says more than small talk. */
function readingOf(text: string, changes: SmallTalkChanges): ReadonlySet<Said> {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return new Set(/\S/.test(text) ? ['emoji'] : [])
  const own = ownPhrases(changes)
  const meaningOf = (phrase: string) => own.get(phrase) ?? index.get(phrase) ?? otherEmoji(phrase)
  const withoutGlue = (phrase: string) => (meaningOf(phrase) === GLUE ? undefined : meaningOf(phrase))
  // A longer text is no small talk.
  if (tokens.length > MOST) return new Set()
  const cover = coverOf(tokens, withoutGlue) ?? coverOf(tokens, meaningOf) ?? begun(text, withoutGlue) ?? []
  const said = new Set(cover.filter((one): one is Said => one !== FILLER && one !== GLUE))
  // Words such as "es una" only belong to an insult; beside other topics they are part of a question.
  return cover.includes(GLUE) && !said.has('insult') && !said.has('mockery') ? new Set() : said
}

/** Signs at which the ending of a phrase is over. */
const CLAUSE_END = /[,;.:!\n]+/

/**
 * Reads a text with a phrase of which the lists have only the beginning; it ends with its clause, without an order. A
 * question may be meant as one.
 */
function begun<Meaning>(
  text: string,
  meaningOf: (phrase: string) => Meaning | undefined,
): (Meaning | Said)[] | undefined {
  if (text.includes('?')) return undefined
  const clauses = text.split(CLAUSE_END)
  for (const [place, clause] of clauses.entries()) {
    const found = isOrder(clause) ? undefined : beginningIn(tokensOf(clause))
    if (!found) continue
    const before = [...clauses.slice(0, place).flatMap(tokensOf), ...found.before]
    const after = clauses.slice(place + 1).flatMap(tokensOf)
    const covers = [before, after].map((tokens) => (tokens.length === 0 ? [] : coverOf(tokens, meaningOf)))
    const [covered, rest] = covers
    if (covered && rest) return [...covered, found.said, ...rest]
  }
  return undefined
}

/** Returns the first beginning of a phrase in a clause, with what stands before it. */
function beginningIn(tokens: readonly string[]): { said: Said; before: readonly string[] } | undefined {
  const found = [...beginnings].flatMap(([phrase, said]) => {
    const own = phrase.split(' ')
    const at = tokens.findIndex((_, start) => own.every((word, i) => tokens[start + i] === word))
    const ending = tokens.length - at - own.length
    return at >= 0 && ending >= 1 && ending <= ENDING_WORDS ? [{ said, before: tokens.slice(0, at) }] : []
  })
  return found.toSorted((a, b) => a.before.length - b.before.length)[0]
}

const otherEmoji = (phrase: string): Said | undefined =>
  isEmoji(phrase) && !phrase.includes(' ') ? 'emoji' : undefined

function ownPhrases(changes: SmallTalkChanges): Map<string, TopicKey> {
  const own = new Map<string, TopicKey>()
  for (const { key } of topics)
    for (const phrase of changes[key]?.phrases ?? []) own.set(tokensOf(phrase).join(' '), key)
  return own
}
