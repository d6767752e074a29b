import { csvText } from '../../../contract/csv.ts'
import { getPath } from '../../../contract/path.ts'
import type { Column } from '../../../contract/screen.ts'
import { plainText } from '../fields/text.ts'

type Row = Record<string, unknown>

/** Columns as a file has them: details beside the values that they detail, each source once. */
export function csvColumns(columns: readonly Column[]): Column[] {
  const all = columns.flatMap((column) => {
    const details = column.details ?? []
    return details.some((detail) => detail.source === column.source) ? details : [column, ...details]
  })
  return all.filter((column, index) => all.findIndex((other) => other.source === column.source) === index)
}

/** Texts of records that are referred to, by the referring field and their id. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The text of a CSV file: one heading per column and detail, one line per row, values as the table shows them. */
export function toCsv(columns: readonly Column[], rows: readonly Row[], labels: Labels = {}): string {
  const all = csvColumns(columns)
  const text = (column: Column, row: Row) => {
    const value = getPath(row, column.source)
    const known = labels[column.source]
    if (!known || value === null || value === undefined) return plainText(column, value)
    return (Array.isArray(value) ? value : [value]).map((id) => known[String(id)] ?? String(id)).join(', ')
  }
  return csvText([all.map((column) => column.label), ...rows.map((row) => all.map((column) => text(column, row)))])
}

/** Asks for one page of what matches; answers its rows and how many match in all. */
export type FetchPage = (page: number, perPage: number) => Promise<{ data: Row[]; total?: number | undefined }>

/**
 * All matching rows, page by page.
 * @param perPage the most rows that one call returns
 * @param onProgress told after each page
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
