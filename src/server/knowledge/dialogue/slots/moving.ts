import { type Clause, clausesOf } from '../clauses.ts'
import { plainWords } from '../words.ts'
import { ASKED, BOOKED, DENIED, LEAD, withoutPoliteNo } from './booked.ts'

const STEMS = 'pas|cambi|reprogram|adelant|atras|retras|reagend|mud|traslad'
/** Orders: "pasalo", "muévanlo". */
const ORDER = `(?:(?:${STEMS})(?:a|e|en)|posterg(?:a|ue|uen)|corr(?:e|a|an)|move|muev(?:e|a|an)|pospo(?:n|ne|nga|ngan))`
const INFINITIVE = `(?:(?:${STEMS}|posterg)ar|correr|mover|posponer)`
/** What somebody is asked to do: "¿me lo pasás…?", "que me lo pasen…". */
const OTHERS_DO = `(?:${ORDER}|(?:${STEMS})(?:as|es|an)|posterg(?:as|ues|an)|corr(?:es|as|en)|mov[ae]s|muev(?:as|es|en)|pospon(?:es|en|gas))`
const I_DO =
  '(?:paso|pasamos|cambio|cambiamos|muevo|movemos|corro|corremos|reprogramo|adelanto|atraso|retraso|postergo|pospongo|reagendo)'
const IT = 'l[oa]'

const FILLER =
  '(?: (?:por favor|porfa|porfis|plis|mejor|entonces|nomas|che|si podes|si puede[ns]?|si puede ser|si se puede))*'
const NUMBER =
  '(?:\\d|(?:primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+|veint\\w+|treinta)\\b)'
const NAMED_DAY = `(?:(?:el|la) )?(?:(?:dia|proxim[oa]|otr[oa]|mism[oa]|est[ea]|siguiente) )*(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|(?<!la )manana|pasado manana|semana|finde)`
/** A number is a day only where it is said to be one: "cambialo por dos más chicos" moves nothing. */
const DAY = `(?:${NAMED_DAY}|(?:el (?:dia )?|dia )${NUMBER})`
/** The day to which it is moved; without its preposition, "lo paso el lunes", the day may be that of something else. */
const TO_DAY = `${FILLER} (?:(?:para|a|al|por) ${DAY}|al ${NUMBER})`
const DAY_AFTER = `${FILLER} (?:(?:(?:para|a|al|por) )?${DAY}|al ${NUMBER})`
const FROM_DAY = `(?: (?:de|del) ${DAY})?`

/** Orders say what is meant, even after "no": "no, pasalo para el lunes". */
const ORDERED = new RegExp(
  `\\b(?:${ORDER}${IT}${FROM_DAY}${DAY_AFTER}|${ORDER}(?:me|nos)(?:${IT}| ${BOOKED}${FROM_DAY})${TO_DAY})`,
)
/** Wishes and questions: "¿lo podés mover al martes?", "quiero cambiar el turno para el viernes". */
const WISHED = new RegExp(
  `\\b(?:${[
    `${INFINITIVE}(?:me|nos)?(?:${IT}| ${BOOKED}${FROM_DAY})`,
    `(?<!\\bte )(?:me |nos )?${IT} (?:${ASKED})?${INFINITIVE}`,
    `(?:me |nos )?${IT} ${OTHERS_DO}`,
    `${OTHERS_DO}(?: ${BOOKED})${FROM_DAY}`,
  ].join('|')})${TO_DAY}`,
)
/** What the customer says to do themselves, which other sentences with these verbs do not begin with. */
const DONE_SELF = new RegExp(`^${LEAD}(?:(?:me |nos )?${IT} ${I_DO}|${I_DO} ${BOOKED}${FROM_DAY})${TO_DAY}`)
const NOT_MEANT = new RegExp(`\\b${DENIED}$`)

function moves(clause: string): boolean {
  if (ORDERED.test(clause) || DONE_SELF.test(clause)) return true
  const wished = WISHED.exec(clause)
  return wished !== null && !NOT_MEANT.test(clause.slice(0, wished.index))
}

/** The day from which something is moved, before the one to which it is: "el turno del jueves al lunes". */
const FROM = /\bdel?\s+(?:el\s+)?(?:d[ií]a\s+)?\S+\s+(?=(?:al|para|a(?!\s+las?\s))\s)/iu

/**
 * Returns the part of a message that moves what was booked to another day: "pasalo para el jueves". Undefined if nothing
 * is moved, or no day is said: "la pasé mal el lunes", "no lo pases al martes".
 */
export function movingIn(text: string): string | undefined {
  const isMoving = ({ text: own, asks }: Clause) => moves(asks ? withoutPoliteNo(plainWords(own)) : plainWords(own))
  return clausesOf(text).find(isMoving)?.text.replace(FROM, '')
}
