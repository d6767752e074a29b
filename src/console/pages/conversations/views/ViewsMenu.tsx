import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { formatNumber } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useRoom } from '../context.ts'
import { completed, defaultFilter, type Filter } from '../filters/filter.ts'
import { Popover } from './Popover.tsx'

type View = components['schemas']['ChatView']
type Counts = components['schemas']['ChatCounts']

/** What is waiting where, and the saved views: each sets the filter. */
export function ViewsMenu({ filter }: { filter: Filter }) {
  const { botId, inbox, actions, open, me } = useRoom()
  const [views, setViews] = useState<readonly View[]>()
  const [counts, setCounts] = useState<Counts>()
  const params = { path: { bot: botId } }

  function load(): void {
    void unwrap(api.GET('/chats/views/{bot}', { params })).then(
      ({ views }) => setViews(views),
      () => setViews([]),
    )
    void unwrap(api.GET('/chats/counts/{bot}', { params })).then(setCounts, () => {})
  }

  async function remove(view: View): Promise<void> {
    const done = await actions.run('chatViewDelete', () =>
      unwrap(api.DELETE('/chats/views/{bot}/{id}', { params: { path: { bot: botId, id: view.id } } })),
    )
    if (done) load()
  }

  const anytime = { ...defaultFilter(), date_start: null, date_end: null, type: 'all' as const }
  const places: { label: string; filter: Filter; count?: { total: number; unread: number } }[] = [
    { label: 'Por defecto', filter: defaultFilter() },
    { label: 'Nuevas', filter: anytime, count: counts?.new },
    { label: 'Mías', filter: { ...anytime, mine: true }, count: counts?.mine },
    { label: 'Sin asignar', filter: { ...anytime, state: 'sinasignar' }, count: counts?.unassigned },
  ]

  return (
    <Popover label="Vistas" icon="bookmark" onOpen={load}>
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
                  <button type="button" className="view" onClick={() => show(completed(view.filter))}>
                    <span>
                      <bdi>{view.name}</bdi>
                      {view.shared && <Icon name="accounts" size={15} />}
                    </span>
                    <Count {...counts?.views.find(({ id }) => id === view.id)} />
                  </button>
                  {view.owner.id === me.id && (
                    <button
                      type="button"
                      className="icon-btn"
                      aria-label={`Eliminar la vista ${view.name}`}
                      title="Eliminar"
                      onClick={() => void remove(view)}
                    >
                      <Icon name="delete" size={18} />
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
      {unread ? <strong title="Sin leer">{formatNumber(unread)}</strong> : null}
      <span title="Chats">{formatNumber(total)}</span>
    </span>
  )
}
