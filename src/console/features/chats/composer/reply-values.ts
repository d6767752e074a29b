import { knownVariables, variableLabel } from '../../../../contract/known-variables.ts'
import { fillIn } from '../../../../contract/variables.ts'
import type { QuickReply } from '../state/types.ts'

const WRITTEN = /\{\{\s*([\p{L}\w.]+)\s*(?:\|\s*"[^"]*"\s*)?\}\}/gu

/** The variable that a macro can change before it writes. */
export const AREA = 'area.nombre'

/** Variables whose values are known only when the macro is applied, with what to show for them. */
export const LATER = Object.fromEntries(
  knownVariables
    .filter(({ name }) => name.startsWith('negocio.') || name.startsWith('horario.') || name === 'area.equipo')
    .map(({ name, label }) => [name, `[${label}]`]),
)

/** Returns the label of a variable; of an own field, its name. */
export const labelOf = (name: string): string => variableLabel(name).replace(/^contacto\.campo\./, '')

/** A piece of a filled text; `missing` names the datum that it lacks. */
export interface Piece {
  text: string
  missing?: boolean
}

/** A text with variables, and what is asked for on its insertion. */
export type Texts = Pick<QuickReply, 'text'> & Partial<Pick<QuickReply, 'prompts'>>

/** Returns the names of the variables of a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(WRITTEN)].map(([, name = '']) => name)

/** Returns the first variable that a text still has, as written. */
export const variableIn = (text: string): string | undefined => text.match(WRITTEN)?.[0]

/** Fills a reply for a preview. What is asked for on insertion shows its question; what has no value is marked. */
export function piecesOf({ text, prompts = [] }: Texts, values: Readonly<Record<string, string>>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(WRITTEN)) {
    const [written, name = ''] = found
    const asked = prompts.find(({ key }) => key === name)
    const filled = asked ? `[${asked.label}]` : fillIn(written, values)
    pieces.push({ text: text.slice(end, found.index) })
    if (filled === '' || filled === written) pieces.push({ text: `falta: ${labelOf(name)}`, missing: true })
    else pieces.push({ text: filled })
    end = found.index + written.length
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '')
}
