import { clausesOf } from '../clauses.ts'
import { plainWords } from '../words.ts'
import { wishesDay } from './past.ts'
import type { Slot } from './slot.ts'

const UNABLE = `no (?:puedo|podemos|podr[eé]|voy a poder|(?:me|nos) (?:sirve|queda|conviene|viene))`
/** A day that does not suit, without one that does: "el lunes no puedo". */
const DENIES = new RegExp(String.raw`\b${UNABLE}\b(?! antes\b)(?: .{0,20})?$`)
/** A time that does not suit, other than the day that is said: "el jueves, antes no puedo". */
const OTHER_TIME = `(?:antes|despues|(?:a|por|de|en) la (?:manana|tarde|noche)|al mediodia|(?:mas )?(?:temprano|tarde)|(?:el |los |en )?(?:otros?|demas|resto)(?: de los)?(?: (?:dias?|horarios?|momentos?))?)`
const DENIES_OTHER_TIME = new RegExp(
  `^(?:(?:porque|ya que|que|yo) )*(?:${OTHER_TIME}(?: .{0,20})? ${UNABLE}|${UNABLE} (?:ni )?${OTHER_TIME})\\b`,
)
/** The same as it is written, with what follows it. */
const UNABLE_THEN = new RegExp(
  String.raw`(?<!\p{L})${UNABLE.replaceAll(' ', String.raw`\s+`)}(?!\p{L})(?:\s+(?:ir|venir|llegar)(?!\p{L}))?(.*)$`,
  'isu',
)

/** Whether an answer only says which day does not suit. */
export function deniesDay(slot: Slot, text: string, days: number): boolean {
  if (!wishesDay(slot) || days > 1) return false
  const left = clausesOf(text).filter((clause) => !DENIES_OTHER_TIME.test(plainWords(clause.text)))
  // "No, puedo el lunes" denies nothing.
  return DENIES.test(left.map((clause) => plainWords(clause.text)).join(', '))
}

/** Returns a text without the times that do not suit: "el jueves, a la mañana no puedo", "no puedo antes de las 5". */
export const withoutDeniedTimes = (text: string): string =>
  clausesOf(text).reduceRight((left, { start, end }) => {
    const clause = left.slice(start, end)
    const found = UNABLE_THEN.exec(clause)
    if (!found) return left
    const isBefore = plainWords(found[1] ?? '') === ''
    return `${left.slice(0, start)}${isBefore ? ' ' : clause.slice(0, found.index)}${left.slice(end)}`
  }, text)
