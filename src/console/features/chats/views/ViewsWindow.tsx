import { unreadText } from '../../../notify/unread.ts'
import { formatNumber, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { type Filter, withFilterDefaults } from '../filters/filter.ts'
import { areaViews, type PresetView, presetViews } from './preset-views.ts'

/** Lists the preset and saved views. Loaded when the menu is opened for the first time. */
export default function ViewsWindow({ filter, close }: { filter: Filter; close: () => void }) {
  const { inbox, open, me, catalogue } = useChatsContext()
  const views = useInbox((one) => one.views)
  const counts = useInbox((one) => one.counts)
  const areas = useCatalogueStore(catalogue.areas) ?? []

  function show(next: Filter): void {
    close()
    inbox.setFilter(next)
  }

  return (
    <>
      <Places places={presetViews(counts)} filter={filter} onShow={show} />
      {areas.length > 1 && (
        <>
          <p className="views-head">Áreas</p>
          <Places places={areaViews(areas, counts)} filter={filter} onShow={show} />
        </>
      )}
      <p className="views-head">Vistas guardadas</p>
      {views?.length === 0 && <p className="views-none">Todavía no hay vistas guardadas.</p>}
      <ul className="views">
        {views?.map((view) => (
          <li key={view.id} className="view-line">
            <button
              type="button"
              className="view"
              title={view.owner.id === me.id ? undefined : `De ${view.owner.name}`}
              aria-current={isShown(withFilterDefaults(view.filter), filter)}
              onClick={() => show(withFilterDefaults(view.filter))}
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
        Guardar como vista
      </button>
    </>
  )
}

interface PlacesProps {
  places: readonly PresetView[]
  /** the current filter */
  filter: Filter
  onShow: (filter: Filter) => void
}

/** Returns 'true' for a view that the list shows; undefined for the others. */
function isShown(view: Filter, filter: Filter): 'true' | undefined {
  const names = Object.keys(view) as (keyof Filter)[]
  const differs = names.some(
    (name) => name !== 'page_number' && JSON.stringify(view[name]) !== JSON.stringify(filter[name]),
  )
  return differs ? undefined : 'true'
}

function Places({ places, filter: now, onShow }: PlacesProps) {
  return (
    <ul className="views">
      {places.map(({ label, filter, count }) => (
        <li key={label}>
          <button type="button" className="view" aria-current={isShown(filter, now)} onClick={() => onShow(filter)}>
            <span>
              <bdi>{label}</bdi>
            </span>
            <Count {...count} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Count({ total, unread }: { total?: number; unread?: number }) {
  if (total === undefined) return null
  return (
    <span className="view-count num">
      {unread ? (
        <strong title={`${unreadText(unread)}, de cualquier fecha`}>
          {formatNumber(unread)}
          <span className="sr-only"> sin leer de</span>
        </strong>
      ) : null}
      <span title={`${plural(total, 'conversación', 'conversaciones')} en total`}>{formatNumber(total)}</span>
    </span>
  )
}
