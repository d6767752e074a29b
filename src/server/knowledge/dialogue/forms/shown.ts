import type { Answers } from '../../../../contract/forms/answers.ts'
import type { FormQuestion } from './types.ts'

/** Returns an answer in words: labels of options, a day as it is written. */
export function shownAnswer({ kind, options = [] }: FormQuestion, answer: Answers[string]): string {
  if (typeof answer === 'boolean') return answer ? 'Sí' : 'No'
  if (kind === 'file') return 'Archivo'
  const label = (id: string) => options.find((option) => option.id === id)?.label ?? id
  if (typeof answer === 'object') return answer.map(label).join(', ') || 'Ninguna'
  if (kind === 'single') return label(String(answer))
  const day = kind === 'date' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(answer)) : null
  return day ? `${day[3]}/${day[2]}/${day[1]}` : String(answer)
}
