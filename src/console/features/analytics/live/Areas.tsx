import type { components } from '../../../../../generated/api.d.ts'
import { LiveTable } from './LiveTable.tsx'

const filterOf = (id: number | null): Record<string, number> => (id === null ? { no_area: 1 } : { area: id })

/** What waits in each area, in the order of the areas. */
export function Areas({ areas }: { areas: readonly components['schemas']['LiveArea'][] }) {
  return (
    <LiveTable
      title="Por área"
      of="Área"
      rows={areas.map(({ id, ...area }) => ({
        ...area,
        key: String(id),
        label: area.name,
        filter: filterOf(id),
      }))}
    />
  )
}
