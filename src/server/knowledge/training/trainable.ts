import type { Knowledge } from '../models/knowledge.ts'
import { StageFailure } from './failure.ts'

/** Minimum number of intents with examples: a classifier needs at least two. */
const INTENTS = 2

/** Throws if the content is not enough for a training: it needs examples of at least two intents. */
export function assertTrainable({ intents, examples }: Pick<Knowledge, 'intents' | 'examples'>): void {
  const help = 'Escribe ejemplos en Avanzado, Ejemplos, o preguntas en cada respuesta principal y entrena nuevamente.'
  if (intents.length === 0)
    throw new StageFailure(
      'El chatbot todavía no tiene intenciones.',
      'Crea al menos dos intenciones con ejemplos de lo que escriben tus clientes y entrena nuevamente.',
    )
  if (examples.length === 0) throw new StageFailure('El chatbot todavía no tiene ejemplos de los que aprender.', help)
  const withExamples = new Set(examples.map(({ intent_id }) => intent_id)).size
  if (withExamples < INTENTS)
    throw new StageFailure(
      `Para distinguirlas, el chatbot necesita ejemplos en al menos ${INTENTS} intenciones.`,
      `Solo una de ${intents.length} tiene ejemplos. ${help}`,
    )
}
