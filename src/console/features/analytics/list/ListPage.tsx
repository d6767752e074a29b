import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { AnalyticsOtherKindOptions, ChatQuoteKindOptions } from '../../../../../generated/options.ts'
import type { Filter, TableScreen } from '../../../../contract/screen.ts'
import type { ScreenOf } from '../../../engine/AdminSection.tsx'
import { TableView } from '../../../engine/table/TableView.tsx'
import { PagePlaceContext } from '../../../ui/PagePlace.ts'
import { filterIn, placeOf } from './place.ts'
import { useNamedFilters } from './useNamedFilters.ts'
import { useTerms } from './useTerms.ts'

/** The list has no tab of its own: each tab leads to another page, with the list's filters. */
const NO_TAB = -1

/** /analytics/list: the generated list under the name and the days of its figure, with the way back to the figures. */
export default function ListPage({ screen }: { screen: ScreenOf<TableScreen> }) {
  const { search } = useLocation()
  const filter = useMemo(() => filterIn(search), [search])
  const { label, days, unit, page, tabs } = useMemo(() => placeOf(filter), [filter])
  const kinds = useMemo(() => screen.body.filters.map(withKinds), [screen])
  const filters = useNamedFilters(kinds, filter, tabs)
  const name = [label, ...useTerms(filters, filter), days].filter(Boolean).join(' · ')
  const place = useMemo(() => ({ parent: { text: 'Analíticas', href: page }, name }), [page, name])
  const shown = useMemo(
    () => ({
      ...screen,
      tabs: { strip: 'analytics', index: NO_TAB, search: tabs },
      body: { ...screen.body, filters, summary: [screen.body.summary, unit].filter(Boolean).join(' · ') },
    }),
    [screen, filters, unit, tabs],
  )
  return (
    <PagePlaceContext value={place}>
      <TableView screen={shown} />
    </PagePlaceContext>
  )
}

const KINDS = [...ChatQuoteKindOptions, ...AnalyticsOtherKindOptions]

/** Kinds of messages are chosen by their names, as the figures call them. */
const withKinds = (filter: Filter): Filter =>
  filter.key === 'message_kind' ? { ...filter, type: 'enum', options: KINDS } : filter
