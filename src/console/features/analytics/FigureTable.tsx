import { type ReactNode, use, useId, useState } from 'react'
import { fold } from '../../../contract/phrase.ts'
import { Button } from '../../ui/Button.tsx'
import { ChartCaption } from '../../ui/chart/caption.ts'
import { formatInteger } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Cell } from './FigureCell.tsx'
import { TableHead } from './TableHead.tsx'
import { type Column, cutOff, downloadTable, type Order, ordered } from './table.ts'

interface FigureTableProps<Row> {
  title: string
  note?: ReactNode
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** the first names the row */
  columns: readonly Column<Row>[]
  /** the order at first; without it the rows keep theirs and have no other */
  order?: Order<Row>
  /** what the search looks into */
  searched?: (row: Row) => string
  emptyText: string
}

/** A table of figures that can be downloaded, and searched and sorted where the caller says so. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { title, note, rows, keyOf, columns, searched, emptyText } = props
  const [order, setOrder] = useState(props.order)
  const [sought, setSought] = useState('')
  const [all, setAll] = useState(false)
  const { days } = use(ChartCaption)
  const id = useId()
  const wanted = fold(sought.trim())
  const found = searched && wanted ? rows.filter((row) => fold(searched(row)).includes(wanted)) : rows
  const sorted = ordered(found, order)
  const shown = all ? sorted : cutOff(sorted)
  return (
    <section className="card figure-table" aria-labelledby={id}>
      <div className="analytics-heading">
        <div>
          <h2 id={id} className="analytics-title">
            {title}
          </h2>
          {note && <p className="soft">{note}</p>}
        </div>
        {rows.length > 0 && (
          <div className="analytics-tools">
            {searched && <TextField label="Buscar" type="search" value={sought} onChange={setSought} />}
            <Button icon="download" onClick={() => downloadTable({ title, days }, columns, sorted)}>
              Exportar CSV
            </Button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="analytics-none">{rows.length > 0 ? `Nada coincide con «${sought.trim()}».` : emptyText}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className="analytics-scroll" tabIndex={0} aria-label={`Tabla: ${title}`}>
          <table className="analytics-table">
            <caption className="sr-only">{title}</caption>
            <TableHead columns={columns} order={order} onOrder={setOrder} />
            <tbody>
              {shown.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map((column, at) => (
                    <Cell key={column.key} column={column} row={row} first={at === 0} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {shown.length < sorted.length && (
        <Button variant="ghost" className="analytics-more" onClick={() => setAll(true)}>
          {`Ver todo (${formatInteger(sorted.length)})`}
        </Button>
      )}
    </section>
  )
}
