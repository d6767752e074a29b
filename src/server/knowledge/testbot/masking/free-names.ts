import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import { firstNames, isFirstName, namesAndWords } from '../../spanish/first-names.ts'
import { endings, surnames } from './common-names.ts'
import { PARTICLES } from './introductions.ts'
import { FIRST, LAST, likeWritten } from './replacement.ts'
import type { PersonalSpan } from './span.ts'

/** Most words of a name, without its particles. */
const MOST = 4

/** Words right before a name of a person. After any other one it is that of a thing: "perfume Antonio Banderas". */
const BEFORE_PERSONS = new Set(
  `a al con contra de para por y e o es era fue ni que soy somos sr sra srta señor señora señorita don doña dr dra doctor
  doctora lic licenciado licenciada ing ingeniero ingeniera prof profesor profesora arq cliente clienta contacto paciente
  alumno alumna titular firma firmado saluda saludos atte atentamente gracias hola vendedor vendedora asesor asesora tecnico
  encargado encargada empleado empleada señores llamar llame llamo llamó llama`
    .split(/\s+/)
    .map(foldKeepingLength),
)

/** Places and brands that are called like a person. */
const NO_PERSONS = new Set([
  ...['carlos paz', 'carlos casares', 'carlos tejedor', 'martin coronado', 'rafael castillo', 'gregorio de laferrere'],
  ...['santiago del estero', 'carolina herrera', 'antonio banderas', 'adolfo dominguez', 'hugo boss', 'mario bros'],
  ...['isidro casanova', 'rafael calzada', 'juan valdez', 'jose cuervo'],
])

/** Words that close a letter and may stand right after a name. */
const CLOSINGS = new Set(['saludos', 'atte', 'atentamente', 'hola', 'slds', 'abrazo'])

interface Word {
  folded: string
  start: number
  end: number
  isCapital: boolean
}

/**
 * Finds names of persons anywhere: a known first name followed by words in capitals or, in small letters, by a known
 * surname. One word alone is none: "sucursal Rosario".
 */
export function freeNames(text: string): PersonalSpan[] {
  const words = wordsOf(text)
  const spans: PersonalSpan[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (!first || !isFirstName(first.folded) || !mayStandBefore(text, words[at - 1], first)) continue
    const length = lengthOf(text, words, at)
    const last = words[at + length - 1]
    if (!last || length < 2) continue
    const name = words.slice(at, at + length).map(({ folded }) => folded)
    if (!NO_PERSONS.has(name.join(' '))) {
      const written = text.slice(first.start, last.end)
      spans.push({
        start: first.start,
        end: last.end,
        replacement: likeWritten(written, `${FIRST} ${LAST}`),
      })
    }
    at += length - 1
  }
  return spans
}

/** Most words of a text in capitals that may be a name only: where all begin with one, a capital says nothing. */
const MOST_IN_CAPITALS = 4

function wordsOf(text: string): Word[] {
  const words = [...text.matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)].map(({ 0: written, index: start }) => {
    const end = start + written.length
    return { folded: foldKeepingLength(written), start, end, isCapital: /^\p{Lu}/u.test(written) }
  })
  const isAlways = words.length > MOST_IN_CAPITALS && words.every(({ isCapital }) => isCapital)
  const means = !isAlways && text !== text.toUpperCase()
  return words.map((word) => ({ ...word, isCapital: means && word.isCapital }))
}

/** Whether the word before a name says that a person follows, or is in another sentence. */
function mayStandBefore(text: string, before: Word | undefined, { start }: Word): boolean {
  if (!before) return true
  const between = text.slice(before.end, start)
  return /[^\s.]/.test(between) || /\.\s/.test(between) || between.includes('\n') || BEFORE_PERSONS.has(before.folded)
}

/** Returns how many words from a first name on belong to the name; 1 without a surname. */
function lengthOf(text: string, words: readonly Word[], from: number): number {
  let taken = 1
  let names = 1
  let particles: string[] = []
  for (let at = from + 1; at < words.length && names < MOST && particles.length < MOST; at++) {
    const word = words[at]
    if (!word || text.slice(words[at - 1]?.end, word.start) !== ' ') break
    if (PARTICLES.has(word.folded)) {
      particles.push(word.folded)
      continue
    }
    // A place may follow "de": "Ana de Córdoba".
    const isPlace = particles.join(' ') === 'de'
    if (isPlace || endings.has(word.folded) || CLOSINGS.has(word.folded) || !isPart(word, words[from])) break
    particles = []
    names++
    taken = at - from + 1
  }
  return taken
}

function isPart({ folded, isCapital }: Word, first: Word | undefined): boolean {
  if (isCapital && first?.isCapital) return true
  return (surnames.has(folded) || firstNames.has(folded)) && !namesAndWords.has(folded)
}
