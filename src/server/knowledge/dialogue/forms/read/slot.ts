import { momentOf, readSlot } from '../../slots/read.ts'
import type { Slot } from '../../slots/slot.ts'
import type { AnswerReader } from './types.ts'

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

/** Reads a number in figures or words. */
export const readNumber: AnswerReader = (question, deciding, said) => {
  const figures = /^\s*(-?\d+(?:[.,]\d+)?)\s*$/.exec(said)?.[1]
  const found = figures === undefined ? readQuantity(question, deciding, said) : { answer: figures, coverage: 1 }
  const number = Number(String(found?.answer).replace(',', '.'))
  return found && Number.isFinite(number) ? { ...found, answer: number } : undefined
}
