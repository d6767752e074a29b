import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import type { KnownCharacteristic } from '../known.ts'
import { type AskedWord, type Form, readQuery } from './query.ts'
import { alikeWords } from './spelling.ts'
import { stemsOf } from './stems.ts'
import { addSynonyms, optionGroups, ownGroups, shippedGroups, valueGroups, wordsOfGroups } from './synonyms.ts'
import { insteadOf } from './variants.ts'

/** A word of a message with the products that have it. */
export interface ResolvedWord extends AskedWord {
  /** number of products that have one of its forms */
  count: number
}

/** A word that the catalogue does not have counts against every product. */
const UNKNOWN_WEIGHT = 0.9

/**
 * Finds out under which terms the words of a message stand in the catalogue: by themselves, by a synonym, or by the word
 * that was probably meant.
 */
export async function resolveWords(
  botId: number,
  formIds: readonly number[],
  text: string,
  known: readonly KnownCharacteristic[],
): Promise<ResolvedWord[]> {
  const asked = readQuery(text)
  const options = optionGroups(known)
  const values = wordsOfGroups(valueGroups(known))
  const plain = asked.flatMap((word) => (word.kind === 'word' ? word.text : []))
  const stemOf = await stemsOf([...plain, ...wordsOfGroups(options), ...values])
  const words = asked.filter((word) => word.kind !== 'word' || stemOf(word.text) !== '')
  const stems = new Set(values.map(stemOf))
  for (const word of words)
    if (word.kind === 'word') {
      word.forms.push({ term: stemOf(word.text), quality: 1 })
      if (stems.has(stemOf(word.text))) word.isTelling = true
    }
  addSynonyms(words, options, stemOf)
  const own = await ownGroups(botId)
  const ownStemOf = await stemsOf([...plain, ...wordsOfGroups(own)])
  addSynonyms(words, own, ownStemOf)
  let counts = await countTerms(formIds, words)
  const unknown = words.filter((word) => word.kind === 'word' && countOf(word, counts) === 0)
  if (unknown.length > 0 && unknown.length <= MOST_UNKNOWN) {
    await addMeant(botId, formIds, words, unknown)
    counts = await countTerms(formIds, words)
  }
  const codes = words.filter((word) => word.kind === 'code' && countOf(word, counts) > 0)
  const isOfCode = (word: AskedWord) => word.kind !== 'code' && codes.some(({ text: code }) => code.includes(word.text))
  const parts = new Set(
    words.flatMap(({ joined = [] }) => joined.filter(({ term }) => counts.has(term)).map(({ next }) => next)),
  )
  return words.flatMap((word) => {
    if (parts.has(word) || isOfCode(word)) return []
    const count = countOf(word, counts)
    if (count === 0 && word.kind === 'code') return []
    const forms = bestForms(word.forms.filter(({ term }) => counts.has(term)))
    return [{ ...word, forms, count, weight: count === 0 ? word.weight * UNKNOWN_WEIGHT : word.weight }]
  })
}

/** With more words than this that the catalogue does not have, the message is about something else. */
const MOST_UNKNOWN = 8

/** Adds to words that the catalogue does not have what they may be instead. */
async function addMeant(
  botId: number,
  formIds: readonly number[],
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Promise<void> {
  const groups = await shippedGroups(botId)
  const instead = insteadOf(words, unknown)
  const texts = [...words.map(({ text }) => text), ...instead.flatMap((one) => one.texts)]
  const stemOf = await stemsOf([...texts, ...wordsOfGroups(groups)])
  addSynonyms(words, groups, stemOf, new Set(unknown))
  for (const { word, texts: meant, quality, next } of instead) {
    const forms = meant.map((text) => ({ term: stemOf(text), quality })).filter(({ term }) => term !== '')
    word.forms.push(...forms)
    if (next) word.joined = [...(word.joined ?? []), ...forms.map(({ term }) => ({ term, next }))]
  }
  const alike = await alikeWords(
    formIds,
    unknown.map(({ text }) => text),
  )
  for (const word of unknown) word.forms.push(...(alike.get(word.text) ?? []))
}

const countOf = ({ forms }: AskedWord, counts: ReadonlyMap<string, number>): number =>
  forms.reduce((sum, { term }) => sum + (counts.get(term) ?? 0), 0)

function bestForms(forms: readonly Form[]): Form[] {
  const best = new Map<string, number>()
  for (const { term, quality } of forms) best.set(term, Math.max(best.get(term) ?? 0, quality))
  return [...best].map(([term, quality]) => ({ term, quality }))
}

/** Returns how many products have each term; terms that none has are absent. */
async function countTerms(formIds: readonly number[], words: readonly AskedWord[]): Promise<Map<string, number>> {
  const terms = [...new Set(words.flatMap(({ forms }) => forms.map(({ term }) => term)))]
  if (terms.length === 0) return new Map()
  const { rows } = await sql<{ term: string; count: number }>`
    select t as term, c.count from unnest(${terms}::text[]) t cross join lateral (
      select count(*)::int as count from product_term p where p.form_id = any(${formIds}::int[]) and p.term = t
    ) c where c.count > 0`.execute(db())
  return new Map(rows.map(({ term, count }) => [term, count]))
}
