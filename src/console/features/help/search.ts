import MiniSearch from 'minisearch'
import { type Article, linesOf } from './article.ts'

/** Words that say nothing about what is looked for. */
const STOP = new Set(
  'a al como con cual cuando de del desde donde el ella en entre es esta este esto estoy hay hace hago la las le les lo los me mi mis muy no o para pero por porque puede puedo que quiero se ser si sin sobre son su sus te tengo tu tus un una unas uno unos y ya yo'.split(
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

/** Returns a full-text search over articles: by beginnings of words, ignoring case and accents, forgiving slips. */
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
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  })
  index.addAll(articles)
  const byId = new Map(articles.map((one) => [one.id, one]))
  return (query) => {
    // Articles with all of the words; if there is none, those with any of them.
    const all = index.search(query, { combineWith: 'AND' })
    return (all.length > 0 ? all : index.search(query)).flatMap(({ id, terms }) => {
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
