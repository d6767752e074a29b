import { findEntities } from '../../nlu/index.ts'
import { answeredDocument } from '../../nlu/system/documents.ts'
import type { FoundEntity } from '../../nlu/types.ts'
import { DOCUMENT_WORDS, TAX_WORDS } from '../../spanish/document-words.ts'
import { significantWords } from '../elliptic.ts'
import { isIdentity } from '../sensitive/loose-numbers.ts'
import { saidInClause } from '../sensitive/naming.ts'
import { nameIn } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { wholeNameIn } from './asked-name.ts'
import { isPartOf } from './contrast.ts'
import { type Moment, readSlot } from './read.ts'
import { asksName, type Slot } from './slot.ts'
import type { SlotValues } from './types.ts'

/** An answer that gives several data at once. */
interface SeveralAnswers {
  /** the values of other slots than the one that was asked */
  others: SlotValues
  /** what is left for the slot that was asked, if anything can be its value */
  rest: string
}

/**
 * Reads the data of other slots in the answer to a free one: "Juan Pérez, 30123456, OSDE" after the question for the
 * name. Undefined if there are none.
 * @param others the slots that have no value yet
 */
export function severalIn(
  text: string,
  slotAsked: Slot,
  others: readonly Slot[],
  moment: Moment,
): SeveralAnswers | undefined {
  if (slotAsked.definition.type !== 'free') return undefined
  const timeZone = moment.timeZone
  const names = asksName(slotAsked)
    ? text.split(/[,;:\n\d]+/).flatMap((part) => wholeNameIn(slotAsked, part.trim()) ?? [])
    : []
  let rest = text
  const values: Record<string, string> = {}
  for (const slot of others) {
    const { key, definition } = slot
    if (definition.type === 'free') continue
    const named = definition.type === 'system' ? namesIn(rest) : []
    const all = findEntities(rest, [definition], moment.now, timeZone)
    // A value of a list may follow a name without a sign, but one that is written otherwise is a part of the name.
    const isNamed = ({ start, end, confidence = 1 }: Found) =>
      named.some((name) => start >= name.start && end <= name.end) ||
      (confidence < 1 && names.some((name) => isPartOf(rest.slice(start, end), name)))
    const found = (isIdentity(definition) ? documentsIn(rest, slot, all) : all).find((one) => !isNamed(one))
    if (!found) continue
    values[key] = found.value
    rest = `${rest.slice(0, found.start)},${rest.slice(found.end)}`
  }
  if (Object.keys(values).length === 0) return undefined
  const labels = new Set(others.flatMap(({ key, label }) => [...significantWords(label), ...significantWords(key)]))
  const isOwn = (part: string) =>
    part !== '' && significantWords(part).some((word) => !labels.has(word) && !AROUND.has(word))
  const [own = ''] = rest
    .split(/[,;:\n]+/)
    .map((part) => part.trim())
    .filter(isOwn)
  return { others: values, rest: readSlot(slotAsked, withoutAround(own), moment)?.value ?? '' }
}

type Found = Pick<FoundEntity, 'start' | 'end' | 'value'> & Partial<Pick<FoundEntity, 'confidence'>>

/** Returns the documents of an answer, without the numbers that belong to something else: "mi celular 45551234". */
function documentsIn(text: string, { key, label, definition }: Slot, all: readonly Found[]): Found[] {
  const alone = definition.system === 'document' ? documentsAlone(text) : []
  return [...all, ...alone].filter((found) => {
    const said = saidInClause(text, found, { ...definition, label, name: key })
    return said === 'named' || (said === 'nothing' && found.value.replace(/\D/g, '').length >= UNNAMED_DIGITS)
  })
}

/** Fewest digits of a document that no word says to be one: "somos 100000". */
const UNNAMED_DIGITS = 7

/** Returns the codes of an answer that would be a document if they were all of it: "Pedro Rojas 1032456789". */
function documentsAlone(text: string): Found[] {
  return [...text.matchAll(/(?<=^|[\s,;:])(?:[A-Z]{1,3})?\d[\d.]*(?:-?[\dK])?(?=$|[\s,;.])/gi)].flatMap(
    ({ 0: code, index }) => {
      const value = answeredDocument(code)
      return value === undefined ? [] : [{ start: index, end: index + code.length, value }]
    },
  )
}

/** Returns the places of the parts of an answer that are nothing but a name, although it may be a day: "Domingo Pérez". */
function namesIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^,;:\n\d]+/g)].flatMap(({ 0: part, index }) =>
    nameIn(part) === part.trim() ? [{ start: index, end: index + part.length }] : [],
  )
}

/** Returns a part without the words that led to the other data: "Ana Ruiz y tengo". */
function withoutAround(part: string): string {
  const words = part.split(/\s+/)
  const last = words.findLastIndex((word) => !AROUND.has(foldWords(word)))
  return words.slice(0, last + 1).join(' ')
}

/** Words around the other data, which name nothing themselves. */
const AROUND: ReadonlySet<string> = new Set([
  ...'tengo mi de es numero nro obra social seguro para el la dia y con'.split(' '),
  ...DOCUMENT_WORDS,
  ...TAX_WORDS,
])
