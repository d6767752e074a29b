// How a text becomes a cell of a CSV file that no spreadsheet computes. Said here for everything that writes CSV.

/** es-AR spreadsheets split at semicolons; the mark at the start tells them that this is UTF-8. */
const SEPARATOR = ';'
const BOM = '\uFEFF'

/** What spreadsheets pass over, or do not show: separators, controls, formats and letters that look like nothing. */
const UNSEEN = '[\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Mn}\\u115F\\u1160\\u2800\\u3164\\uFFA0]'
/** A formula's first sign, in every shape that some spreadsheet takes for it: full width, small, raised, lowered. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−˗‐‑‒–—]'

const FORMULA = new RegExp(`^${UNSEEN}*${SIGN}`, 'u')
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u
const NUMBER = /^-?[\d.,]+( %)?$/

/** Apostrophes that a text brings along are looked behind, so that reading takes away only the one that was given. */
function computes(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return (FORMULA.test(bare) || HIDDEN.test(bare)) && !NUMBER.test(bare)
}

/** A cell that stays text: what could be taken for a formula, or hides its first sign, gets an apostrophe. */
export function csvCell(text: string): string {
  const safe = computes(text) ? `'${text}` : text
  return /[";\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that `csvCell` may have written, without the apostrophe that it was given. */
export function fromCsvCell(cell: string): string {
  return cell.startsWith("'") && computes(cell.slice(1)) ? cell.slice(1) : cell
}

/** The text of a CSV file. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${BOM}${lines.map((line) => `${line.map(csvCell).join(SEPARATOR)}\r\n`).join('')}`
}
