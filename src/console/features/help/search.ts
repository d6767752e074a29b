import MiniSearch from 'minisearch'
import { type Article, linesOf } from './article.ts'
import synonyms from './synonyms.json' with { type: 'json' }

/** Words that say nothing about what is looked for. */
const STOP = new Set(
  'a al como con cual cuando de del desde donde el ella en entre es esta este esto estoy hay hace hago la las le les lo los me mi mis muy no o para pero por porque puede puedo que quiero se ser si sin sobre son su sus te tengo tu tus un una unas uno unos y ya'.split(
    ' ',
  ),
)

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Returns the form in which a word is indexed: without accents, case, plural and ending, so that
 * `invito` finds `Invitar`. Null for words without meaning.
 */
function termOf(word: string): string | null {
  const folded = fold(word)
  if (STOP.has(folded)) return null
  const one = folded.length > 3 ? folded.replace(/(?<=[^aeiou])es$|s$/, '') : folded
  return one.length > 4 ? one.replace(/(?:[aei]r|[aeo])$/, '') : one
}

interface Found {
  article: Article
  /** the line of the article that fits the query best */
  line: string
}

/** How much a synonym counts of the word that was typed. */
const SYNONYM_WEIGHT = 0.5

const terms = (text: string): string[] => text.split(/[^\p{L}\d]+/u).flatMap((word) => (word && termOf(word)) || [])

/**
 * Words of people and words of the manual that mean the same in a search. A word may be in several groups. The search
 * adds the others of a group to a word that is typed.
 */
const groups = synonyms.map(terms)
const synonymsOf = (term: string): string[] => [...new Set(groups.filter((group) => group.includes(term)).flat())]

/**
 * Returns a full-text search over articles: by beginnings of words and synonyms, ignoring case and accents, forgiving
 * slips. Articles with more of the words come first.
 */
export function createSearch(articles: readonly Article[]): (query: string) => Found[] {
  const index = new MiniSearch<Article>({
    fields: ['title', 'keywords', 'text'],
    extractField: (article, field) => {
      if (field === 'text') return linesOf(article).join('\n')
      return field === 'keywords' ? article.keywords.join(' ') : String(article[field as 'id' | 'title'])
    },
    processTerm: termOf,
    searchOptions: {
      boost: { title: 4, keywords: 3 },
      // Terms are given as they are indexed.
      tokenize: (text) => [text],
      processTerm: (term) => term,
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  })
  index.addAll(articles)
  const byId = new Map(articles.map((one) => [one.id, one]))

  /** Returns score and matching terms by article, for one word of a query. */
  function matches(term: string): Map<string, { score: number; terms: string[] }> {
    const found = new Map<string, { score: number; terms: string[] }>()
    const add = (text: string, weight: number, fuzzy: number | false = false) => {
      for (const { id, score, terms } of index.search(text, { prefix: text.length > 2, fuzzy })) {
        const before = found.get(id)
        found.set(id, {
          score: Math.max(before?.score ?? 0, score * weight),
          terms: [...(before?.terms ?? []), ...terms],
        })
      }
    }
    add(term, 1)
    for (const other of synonymsOf(term)) if (other !== term) add(other, SYNONYM_WEIGHT)
    // A word that the manual has is no slip: «borrar» is not «probar».
    if (found.size === 0 && term.length > 4) add(term, 1, 0.2)
    return found
  }

  return (query) => {
    const words = [...new Set(terms(query))]
    const totals = new Map<string, { score: number; words: number; terms: string[] }>()
    for (const word of words)
      for (const [id, { score, terms }] of matches(word)) {
        const { score: sum = 0, words: count = 0, terms: others = [] } = totals.get(id) ?? {}
        totals.set(id, { score: sum + score, words: count + 1, terms: [...others, ...terms] })
      }
    const rank = ({ score, words: count }: { score: number; words: number }) => score * (count / words.length)
    return [...totals]
      .sort(([, a], [, b]) => rank(b) - rank(a))
      .flatMap(([id, { terms }]) => {
        const article = byId.get(id)
        return article ? [{ article, line: bestLine(article, terms) }] : []
      })
  }
}

function bestLine(article: Article, terms: readonly string[]): string {
  const lines = linesOf(article)
  const score = (line: string) => {
    const words = fold(line)
    return terms.filter((term) => words.includes(term)).length
  }
  return lines.reduce((best, line) => (score(line) > score(best) ? line : best), lines[0] ?? '')
}
