import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'
import { formatInteger } from '../../ui/format.ts'

/**
 * Placeholders of a summary: `{total}` is the number of matching rows; `{count:key=value}` counts all rows with that
 * value, and `{count:key}` those with true.
 */
const PART = /\{(total|count:[^}]+)\}/g

/** Returns the filter of a placeholder; undefined for `{total}`. */
export function countFilter(part: string): Record<string, unknown> | undefined {
  if (part === 'total') return undefined
  const [key = '', value] = part.slice('count:'.length).split('=')
  return { [key]: value === undefined || value === 'true' ? true : value === 'false' ? false : value }
}

/** The summary line above a table, such as 'Conectados: 3'. */
export function Summary({ text, meta }: { text: string; meta: object }) {
  const { resource, total, sort } = useListContext()
  const dataProvider = useDataProvider()
  const parts = [...text.matchAll(PART)].map((match) => match[1] ?? '')
  const counts = useQueries({
    queries: parts.map((part) => ({
      queryKey: [resource, 'getList', 'count', part, meta],
      enabled: part !== 'total',
      queryFn: async () => {
        const filter = countFilter(part)
        const answer = await dataProvider.getList(resource, { filter, sort, pagination: { page: 1, perPage: 1 }, meta })
        return answer.total ?? 0
      },
    })),
  })
  let at = -1
  const shown = text.replace(PART, (_, part: string) => {
    at += 1
    const count = part === 'total' ? total : counts[at]?.data
    return count === undefined ? '…' : formatInteger(count)
  })
  return <p className="summary">{shown}</p>
}
