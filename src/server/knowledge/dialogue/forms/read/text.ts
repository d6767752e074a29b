import { asksWhy, isLost } from '../../slots/free.ts'
import { nameAnswered, nameAnsweredAgain } from '../../slots/name-answer.ts'
import { introducedNameIn, unaskedNameIn } from '../../waiting/name.ts'
import type { AnswerReader } from './types.ts'
import { whole } from './types.ts'

/** Reads a text as it was written, except what speaks about the question: "¿para qué?", "no entiendo". */
export const readText: AnswerReader = (_, __, said) => {
  const text = said.trim()
  return text === '' || asksWhy(text) || isLost(text) ? undefined : whole(text)
}

/** The parts of a message with several data: "soy Ana Ruiz, 351 555 0142, ana@x.com". */
const partsOf = (text: string) => text.split(/[,;\n]|\d[\d .-]*|\S+@\S+/).map((part) => part.trim())

/** Returns the name of a person in a message with other data. */
export const nameWithin = (text: string): string | undefined =>
  introducedNameIn(text) ?? partsOf(text).flatMap((part) => unaskedNameIn(part) ?? [])[0]

/** Reads the name of a person. Who is asked twice gives one, also if its words mean something else. */
export const readName: AnswerReader = (_, { state }, said) => {
  const parts = partsOf(said).filter(Boolean)
  const again = (state.form?.attempts ?? 0) > 0 ? nameAnsweredAgain(said) : undefined
  const name = nameAnswered(said) ?? nameWithin(said) ?? parts.flatMap((part) => nameAnswered(part) ?? [])[0] ?? again
  return name === undefined ? undefined : whole(name)
}
