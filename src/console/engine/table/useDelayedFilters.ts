import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { Filter } from '../../../contract/screen.ts'
import { isEmpty } from '../../ui/format.ts'
import { kinds } from '../fields/registry.tsx'

/** Milliseconds between the last key and the question. */
export const FILTER_DELAY = 300

type Values = Record<string, unknown>

/**
 * The filters as they are being typed. What is typed is asked for when the typing rests; what is chosen, at once.
 * Changes from elsewhere (cleared, a saved query, the browser's back) take over.
 */
export function useDelayedFilters(): [Values, (filter: Filter, value: unknown) => void] {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [draft, setDraft] = useState<Values>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ setFilters, displayedFilters })
  latest.current = { setFilters, displayedFilters }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list's own filters change
  useEffect(() => {
    // what is still being typed is newer
    if (timer.current === undefined) setDraft(undefined)
  }, [JSON.stringify(filterValues)])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (filter: Filter, value: unknown) => {
    const values = { ...(draft ?? filterValues), [filter.key]: value }
    const { typed, complete } = kinds[filter.type]
    setDraft(values)
    clearTimeout(timer.current)
    timer.current = undefined
    // half a date is no filter yet
    if (!isEmpty(value) && complete && !complete(value)) return
    const apply = () => {
      timer.current = undefined
      latest.current.setFilters(withoutEmpty(values), latest.current.displayedFilters)
    }
    if (typed) timer.current = setTimeout(apply, FILTER_DELAY)
    else apply()
  }
  return [draft ?? filterValues, change]
}

const withoutEmpty = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
