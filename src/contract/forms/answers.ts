/**
 * The answer to a question: the text, the number, the day (YYYY-MM-DD), the ids of the chosen options, whether it is
 * agreed, the numbers of the files, or a place as "lat,lng".
 */
type Answer = string | number | boolean | readonly string[]

/** Answers by the id of their question. */
export type Answers = Readonly<Record<string, Answer>>

/** Returns an answer if the question was answered. Keys of the prototype are not answers. */
export const answerOf = (answers: Answers, id: string): Answer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined

/** Returns the values that an answer has for conditions and jumps, as text. */
export function valuesOf(answer: Answer): readonly string[] {
  if (typeof answer === 'boolean') return [answer ? 'true' : 'false']
  return typeof answer === 'object' ? answer : [String(answer)]
}
