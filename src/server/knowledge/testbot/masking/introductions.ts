import { isSpanish } from '../../nlu/spelling/spanish.ts'
import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import { firstNames, namesAndWords } from '../../spanish/first-names.ts'
import { endings, surnames } from './common-names.ts'
import { FIRST, LAST, likeWritten } from './replacement.ts'
import type { PersonalSpan } from './span.ts'

/** A name always follows the first ones; "soy de Córdoba", "habla con ella" and "mi hermano vive lejos" introduce nobody. */
const SURE = 'me llamo|mi nombre(?: completo)? es|nombre:|a nombre de'
const RELATIVES =
  `marido|mujer|espos[oa]|novi[oa]|pareja|hij[oa]|hijit[oa]|herman[oa]|madre|mam[aá]|padre|pap[aá]|abuel[oa]|niet[oa]|t[ií][oa]|
  prim[oa]|sobrin[oa]|suegr[oa]|cuñad[oa]|amig[oa]|soci[oa]|jef[ea]|nen[ea]|beb[eé]|compañer[oa]|vecin[oa]`.replace(
    /\s/g,
    '',
  )
const PERHAPS = `de parte de|soy|(?:les? |te )?(?:habla|escribe|saluda)|(?:mi|su|el|la) (?:señora?|${RELATIVES})(?: de)?`

const WORD = "(?:\\p{L}['’])?\\p{L}{2,}(?:-\\p{L}+)*"

/** Most words of a name, with its particles. */
const MOST_WITH_PARTICLES = 8
/** Most words of a name without its particles. */
const MOST = 4

const introduction = new RegExp(
  `(?<!\\p{L})(?:(?<sure>${SURE})|${PERHAPS}),?\\s+(?=(?<name>${WORD}(?:\\s+${WORD}){0,${MOST_WITH_PARTICLES - 1}}))`,
  'giu',
)

/** What stands before a name that introduces itself; one name may lie between. */
const introduced = new RegExp(`(?<!\\p{L})(?:${SURE}|${PERHAPS})\\s+(?:\\p{L}+\\s+)?$`, 'iu')
/** How much of a text before a name is looked at. */
const BEFORE = 60

/** Whether a word at a place of a text follows an introduction. */
export const isIntroduced = (text: string, start: number): boolean =>
  introduced.test(text.slice(Math.max(0, start - BEFORE), start))

/** Finds the names after introductions, up to the first word that no name has. */
export function introducedNames(text: string): PersonalSpan[] {
  const isShouted = text === text.toUpperCase()
  return [...text.matchAll(introduction)].flatMap(({ 0: whole, index, groups: { sure, name = '' } = {} }) => {
    const start = index + whole.length
    const words = [...name.matchAll(/\S+/g)].map(({ 0: written, index: at }) => ({
      folded: foldKeepingLength(written),
      isCapital: /^\p{Lu}/u.test(written) && !isShouted,
      end: start + at + written.length,
    }))
    const taken = nameIn(words, sure !== undefined)
    const end = taken.at(-1)?.end
    if (end === undefined) return []
    const written = text.slice(start, end)
    return [
      {
        start,
        end,
        replacement: likeWritten(written, taken.length > 1 ? `${FIRST} ${LAST}` : FIRST),
      },
    ]
  })
}

interface NameWord {
  folded: string
  isCapital: boolean
  end: number
}

/** Words between the parts of a name. */
export const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'di',
  'do',
  'dos',
  'van',
  'von',
  'san',
  'santa',
])

/**
 * Returns the words of a name at the beginning. After a sure introduction the first two words belong to it, whatever they
 * mean; any other one must be a known name, a capital or a word of no dictionary.
 */
function nameIn(words: readonly NameWord[], isSure: boolean): NameWord[] {
  const taken: NameWord[] = []
  let names = 0
  for (let at = 0; at < words.length && names < MOST; at++) {
    const from = at
    while (names > 0 && PARTICLES.has(words[at]?.folded ?? '')) at++
    const word = words[at]
    if (!word || endings.has(word.folded)) break
    const isExpected = isSure && names < 2 && at === from
    const isFirst = names === 0 && firstNames.has(word.folded)
    if (!isExpected && !isFirst && !looksLikeName(word, words.slice(from, at), names)) break
    taken.push(...words.slice(from, at + 1))
    names++
  }
  return taken
}

/** Whether a word is written as a name. A place may follow "de": "Ana de Córdoba". */
function looksLikeName({ folded, isCapital }: NameWord, particles: readonly NameWord[], names: number): boolean {
  const isKnown = names > 0 && (surnames.has(folded) || firstNames.has(folded) || namesAndWords.has(folded))
  const ofPlace = particles.length === 1 && particles[0]?.folded === 'de'
  return isKnown || (isCapital && !ofPlace) || !isSpanish(folded)
}
