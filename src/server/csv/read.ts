import { parse } from 'csv-parse/sync'
import { fromCsvCell } from '../../contract/csv.ts'
import { foldPhrase } from '../../contract/phrase.ts'
import { problemOfText } from '../../contract/text-file.ts'
import { UnreadableFile } from './unreadable.ts'

/** The titles of each column, the first being the one that people are told; the others are read too. */
export type Titles<Column extends string> = Readonly<Record<Column, readonly [string, ...string[]]>>

/** A row below the titles; a column that the file lacks is undefined. */
export interface CsvRow<Column extends string> {
  cells: Readonly<Partial<Record<Column, string>>>
  /** where it begins in the file */
  line: number
  /** the number that a spreadsheet gives it: a line that names the separator is not shown there */
  row: number
}

interface CsvRecord {
  cells: string[]
  line: number
  row: number
}

const DELIMITERS = [';', '\t', ',', '|']

/**
 * Reads a CSV file as spreadsheets write it: titles in the first row that is not empty, any common separator, or the
 * one that a first line `sep=;` names.
 * @param needed columns that the file has to have
 * @throws {UnreadableFile} saying what is wrong with the file
 */
export function readCsv<Column extends string>(
  content: string,
  titles: Titles<Column>,
  needed: readonly NoInfer<Column>[],
): CsvRow<Column>[] {
  const problem = problemOfText(content)
  if (problem) throw new UnreadableFile(problem)
  const named = /^\uFEFF?"?sep=(.)"?(\r\n?|\n|$)/i.exec(content)
  const text = named ? content.slice(named[0].length) : content
  const delimiter = named?.[1] ?? likeliest(text, titles)
  const [head, ...rows] = recordsOf(text, delimiter, named ? 1 : 0)
  const columns = columnsOf(head?.cells ?? [], titles, needed)
  if (rows.length === 0) throw new UnreadableFile('El archivo tiene los títulos y ninguna fila.')
  return rows.map(({ cells, ...at }) => ({
    ...at,
    cells: Object.fromEntries(columns.map(([column, i]) => [column, plain(cells[i] ?? '')])) as CsvRow<Column>['cells'],
  }))
}

/** A cell without the apostrophe that keeps spreadsheets from taking it for a formula. */
const plain = (text: string) => fromCsvCell(text.trim()).trim()

/** The separator with which the first row has most of the titles. */
function likeliest<Column extends string>(text: string, titles: Titles<Column>): string {
  const known = DELIMITERS.map((delimiter) => {
    try {
      const [head = []] = parse(text, { ...options(delimiter), to: 1, skip_empty_lines: true }) as string[][]
      return head.filter((title) => columnOf(title, titles)).length
    } catch {
      return 0
    }
  })
  return DELIMITERS[known.indexOf(Math.max(...known))] as string
}

const options = (delimiter: string) => ({ delimiter, bom: true, relax_column_count: true, relax_quotes: true })

/** The records that are not empty. */
function recordsOf(text: string, delimiter: string, skipped: number): CsvRecord[] {
  let last = 0
  const noted = (record: string[], { lines }: { lines: number }) => {
    last = lines
    return { record, lines }
  }
  try {
    const read = parse(text, { ...options(delimiter), on_record: noted as never }) as unknown as {
      record: string[]
      lines: number
    }[]
    return read
      .map(({ record, lines }, i) => ({
        cells: record,
        // the reader tells the last line of a record
        line: Math.max(1, lines - record.join('').split('\n').length + 1) + skipped,
        row: i + 1,
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch {
    throw new UnreadableFile(`En la línea ${last + 1 + skipped} hay comillas que no se cierran.`)
  }
}

function columnsOf<Column extends string>(
  head: readonly string[],
  titles: Titles<Column>,
  needed: readonly Column[],
): [Column, number][] {
  const columns = new Map<Column, number>()
  for (const [i, title] of head.entries()) {
    const column = columnOf(title, titles)
    const before = column === undefined ? undefined : columns.get(column)
    if (column !== undefined && before !== undefined)
      throw new UnreadableFile(
        `El título ${titles[column][0]} está dos veces: «${head[before]?.trim()}» y «${title.trim()}».`,
      )
    if (column !== undefined) columns.set(column, i)
  }
  const missing = needed.filter((column) => !columns.has(column)).map((column) => titles[column][0])
  if (missing.length === 0) return [...columns]
  const lacks = missing.length === 1 ? 'Falta el título' : 'Faltan los títulos'
  const seen = head.map((title) => title.trim()).filter(Boolean)
  const shown = seen.slice(0, 6).map((title) => `«${title.slice(0, 40)}»`)
  throw new UnreadableFile(`${lacks} ${missing.join(' y ')}. La primera fila dice ${shown.join(', ')}.`)
}

function columnOf<Column extends string>(title: string, titles: Titles<Column>): Column | undefined {
  const folded = foldPhrase(title)
  const found = Object.entries<readonly string[]>(titles).find(([, all]) =>
    all.some((one) => foldPhrase(one) === folded),
  )
  return found?.[0] as Column | undefined
}
