import { isStopWord } from '../../nlu/index.ts'
import { isFirstName, namesAndWords } from '../../spanish/first-names.ts'
import { smallTalkOf } from '../../spanish/small-talk.ts'
import { isSurname } from '../../spanish/surnames.ts'
import { yesOrNo } from '../../spanish/yes-no.ts'
import { isGreeting } from '../courtesies.ts'
import {
  introducesSpeaker,
  isBeside,
  isDescription,
  isUnknown,
  nameIn,
  saysHow,
  unaskedNameIn,
} from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { contrastsIn } from './contrast.ts'
import { asksName, type Slot } from './slot.ts'
import { correctionIn, isQuestion } from './words.ts'

/** Most characters of an answer that is read as a name, and most words of a name. */
const LONGEST = 120
const WORDS = 8

const OWNER =
  'quien|titular|paciente|persona|alumn[oa]|client[ea]|contacto|huesped|pasajer[oa]|nin[oa]|hij[oa]|responsable'
/** The name of a thing, which may be any word: "¿Cuál es el nombre de la mascota?". */
const OF_THING = new RegExp(String.raw`\bnombre de(?:l| la| tu| su| el| los| las)? (?!(?:${OWNER})\b)`)

/** Whether a slot is for the name of a person. */
export const asksPersonName = (slot: Pick<Slot, 'definition' | 'label' | 'question'>): boolean =>
  asksName(slot) && !OF_THING.test(foldWords(`${slot.label} . ${slot.question}`))

const KIN =
  '(?:hij[oa]|nen[ea]|bebé|mam[aá]|pap[aá]|madre|padre|abuel[oa]|herman[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|ti[oa]|sobrin[oa]|niet[oa]|suegr[oa]|amig[oa]|señora?)'
/** What leads to the name of somebody: "y a nombre de", "para mi hija", "mi hija se llama". */
const LEAD = new RegExp(
  String.raw`^(?:(?:y|es|va|sería|ponelo|anotalo|anotame|poneme)\s+)*(?:a nombre de\s+(?:mi\s+${KIN}\s+)?|(?:para\s+)?(?:mi|su|la|el)\s+${KIN}\s*,?\s+(?:(?:que\s+)?se llama\s+)?|se llama\s+)`,
  'iu',
)
const FOR = /^(?:(?:y|es|va|sería)\s+)*(?:para|con)\s+(?:(?:el|la)\s+)?(?:(?:señora?|sra?\.?|don|doña)\s+)?/iu
const INTRODUCTION = /^(?:soy|es|de parte de)\s+/iu
/** What stands before a name and says nothing: "yo, Ana", "Nombre: Ana", "sí, Ana". */
const OPENING =
  /^(?:(?:(?:el |mi )?(?:nombres?|apellidos?)(?: (?:y|e) (?:nombres?|apellidos?)| completo)?(?: es)?|paciente|titular|(?:soy )?yo|para mí|para mi(?=\s*[,;.])|a mi nombre|a nombre m[ií]o|s[ií]|claro|ac[aá]|aqu[ií]|(?:(?:te|le|les) )?(?:habla|escribe))(?:\s*[:,;.=-]+\s*|\s+))+/iu
/** A name as lists have it: "Pérez, Juan". */
const LISTED = /^([^,]+),\s*([^,]+)$/u
const COURTESIES = /(?:[\s,]+(?:por favor|porfa|gracias))+$/iu
/** What goes on after a name: "Ana Ruiz y quiero el jueves". */
const GOES_ON = /\s(?:y|para|el|con|mi|tengo|soy)\s/iu

