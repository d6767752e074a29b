import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { momentIn } from '../../../contract/zone.ts'
import { botZone } from '../../ui/format.ts'
import { type Filters, filtersFrom, searchOf } from './filters.ts'
import { useToday } from './useToday.ts'

interface FiltersState {
  filters: Filters
  /** changes some and keeps the rest; each choice is a step that the browser goes back from */
  change: (some: Partial<Filters>) => void
  /** without the filters; the days stay */
  clear: () => void
}

/**
 * The filters in the address: they survive a reload, go along to the other pages and can be shared as a link. Their days
 * move on at midnight.
 */
export function useFilters(): FiltersState {
  const { search } = useLocation()
  const [, setParams] = useSearchParams()
  const [day, zone] = [useToday(), botZone()]
  const filters = useMemo(() => filtersFrom(search, momentIn(day, '12:00', zone)), [search, day, zone])
  const change = (some: Partial<Filters>) => setParams(searchOf({ ...filters, ...some }).slice(1))
  const none = { channel: undefined, area: undefined, user: undefined, label: undefined }
  return { filters, change, clear: () => change(none) }
}
