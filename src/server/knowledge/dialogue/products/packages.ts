import { type TextWord, wordsOf, wordsOfName } from '../../catalogue/search/words.ts'
import { foldSpelled as foldWords } from '../words.ts'
import { countIn } from './counts.ts'
import type { Amount } from './types.ts'

/** What is counted instead of the pieces in it. */
const PACKAGES =
  'cajas?|cajitas?|paquetes?|paq|packs?|bolsas?|bolsitas?|blisters?|sobres?|potes?|frascos?|estuches?|kits?|sets?|juegos?|rollos?|latas?|baldes?|barras?|tiras?|bultos?|pares'
const COUNTS_PACKAGES = new RegExp(String.raw`(?:^| )(?:\d+|\p{L}+) (?:de )?(?:${PACKAGES})\b`, 'u')
/** Packages whose name may be followed by how many are in them: "caja x 50". */
const HOLDS = /^(?:caja|paquete|pack|blister|estuche|bolsa|kit|set)s?$/

/** How many packages hold an amount. */
interface Packages {
  quantity: number
  /** the amount is not surely that many packages: it is asked */
  isUnsure: boolean
  /** what one holds: "50 unidades", "25 kg" */
  holds: string
  isOfPieces: boolean
}

const amountOf = ({ size }: TextWord): Amount | undefined => {
  const [, count, base] = /^([\d.]+)(.+)$/.exec(size?.inBase ?? '') ?? []
  return count !== undefined && base !== undefined ? { count: Number(count), base } : undefined
}

/** Returns the amount of something that a text wants, rather than a number of packages: "2 kg de clavos", "20 tornillos". */
export function amountIn(text: string): Amount | undefined {
  const words = wordsOf(text)
  const count = countIn(text)
  const at = words.findIndex(
    (word, place) => word.size?.inBase && words[place + 1]?.text === 'de' && words[place - 1]?.text !== 'de',
  )
  const measured = words[at] && amountOf(words[at])
  // "3 latas x 4 litros de pintura" counts the cans.
  if (measured && count === undefined) return measured
  const isOfPackages = COUNTS_PACKAGES.test(foldWords(text)) || words.some((word) => amountOf(word)?.base === 'u')
  return count === undefined || isOfPackages ? undefined : { count, base: 'u' }
}

/** Shortest length in millimetres that a product is sold by: what is shorter is how thick it is, as of "soga 8 mm". */
const LENGTH = 1000
/** What an article consists of is bought together: "rompecabezas 1000 piezas". */
const PIECES = /p(?:ie)?zas?\b/

function isPackage(word: TextWord, base: string): boolean {
  const own = amountOf(word)
  if (own?.base !== base) return false
  return base === 'mm' ? own.count >= LENGTH : base !== 'u' || !PIECES.test(word.text)
}

/** Returns how many packages of a product hold an amount; undefined if its name says no package of that kind. */
export function packagesFor(name: string, { count, base }: Amount): Packages | undefined {
  const words = wordsOfName(name)
  const word = words.findLast((one) => isPackage(one, base))
  const isOfPieces = base === 'u'
  const holds = word ? amountOf(word)?.count : isOfPieces ? bareCount(words) : undefined
  if (!holds || (isOfPieces && holds < 2)) return undefined
  const exact = count / holds
  return {
    quantity: Math.max(1, Math.ceil(exact)),
    // Who counts pieces may not know of the package.
    isUnsure: isOfPieces || !Number.isInteger(exact),
    holds: isOfPieces ? `${holds} unidades` : (word?.text ?? ''),
    isOfPieces,
  }
}

/** Returns the bare number after the name of a package: "caja x 50". */
function bareCount(words: readonly TextWord[]): number | undefined {
  const at = words.findIndex(({ text, size }) => !size && HOLDS.test(text))
  const next = at < 0 ? undefined : words.slice(at + 1).find(({ text }) => !/^(?:de|por|con)$/.test(text))
  return next?.size && !next.size.inBase && /^\d+$/.test(next.size.number) ? Number(next.size.number) : undefined
}
