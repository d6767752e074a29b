import { compareValues } from '../../contract/order.ts'
import { getPath } from '../../contract/path.ts'
import { fold } from '../../contract/phrase.ts'
import { dayIn } from '../../contract/zone.ts'
import { botZone } from '../ui/format.ts'
import type { ClientListRules } from './types.ts'

type Row = Record<string, unknown>

interface WholeQuery {
  filter?: Readonly<Record<string, unknown>> | undefined
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined
  pagination?: { page: number; perPage: number } | undefined
}

const noRules: ClientListRules = { match: {}, search: [], labels: {} }

/** Filters, sorts and pages a fully fetched list. `contains` ignores case and accents but distinguishes ñ from n. */
export function queryInMemory<T extends Row>(items: readonly T[], query: WholeQuery, rules: ClientListRules = noRules) {
  const kept = items.filter((item) =>
    Object.entries(query.filter ?? {}).every(([key, wanted]) => passes(item, key, wanted, rules)),
  )
  const { sort, pagination } = query
  if (sort) {
    const read = (item: Row) => shown(item, sort.field, rules)
    const sign = sort.order === 'DESC' ? -1 : 1
    kept.sort((a, b) => sign * compareValues(read(a), read(b)))
  }
  const from = pagination ? (pagination.page - 1) * pagination.perPage : 0
  return { data: pagination ? kept.slice(from, from + pagination.perPage) : kept, total: kept.length }
}

function passes(item: Row, key: string, wanted: unknown, rules: ClientListRules): boolean {
  if (wanted === undefined || wanted === null || wanted === '') return true
  if (key === 'q') return rules.search.some((source) => contains(shown(item, source, rules), wanted))
  const { source, as } = rules.match[key] ?? { source: key, as: 'equal' }
  const value = getPath(item, source)
  if (Array.isArray(wanted)) return wanted.some((one) => same(value, one))
  if (as === 'contains') return contains(shown(item, source, rules), wanted)
  if (as === 'from') return value !== null && value !== undefined && day(value) >= day(wanted)
  if (as === 'to') return value !== null && value !== undefined && day(value) <= day(wanted)
  return Array.isArray(value) ? value.some((one) => same(one, wanted)) : same(value, wanted)
}

/** Returns a value as the table shows it: enum values as their label. */
function shown(item: Row, source: string, rules: ClientListRules): unknown {
  const value = getPath(item, source)
  return rules.labels[source]?.[String(value)] ?? value
}

const contains = (value: unknown, wanted: unknown) =>
  value !== null && value !== undefined && fold(String(value)).includes(fold(String(wanted)))

const same = (a: unknown, b: unknown) => a === b || String(a) === String(b)

/** Returns the calendar day of a timestamp in the bot's time zone, as text that sorts chronologically. */
function day(value: unknown): string {
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : dayIn(date, botZone())
}
