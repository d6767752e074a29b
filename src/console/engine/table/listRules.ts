import type { Column, Filter, Option, TableScreen } from '../../../contract/screen.ts'
import type { ClientListRules } from '../../providers/types.ts'
import { kinds } from '../fields/registry.tsx'

/** Returns the filter and search rules of a list that is filtered in the browser, from its filters and columns. */
export function clientListRules({ columns, filters }: Pick<TableScreen, 'columns' | 'filters'>): ClientListRules {
  const all = columns.flatMap((column) => [column, ...(column.details ?? [])])
  const labels = [...all, ...filters].filter(
    (field): field is Column & { options: Option[] } => field.options !== undefined,
  )
  return {
    match: Object.fromEntries(filters.map((filter) => [filter.key, matcher(filter)])),
    search: all.map((column) => column.source),
    labels: Object.fromEntries(
      labels.map(({ source, options }) => [
        source,
        Object.fromEntries(options.map(({ value, label }) => [String(value), label])),
      ]),
    ),
  }
}

function matcher(filter: Filter): ClientListRules['match'][string] {
  const { source, key, type } = filter
  const bound = /^(.+)_(from|to)$/.exec(key)
  if (bound)
    return { source: bound[1] === undefined || source !== key ? source : bound[1], as: bound[2] as 'from' | 'to' }
  return { source, as: kinds[type].match }
}
