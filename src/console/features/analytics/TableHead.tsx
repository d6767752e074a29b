import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Column, Order } from './table.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  order: Order<Row> | undefined
  onOrder: (order: Order<Row>) => void
}

/** The headings of a table; those of a table that can be sorted are buttons. */
export function TableHead<Row>({ columns, order, onOrder }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label }, at) => {
          const current = order?.key === key
          if (!order)
            return (
              <th key={key} scope="col">
                {label}
              </th>
            )
          return (
            <th key={key} scope="col" aria-sort={current ? (order.descending ? 'descending' : 'ascending') : undefined}>
              <button
                type="button"
                className={classes('analytics-sort', current && 'analytics-sorted')}
                // Names begin with A, figures with the largest.
                onClick={() => onOrder({ key, descending: current ? !order.descending : at > 0 })}
              >
                {label}
                {current && <Icon name={order.descending ? 'chevron-down' : 'chevron-up'} size={16} />}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
