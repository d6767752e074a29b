import { foldWords } from './words.ts'

/** A part of a text between sentence ends, commas and conjunctions. */
export interface Clause {
  text: string
  /** it ends with a question mark */
  asks: boolean
  /** a sentence end, a line or a colon separates it from the clause before; a comma or conjunction does not */
  isApart: boolean
  /** where it is in the text, with the sign that ends it */
  start: number
  end: number
}

/** Maximum number of clauses; the rest of a longer text stays with the last one. */
const MOST = 8

const SENTENCE = /[?!]+|\.(?=\s|$)|[;\n]+|:(?=\s)/u
const JOINT = /,(?!\d)|\s(?=(?:y|e|además|ademas|también|tambien|aparte|pero|sino)\s)/iu
const SPLIT = new RegExp(`${SENTENCE.source}|${JOINT.source}`, 'giu')

/** Conjunctions that a clause may begin with and that say nothing of it. */
const OPENING = /^\s*(?:(?:y|e|además|ademas|también|tambien|aparte|de paso|pero|sino)\s+)+/iu

/** Returns the clauses of a text that have words, in order. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let isApart = true
  let start = 0
  for (const sign of [...text.matchAll(SPLIT), undefined]) {
    const isLast = sign === undefined || clauses.length === MOST - 1
    const end = isLast ? text.length : sign.index
    const own = text.slice(start, end).replace(OPENING, '').trim()
    const signs = sign && !isLast ? sign[0] : text.slice(end)
    if (foldWords(own) !== '')
      clauses.push({ text: own, asks: /\?/.test(isLast ? own : signs), isApart, start, end: end + signs.length })
    if (isLast) break
    isApart = (isApart && foldWords(own) === '') || SENTENCE.test(signs)
    start = end + signs.length
  }
  return clauses
}