const BETWEEN = new Set('de del la las los y e san van von da di'.split(' '))
const WORD = /^\p{L}[\p{L}'’-]{0,24}\.?$/u

/**
 * Returns the name of a person in the answer to the question for it; undefined for talk: "depende", "me duele mucho". A word
 * is a part of a name if it is known as one, if no Spanish text has it, or if it is written with a capital after another.
 */
export function nameAnswered(text: string): string | undefined {
  if (text.length > LONGEST) return nameIn(text)
  const opened = bare(text)
  const said = opened.replace(OPENING, '')
  if (isTalk(opened) || isTalk(said) || saysHow(opened)) return undefined
  // What somebody says to be, and is no name, is a description: "soy diabético".
  const whole = wholeName(said.replace(INTRODUCTION, ''))
  const describes = introducesSpeaker(said) && whole?.split(/\s+/).some((word) => isDescription(foldWords(word)))
  const found = listedName(said) ?? nameIn(said) ?? (describes ? undefined : whole) ?? ledTo(said) ?? begunWith(said)
  if (found !== undefined) return hasVowel(found) ? found : undefined
  const corrected = [correctionIn(said), ...contrastsIn(said).map(({ now }) => now)]
  return corrected.map((one) => (one ? nameIn(one) : undefined)).find((one) => one !== undefined)
}

/** Most words of an answer to the question that was asked again. */
const AGAIN_WORDS = 4
/** What is said instead of a name, whatever words of it names may have. */
const SURELY_NONE =
  /\b(?:depende\w*|primera vez|vez|tempran[oa]|tarde|noche|ma[nñ]ana|hoy|lunes|martes|miercoles|jueves|viernes|sabados?|dolor\w*|urgente|apuro|turnos?|citas?|consultas?|nombres?|apellidos?|precios?|cliente|hij[oa]|mism[oa]|quiero|quisiera|queria|necesito|busco|prefiero|puedo|tengo|tienen|hay|ningun[oa]?|nadie|nunca|\w+(?:ando|iendo|mente))\b/

/**
 * Returns what was answered to the question that was asked again, unless it is surely no name: who is asked twice gives
 * one, also if its words are other words, too: "Primavera".
 */
export function nameAnsweredAgain(text: string): string | undefined {
  const opened = bare(text)
  const said = opened.replace(OPENING, '')
  if (text.length > LONGEST || isQuestion(text) || isGreeting(said) || isTalk(opened) || isTalk(said)) return undefined
  const name = said.replace(INTRODUCTION, '')
  const words = wordsOf(name)
  if (!words || words.length > AGAIN_WORDS || words.some(isFiller) || !hasVowel(name)) return undefined
  const describes = (word: string) => isDescription(foldWords(word)) || !(isPart(word) || /^\p{Lu}/u.test(word))
  if (introducesSpeaker(opened) && words.some(describes)) return undefined
  if (words.every(isPart)) return name
  return SURELY_NONE.test(foldWords(name)) || (words.length > 1 && !words.some(isPart)) ? undefined : name
}

/** Returns a text without signs, emojis and courtesies around what it says. */
const bare = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\d\s,.;:'’()-]+/gu, ' ')
    .trim()
    .replace(COURTESIES, '')

/** Whether a text is small talk, or a yes or no, and not a name like Simón. */
const isTalk = (text: string): boolean =>
  !isFirstName(foldWords(text)) && (smallTalkOf(text) !== undefined || yesOrNo(text) !== undefined)

const hasVowel = (name: string): boolean => /[aeiouy]/.test(foldWords(name))

/** Returns a text that is nothing but a name, in any order: "gomez ana", "Castro Oliva". */
function wholeName(text: string): string | undefined {
  const words = wordsOf(text)
  if (!words) return undefined
  const isShouted = text === text.toUpperCase()
  const isCapital = (word: string) => !isShouted && /^\p{Lu}/u.test(word)
  const hasCapitals = words.filter(isCapital).length > 1
  // Titles of things have capitals, too: "Limpieza Dental".
  const isNamed = words.some(isPart)
  return isNamed && words.every((word) => !isFiller(word) && (isPart(word) || (hasCapitals && isCapital(word))))
    ? text
    : undefined
}

/** Returns a name whose surname stands first, before a comma, in the order in which it is said. */
function listedName(text: string): string | undefined {
  const [, before = '', after = ''] = LISTED.exec(text) ?? []
  const [surname, first] = [wholeName(before), wholeName(after)]
  if (surname === undefined || first === undefined || isTalk(after)) return undefined
  const begins = (name: string) => isFirstName(foldWords(name.split(/\s/)[0] ?? ''))
  const isGiven = begins(first) || namesAndWords.has(foldWords(first))
  const isRare = (name: string) => /^\p{Lu}\p{Ll}+$/u.test(name) && isUnknown(foldWords(name))
  const isForeign = isRare(first) && (isRare(surname) || isFamilyName(foldWords(surname)))
  if (!begins(surname)) return isGiven || isForeign ? `${first} ${surname}` : undefined
  // "Ana Ruiz, Córdoba" tells two things.
  return !surname.includes(' ') && !begins(first) && isFamilyName(foldWords(first)) ? `${surname} ${first}` : undefined
}

const isFamilyName = (folded: string): boolean => isSurname(folded) || folded.endsWith('ez')

/** Returns the words of a name without those between them; undefined if some are none, or too many. */
function wordsOf(text: string): string[] | undefined {
  const words = text.split(/\s+/)
  const own = words.filter((word) => !BETWEEN.has(foldWords(word)))
  return own.length > 0 && words.length <= WORDS && own.every((word) => WORD.test(word)) ? own : undefined
}

const isFiller = (word: string): boolean => isStopWord(foldWords(word))

/** Whether a word is a part of a name by itself. Words such as "vez" and "rapidez" end like surnames. */
function isPart(word: string): boolean {
  const folded = foldWords(word)
  if (isFirstName(folded) || namesAndWords.has(folded) || isSurname(folded)) return true
  return isBeside(folded) && !/^.{0,2}ez$|idez$/.test(folded)
}

/** Returns the name after words that lead to it. After a plain "para", only a known one: "para brackets". */
function ledTo(text: string): string | undefined {
  const lead = LEAD.exec(text)?.[0]
  if (lead !== undefined) return wholeName(text.slice(lead.length)) ?? nameIn(`a nombre de ${text.slice(lead.length)}`)
  const aim = FOR.exec(text)?.[0]
  return aim === undefined ? undefined : unaskedNameIn(text.slice(aim.length))
}

/** Returns the name with which a longer answer begins: "Ana Ruiz y quiero el jueves". */
function begunWith(text: string): string | undefined {
  const [name = ''] = text.split(GOES_ON)
  const begins = isFirstName(foldWords(name.split(/\s/)[0] ?? ''))
  return begins && name !== text ? nameIn(name) : undefined
}
