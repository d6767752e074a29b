import { parse } from 'csv-parse/sync'
import { fromCsvCell } from '../../../contract/csv.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { textError } from '../../../contract/text-file.ts'
import { UnreadableFile } from './unreadable.ts'

/** Accepted titles of each column. The first is shown to people; the others are accepted as well. */
type Titles<Column extends string> = Readonly<Record<Column, readonly [string, ...string[]]>>

/** A row below the titles. A column that the file does not have is undefined. */
export interface CsvRow<Column extends string> {
  cells: Readonly<Partial<Record<Column, string>>>
  /** first line of the row in the file */
  line: number
  /** row number in a spreadsheet, which does not show a `sep=` line */
  row: number
}

/** Parser state after a record. */
interface Info {
  lines: number
  records: number
  empty_lines: number
}

interface CsvRecord {
  cells: string[]
  line: number
  row: number
}

const DELIMITERS = [';', '\t', ',', '|']

/**
 * Maximum number of characters in a row and in the first row, and of cells in a file. Parsing larger files would block
 * other requests.
 */
const MOST_OF_ROW = 300_000
const MOST_OF_TITLES = 100_000
const MOST_CELLS = 500_000

/**
 * Parses a CSV file as spreadsheets write it: titles in the first row that is not empty, and any common separator or
 * the one that a first line `sep=;` sets.
 * @param needed columns that the file must have
 * @throws {UnreadableFile} with what is wrong with the file
 */
export function readCsv<Column extends string>(
  content: string,
  titles: Titles<Column>,
  needed: readonly NoInfer<Column>[],
): CsvRow<Column>[] {
  const problem = textError(content)
  if (problem) throw new UnreadableFile(problem)
  const named = /^\uFEFF?"?sep=(.)"?(\r\n?|\n|$)/i.exec(content)
  const text = named ? content.slice(named[0].length) : content
  const known = columnsByTitle(titles)
  const delimiter = named?.[1] ?? likeliest(text, known)
  const [head, ...rows] = recordsOf(text, delimiter, named ? 1 : 0)
  const columns = columnsOf(head?.cells ?? [], known, titles, needed)
  if (rows.length === 0) throw new UnreadableFile('El archivo tiene los títulos y ninguna fila. Agrega al menos una.')
  return rows.map(({ cells, ...at }) => ({
    ...at,
    cells: Object.fromEntries(columns.map(([column, i]) => [column, plain(cells[i] ?? '')])) as CsvRow<Column>['cells'],
  }))
}

/** Removes the apostrophe that keeps spreadsheets from reading the cell as a formula. */
const plain = (text: string) => fromCsvCell(text.trim()).trim()

/** Returns the separator with which the first row contains the most known titles. */
function likeliest(text: string, columns: ReadonlyMap<string, unknown>): string {
  const found = DELIMITERS.map((delimiter) => {
    try {
      const head = {
        ...options(delimiter),
        to: 1,
        skip_empty_lines: true,
        max_record_size: MOST_OF_TITLES,
      }
      const [titles = []] = parse(text, head) as string[][]
      return titles.filter((title) => columns.has(normalizePhrase(title))).length
    } catch {
      return 0
    }
  })
  return DELIMITERS[found.indexOf(Math.max(...found))] as string
}

const options = (delimiter: string) => ({
  delimiter,
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
})

/** Returns the records that are not empty. */
function recordsOf(text: string, delimiter: string, skipped: number): CsvRecord[] {
  let last = 0
  let cells = 0
  const noted = (record: string[], { lines, records, empty_lines }: Info) => {
    last = lines
    cells += record.length
    if (cells > MOST_CELLS)
      throw new UnreadableFile(`El archivo tiene más de ${MOST_CELLS / 1000}.000 celdas. Divídelo en varios.`)
    return { record, lines, row: records + empty_lines }
  }
  try {
    const how = {
      ...options(delimiter),
      skip_empty_lines: true,
      max_record_size: MOST_OF_ROW,
    }
    const read = parse(text, {
      ...how,
      on_record: noted as never,
    }) as unknown as ReturnType<typeof noted>[]
    return read
      .map(({ record, lines, row }) => ({
        cells: record,
        // The parser reports the last line of a record.
        line: Math.max(1, lines - record.join('').split('\n').length + 1) + skipped,
        row,
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const lines = text.split(/\r\n?|\n/)
    // The parser skips empty lines without reporting them.
    while (lines[last] === '') last++
    const at = `la línea ${last + 1 + skipped}`
    if ((error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableFile(`La fila que empieza en ${at} es demasiado larga. Acórtala.`)
    throw new UnreadableFile(`En ${at} hay comillas que no se cierran. Ciérralas o quítalas.`)
  }
}

function columnsOf<Column extends string>(
  head: readonly string[],
  known: ReadonlyMap<string, Column>,
  titles: Titles<Column>,
  needed: readonly Column[],
): [Column, number][] {
  const columns = new Map<Column, number>()
  for (const [i, title] of head.entries()) {
    const column = known.get(normalizePhrase(title))
    const before = column === undefined ? undefined : columns.get(column)
    if (column !== undefined && before !== undefined)
      throw new UnreadableFile(
        `El título ${titles[column][0]} está dos veces: «${head[before]?.trim()}» y «${title.trim()}». Deja uno solo.`,
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

/** Maps each normalized title to its column. */
function columnsByTitle<Column extends string>(titles: Titles<Column>): Map<string, Column> {
  const named = Object.entries<readonly string[]>(titles) as [Column, readonly string[]][]
  // If two columns share a title, the first one gets it.
  return new Map(
    named.reverse().flatMap(([column, all]) => all.map((title) => [normalizePhrase(title), column] as const)),
  )
}
