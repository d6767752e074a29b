import { Link } from 'react-router-dom'
import { tableOf } from './table.ts'
import type { ChartData } from './types.ts'

interface ChartTableProps {
  data: ChartData
  title: string
  /** on the screen; it is always printed */
  hidden: boolean
  latestFirst?: boolean | undefined
}

/** The figures of a chart as a table. */
export function ChartTable({ data, title, hidden, latestFirst }: ChartTableProps) {
  const { head, rows } = tableOf(data)
  const ordered = latestFirst ? [...rows].reverse() : rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="chart-table" hidden={hidden} tabIndex={0} aria-label={`Tabla: ${title}`}>
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.href ? <Link to={row.href}>{row.head}</Link> : row.head}</th>
              {row.cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its column
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
