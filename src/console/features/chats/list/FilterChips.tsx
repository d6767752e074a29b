import { useEffect } from 'react'
import { STALE_DAYS } from '../../../../contract/analytics.ts'
import { formatDate, formatNumber, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { CHOICES, type Choice, defaultFilter, type Filter } from '../filters/filter.ts'

interface Chip {
  key: string
  text: string
  /** what the text says in short */
  detail?: string
  clear: Partial<Filter>
}

interface FilterChipsProps {
  filter: Filter
  /** open chats that only the start of the date range hides */
  older?: number | undefined
  onFilter: (change: Partial<Filter>) => void
}

/** Returns the text of a choice; that of a priority says what it is. */
function choiceText(name: Exclude<Choice, 'category'>, chosen: string): string {
  const label = CHOICES[name].find(({ value }) => value === chosen)?.label ?? chosen
  return name === 'priority' ? `Prioridad ${label.toLowerCase()}` : label
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ filter, older = 0, onFilter }: FilterChipsProps) {
  const { catalogue } = useChatsContext()
  const labels = useCatalogueStore(catalogue.labels)
  const areas = useCatalogueStore(catalogue.areas)
  const users = useCatalogueStore(catalogue.users)
  useEffect(() => {
    if (filter.labels.length > 0) void catalogue.labels.load().catch(() => {})
    if (filter.area !== null) void catalogue.areas.load().catch(() => {})
    if (filter.assign_user !== null) void catalogue.users.load().catch(() => {})
  }, [filter.labels, filter.area, filter.assign_user, catalogue])
  const standard = defaultFilter()
  const chips: Chip[] = (['type', 'channel', 'state', 'status', 'priority', 'active', 'order'] as const)
    .filter((name) => filter[name] !== standard[name])
    .map((name) => ({
      key: name,
      text: choiceText(name, filter[name]),
      clear: { [name]: standard[name] },
    }))
  if (filter.username) chips.push({ key: 'username', text: filter.username, clear: { username: '' } })
  if (filter.sender_id) chips.push({ key: 'sender', text: `Cliente ${filter.sender_id}`, clear: { sender_id: '' } })
  if (filter.mine) chips.push({ key: 'mine', text: 'Mías', clear: { mine: false } })
  if (filter.mentioned) chips.push({ key: 'mentioned', text: 'Te mencionan', clear: { mentioned: false } })
  if (filter.area !== null)
    chips.push({
      key: 'area',
      text: areas?.find(({ id }) => id === filter.area)?.name ?? 'Área',
      clear: { area: null },
    })
  if (filter.no_area) chips.push({ key: 'no_area', text: 'Sin área', clear: { no_area: false } })
  if (filter.assign_user !== null)
    chips.push({
      key: 'assign_user',
      text: `A cargo de ${users?.find(({ id }) => id === filter.assign_user)?.name ?? '…'}`,
      clear: { assign_user: null },
    })
  for (const id of filter.labels)
    chips.push({
      key: `label-${id}`,
      text: labels?.find((label) => label.id === id)?.title ?? (labels ? 'Etiqueta que ya no está' : 'Etiqueta'),
      clear: { labels: filter.labels.filter((other) => other !== id) },
    })
  const { date_start, date_end } = standard
  if (!filter.date_start && !filter.date_end)
    chips.push({ key: 'dates', text: 'Cualquier fecha', clear: { date_start, date_end } })
  else {
    const isStandard = filter.date_start === date_start && filter.date_end === date_end
    const own = `${filter.date_start ? formatDate(filter.date_start) : '…'} a ${filter.date_end ? formatDate(filter.date_end) : 'hoy'}`
    const text = isStandard ? `Últimos ${STALE_DAYS} días` : own
    chips.push({
      key: 'dates',
      text: older > 0 ? `${text} · oculta ${formatNumber(older)}` : text,
      ...(older > 0 && { detail: `${plural(older, 'abierta anterior', 'abiertas anteriores')} sin mostrar` }),
      clear: isStandard ? { date_start: null, date_end: null } : { date_start, date_end },
    })
  }
  return (
    <ul className="filter-chips" aria-label="Filtros aplicados">
      {chips.map(({ key, text, detail, clear }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onFilter(clear)}
            title={[`Quitar el filtro ${text}`, detail].filter(Boolean).join(': ')}
          >
            <bdi>{text}</bdi>
            {detail && <span className="sr-only">: {detail}</span>}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
