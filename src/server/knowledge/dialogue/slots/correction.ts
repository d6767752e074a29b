import { isFirstName } from '../../spanish/first-names.ts'
import { yesOrNo } from '../../spanish/yes-no.ts'
import { significantWords } from '../elliptic.ts'
import { isSocial } from '../social.ts'
import { introducedNameIn, nameIn } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { contrastsIn, isPartOf, misspelledIn, withReplaced } from './contrast.ts'
import { asksBack, isLost } from './free.ts'
import { movingIn } from './moving.ts'
import { type Moment, type Reading, readSlot } from './read.ts'
import { restatedName } from './restated-name.ts'
import { asksName, namesSlot, type Slot } from './slot.ts'
import type { SlotValues } from './types.ts'
import { slotValue } from './values.ts'
import { CORRECTION, correctionIn, isCancel, isQuestion, isUnable, isWait } from './words.ts'

/** A value to take for a slot. */
export interface Change {
  slot: Slot
  reading: Reading
}

/** The values given before. */
interface Given {
  values: SlotValues
  /** the slot that was filled last */
  last?: string
}

/** Words that announce another value, whatever it is. */
const ANNOUNCED = /(?:quise|quer[ií]a) decir|corrijo/iu
/** Words that announce another value if it looks like one: "no, es Ana", "me equivoqué, Ana". */
const LIKELY = /me (?:equivoqu|confund)|digo[\s,.:;!]|[,.;:!]\s*(?:es|era|soy|somos)\s+$/iu

/** Words with which a text says or asks something else than a value. */
const OTHER =
  /^(?:que|como|cuando|donde|si|ya|no|quiero|quisiera|queria|necesito|busco|puedo|podria|puede|pueden|tienen|tenes|hacen|hay|gracias|esta bien|va|voy|vamos|me|te|se|lo|la|los|las|un|una|para|por|muy|mejor|tarde|despues)\b/

/** Whether a text says in so many words that an earlier value was wrong: "quise decir 3". */
export const announcesCorrection = (text: string): boolean => ANNOUNCED.test(CORRECTION.exec(text)?.[0] ?? '')

/**
 * Reads a message as another value for one of the slots, starting with the one that was filled last: "no, quise decir 3",
 * "el DNI es 28456780", "Laura, no Lara". Anything can be the value of a free slot, so it changes only if the customer
 * says that they correct it.
 * @param asked a datum is being asked for, so that a name with its introduction corrects the one before
 */
export function correctionOf(
  slots: readonly Slot[],
  { values, last }: Given,
  text: string,
  moment: Moment,
  asked = false,
): Change | undefined {
  const given = slots.filter(({ key }) => slotValue(values, key) !== undefined)
  const ordered = [...given].reverse().sort((a, b) => Number(b.key === last) - Number(a.key === last))
  const read = (how: (slot: Slot, value: string) => Reading | undefined): Change | undefined => {
    for (const slot of ordered) {
      const value = slotValue(values, slot.key) ?? ''
      const reading = how(slot, value)
      if (reading && foldWords(reading.value) !== foldWords(value)) return { slot, reading }
    }
    return undefined
  }
  return (
    read((slot, value) => contrasted(slot, value, text, moment)) ??
    read((slot) => (namesSlot(slot, text) ? restated(slot, text, moment) : undefined)) ??
    read((slot, value) => (asksName(slot) ? renamed(value, restatedName(text)) : undefined)) ??
    (asked
      ? read((slot, value) => (asksName(slot) ? renamed(value, introducedNameIn(text)) : undefined))
      : undefined) ??
    read((slot, value) => announced(slot, value, text, moment)) ??
    read((slot) => moved(slot, slots, text, moment))
  )
}

