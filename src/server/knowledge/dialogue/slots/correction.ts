import { yesOrNo } from '../../spanish/yes-no.ts'
import { significantWords } from '../elliptic.ts'
import { isSocial } from '../social.ts'
import { foldWords } from '../words.ts'
import { asksBack, isLost } from './free.ts'
import { type Moment, type Reading, readSlot } from './read.ts'
import type { Slot } from './slot.ts'
import type { SlotValues } from './types.ts'
import { slotValue } from './values.ts'
import { CORRECTION, isCancel, isUnable, isWait } from './words.ts'

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
 * Reads a message as another value for one of the slots, starting with the one that was filled last: "no, quise decir 3".
 * Anything can be the value of a free slot, so it changes only if the customer says that they correct it.
 */
export function correctionOf(
  slots: readonly Slot[],
  { values, last }: Given,
  text: string,
  moment: Moment,
): Change | undefined {
  const before = CORRECTION.exec(text)?.[0]
  const said = before === undefined ? '' : text.slice(before.length).trim()
  if (before === undefined || said === '') return undefined
  const given = slots.filter(({ key }) => slotValue(values, key) !== undefined)
  for (const slot of [...given].reverse().sort((a, b) => Number(b.key === last) - Number(a.key === last))) {
    if (slot.definition.type === 'free' && !corrects(before, said, slotValue(values, slot.key) ?? '')) continue
    const reading = readSlot(slot, said, moment)
    if (reading && reading.coverage > 0.5) return { slot, reading }
  }
  return undefined
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
