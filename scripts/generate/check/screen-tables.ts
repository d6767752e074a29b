import { type Call, itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { LoadedScreen } from '../load/screens.ts'
import type { ColumnFile, FilterFile, Schema, TableFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { properties, propertyAt, resolve, similar } from '../schema.ts'
import { asColumn, asFilter, filterSchema, isSortable } from '../transform/tables.ts'

/** Checks that columns, filters and sort order of each table are fields of its list that the list supports. */
export function checkTables(contract: Contract): Finding[] {
  return contract.screens.flatMap(({ screen }: LoadedScreen) => {
    const list = screen.table && contract.calls.get(screen.table.list)
    if (!screen.table || !list) return []
    const item = itemSchema(contract.document, list)
    if (list.node['x-resource']?.verb !== 'list' || !item)
      return [finding(screen.table, 'list', `${list.id} is not a list`, 'add x-resource with verb: list and items')]
    return [
      ...columnFindings(contract, list, item, screen.table.columns),
      ...filterFindings(contract, list, item, screen.table.filters ?? []),
      ...sortFindings(contract, list, item, screen.table),
      ...summaryFindings(screen.table),
      ...exportFindings(contract, screen.table),
    ]
  })
}

/** Reports a CSV operation that does not export the rows of the table. */
function exportFindings({ calls }: Contract, { list, csv }: TableFile): Finding[] {
  const call = csv && calls.get(csv.operation)
  if (!csv || !call || call.node['x-export-of'] === list) return []
  return [finding(csv, 'operation', `${call.id} does not export ${list}`, `use an operation with x-export-of: ${list}`)]
}

function columnFindings(contract: Contract, list: Call, item: Schema, columns: (string | ColumnFile)[]): Finding[] {
  const { document } = contract
  return columns.flatMap((written, at) => {
    const column = asColumn(written)
    const [holder, key] = typeof written === 'string' ? [columns, at] : [written, 'field']
    const found = propertyAt(document, item, column.field)
    if (!found) return [unknownField(contract, holder, key, 'column', column.field, item, list)]
    const own: Finding[] = labelFindings([holder, key], column, resolve(document, found.schema))
    if (column.sortable === false && !isSortable(document, list, column.field, found.schema))
      own.push(
        finding(
          column,
          'sortable',
          `${list.id} cannot sort by ${column.field}, so sortable: false is redundant`,
          'remove sortable',
        ),
      )
    for (const [, name = ''] of (column.link ?? '').matchAll(/\{(\w+(?:\.\w+)*)\}/g))
      if (!propertyAt(document, item, name))
        own.push(unknownField(contract, column, 'link', 'link field', name, item, list))
    if (column.details) own.push(...columnFindings(contract, list, item, column.details))
    return own
  })
}

function filterFindings({ document }: Contract, list: Call, item: Schema, filters: (string | FilterFile)[]): Finding[] {
  return filters.flatMap((written, at) => {
    const filter = asFilter(written)
    const [holder, key] = typeof written === 'string' ? [filters, at] : [written, 'field']
    const { schema } = filterSchema(document, list, item, filter.field)
    if (schema) return labelFindings([holder, key], filter, resolve(document, schema))
    const rules = list.node['x-list']
    const known = rules ? Object.keys(rules.filter) : properties(document, item).keys()
    return [
      finding(
        holder,
        key,
        `${list.id} cannot filter by ${filter.field}`,
        `use one of: ${similar(filter.field, known)}`,
      ),
    ]
  })
}

function sortFindings({ document }: Contract, list: Call, item: Schema, { sort }: TableFile): Finding[] {
  if (!sort) return []
  const found = propertyAt(document, item, sort[0])
  if (found && isSortable(document, list, sort[0], found.schema)) return []
  const known = list.node['x-list']?.sort ?? properties(document, item).keys()
  return [finding(sort, 0, `${list.id} cannot sort by ${sort[0]}`, `use one of: ${similar(sort[0], known)}`)]
}

function summaryFindings(table: TableFile): Finding[] {
  const filters = new Set((table.filters ?? []).map((filter) => asFilter(filter).field))
  return [...(table.summary ?? '').matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) => {
    const key = /^count:([^=]+)(?:=.+)?$/.exec(inside)?.[1]
    if (inside === 'total' || (key && filters.has(key))) return []
    return [
      finding(
        table,
        'summary',
        `{${inside}} cannot be counted`,
        `use {total}, {count:key} or {count:key=value} with one of: ${[...filters].join(', ')}`,
      ),
    ]
  })
}

function unknownField(
  { document }: Contract,
  holder: object,
  key: string | number,
  kind: string,
  field: string,
  item: Schema,
  list: Call,
): Finding {
  const fields = properties(document, item).keys()
  return finding(
    holder,
    key,
    `the ${kind} ${field} is not a field of ${list.id}`,
    `use one of: ${similar(field, fields)}`,
  )
}

/** Reports a label that repeats the schema's title, and a field without label and title. */
export function labelFindings(
  [holder, key]: readonly [object, string | number],
  { field, label }: { field: string; label?: string },
  schema: Schema,
): Finding[] {
  if (label === undefined && schema.title === undefined)
    return [finding(holder, key, `${field} has no label`, 'add a title in Spanish to its schema')]
  if (label === undefined || label !== schema.title) return []
  return [finding(holder, 'label', `the label «${label}» repeats the schema's title`, 'remove the label')]
}
