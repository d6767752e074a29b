import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TableScreen } from '../../../../contract/screen.ts'
import type { ScreenOf } from '../../../engine/AdminSection.tsx'
import { TableView } from '../../../engine/table/TableView.tsx'
import { PagePlaceContext } from '../../../ui/PagePlace.ts'
import { placeOf } from './place.ts'

/** The list has no tab of its own: each tab leads to another page, with the list's filters. */
const NO_TAB = -1

/** /analytics/list: the generated list under the name and the days of its figure, with the way back to the figures. */
export default function ListPage({ screen }: { screen: ScreenOf<TableScreen> }) {
  const { search } = useLocation()
  const { name, unit, page, tabs } = useMemo(() => placeOf(search), [search])
  const place = useMemo(() => ({ parent: { text: 'Analíticas', href: page }, name }), [page, name])
  const shown = useMemo(
    () => ({
      ...screen,
      tabs: { strip: 'analytics', index: NO_TAB, search: tabs },
      body: { ...screen.body, summary: [screen.body.summary, unit].filter(Boolean).join(' · ') },
    }),
    [screen, unit, tabs],
  )
  return (
    <PagePlaceContext value={place}>
      <TableView screen={shown} />
    </PagePlaceContext>
  )
}
