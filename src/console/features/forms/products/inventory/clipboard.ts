/**
 * Reads a block that was copied from a spreadsheet: cells apart by tabs, rows by line breaks, both in quotes where a cell
 * has them itself.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t') end()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      end()
      rows.push([])
    } else cell += sign
  }
  end()
  // A spreadsheet ends the last row, too.
  if (rows.length > 1 && rows.at(-1)?.every((last) => last === '')) rows.pop()
  return rows
}
