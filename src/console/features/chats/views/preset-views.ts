import type { Command } from '../../../commands/registry.ts'
import { defaultFilter, type Filter, withFilterDefaults } from '../filters/filter.ts'
import type { Area, Counts, View } from '../state/types.ts'

/** A preset view: its filter, and its counts once they are known. */
export interface PresetView {
  label: string
  filter: Filter
  count?: { total: number; unread: number }
}

const anytime = (): Filter => ({ ...defaultFilter(), date_start: null, date_end: null, type: 'all' })
const waiting = (): Filter => ({ ...anytime(), type: 'contact_requests' })

/** Returns the preset views of every inbox. */
export function presetViews(counts?: Counts): PresetView[] {
  return [
    { label: 'Por defecto', filter: defaultFilter() },
    { label: 'Nuevas', filter: waiting(), count: counts?.new },
    { label: 'Mías', filter: { ...waiting(), mine: true }, count: counts?.mine },
    { label: 'Menciones', filter: { ...anytime(), mentioned: true }, count: counts?.mentions },
    { label: 'Sin asignar', filter: { ...waiting(), state: 'sinasignar' }, count: counts?.unassigned },
    { label: 'Pospuestas', filter: { ...anytime(), category: 'pospuestas' }, count: counts?.snoozed },
  ]
}

/** Returns one view per area that the user sees. */
export function areaViews(areas: readonly Area[], counts?: Counts): PresetView[] {
  return areas.map(({ id, name }) => ({
    label: name,
    filter: { ...waiting(), area: id },
    // The server only lists areas with waiting chats.
    count: counts && (counts.areas.find((one) => one.id === id) ?? { total: 0, unread: 0 }),
  }))
}

interface Known {
  counts?: Counts
  views?: readonly View[]
  areas?: readonly Area[]
}

/** Returns a palette command for every view. */
export function viewCommands({ counts, views = [], areas = [] }: Known, show: (filter: Filter) => void): Command[] {
  const command = (id: string, label: string, icon: string, filter: Filter, unread?: number): Command => ({
    id: `view:${id}`,
    label,
    group: 'Vistas',
    icon,
    keywords: 'vista ver filtro conversaciones',
    hint: unread ? `${unread} sin leer` : undefined,
    run: () => show(filter),
  })
  return [
    ...views.map(({ id, name, filter }) => {
      const count = counts?.views.find((one) => one.id === id)
      return command(`saved:${id}`, name, 'bookmark', withFilterDefaults(filter), count?.unread)
    }),
    ...presetViews(counts).map(({ label, filter, count }) => command(label, label, 'inbox', filter, count?.unread)),
    ...areaViews(areas, counts).map(({ label, filter, count }) =>
      command(`area:${filter.area}`, `Área ${label}`, 'swap', filter, count?.unread),
    ),
  ]
}
