/** Prints rows as an aligned table with a heading. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const text = (row: Record<string, string | number>, column: string) => String(row[column] ?? '')
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => text(row, column).length)))
  const line = (cells: string[]) => cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')
  console.log(`\n${title}\n${line(columns)}\n${line(widths.map((width) => '─'.repeat(width)))}`)
  for (const row of rows) console.log(line(columns.map((column) => text(row, column))))
}

/** The value below which the given share (0–1) of the samples lies. */
export function quantile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
