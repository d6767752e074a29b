import { filterInput } from '../../../../contract/input.ts'

/** A part of a cell between signs that separate names. */
interface Piece {
  name: string
  /** whether it is a name as it is, whatever is in it */
  isQuoted: boolean
  /** the sign after it */
  sign: string
}

const PIECE = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,;|]|$)|([^,;|]*))([,;|]|$)/y

/** Returns names of labels as a cell has them, of which {@link namesIn} reads the same ones. */
export const namesAsCell = (names: readonly string[]): string =>
  names.map((name) => (/[,;|"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ')

/** Returns a name as a label has it. */
const clean = (text: string): string => filterInput('name', text).replace(/\s+/g, ' ').trim()

function piecesOf(cell: string): Piece[] {
  const pieces: Piece[] = []
  const pattern = new RegExp(PIECE)
  for (let sign = ','; sign !== ''; ) {
    const [, quoted, plain = '', next = ''] = pattern.exec(cell) ?? []
    const text = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    pieces.push({ name: clean(text), isQuoted: quoted !== undefined, sign: next })
    sign = next
  }
  return pieces
}

/** Returns every text of which {@link namesIn} asks for the key. */
export const textsOfCell = (cell: string): string[] => [clean(cell), ...piecesOf(cell).map(({ name }) => name)]

/**
 * Returns the names of labels in a cell: those in quotation marks, and between commas and the like. A known name may have
 * such signs itself.
 * @param known labels by their keys
 * @param keyOf what titles are compared by
 */
export function namesIn(
  cell: string,
  known: ReadonlyMap<string, { title: string }>,
  keyOf: (text: string) => string,
): string[] {
  const whole = clean(cell)
  if (known.has(keyOf(whole))) return [whole]
  const pieces = piecesOf(cell)
  const longer = [...known.values()]
    .filter(({ title }) => /[,;|]/.test(title))
    .map(({ title }) => ({ title, parts: piecesOf(title) }))
    .sort((one, other) => other.parts.length - one.parts.length)
  const names: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const begins = longer.find(({ parts }) =>
      parts.every(({ name, sign }, index) => {
        const piece = pieces[at + index]
        const isLast = index === parts.length - 1
        return piece && !piece.isQuoted && keyOf(piece.name) === keyOf(name) && (isLast || piece.sign === sign)
      }),
    )
    names.push(begins?.title ?? pieces[at]?.name ?? '')
    at += begins?.parts.length ?? 1
  }
  return names.filter(Boolean)
}
