import { type Ref, useEffect, useId, useState } from 'react'
import { ChatFilterLimits } from '../../../../../generated/limits.ts'
import { ChatCategoryOptions } from '../../../../../generated/options.ts'
import { ConnectionBadge } from '../../../realtime/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { classes } from '../../../ui/classes.ts'
import { formatNumber, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { TypingNote, useTypingFilter } from '../../../ui/useTypingFilter.tsx'
import { useChatsContext, useInbox } from '../context.ts'
import { countChanges, type Filter } from '../filters/filter.ts'
import { isOfAnyBox } from '../filters/matches.ts'
import { useViewsColumn } from '../views/useViewsColumn.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ListOptions } from './ListOptions.tsx'
import { ListStatus } from './ListStatus.tsx'

/** Milliseconds of debounce before a typed filter is sent to the server. */
const FILTER_DELAY = 300

interface ListHeadProps {
  filter: Filter
  onFilter: (change: Partial<Filter>) => void
  total: number
  /** there are more chats than `total` */
  more?: boolean
  /** open chats that only the start of the date range hides */
  older?: number | undefined
  searchRef: Ref<HTMLInputElement>
}

/** Header of the list: title, connection state, search, categories and filters. */
export function ListHead({ filter, onFilter, total, more, older, searchRef }: ListHeadProps) {
  const { open } = useChatsContext()
  const changes = countChanges(filter)
  const hasColumn = useViewsColumn()
  const anyBox = isOfAnyBox(filter)
  const box = anyBox ? undefined : filter.category
  const snoozed = useInbox(({ counts }) => counts?.snoozed?.total ?? 0)
  return (
    <header className="list-head">
      <div className="list-title">
        <p className="list-name" aria-hidden="true">
          Conversaciones
        </p>
        <ConnectionBadge />
        <IconButton icon="plus" label="Nueva conversación" onClick={() => open({ name: 'start' })} />
        {!hasColumn && <ViewsMenu filter={filter} />}
        <ListOptions />
        <IconButton
          icon="filter"
          label={changes > 0 ? `Filtrar (${changes} aplicados)` : 'Filtrar'}
          onClick={() => open({ name: 'filter' })}
        >
          <CountBadge count={changes} corner />
        </IconButton>
      </div>
      <ListStatus />
      <Search value={filter.q} onChange={(q) => onFilter({ q })} searchRef={searchRef} />
      <section className="list-boxes" aria-label="Casilla">
        {ChatCategoryOptions.map(({ value, label }) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={box === value}
            className={classes('list-box', box === value && 'list-box-on')}
            // With mentions this one is any box: they are left for what is in it.
            onClick={() =>
              onFilter({
                category: value as Filter['category'],
                ...(anyBox && value === filter.category && { mentioned: false }),
              })
            }
          >
            {label}
            {box === value && total > 0 ? (
              <span
                className="list-total num"
                title={`${plural(total, 'conversación', 'conversaciones')} con estos filtros`}
              >
                {more && 'más de '}
                {formatNumber(total)}
                <span className="sr-only"> con estos filtros</span>
              </span>
            ) : (
              value === 'pospuestas' &&
              snoozed > 0 && (
                <span
                  className="list-total num"
                  title={`${plural(snoozed, 'conversación pospuesta', 'conversaciones pospuestas')}, de cualquier fecha`}
                >
                  {formatNumber(snoozed)}
                </span>
              )
            )}
          </button>
        ))}
      </section>
      <FilterChips filter={filter} older={older} onFilter={onFilter} />
    </header>
  )
}

function Search({
  value,
  onChange,
  searchRef,
}: {
  value: string
  onChange: (q: string) => void
  searchRef: Ref<HTMLInputElement>
}) {
  const [text, setText] = useState(value)
  const { filter, note, forget } = useTypingFilter('all')
  const id = useId()
  useEffect(() => setText(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the text changes
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), FILTER_DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="list-searching">
      <div className="list-search">
        <Icon name="search" size={18} />
        <input
          id={id}
          ref={searchRef}
          type="search"
          aria-label="Buscar en nombres y mensajes"
          placeholder="Busca nombres y mensajes"
          maxLength={ChatFilterLimits.q.maxLength}
          autoComplete="off"
          value={text}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => setText(filter(event.target.value))}
          onFocus={forget}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              setText('')
              forget()
              event.currentTarget.blur()
            }
          }}
        />
      </div>
      <TypingNote id={id} note={note} />
    </div>
  )
}
