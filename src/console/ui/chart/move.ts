interface Layout {
  count: number
  /** columns of the data; 1 if the items are a row */
  columns: number
  /** columns and rows of the data are drawn as rows and columns */
  turned?: boolean | undefined
}

const TURNED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
}

/** Returns the place to which a key leads from a place; undefined for other keys. Arrows stop at the edges. */
export function moved(at: number, key: string, wide: boolean, { count, columns, turned }: Layout): number | undefined {
  if (columns === 1) return movedInRow(at, key, count)
  const arrow = turned ? (TURNED[key] ?? key) : key
  const column = at % columns
  switch (arrow) {
    case 'ArrowRight':
      return column < columns - 1 ? at + 1 : at
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at
    case 'ArrowDown':
      return at + columns < count ? at + columns : at
    case 'ArrowUp':
      return at >= columns ? at - columns : at
    case 'Home':
      return wide ? 0 : turned ? column : at - column
    case 'End':
      return wide ? count - 1 : turned ? count - columns + column : at - column + columns - 1
    default:
      return undefined
  }
}

function movedInRow(at: number, key: string, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, at + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
