import { parse } from 'csv-parse/sync'
import { foldPhrase } from '../../../contract/phrase.ts'
import { problem } from '../../http/problem.ts'

const BOM = '\uFEFF'

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

/** A row as it was read, with the number that a spreadsheet gives it; a column that the file lacks is undefined. */
export interface CsvRow {
  row: number
  cells: Readonly<Partial<Record<CsvColumn, string>>>
}

/** The text of a file, separated by semicolons as es-AR spreadsheets want it; several values stand on lines of a cell. */
export function writeCsv(rows: readonly Readonly<Record<CsvColumn, string>>[]): string {
  const head = Object.values(TITLES).map(([title]) => title)
  const lines = rows.map((row) => (Object.keys(TITLES) as CsvColumn[]).map((name) => row[name]))
  return `${BOM}${[head, ...lines].map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`
}

/** Text that starts like a formula gets an apostrophe, so that no spreadsheet computes it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const unsafe = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '')

/** Reads a file: semicolon, comma or tab, titles in the first row. 422 when it is none. */
export function readCsv(content: string): CsvRow[] {
  const [first = ''] = content.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';'
  let records: string[][]
  try {
    records = parse(content, { delimiter, bom: true, relax_column_count: true }) as string[][]
  } catch (error) {
    const line = (error as { lines?: number }).lines
    throw unreadable(`El archivo no se puede leer como CSV${line ? `: revisar las comillas de la línea ${line}` : ''}.`)
  }
  const columns = (records[0] ?? []).map(columnOf)
  if (!columns.includes('title') || !columns.includes('text'))
    throw unreadable('La primera fila tiene que llevar al menos los títulos Título y Respuesta.')
  return records.slice(1).flatMap((record, at) => {
    if (record.every((value) => value.trim() === '')) return []
    const named = columns.flatMap((name, i) => (name ? [[name, unsafe(record[i] ?? '')]] : []))
    return [{ row: at + 2, cells: Object.fromEntries(named) as CsvRow['cells'] }]
  })
}

function columnOf(title: string): CsvColumn | undefined {
  const folded = foldPhrase(title)
  const found = Object.entries(TITLES).find(([, titles]) => titles.some((one) => foldPhrase(one) === folded))
  return found?.[0] as CsvColumn | undefined
}

function unreadable(text: string) {
  return problem(422, 'invalid', text, { content: [text] })
}
