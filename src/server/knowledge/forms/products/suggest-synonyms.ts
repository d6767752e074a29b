import { fold } from '../../../../contract/phrase.ts'

const LONGEST = 40
const MOST = 6

/** Words that a name has beside what it names. */
const SMALL = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'para', 'con', 'sin', 'y', 'a', 'en', 'x', 'por'])

/** Returns other ways to write a name: in the plural, as a diminutive, and as it is often misspelled. */
export function suggestSynonyms(value: string, taken: readonly string[]): string[] {
  const [head = '', next = ''] = value.toLowerCase().split(/[\s,/()]+/)
  if (!/^\p{L}{3,}$/u.test(head)) return []
  // An adjective beside the noun: nobody says sizes in the plural, nor what follows a preposition.
  const tail = /^\p{L}{3,}$/u.test(next) && !SMALL.has(next) ? [next] : []
  const said = [
    [plural(head), ...tail.map(plural)].join(' '),
    diminutive(head),
    ...misspelled(head).map((word) => [word, ...tail].join(' ')),
  ]
  const known = new Set([value, ...taken].map(fold))
  const fresh = said.filter((text) => text.length <= LONGEST && text !== '' && !known.has(fold(text)))
  return [...new Map(fresh.map((text) => [fold(text), text])).values()].slice(0, MOST)
}

function plural(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`
  if (/[sx]$/.test(word)) return word
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  const plain = word.replace(/[áéíóú](?=n$)/, (letter) => letter.normalize('NFD').charAt(0))
  return `${plain}es`
}

function diminutive(word: string): string {
  const base = fold(word)
  if (/[oa]$/.test(base))
    return `${base.slice(0, -1).replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}it${base.at(-1)}`
  return base.endsWith('e') ? `${base}cito` : ''
}

/** Letters that sound alike. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/ll/, 'y'],
  [/b/, 'v'],
  [/v/, 'b'],
  [/z/, 's'],
  [/c(?=[ei])/, 's'],
  [/^h/, ''],
  [/g(?=[ei])/, 'j'],
]

const misspelled = (word: string): string[] =>
  CONFUSED.flatMap(([from, to]) => (from.test(word) ? [word.replace(from, to)] : [])).slice(0, 2)
