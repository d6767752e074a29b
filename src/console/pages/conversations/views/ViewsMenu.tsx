import { formatNumber } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useInbox, useRoom } from '../context.ts'
import { completed, defaultFilter, type Filter } from '../filters/filter.ts'
import { Popover } from './Popover.tsx'

/** Where it is opened from by keyboard and palette. */
export const VIEWS_BUTTON = 'chat-views'

/** What is waiting where, and the saved views: each sets the filter. The counts follow what happens. */
export function ViewsMenu({ filter }: { filter: Filter }) {
  const { inbox, open, me } = useRoom()
  const views = useInbox((one) => one.views)
  const counts = useInbox((one) => one.counts)
  const anytime = { ...defaultFilter(), date_start: null, date_end: null, type: 'all' as const }
  const waiting = { ...anytime, type: 'contact_requests' as const }
  const places: { label: string; filter: Filter; count?: { total: number; unread: number } }[] = [
    { label: 'Por defecto', filter: defaultFilter() },
    { label: 'Nuevas', filter: waiting, count: counts?.new },
    { label: 'Mías', filter: { ...waiting, mine: true }, count: counts?.mine },
    { label: 'Sin asignar', filter: { ...waiting, state: 'sinasignar' }, count: counts?.unassigned },
    { label: 'Pospuestas', filter: { ...anytime, category: 'pospuestas' }, count: counts?.snoozed },
  ]
  const unread = counts?.unread ?? 0

  return (
    <Popover
      id={VIEWS_BUTTON}
      label={unread > 0 ? `Vistas (${formatNumber(unread)} sin leer)` : 'Vistas'}
      icon="bookmark"
      badge={unread > 0 ? (unread > 99 ? '99+' : formatNumber(unread)) : undefined}
      onOpen={inbox.recount}
    >
      {(close) => {
        const show = (next: Filter) => {
          close()
          inbox.setFilter(next)
        }
        return (
          <>
            <ul className="views">
              {places.map((place) => (
                <li key={place.label}>
                  <button type="button" className="view" onClick={() => show(place.filter)}>
                    <span>{place.label}</span>
                    <Count {...place.count} />
                  </button>
                </li>
              ))}
            </ul>
            <p className="views-head">Vistas guardadas</p>
            {views?.length === 0 && <p className="views-none">Todavía no hay vistas guardadas.</p>}
            <ul className="views">
              {views?.map((view) => (
                <li key={view.id} className="view-line">
                  <button
                    type="button"
                    className="view"
                    title={view.owner.id === me.id ? undefined : `De ${view.owner.name}`}
                    onClick={() => show(completed(view.filter))}
                  >
                    <span>
                      <bdi>{view.name}</bdi>
                      {view.shared && (
                        <>
                          <Icon name="accounts" size={15} />
                          <span className="sr-only">compartida</span>
                        </>
                      )}
                    </span>
                    <Count {...counts?.views.find(({ id }) => id === view.id)} />
                  </button>
                  {view.owner.id === me.id && (
                    <button
                      type="button"
                      className="icon-btn"
                      aria-label={`Cambiar la vista ${view.name}`}
                      title="Cambiar"
                      onClick={() => {
                        close()
                        open({ name: 'edit-view', view, filter })
                      }}
                    >
                      <Icon name="edit" size={18} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="view view-save"
              onClick={() => {
                close()
                open({ name: 'save-view', filter })
              }}
            >
              <Icon name="plus" size={18} />
              Guardar los filtros de ahora como vista
            </button>
          </>
        )
      }}
    </Popover>
  )
}

function Count({ total, unread }: { total?: number; unread?: number }) {
  if (total === undefined) return null
  return (
    <span className="view-count num">
      {unread ? (
        <strong title="Sin leer">
          {formatNumber(unread)}
          <span className="sr-only"> sin leer de</span>
        </strong>
      ) : null}
      <span title="Chats">{formatNumber(total)}</span>
    </span>
  )
}
