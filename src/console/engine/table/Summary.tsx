import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import { formatInteger } from '../../ui/format.ts'

/**
 * Placeholders of a summary: `{total}` is the number of matching rows; `{count:key=value}` counts all rows with that
 * value, and `{count:key}` those with true.
 */
const COUNT = /\{(count:[^}]+)\}/

/** Returns the filter of a `count:` placeholder. */
export function countFilter(part: string): Record<string, unknown> {
  const [key = '', value] = part.slice('count:'.length).split('=')
  return { [key]: value === undefined || value === 'true' ? true : value === 'false' ? false : value }
}

/** The parts of a summary, each with at most one count. */
const SEPARATOR = ' · '

/**
 * The summary line above a table, such as «Conectados: 3 · Sin confirmar: 2». A part that counts rows is a button that
 * filters the list for them, and shows all again.
 */
export function Summary({ text, meta }: { text: string; meta: object }) {
  return (
    <p className="summary">
      {text.split(SEPARATOR).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && SEPARATOR}
          <Part text={part} meta={meta} />
        </Fragment>
      ))}
    </p>
  )
}

const numberText = (count: number | undefined): string => (count === undefined ? '…' : formatInteger(count))

function Part({ text, meta }: { text: string; meta: object }) {
  const { resource, total, sort, filterValues, setFilters } = useListContext()
  const dataProvider = useDataProvider()
  const what = COUNT.exec(text)?.[1]
  const filter = what === undefined ? undefined : countFilter(what)
  const { data } = useQuery({
    queryKey: [resource, 'getList', 'count', what, meta],
    // The rows come first.
    enabled: filter !== undefined && total !== undefined,
    queryFn: async () => {
      const answer = await dataProvider.getList(resource, { filter, sort, pagination: { page: 1, perPage: 1 }, meta })
      return answer.total ?? 0
    },
  })
  const shown = text.replace(COUNT, numberText(data)).replace('{total}', numberText(total))
  const isActive = filter !== undefined && Object.entries(filter).every(([key, value]) => filterValues[key] === value)
  if (!filter || (!data && !isActive)) return <span className="summary-part">{shown}</span>
  const rest = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !(key in filter)))
  const displayed = Object.fromEntries(Object.keys(filter).map((key) => [key, true]))
  return (
    <button
      type="button"
      className="summary-part summary-filter"
      aria-pressed={isActive}
      onClick={() => (isActive ? setFilters(rest) : setFilters(filter, displayed))}
    >
      {shown}
    </button>
  )
}
