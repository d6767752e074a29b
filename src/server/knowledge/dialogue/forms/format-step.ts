import type { FormStep } from './types.ts'

/** Returns a step of a form in words: which question was read how, and what follows. */
export function formatFormStep({ form, question, place, read, why, next }: FormStep): string {
  const asked = question && `Pregunta ${place ? `${place}: ` : ''}«${question}».`
  const parts = [
    `«${form}».`,
    asked,
    read && `Leyó: ${read}.`,
    `${why}.`,
    next ? (next === question ? undefined : `Sigue: «${next}».`) : 'No pregunta más.',
  ]
  return parts.filter(Boolean).join(' ')
}
