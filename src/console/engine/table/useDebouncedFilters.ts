import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { Filter } from '../../../contract/screen.ts'
import { isEmpty } from '../../ui/format.ts'
import { kinds } from '../fields/registry.tsx'
import { isReversed, otherEnd } from './range.ts'

/** Debounce of typed filters, in milliseconds. */
export const FILTER_DELAY = 300

type Values = Record<string, unknown>

/**
 * Returns the filter values including those being typed. Typed values are debounced, chosen ones apply immediately.
 * Changes from outside (clearing, a saved query, browser history) replace them.
 */
export function useDebouncedFilters(): [Values, (filter: Filter, value: unknown) => void] {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [draft, setDraft] = useState<Values>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ setFilters, displayedFilters })
  latest.current = { setFilters, displayedFilters }
  /** values that are incomplete, such as half a date, or a range's end before its start: shown but not applied */
  const half = useRef<Values>({})
  /** the filters last set by this hook */
  const own = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list's own filters change
  useEffect(() => {
    // Input that is still debounced is newer.
    if (timer.current !== undefined) return
    if (JSON.stringify(filterValues) !== own.current) half.current = {}
    setDraft(isBare(half.current) ? undefined : { ...filterValues, ...half.current })
  }, [JSON.stringify(filterValues)])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (filter: Filter, value: unknown) => {
    const values = { ...(draft ?? filterValues), [filter.key]: value }
    const { typed, complete } = kinds[filter.type]
    setDraft(values)
    clearTimeout(timer.current)
    timer.current = undefined
    const { [filter.key]: _, ...waiting } = half.current
    const isWhole = (one: unknown) => isEmpty(one) || complete === undefined || complete(one)
    const isHalf = !isWhole(value) || isReversed(values, filter.key)
    // The other end of a range, of the same type, waited only for this one.
    const other = otherEnd(filter.key)
    const others = Object.fromEntries(
      Object.entries(waiting).filter(([key, held]) => key !== other || isHalf || !isWhole(held)),
    )
    half.current = isHalf ? { ...others, [filter.key]: value } : others
    if (isHalf) return
    const apply = () => {
      timer.current = undefined
      const filters = Object.entries(withoutEmpty(values)).filter(([key]) => !(key in half.current))
      own.current = JSON.stringify(Object.fromEntries(filters))
      latest.current.setFilters(Object.fromEntries(filters), latest.current.displayedFilters)
    }
    if (typed) timer.current = setTimeout(apply, FILTER_DELAY)
    else apply()
  }
  return [draft ?? filterValues, change]
}

const isBare = (values: Values) => Object.keys(values).length === 0

const withoutEmpty = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
