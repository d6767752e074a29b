import { csvText } from '../../../contract/csv.ts'
import { getPath } from '../../../contract/path.ts'
import type { Column } from '../../../contract/screen.ts'
import { plainText } from '../fields/text.ts'

type Row = Record<string, unknown>

/** Returns the columns of a file: details become columns next to theirs, and each source occurs once. */
export function csvColumns(columns: readonly Column[]): Column[] {
  const all = columns.flatMap((column) => {
    const details = column.details ?? []
    return details.some((detail) => detail.source === column.source) ? details : [column, ...details]
  })
  return all.filter((column, index) => all.findIndex((other) => other.source === column.source) === index)
}

/** Labels of referenced records, by field and id. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns CSV text: one heading per column and detail, one line per row, values as displayed. */
export function toCsv(columns: readonly Column[], rows: readonly Row[], labels: Labels = {}): string {
  const all = csvColumns(columns)
  const text = (column: Column, row: Row) => {
    const value = getPath(row, column.source)
    const known = labels[column.source]
    if (!known || value === null || value === undefined) {
      const shown = plainText(column, value)
      // Spreadsheets recognize an amount by its plain space.
      return column.type === 'money' ? shown.replace('\u00a0', ' ') : shown
    }
    return (Array.isArray(value) ? value : [value]).map((id) => known[String(id)] ?? String(id)).join(', ')
  }
  return csvText([all.map((column) => column.label), ...rows.map((row) => all.map((column) => text(column, row)))])
}

/** Fetches one page of the matching rows and their total number. */
type FetchPage = (page: number, perPage: number) => Promise<{ data: Row[]; total?: number | undefined }>

/**
 * Fetches all matching rows page by page.
 * @param perPage maximum rows per request
 * @param onProgress called after each page
 */
export async function fetchAll(
  fetchPage: FetchPage,
  perPage: number,
  onProgress: (loaded: number, total: number) => void = () => {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await fetchPage(page, perPage)
    rows.push(...data)
    onProgress(rows.length, total)
    if (data.length === 0 || rows.length >= total) return rows
  }
}
