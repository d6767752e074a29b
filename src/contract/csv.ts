// Writes text as CSV cells that spreadsheets do not evaluate as formulas. All CSV output uses this module.

/** es-AR spreadsheets use semicolons. The byte order mark makes them read the file as UTF-8. */
const SEPARATOR = ';'
const BOM = '\uFEFF'

/** Characters that spreadsheets skip or do not show: separators, control and format characters, and blank letters. */
const INVISIBLE = '[\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Mn}\\u115F\\u1160\\u2800\\u3164\\uFFA0]'
/**
 * Characters that start a formula in some spreadsheet, including full-width, small, superscript and subscript forms.
 */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−˗‐‑‒–—]'

const FORMULA = new RegExp(`^${INVISIBLE}*${SIGN}`, 'u')
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u
const NUMBER = /^-?[\d.,]+( %)?$/

/**
 * Whether a spreadsheet could evaluate the text. Leading apostrophes are skipped, so that {@link fromCsvCell} removes
 * only the apostrophe that {@link csvCell} added.
 */
function computes(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return (FORMULA.test(bare) || HIDDEN.test(bare)) && !NUMBER.test(bare)
}

/**
 * Returns a cell that stays text: text that could be read as a formula, or whose first character is hidden, gets an
 * apostrophe.
 */
export function csvCell(text: string): string {
  const safe = computes(text) ? `'${text}` : text
  return /[";\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns the text of a cell written by {@link csvCell}, without the added apostrophe. */
export function fromCsvCell(cell: string): string {
  return cell.startsWith("'") && computes(cell.slice(1)) ? cell.slice(1) : cell
}

/** Returns the text of a CSV file. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${BOM}${csvLines(lines)}`
}

/** Returns lines of a CSV file that follow others. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(csvCell).join(SEPARATOR)}\r\n`).join('')
}
