import type { Filter } from '../../../contract/screen.ts'

const NUMBERS: ReadonlySet<Filter['type']> = new Set(['reference', 'integer', 'number'])

/**
 * Returns the query of an address with the filters it names as the list keeps them: `?group_id=5` is the list of group 5.
 * Undefined if it names none.
 */
export function addressedFilters(search: string, filters: readonly Filter[]): string | undefined {
  const query = new URLSearchParams(search)
  const named = filters.filter(({ key }) => query.has(key))
  if (named.length === 0) return undefined
  const values = named.map((filter) => [filter.key, typed(filter, query.get(filter.key) ?? '')] as const)
  for (const { key } of named) query.delete(key)
  query.set('filter', JSON.stringify(Object.fromEntries(values)))
  return `?${query}`
}

function typed({ type, options }: Filter, text: string): unknown {
  if (type === 'boolean') return text === 'true'
  // Options have the type of their values: the days of the week are numbers.
  const option = options?.find(({ value }) => String(value) === text)
  if (option) return option.value
  return NUMBERS.has(type) && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
