import { classes } from '../../../../ui/classes.ts'
import { columns } from './columns.ts'
import { roles } from './roles.ts'
import type { Asked } from './useRows.ts'

interface HeadProps {
  sort: Asked['sort']
  onSort: (sort: Asked['sort']) => void
}

/** The headings of the inventory, which sort it. */
export function Head({ sort: [sorted, order], onSort }: HeadProps) {
  return (
    <thead {...roles.rowgroup}>
      <tr className="product-row product-head" {...roles.row} aria-rowindex={1}>
        <th {...roles.columnheader} scope="col" className="product-mark">
          <span className="sr-only">Elegir</span>
        </th>
        {columns.map(({ field, label, width, isNumber }) => (
          <th
            key={field}
            {...roles.columnheader}
            scope="col"
            className={classes(isNumber && 'num', field === 'name' && 'product-name')}
            style={{ width }}
            aria-sort={sorted === field ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
          >
            {SORTED.has(field) ? (
              <button
                type="button"
                className={classes('product-sort', sorted === field && 'is-sorted')}
                onClick={() => onSort([field, sorted === field && order === 'ASC' ? 'DESC' : 'ASC'])}
              >
                {label}
                {sorted === field && (order === 'ASC' ? ' ↑' : ' ↓')}
              </button>
            ) : (
              label
            )}
          </th>
        ))}
        <th {...roles.columnheader} scope="col" className="product-open">
          <span className="sr-only">Abrir</span>
        </th>
      </tr>
    </thead>
  )
}

/** Columns by which the list can be sorted. */
const SORTED: ReadonlySet<string> = new Set(['sku', 'name', 'category', 'price_cents', 'stock'])
