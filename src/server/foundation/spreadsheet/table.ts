import { readFile } from 'node:fs/promises'
import { type Options, parse } from 'csv-parse/sync'
import readSheet from 'read-excel-file/node'
import { fromCsvCell } from '../../../contract/csv.ts'
import { typedNumber } from '../../../contract/format.ts'
import { readText, utf8Of } from '../../../contract/text-file.ts'
import { UnreadableFile } from '../csv/unreadable.ts'
import { MOST, texts } from './limits.ts'
import { refuseBomb } from './workbook-check.ts'

/** A row below the headings, with its number in a spreadsheet. */
interface TableRow {
  row: number
  cells: string[]
}

/** What is in a file. */
export interface Table {
  headings: string[]
  rows: TableRow[]
  /** for people: how the file was read */
  format: string
}

/** Whether a file is a workbook of Excel by its first bytes: those of a zip. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Characters of a row. */
const LONGEST_ROW = 300_000

/**
 * Reads a file of rows: a workbook of Excel, or a CSV in any usual encoding and with any usual separator.
 * @throws {UnreadableFile} with what is wrong with the file, for people
 */
export async function readTable(place: string): Promise<Table> {
  const bytes = await readFile(place)
  const { rows, format } = isWorkbook(bytes) ? await readBook(bytes) : readCsvTable(bytes)
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rest.length === 0) throw new UnreadableFile(texts.empty)
  if (rest.length > MOST.rows) throw new UnreadableFile(texts.rows)
  const width = Math.max(head.cells.length, ...rest.slice(0, 100).map(({ cells }) => cells.length))
  if (width > MOST.columns) throw new UnreadableFile(texts.columns)
  for (const { row, cells } of rest) {
    if (cells.length > MOST.columns) throw new UnreadableFile(texts.columns)
    if (cells.some((cell) => cell.length > MOST.cell)) throw new UnreadableFile(texts.cell(row))
  }
  const headings = Array.from({ length: width }, (_, at) => (head.cells[at] ?? '').slice(0, 100))
  return { headings, rows: rest, format }
}

const DELIMITERS = { ';': '«;»', ',': 'coma', '\t': 'tabulador', '|': '«|»' } as const

function readCsvTable(bytes: Uint8Array): Omit<Table, 'headings'> {
  const read = readText(bytes, { keepsLost: true, takesBooks: true })
  if ('problem' in read) throw new UnreadableFile(read.problem)
  const named = /^\uFEFF?"?sep=(.)"?(\r\n?|\n|$)/i.exec(read.text)
  const text = named ? read.text.slice(named[0].length) : read.text
  // A first line that never ends is not parsed to be refused.
  const first = text.slice(0, LONGEST_ROW)
  if (text.length > LONGEST_ROW && !/[\r\n]/.test(first)) {
    const signs = named?.[1] ? [named[1]] : Object.keys(DELIMITERS)
    throw new UnreadableFile(signs.some((sign) => first.split(sign).length > MOST.columns) ? texts.columns : texts.line)
  }
  const delimiter = named?.[1] ?? likeliest(text)
  const skipped = named ? 1 : 0
  const rows = parsed(text, delimiter, { to: MOST.rows + 2 }).map(({ record, lines, ends }, at, all) => ({
    row: (all[at - 1]?.ends ?? 0) + 1 + skipped,
    cells: record.map((cell) => fromCsvCell(cell.trim()).trim()),
    lines,
    ends,
  }))
  const shown = Object.entries(DELIMITERS).find(([sign]) => sign === delimiter)?.[1] ?? `«${delimiter}»`
  return { rows, format: `CSV con ${shown}${encodingOf(bytes)}` }
}

/** Files that are not UTF-8 were written by an older program: their accents are worth a look. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return ', UTF-16'
  const utf8 = utf8Of(bytes)
  if (utf8 === 'whole') return ', UTF-8'
  return utf8 ? ', UTF-8 con signos dañados' : ', Windows (Latin-1)'
}

/** Returns the separator by which the first rows have the same number of cells, the most. */
function likeliest(text: string): string {
  const head = text.slice(0, 20_000)
  const scores = Object.keys(DELIMITERS).map((delimiter) => {
    try {
      const widths = parsed(head, delimiter, { to: 20 }).map(({ record }) => record.length)
      const [first = 1] = widths
      const alike = widths.filter((width) => width === first).length / Math.max(1, widths.length)
      return { delimiter, score: first === 1 ? 0 : first * alike }
    } catch {
      // What has far too many columns is refused for that, instead of being read by another sign.
      const columns = head.split(/[\r\n]/, 1)[0]?.split(delimiter).length ?? 0
      return { delimiter, score: columns > MOST.columns ? columns : 0 }
    }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

interface Parsed {
  record: string[]
  lines: number
  /** last row of a spreadsheet that it takes; empty lines count */
  ends: number
}

function parsed(text: string, delimiter: string, given: Options): Parsed[] {
  const found: Parsed[] = []
  const note = (
    record: string[],
    { lines, records, empty_lines }: { lines: number; records: number; empty_lines: number },
  ) => {
    if (record.length > MOST.columns * 10) throw new UnreadableFile(texts.columns)
    found.push({ record, lines, ends: records + empty_lines })
    return null
  }
  try {
    parse(text, {
      ...given,
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      on_record: note,
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(
      error instanceof Error && 'code' in error && error.code === 'CSV_MAX_RECORD_SIZE'
        ? `Cerca de la fila ${found.length + 1} hay una fila demasiado larga o comillas sin cerrar. Corrígela.`
        : `Cerca de la fila ${found.length + 1} hay comillas que no se cierran. Ciérralas o quítalas.`,
    )
  }
  return found
}

async function readBook(bytes: Buffer): Promise<Omit<Table, 'headings'>> {
  refuseBomb(bytes)
  try {
    const [sheet] = await readSheet(bytes)
    const rows = (sheet?.data ?? []).map((cells, at) => ({ row: at + 1, cells: cells.map(cellText) }))
    return { rows, format: `Excel, hoja «${sheet?.sheet ?? ''}»` }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(texts.broken)
  }
}

/** A date that no calendar has: what takes dates refuses it, instead of taking it for an empty cell. */
const NO_DATE = 'Fecha que no existe'

/** Returns a cell as a person reads it, dates as dd/mm/aaaa. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No'
  // Phones that a spreadsheet took for numbers keep all their digits.
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : typedNumber(cell)
  return String(cell).trim()
}

/** Returns the day of a cell, which has no time zone. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return NO_DATE
  const [day = '', month, year] = date.toISOString().slice(0, 10).split('-').reverse()
  return `${day}/${month}/${year}`
}
