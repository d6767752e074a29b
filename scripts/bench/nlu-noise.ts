import { isOnlyCourtesy } from '../../src/server/knowledge/nlu/index.ts'
import { randomFrom } from '../../src/server/knowledge/nlu/random.ts'
import { expandAbbreviation } from '../../src/server/knowledge/nlu/spelling/abbreviations.ts'
import { abbreviations, closings, openings } from './nlu-noise-phrases.ts'

// Noise as customers write, made by code and seeded, so that every engine reads exactly the same texts.

type Random = () => number

const one = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

/** Puts courtesies at both ends of a text. */
const withCourtesies = (text: string, random: Random): string =>
  `${one(openings, random)}${one([', ', ' ', '. ', '! '], random)}${text}${one([' ', ', ', '. '], random)}${one(closings, random)}`

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const NEIGHBORS: Readonly<Record<string, string>> = {
  ...{ a: 'qsz', b: 'vgn', c: 'xvd', d: 'sfe', e: 'wrd', f: 'dgr', g: 'fht', h: 'gjy', i: 'uok', j: 'hku', k: 'jli' },
  ...{ l: 'kño', m: 'nj', n: 'bmh', ñ: 'lp', o: 'ipl', p: 'ol', q: 'wa', r: 'etf', s: 'adw', t: 'ryg', u: 'yij' },
  ...{ v: 'cbf', w: 'qes', x: 'zcs', y: 'tuh', z: 'xas' },
}

/** Returns a text in which one of every `every` letters, at random places, is replaced, dropped, doubled or swapped. */
function withTypos(text: string, every: number, random: Random): string {
  const letters = [...text]
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] as string
    if (!/\p{L}/u.test(letter) || random() >= 1 / every) continue
    const kind = Math.floor(random() * 4)
    if (kind === 0) letters[i] = one([...(NEIGHBORS[letter.toLowerCase()] ?? LETTERS)], random)
    else if (kind === 1) letters[i] = ''
    else if (kind === 2) letters[i] = letter + letter
    else if (/\p{L}/u.test(letters[i + 1] ?? '')) {
      letters[i] = letters[i + 1] as string
      letters[++i] = letter
    }
  }
  return letters.join('')
}

/** Writes a text as in a chat: without accents and signs, abbreviated, with repeated letters, a few typos and courtesies. */
function asChat(text: string, random: Random): string {
  let said = text.toLowerCase().replace(/[¿¡]/g, '')
  for (const [whole, short] of Object.entries(abbreviations))
    said = said.replace(new RegExp(`(?<!\\p{L})${whole}(?!\\p{L})`, 'gu'), () =>
      random() < 0.6 ? one(short, random) : whole,
    )
  said = said
    .normalize('NFD')
    .replace(/(?<!n)\p{M}/gu, '')
    .normalize('NFC')
  if (random() < 0.3) said = said.replace(/([aeiou])(?=\s|$)/u, (vowel) => vowel.repeat(2 + Math.floor(random() * 3)))
  said = withTypos(said, 24, random)
  if (random() < 0.5) said = said.replace(/[.,;:?!]+$/g, '')
  return random() < 0.4 ? withCourtesies(said, random) : said
}

/** The kinds of noise, by the name that the bench prints. */
const noises: Readonly<Record<string, (text: string, random: Random) => string>> = {
  cortesía: withCourtesies,
  'errata 1/8': (text, random) => withTypos(text, 8, random),
  'errata 1/16': (text, random) => withTypos(text, 16, random),
  chat: asChat,
}

/** Returns the texts with a noise; the same on each run. */
export function noisy(texts: readonly string[], noise: string): string[] {
  const random = randomFrom(11)
  const make = noises[noise]
  if (!make) throw new Error(`There is no noise "${noise}"`)
  return texts.map((text) => make(text, random))
}

/** The names of the kinds of noise. */
export const noiseNames = Object.keys(noises)

/**
 * Returns the share of the phrases of each kind that no list of the product has, so that the figures do not only measure
 * its own lists.
 */
export function unlistedShares(): Record<'aperturas' | 'cierres' | 'abreviaturas', number> {
  const share = (all: readonly string[], isListed: (one: string) => boolean) =>
    all.filter((one) => !isListed(one)).length / all.length
  return {
    aperturas: share(openings, isOnlyCourtesy),
    cierres: share(closings, isOnlyCourtesy),
    abreviaturas: share(Object.values(abbreviations).flat(), (short) => expandAbbreviation(short) !== undefined),
  }
}
