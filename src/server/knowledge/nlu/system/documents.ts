import { WRITTEN_DOCUMENTS as WORDS } from '../../spanish/document-words.ts'
import { hitsOf, type SystemRule, withoutOverlaps } from './hit.ts'
import { dni } from './identifiers.ts'
import { curp, rut } from './private-numbers.ts'

// Identity documents of several countries: DNI, cédula, RUT, CURP and passport.

/** Words for a document, after which a number without a form of its own is one, up to the number. */
const NAMED = String.raw`(?:\b(?:${WORDS})(?:\s+de\s+(?:identidad|ciudadan[ií]a|extranjer[ií]a))?(?:[\s,]+(?:es|el|la|n[uú]mero|nro|num|no)\b\.?|\s+n[°º]){0,4}[\s:#,]{0,3})`

/** Words before a number that are no letters of a passport. */
const NO_PREFIX = `(?!(?:el|es|la|mi|no|nro|num|n|y|e|o|a|de|tel|cel|fax|wsp|wpp|${WORDS}) ?\\d)`

/** A number after such a word: up to ten digits, in groups or not, or a passport's with its letters. */
const named = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,/-])|(?<=\b(?:${WORDS}))(?=\d))(?:${NO_PREFIX}[A-Z]{1,3} ?\d{5,9}|\d{1,3}(?:[. ]\d{3}){2,3}|\d{7,8}k|\d{6,10})(?![\p{L}\d/-]|[.,]\d)`,
  'giu',
)
const afterName = new RegExp(`${NAMED}$`, 'iu')

/** Most characters before a number that are looked at. */
const BEFORE = 60

/** Colombian cédulas from a thousand million on, as they are written. */
const LONG = /(?<![\w.,+$/-])1\.\d{3}\.\d{3}\.\d{3}(?![\w/-]|[.,]\d)/g

/** Returns a document without separators but the hyphen of a RUT, in capitals. */
const normal = (found: string): string => found.replace(/[.\s]/g, '').toUpperCase()

/**
 * Identity documents: the forms that only they have, and any number right after a word for one. A bare number of more
 * than eight digits is more often a telephone. Value: capitals and digits; a RUT keeps its hyphen.
 */
export const document: SystemRule = (question) =>
  withoutOverlaps([
    ...certainDocuments(question),
    ...dni(question).map(({ start, end }) => ({ start, end, value: normal(question.text.slice(start, end)) })),
  ])

/** The documents that no telephone looks like: those with a form of their own, with dots, or after their word. */
export const certainDocuments: SystemRule = (question) => {
  const { text } = question
  const dotted = dni(question).filter(({ start, end }) => text.slice(start, end).includes('.'))
  return withoutOverlaps([
    ...statedDocuments(question),
    ...hitsOf(text, LONG, ([found]) => normal(found)),
    ...dotted.map(({ start, end }) => ({ start, end, value: normal(text.slice(start, end)) })),
  ])
}

/** The documents that are no amounts either: those with a form of their own, or after their word. */
export const statedDocuments: SystemRule = (question) => {
  const { text } = question
  const found = hitsOf(text, named, (match) => {
    const at = match.index ?? 0
    return afterName.test(text.slice(Math.max(0, at - BEFORE), at)) ? withHyphen(normal(match[0])) : undefined
  })
  return withoutOverlaps([...formedDocuments(question), ...found])
}

/** The documents that nothing else looks like: a RUT with its hyphen, and a CURP. */
export const formedDocuments: SystemRule = (question) =>
  [...rut(question), ...curp(question)].map(({ start, end }) => ({
    ...{ start, end },
    value: normal(question.text.slice(start, end)),
  }))

/** Returns a number after its word, a RUT with its hyphen. */
const withHyphen = (code: string): string => joinedRut(code) ?? code

const RUT_DIGITS = 11
const RUT_WEIGHTS = [2, 3, 4, 5, 6, 7]

/** Returns a RUT that was written without its hyphen; undefined if its last digit does not check the others. */
function joinedRut(code: string): string | undefined {
  const [, body = '', check] = /^(\d{8}(?=\d)|\d{7,8}(?=K))([\dK])$/.exec(code) ?? []
  if (body === '') return undefined
  // No other number ends in a K.
  if (check === 'K') return `${body}-K`
  const sum = [...body].reverse().reduce((total, digit, i) => total + Number(digit) * (RUT_WEIGHTS[i % 6] as number), 0)
  const wanted = (RUT_DIGITS - (sum % RUT_DIGITS)) % RUT_DIGITS
  return check === String(wanted) ? `${body}-${check}` : undefined
}

/** What leads to a document in an answer to the question for it. */
const LEADING = new RegExp(
  String.raw`^(?:(?:es|el|la|mi|de|tengo|n[°º]|nro\.?|n[uú]m(?:ero)?\.?)\s+|(?:${WORDS})(?!\p{L})[\s:,.#]*)+`,
  'iu',
)
const ANSWERED = new RegExp(String.raw`^(?:${NO_PREFIX}[A-Z]{1,3}[ -]?)?\d[\d.]*(?: \d{3})*-?[\dK]?$`, 'i')

/**
 * Returns a document that is the whole answer to the question for it, where its form alone does not tell it from other
 * numbers. Ten digits are a cédula only from a thousand million on, as Colombia numbers them; others are telephones.
 */
export function answeredDocument(text: string): string | undefined {
  const written = text
    .trim()
    .replace(LEADING, '')
    .replace(/[\s.,;!]+$/, '')
  if (!ANSWERED.test(written)) return undefined
  const code = written.replace(/[.\s]/g, '').toUpperCase()
  if (/^\d{7,8}-[\dK]$/.test(code) || /^[A-Z]{1,3}-?\d{5,9}$/.test(code)) return code.replace(/^([A-Z]+)-/, '$1')
  const joined = joinedRut(code)
  return joined ?? (/^(?:\d{6,8}|1\d{9})$/.test(code) ? code : undefined)
}
