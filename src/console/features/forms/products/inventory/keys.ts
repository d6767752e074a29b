import { columns } from './columns.ts'

/** Rows that Page Up and Page Down move by. */
const LEAP = 10

/** Returns how far a key moves in the grid; undefined for one that does not. */
export function stepOf(
  key: string,
  isCommand: boolean,
  total: number,
): readonly [down: number, right: number] | undefined {
  const steps: Record<string, readonly [number, number]> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    PageDown: [LEAP, 0],
    PageUp: [-LEAP, 0],
    Home: [isCommand ? -total : 0, -columns.length],
    End: [isCommand ? total : 0, columns.length],
  }
  return steps[key]
}
