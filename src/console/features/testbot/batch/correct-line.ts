import { linesOf } from './rejections.ts'

/** What separates the cells of a line. */
const SEPARATORS = /([;,\t"])/

/** Returns a list with the intent of a line replaced; undefined if the line has no such cell. */
export function withIntent(list: string, line: number, unknown: string, intent: string): string | undefined {
  const text = (linesOf(list)[line - 1] ?? '').trimEnd()
  const cells = text.split(SEPARATORS)
  const at = cells.findLastIndex((cell) => cell.trim() === unknown)
  const cell = cells[at]
  if (cell !== undefined) {
    const corrected = cell.replace(unknown, () => intent)
    return withLine(list, line, cells.with(at, corrected).join(''))
  }
  // A name with a separator in it is no cell of its own here.
  return text.endsWith(unknown) ? withLine(list, line, text.slice(0, -unknown.length) + intent) : undefined
}

/** Returns a list in which all of a line is the message: the tab says that its second column is empty. */
export const asMessage = (list: string, line: number): string =>
  withLine(list, line, `${linesOf(list)[line - 1] ?? ''}\t`)

const withLine = (list: string, line: number, text: string): string =>
  linesOf(list)
    .with(line - 1, text)
    .join('\n')
