import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/format.ts'
import { countChanges, type Filter } from '../filters/filter.ts'
import { PublishLink } from './PublishLink.tsx'

/** An empty list: what will be here, or how to see more. */
export default function NoChats({ filter, onClear }: { filter: Filter; onClear: () => void }) {
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
      <Button icon="close" onClick={onClear}>
        Quitar filtros
      </Button>
    </EmptyState>
  )
}
