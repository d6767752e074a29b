import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/format.ts'
import { countChanges, type Filter } from '../filters/filter.ts'
import { PublishLink } from './PublishLink.tsx'

interface NoChatsProps {
  filter: Filter
  onFilter: (change: Partial<Filter>) => void
  onClear: () => void
}

/** Where else a search may find something. */
function widerSearches({ q, category, date_start, date_end }: Filter): [label: string, change: Partial<Filter>][] {
  if (!q) return []
  const isResolved = category === 'resueltas'
  return [
    ...(date_start || date_end
      ? [['Buscar en todas las fechas', { date_start: null, date_end: null }] satisfies [string, Partial<Filter>]]
      : []),
    [isResolved ? 'Buscar en Nuevas' : 'Buscar en Resueltas', { category: isResolved ? 'nuevas' : 'resueltas' }],
  ]
}

/** An empty list: what will be here, or how to see more. */
export default function NoChats({ filter, onFilter, onClear }: NoChatsProps) {
  const changes = countChanges(filter) + Number(filter.q !== '')
  if (filter.category === 'nuevas' && changes === 0)
    return (
      <EmptyState icon="inbox" title="No hay conversaciones nuevas" help="pasar-a-una-persona">
        <p>Aquí verás a los clientes que piden hablar con una persona.</p>
        <PublishLink />
      </EmptyState>
    )
  if (filter.category === 'pospuestas' && changes === 0)
    return (
      <EmptyState icon="snooze" title="No hay conversaciones pospuestas" help="asignar-y-resolver">
        Pospón una conversación con <kbd>Z</kbd>: vuelve a la hora que elijas.
      </EmptyState>
    )
  return (
    <EmptyState icon="search" title="Ninguna conversación cumple los filtros">
      {changes > 0 && <p>{plural(changes, 'filtro aplicado', 'filtros aplicados')}.</p>}
      {widerSearches(filter).map(([label, change]) => (
        <Button key={label} icon="search" onClick={() => onFilter(change)}>
          {label}
        </Button>
      ))}
      <Button icon="close" onClick={onClear}>
        Quitar filtros
      </Button>
    </EmptyState>
  )
}
