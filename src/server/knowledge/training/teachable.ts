import type { Knowledge } from '../models/knowledge.ts'
import { StageFailure } from './failure.ts'

/** Fewest intents with examples that there is something to tell apart. */
const INTENTS = 2

/** Throws what is missing for a training: there must be examples, of two intents at least. */
export function assertTeachable({ intents, examples }: Pick<Knowledge, 'intents' | 'examples'>): void {
  const help = 'Escribir ejemplos en Avanzado, Ejemplos, o preguntas en cada respuesta principal, y volver a entrenar.'
  if (intents.length === 0)
    throw new StageFailure(
      'El chatbot todavía no tiene intenciones.',
      'Crear al menos dos intenciones con ejemplos de lo que escriben los clientes, y volver a entrenar.',
    )
  if (examples.length === 0) throw new StageFailure('El chatbot todavía no tiene ejemplos de los que aprender.', help)
  const taught = new Set(examples.map(({ intent_id }) => intent_id)).size
  if (taught < INTENTS)
    throw new StageFailure(
      `Hacen falta ejemplos en al menos ${INTENTS} intenciones para poder distinguirlas.`,
      `Sólo una de ${intents.length} tiene ejemplos. ${help}`,
    )
}
