import { significantWords } from '../elliptic.ts'
import { isUnknown } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import type { Slot } from './slot.ts'

/** Most words of an answer that is quoted. */
const QUOTED = 3

/** What leads to the value in an answer: "tengo Omint", "soy de Colmena". */
const LEAD = /^\s*(?:(?:yo|la|el|es|con|tengo|tenemos|uso|soy de|soy|de|por)\s+)+/iu

/** A few words without signs that ask or separate. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N} .'-]{0,38}[\p{L}\p{N}.])?$/u

/** Returns the value in an answer that seems to name one that the list of a slot does not have: "tengo IAPOS". */
export function unlistedIn({ definition, sensitive }: Slot, text: string): string | undefined {
  if (definition.type !== 'list' || sensitive) return undefined
  const value = text.replace(LEAD, '').trim()
  return PLAIN.test(value) && foldWords(value).split(' ').length <= QUOTED ? value : undefined
}

/** What a value is called before its name: "isapre Colmena". */
const KIND = /^\s*(?:(?:tengo|soy de|es|la)\s+)*(?:isapre|eps|obra social|prepaga)\s+\p{L}/iu

/** Whether an answer surely names such a value: nothing but words that are in no dictionary, or what it is called. */
export function namesUnlisted(slot: Slot, text: string): boolean {
  const value = unlistedIn(slot, text)
  if (value === undefined) return false
  const words = significantWords(value)
  return KIND.test(text) || (words.length > 0 && words.every(isUnknown))
}
