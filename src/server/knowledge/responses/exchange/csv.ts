import { csvText } from '../../../../contract/csv.ts'
import { type CsvRow as Row, readCsv as readRows } from '../../../foundation/csv/read.ts'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { problem } from '../../../foundation/http/problem.ts'

/** The columns of a file of responses: the title that is written, and those that are understood as well. */
const TITLES = {
  title: ['Título', 'title', 'nombre'],
  intent: ['Intención', 'intent'],
  category: ['Categoría', 'category'],
  questions: ['Preguntas', 'questions', 'ejemplos'],
  text: ['Respuesta', 'answer', 'mensaje', 'texto'],
  variants: ['Variantes', 'variants'],
  buttons: ['Botones', 'buttons'],
  channels: ['Canales', 'channels'],
  enabled: ['Activa', 'enabled'],
} as const

export type CsvColumn = keyof typeof TITLES

/** A row as it was read. */
export type CsvRow = Row<CsvColumn>

/** The text of a file, separated by semicolons as es-AR spreadsheets want it; several values stand on lines of a cell. */
export function writeCsv(rows: readonly Readonly<Record<CsvColumn, string>>[]): string {
  const head = Object.values(TITLES).map(([title]) => title)
  const lines = rows.map((row) => (Object.keys(TITLES) as CsvColumn[]).map((name) => row[name]))
  return csvText([head, ...lines])
}

/** Reads a file. 422 when it is none. */
export function readCsv(content: string): CsvRow[] {
  try {
    return readRows(content, TITLES, ['title', 'text'])
  } catch (error) {
    if (error instanceof UnreadableFile) throw problem(422, 'invalid', error.message, { content: [error.message] })
    throw error
  }
}