/** Reads a value that a text puts in place of the one before: "Laura, no Lara". */
function contrasted(slot: Slot, value: string, text: string, moment: Moment): Reading | undefined {
  for (const { old, now } of contrastsIn(text)) {
    if (slot.definition.type !== 'free') {
      const reading = readSlot(slot, old, moment)?.value === value ? readSlot(slot, now, moment) : undefined
      if (reading) return reading
    } else if (!slot.sensitive && isPartOf(old, value)) {
      const said = asksName(slot) ? (introducedNameIn(now) ?? nameIn(now)) : now
      if (said !== undefined) return { value: withReplaced(value, { old, now: said }), coverage: 1 }
    }
  }
  return undefined
}

/** Kinds whose names are also what is booked: "la consulta del martes" changes no day. */
const BOOKED: ReadonlySet<string> = new Set(['date', 'time'])
/** Words that say what a datum is: "el turno es para el martes". */
const SAYS = /\b(?:es|son|era|eran|sera|seria|fue|queda|quedo|quede|fecha)\b/

/** Reads a value that a text gives once more with its name: "el DNI es 28456780". Words alone say nothing of free ones. */
function restated(slot: Slot, text: string, moment: Moment): Reading | undefined {
  if (slot.definition.type === 'free' || isQuestion(text)) return undefined
  const isOfBooking = BOOKED.has(slot.definition.system ?? '')
  if (isOfBooking && correctionIn(text) === undefined && !SAYS.test(foldWords(text))) return undefined
  const reading = readSlot(slot, correctionIn(text) || text, moment)
  return reading && reading.coverage > 0.5 ? reading : undefined
}

/** Reads what follows the beginning of a correction: "no, quise decir 3". */
function announced(slot: Slot, value: string, text: string, moment: Moment): Reading | undefined {
  const before = CORRECTION.exec(text)?.[0]
  const said = before === undefined ? '' : text.slice(before.length).trim()
  if (before === undefined || said === '') return undefined
  if (slot.definition.type === 'free') {
    const name = asksName(slot) ? nameIn(said) : undefined
    if (name !== undefined && isWholeName(said)) return renamed(value, name)
    if (!corrects(before, said, value)) return undefined
  }
  const reading = readSlot(slot, said, moment)
  return reading && reading.coverage > 0.5 ? reading : undefined
}

/** Reads the day to which a text moves what was noted, if it has but one: "pasalo para el jueves". */
function moved(slot: Slot, slots: readonly Slot[], text: string, moment: Moment): Reading | undefined {
  const days = slots.filter(({ definition }) => definition.system === 'date')
  const part = days.length === 1 && days[0] === slot ? movingIn(text) : undefined
  return part === undefined ? undefined : readSlot(slot, part, moment)
}

/** Whether a text is nothing but a name, in capitals or as first names are: "no, Laura". */
const isWholeName = (said: string): boolean =>
  !OTHER.test(foldWords(said)) && (/^\p{Lu}/u.test(said) || isFirstName(foldWords(said.split(/\s+/)[0] ?? '')))

/** Returns a name with another in place of it, or of the part of it that was misspelled; none if it is the same. */
function renamed(value: string, name: string | undefined): Reading | undefined {
  if (name === undefined || isPartOf(name, value)) return undefined
  const old = misspelledIn(value, name)
  return { value: old === undefined ? name : withReplaced(value, { old, now: name }), coverage: 1 }
}

/** Whether what follows such a beginning is meant to replace a free value. */
function corrects(before: string, said: string, value: string): boolean {
  const isNone = isSocial({}, said) || yesOrNo(said) !== undefined || isCancel(said) || isWait(said)
  if (isNone || isUnable(said) || isLost(said) || asksBack(said)) return false
  if (ANNOUNCED.test(before)) return true
  return LIKELY.test(before) && looksLike(said, value)
}

/** Whether a text looks like another value in place of one: it shares a word with it, or is written as a name. */
function looksLike(said: string, value: string): boolean {
  const folded = foldWords(said)
  const words = folded.split(' ')
  if (OTHER.test(folded) || words.length > Math.max(3, 2 * foldWords(value).split(' ').length)) return false
  const known = new Set(significantWords(value))
  return /^[\p{Lu}\p{N}]/u.test(said) || words.some((word) => known.has(word))
}
