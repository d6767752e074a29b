import { ANY } from '../../../../../contract/forms/flow.ts'
import type { Question } from '../types.ts'

/** Returns how an answer to a question is called. */
export function valueLabel({ kind, options = [] }: Question, value: string): string {
  if (value === ANY) return 'Cualquier otra respuesta'
  if (kind === 'yes_no' || kind === 'consent') return value === 'true' ? 'Sí' : 'No'
  return options.find(({ id }) => id === value)?.label || value
}
