import type { RuleContext } from '../../rule.ts'
import { correctionIn } from '../../slots/words.ts'
import type { FormQuestion } from '../types.ts'
import { readAgreed } from './agreed.ts'
import { readMultiple, readSingle } from './choice.ts'
import { readScale } from './scale.ts'
import { readFiles, readPlace } from './sent.ts'
import { readDay, readDocument, readEmail, readNumber, readPhone } from './slot.ts'
import { readName, readText } from './text.ts'
import type { AnswerReader, AnswerReading } from './types.ts'

const READERS: Readonly<Record<FormQuestion['kind'], AnswerReader>> = {
  short_text: readText,
  long_text: readText,
  number: readNumber,
  email: readEmail,
  phone: readPhone,
  date: readDay,
  single: readSingle,
  multiple: readMultiple,
  yes_no: readAgreed,
  rating: readScale,
  nps: readScale,
  csat: readScale,
  file: readFiles,
  location: readPlace,
  consent: readAgreed,
  info: () => undefined,
}

const readerOf = ({ kind, reads }: FormQuestion): AnswerReader =>
  reads === 'name' ? readName : reads === 'document' ? readDocument : READERS[kind]

/** Whether any words may be the answer to a question. */
export const isFree = ({ kind, reads }: FormQuestion): boolean =>
  reads === undefined && (kind === 'short_text' || kind === 'long_text')

/**
 * Reads a text as the answer to a question, by the kind of the question. What comes before a value, "no, quise decir", is
 * left out where it is no part of the answer.
 */
export function readAnswer(question: FormQuestion, deciding: RuleContext, text: string): AnswerReading | undefined {
  const read = readerOf(question)
  const found = read(question, deciding, text)
  if (found || isFree(question)) return found
  const rest = correctionIn(text)
  return rest ? read(question, deciding, rest) : undefined
}
