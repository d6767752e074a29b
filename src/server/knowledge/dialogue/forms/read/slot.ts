import { parseNumber } from '../../../../../contract/format.ts'
import { momentOf, readSlot } from '../../slots/read.ts'
import type { Slot } from '../../slots/slot.ts'
import { type AnswerReader, whole } from './types.ts'

/** Returns a slot that reads values of a system entity. */
const slotOf = (key: string, question: string, system: string): Slot => ({
  ...{ key, label: question, question, example: '', sensitive: false },
  definition: { name: key, type: 'system', system },
})

/** Returns a reader for what the system entity of that name reads. */
const ofSystem =
  (system: string): AnswerReader =>
  ({ id, text }, deciding, said) => {
    const found = readSlot(slotOf(id, text, system), said, momentOf(deciding))
    return found && { answer: found.value, coverage: found.coverage }
  }

export const readEmail = ofSystem('email')
export const readPhone = ofSystem('phone')
export const readDay = ofSystem('date')
export const readDocument = ofSystem('document')

const readQuantity = ofSystem('number')

/** Reads a number in figures, as a page does, or in words. */
export const readNumber: AnswerReader = (question, deciding, said) => {
  const figures = /^\s*-?[\d.,]+\s*$/.test(said) ? parseNumber(said) : undefined
  if (figures !== undefined) return whole(figures)
  const found = readQuantity(question, deciding, said)
  const number = Number(found?.answer)
  return found && Number.isFinite(number) ? { ...found, answer: number } : undefined
}
