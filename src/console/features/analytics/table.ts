import type { ReactNode } from 'react'
import { csvText } from '../../../contract/csv.ts'
import { dashed, datedName } from '../../../contract/file-name.ts'
import { DASH, formatInteger, typedNumber } from '../../ui/format.ts'
import { saveText } from '../../ui/save.ts'

/** A column of a table of figures. */
export interface Column<Row> {
  key: keyof Row & string
  label: string
  /** what a number is written as; whole numbers by default */
  format?: (value: number) => string
  /** what a text is written as, such as a day */
  write?: (value: string) => string
  /** the list of what it counts */
  to?: (row: Row) => string | undefined
  /** what its numbers are in a file, by its heading, and what they are multiplied with to be that */
  unit?: 'segundos' | '%'
  scale?: number
  /** shown beside the value */
  beside?: (row: Row) => ReactNode
}

export interface Order<Row> {
  key: keyof Row & string
  descending: boolean
}

/** Rows shown at first. */
const FIRST = 25

export const cutOff = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, FIRST)

/** Returns a value as it is shown; a dash without one. */
export function textOf<Row>({ key, format = formatInteger, write }: Column<Row>, row: Row): string {
  const value = row[key]
  if (typeof value === 'number') return format(value)
  return typeof value === 'string' && value !== '' ? (write?.(value) ?? value) : DASH
}

/** Returns rows in an order. Those without a value are last in both directions. */
export function ordered<Row>(rows: readonly Row[], order: Order<Row> | undefined): readonly Row[] {
  if (!order) return rows
  const { key, descending } = order
  return [...rows].sort((one, other) => {
    const [a, b] = [one[key], other[key]]
    const missing = Number(a === null) - Number(b === null)
    if (missing !== 0 || a === null || b === null) return missing
    const step = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es')
    return descending ? -step : step
  })
}

/** Decimals of numbers in files. */
const PLACES = 1e4

interface Named {
  title: string
  /** what the figures are of */
  days: { from: string; to: string } | undefined
}

/** Downloads rows as they are ordered, with every column. Numbers stay numbers. */
export function downloadTable<Row>(
  { title, days }: Named,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = row[column.key]
      if (typeof value === 'number') return typedNumber(Math.round(value * (column.scale ?? 1) * PLACES) / PLACES)
      return value === null ? '' : textOf(column, row)
    }),
  )
  const head = columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))
  saveText(`${days ? datedName(dashed(title), days) : dashed(title)}.csv`, csvText([head, ...lines]))
}
