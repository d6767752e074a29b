import { csvText } from '../../../../contract/csv.ts'
import { type CsvRow as Row, readCsv as readRows } from '../../../foundation/csv/read.ts'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { problem } from '../../../foundation/http/problem.ts'

/** The columns of the CSV file: the title used for export, then the aliases accepted on import. */
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

/** A parsed row. */
export type CsvRow = Row<CsvColumn>

/**
 * Returns the CSV text, separated by semicolons as es-AR spreadsheets expect. Multiple values of a cell are on separate
 * lines.
 */
export function writeCsv(rows: readonly Readonly<Record<CsvColumn, string>>[]): string {
  const head = Object.values(TITLES).map(([title]) => title)
  const lines = rows.map((row) => (Object.keys(TITLES) as CsvColumn[]).map((name) => row[name]))
  return csvText([head, ...lines])
}

/** Parses a CSV file. 422 if it is invalid. */
export function readCsv(content: string): CsvRow[] {
  try {
    return readRows(content, TITLES, ['title', 'text'])
  } catch (error) {
    if (error instanceof UnreadableFile) throw problem(422, 'invalid', error.message, { content: [error.message] })
    throw error
  }
}
