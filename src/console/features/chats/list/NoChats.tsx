import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/format.ts'
import { CHOICES, countChanges, type Filter } from '../filters/filter.ts'
import { PublishLink } from './PublishLink.tsx'

interface NoChatsProps {
  filter: Filter
  onFilter: (change: Partial<Filter>) => void
  onClear: () => void
}

/** Where else a search may find something: in the other lists, and without asking for mentions. */
function widerSearches({ q, category, mentioned, date_start, date_end }: Filter) {
  if (!q) return []
  const wider: [label: string, change: Partial<Filter>][] = []
  if (date_start || date_end) wider.push(['Buscar en todas las fechas', { date_start: null, date_end: null }])
  for (const { value, label } of CHOICES.category)
    if (mentioned || value !== category)
      wider.push([`Buscar en ${label}`, { category: value as Filter['category'], mentioned: false }])
  return wider
}

/** An empty list: what will be here, or how to see more. */
export default function NoChats({ filter, onFilter, onClear }: NoChatsProps) {
  const filters = countChanges(filter)
  const changes = filters + Number(filter.q !== '')
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
    <EmptyState
      icon="search"
      title={filters > 0 || !filter.q ? 'Ninguna conversación cumple los filtros' : 'Ninguna conversación coincide'}
    >
      {changes > 0 && (
        <p>
          {filter.q && `Buscaste «${filter.q}». `}
          {filters > 0 && `${plural(filters, 'filtro aplicado', 'filtros aplicados')}.`}
        </p>
      )}
      <div className="empty-actions">
        {widerSearches(filter).map(([label, change]) => (
          <Button key={label} icon="search" onClick={() => onFilter(change)}>
            {label}
          </Button>
        ))}
        {(filters > 0 || !filter.q) && (
          <Button icon="close" onClick={onClear}>
            Quitar filtros
          </Button>
        )}
      </div>
    </EmptyState>
  )
}
