import { fold } from '../../../contract/phrase.ts'

const YES = new Set([
  'si',
  's',
  'yes',
  'y',
  '1',
  'x',
  'true',
  'verdadero',
  'acepta',
  'acepto',
  'ok',
  'activo',
  'activa',
])
const NO = new Set(['no', 'n', '0', 'false', 'falso', 'rechaza', 'rechazo', 'baja', 'inactivo', 'inactiva'])

/** Whether a cell says yes or no; undefined if it says something else. */
export function saysYes(cell: string): boolean | undefined {
  const word = fold(cell.trim())
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}
