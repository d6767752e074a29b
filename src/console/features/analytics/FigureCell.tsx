import { DASH } from '../../ui/format.ts'
import { ListLink } from './ListLink.tsx'
import { type Column, textOf } from './table.ts'

interface CellProps<Row> {
  column: Column<Row>
  row: Row
  /** it names the row */
  first: boolean
}

/** A cell of a table of figures, with the way to what it counts. */
export function Cell<Row>({ column, row, first }: CellProps<Row>) {
  const text = textOf(column, row)
  const content = (
    <>
      {text === DASH || row[column.key] === 0 ? text : <ListLink to={column.to?.(row)}>{text}</ListLink>}
      {column.beside?.(row)}
    </>
  )
  return first ? <th scope="row">{content}</th> : <td>{content}</td>
}
