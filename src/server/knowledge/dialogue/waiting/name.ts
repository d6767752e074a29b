import { expandAbbreviation } from '../../nlu/spelling/abbreviations.ts'
import { isSpanish } from '../../nlu/spelling/spanish.ts'
import { location } from '../../nlu/system/locations.ts'
import { DOCUMENT_WORDS, TAX_WORDS } from '../../spanish/document-words.ts'
import { isFirstName, namesAndWords } from '../../spanish/first-names.ts'
import { isSurname } from '../../spanish/surnames.ts'
import { isQuestion } from '../slots/words.ts'
import { foldWords } from '../words.ts'

/** Most words of a name without those between them, with them, and most characters of a contact's name. */
const WORDS = 4
const ALL_WORDS = 8
const LONGEST = 70

const GREETING = /^(?:hola|buenas|buen[oa]s? \p{L}+)[\s,.!]+/iu
const INTRODUCTION =
  /^(?:(?<sure>me llamo|mi nombre es|me llaman|me dicen)|(?<being>soy)|(?<likely>a nombre de|de parte de)|es)\s+/iu
/** Endings of what somebody or a name is: "soy diabético", "soy monotributista", "mi nombre es difícil". */
const DESCRIBES = /(?:ic|iv|os|ari|ad|id|log|ens)[oa]s?$|(?:ano|ista|[aei]nte|ble|al|il|[dts]or|ense)s?$/
/** The same of words that no dictionary has, of which surnames have the other endings: Medrano, Posada. */
const SURELY_DESCRIBES = /(?:ic|log|ens)[oa]s?$|(?:ista|ense|ble)s?$/
/** A word of a name. Dots between letters make an address. */
const WORD = /^\p{L}[\p{L}'’-]{0,24}\.?$/u

/** Words within a name: "Ana de la Cruz". */
const BETWEEN = new Set(['de', 'del', 'la', 'las', 'los', 'san', 'van', 'von', 'da', 'di'])

/** Words that no name has, but what is said after one: "Ana y quiero saber". */
const NO_NAME = new Set(
  `a al aca ahi ahora aun con cuando desde e el en es esta este estoy espero gracias hay hola le les lo me mi mis necesito ni
  no o para pero por porque puedo que queria quiero saludos se si sigo sin solo soy su tengo te todavia tu un una y ya
  yo`.split(/\s+/),
)

/** Words for data that follow a name: "soy Ana Ríos dni 30123456". */
const DATA = new Set([...DOCUMENT_WORDS, ...TAX_WORDS, ...'cel celular mail correo tel telefono whatsapp'.split(' ')])

/** Requests with their pronouns, which no dictionary lists in all forms ("contestenme"), laughter and cries. */
const NO_WORD = /[ae]n?(?:me|nos)(?:l[oa]s?)?$|^(?:j[aei]){2,}j?$|(.)\1\1/

/** How a name was introduced. */
interface Introduction {
  /** a name follows, whatever the word */
  isSure: boolean
  /** a name follows, or what somebody is: "soy" */
  isBeing: boolean
  /** a capital tells that a word is a name */
  isLikely: boolean
}

/**
 * Returns the name with which a customer answers what they are called; undefined if the answer is something else. A name
 * is introduced ("soy Ana"), or the answer is nothing but a few words of which the first is a name. Words that are both,
 * such as Rosa, count alone, in capitals or beside a name.
 */
export function nameIn(text: string): string | undefined {
  if (isQuestion(text) || saysHow(text)) return undefined
  const bare = text.trim().replace(GREETING, '')
  const found = INTRODUCTION.exec(bare)
  const [said = ''] = bare.slice(found?.[0].length ?? 0).split(/[,;:()\n]|[.!](?=\s|$)/)
  const words = said.trim().split(/\s+/)
  const { sure, being, likely } = found?.groups ?? {}
  const introduction = {
    isSure: sure !== undefined,
    isBeing: being !== undefined,
    isLikely: sure !== undefined || likely !== undefined,
  }
  const name = nameAtStart(words, introduction)
  const isWhole = name.length === words.length && bare.length <= LONGEST
  const whole = name.join(' ')
  return whole !== '' && whole.length <= LONGEST && (found || isWhole) ? whole : undefined
}

/**
 * Returns the name in a text that nobody asked a name for: one that is introduced, or known as a name. Any other word may be a
 * brand.
 */
export function unaskedNameIn(text: string): string | undefined {
  const name = nameIn(text)
  if (name === undefined || introducedNameIn(text) === name) return name
  const [first = '', ...others] = name.split(' ')
  const folded = foldWords(first)
  return isFirstName(folded) || (namesAndWords.has(folded) && others.length > 0) ? name : undefined
}

/** Whether a text only says how something is, with a word that may be a surname, too: "es segura". */
export function saysHow(text: string): boolean {
  const word = /^\s*es\s+(\p{Ll}+)\.?\s*$/u.exec(text)?.[1]
  return word !== undefined && isSpanish(foldWords(word)) && !isFirstName(foldWords(word))
}

/** Whether a text introduces its speaker, as with a name. */
export const introducesSpeaker = (text: string): boolean => {
  const groups = INTRODUCTION.exec(text.trim().replace(GREETING, ''))?.groups
  return groups?.sure !== undefined || groups?.being !== undefined
}

const INTRODUCED = /(?:^|[\s,;.])((?:soy|me llamo|mi nombre es)\s+[^,;\d\n]+)/iu

/** Returns the name that a text introduces anywhere: "quiero un turno, soy Ana Ruiz, DNI 30123456". */
export const introducedNameIn = (text: string): string | undefined => {
  const said = INTRODUCED.exec(text)?.[1]
  return said === undefined ? undefined : nameIn(said)
}

/** A first name with a surname, in capitals, of whom something is for. */
const FOR =
  /(?:^|[\s,;.])(?:para|a nombre de)\s+(?:(?:mi|el|la)\s+\p{Ll}+,?\s+)?(\p{Lu}\p{L}+(?:\s+(?:(?:de|del|la|los)\s+){0,2}\p{Lu}\p{Ll}+){1,3})/u

/** Returns the name for whom a text asks something: "turno para Juan Pérez, DNI 30123456". It may be another person's. */
export function nameForIn(text: string): string | undefined {
  const said = FOR.exec(text)?.[1]
  const name = said === undefined ? undefined : nameIn(said)
  return name !== undefined && isFirstName(foldWords(name.split(' ')[0] ?? '')) ? name : undefined
}

/** Returns the words at the beginning that make up a name. */
function nameAtStart(words: readonly string[], { isSure, isBeing, isLikely }: Introduction): string[] {
  const isShouted = words.every((word) => word === word.toUpperCase())
  const isCapital = (word: string) => /^\p{Lu}/u.test(word) && !isShouted
  const [first = '', ...others] = words
  const folded = foldWords(first)
  const isFirst =
    WORD.test(first) &&
    !NO_NAME.has(folded) &&
    ((isSure && (isCapital(first) || !isDescription(folded))) ||
      isFirstName(folded) ||
      (isUnknown(folded) && !(isBeing && isDescription(folded))) ||
      (isBeing && isCapital(first) && isCapital(others[0] ?? '') && !isDescription(folded)) ||
      (isLikely && isCapital(first)) ||
      (isSurname(folded) && isBeing) ||
      ((namesAndWords.has(folded) || isSurname(folded)) &&
        others.every((word) => isCapital(word) || isBeside(foldWords(word)))))
  if (!isFirst) return []
  const name = [first]
  let named = 1
  for (const [at, word] of others.entries()) {
    const next = foldWords(word)
    if (named > 1 && OF.has(next) && !isSurnameAfter(others.slice(at + 1))) break
    if (!WORD.test(word) || named >= WORDS || name.length >= ALL_WORDS || NO_NAME.has(next) || DATA.has(next)) break
    const isPart = isFirstName(folded) || isSure || isCapital(word) || isBeside(next)
    if (!BETWEEN.has(next) && !isPart) break
    if (!BETWEEN.has(next)) named++
    name.push(word)
  }
  while (BETWEEN.has(foldWords(name.at(-1) ?? ''))) name.pop()
  return name
}

/** Words that stand within a surname, and before where somebody is from. */
const OF = new Set(['de', 'del'])

/** Words with which names of places begin, whose others may be surnames: "de Villa Allende". */
const OF_PLACES = new Set('alta alto barrio colonia puerto rio santa villa'.split(' '))

/** Whether "de" after a whole name goes on with it: "Ana Ponce de León", but not "Carlos Pérez de Alta Gracia". */
function isSurnameAfter(words: readonly string[]): boolean {
  const [place] = location({ text: words.join(' ') })
  const next = words.map(foldWords).find((word) => !BETWEEN.has(word)) ?? ''
  return place?.start !== 0 && !OF_PLACES.has(next) && isBeside(next)
}

/** Whether a folded word tells rather what somebody or a name is. */
export const isDescription = (folded: string): boolean =>
  !isFirstName(folded) &&
  !namesAndWords.has(folded) &&
  !isSurname(folded) &&
  (isSpanish(folded) ? DESCRIBES : SURELY_DESCRIBES).test(folded)

/** Whether a folded word is none that a Spanish text may have, and so perhaps a name. */
export const isUnknown = (folded: string): boolean =>
  folded.length > 2 && !isSpanish(folded) && !expandAbbreviation(folded) && !NO_WORD.test(folded)

/** Whether a folded word beside a name is one, too. */
export const isBeside = (folded: string): boolean =>
  isFirstName(folded) ||
  namesAndWords.has(folded) ||
  isSurname(folded) ||
  BETWEEN.has(folded) ||
  folded.endsWith('ez') ||
  isUnknown(folded)
