import { flowFaults } from './flow-faults.ts'
import { optionFaults } from './option-faults.ts'
import { type AnswerRules, isAnswerable, scaleOf } from './question.ts'
import type { ListedQuestion, QuestionFault } from './question-fault.ts'
import { takesKind } from './save-to.ts'

/** What ids of questions and options consist of. */
const ID = /^[a-z0-9_]{1,40}$/

/** Marks the end of the form in jumps, so that no question can have it as its id. */
const RESERVED = 'end'

const SAVED = {
  field: 'save_to',
  text: 'Elige otro dato o cambia el tipo de la pregunta: ese dato no guarda estas respuestas.',
}

/**
 * Returns what is wrong with the questions of a form, in their order. The server rejects a list with such a fault, except
 * for mere warnings; the builder shows them while they are typed.
 * @param most options that a question may have
 */
export function questionFaults(questions: readonly ListedQuestion[], most = 10): QuestionFault[] {
  const seen = new Set<string>()
  const own = questions.flatMap((question, index) => {
    const fault = idFault(question.id, seen)
    seen.add(question.id)
    return [
      ...(fault ? [{ field: 'id', text: fault }] : []),
      ...(question.text.trim() === '' ? [{ field: 'text', text: 'Escribe la pregunta.' }] : []),
      ...limitFaults(question),
      ...optionFaults(question, most),
      ...(question.save_to && !takesKind(question.save_to, question.kind) ? [SAVED] : []),
    ].map((found) => ({ index, ...found }))
  })
  return [...own, ...flowFaults(questions)].sort((a, b) => a.index - b.index)
}

function idFault(id: string, seen: ReadonlySet<string>): string | undefined {
  if (id === '') return 'Escribe un identificador.'
  if (!ID.test(id)) return 'Escribe el identificador con minúsculas, cifras o guion bajo.'
  if (id === RESERVED) return 'Escribe otro identificador: «end» marca el final.'
  return seen.has(id) ? 'Otra pregunta tiene ese identificador. Escribe uno distinto.' : undefined
}

function limitFaults({ kind, min, max, options = [] }: ListedQuestion): { field: string; text: string }[] {
  if (!takesLimits(kind)) return []
  const [lowest, highest] = [min ?? undefined, max ?? undefined]
  if (kind !== 'number' && [lowest, highest].some((limit) => limit !== undefined && !isCount(limit)))
    return [{ field: isCount(lowest ?? 0) ? 'max' : 'min', text: 'Escribe un número entero desde 0.' }]
  if (lowest !== undefined && highest !== undefined && lowest > highest)
    return [{ field: 'max', text: 'Escribe un máximo que no sea menor que el mínimo.' }]
  if (highest === 0 && kind !== 'number') return [{ field: 'max', text: 'Escribe un máximo desde 1.' }]
  if (kind === 'multiple' && (lowest ?? 0) > options.length)
    return [{ field: 'min', text: 'Escribe un mínimo que no pase de las opciones.' }]
  return []
}

const isCount = (limit: number) => Number.isInteger(limit) && limit >= 0

/** Whether the business can limit the answers of a kind; a scale has its own limits. */
export const takesLimits = (kind: AnswerRules['kind']): boolean =>
  isAnswerable(kind) && !scaleOf(kind) && ['short_text', 'long_text', 'number', 'multiple'].includes(kind)
