import { fold } from '../phrase.ts'
import { hasOptions } from './question.ts'
import type { ListedQuestion } from './question-fault.ts'

/** Options with which there is something to choose. */
const FEWEST = 2

/** Returns what is wrong with the options of a question. Other kinds ignore theirs. */
export function optionFaults({ kind, options = [] }: ListedQuestion, most: number): { field: string; text: string }[] {
  if (!hasOptions(kind)) return []
  const [ids, labels] = [new Set<string>(), new Set<string>()]
  const own = options.flatMap(({ id, label }, at) => {
    const name = fold(label.trim())
    const faults = [
      ...(id === '' ? [{ field: 'id', text: 'Escribe una clave.' }] : []),
      ...(id !== '' && ids.has(id)
        ? [{ field: 'id', text: 'Otra opción tiene esa clave. Escribe una distinta.' }]
        : []),
      ...(name === '' ? [{ field: 'label', text: 'Escribe la opción.' }] : []),
      ...(name !== '' && labels.has(name)
        ? [{ field: 'label', text: 'Ya está esa opción. Escribe otra o quítala.' }]
        : []),
    ]
    ids.add(id)
    labels.add(name)
    return faults.map(({ field, text }) => ({ field: `options.${at}.${field}`, text }))
  })
  if (options.length < FEWEST) own.push({ field: 'options', text: `Agrega al menos ${FEWEST} opciones.` })
  if (options.length > most) own.push({ field: 'options', text: `Quita opciones: el límite es ${most}.` })
  return own
}
