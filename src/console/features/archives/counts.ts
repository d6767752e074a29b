import { plural } from '../../ui/format.ts'
import type { BotImport } from './types.ts'

/** Singular and plural of the kinds of things, in the order in which they are told. */
const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  intents: ['intención', 'intenciones'],
  examples: ['ejemplo', 'ejemplos'],
  responses: ['respuesta', 'respuestas'],
  secondary: ['respuesta secundaria', 'respuestas secundarias'],
  keywords: ['respuesta por palabras clave', 'respuestas por palabras clave'],
  entities: ['entidad', 'entidades'],
  cases: ['caso de prueba', 'casos de prueba'],
  areas: ['área', 'áreas'],
  labels: ['etiqueta', 'etiquetas'],
  quick_replies: ['respuesta rápida del equipo', 'respuestas rápidas del equipo'],
  macros: ['macro del equipo', 'macros del equipo'],
  files: ['archivo', 'archivos'],
}

/** Returns what an archive has, such as '18 intenciones'. */
export const countsOf = ({ summary }: Pick<BotImport, 'summary'>): string[] =>
  Object.entries(kinds).flatMap(([kind, [one, many]]) => {
    const count = summary[kind] ?? 0
    return count > 0 ? [plural(count, one, many)] : []
  })
