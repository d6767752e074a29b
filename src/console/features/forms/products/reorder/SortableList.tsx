import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { fold } from '../../../../../contract/phrase.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { plural } from '../../../../ui/format.ts'
import { TextField } from '../../../../ui/TextField.tsx'
import { PlaceField } from './PlaceField.tsx'

/** Items from which a list has a search. */
const LONG = 12

interface SortableListProps {
  ids: readonly number[]
  names: ReadonlyMap<number, string>
  label: string
  /** the order is not by hand */
  fixed?: boolean
  onChange: (ids: number[]) => void
  pinned?: readonly number[]
  onPin?: (id: number) => void
}

/**
 * A list that is put in order by dragging, by typing a place, by Alt and the arrow keys, Home or End, or by buttons. A
 * search narrows it to what is moved; places are those of the whole list.
 */
export function SortableList({ ids, names, label, fixed = false, onChange, pinned = [], onPin }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const [sought, setSought] = useState('')
  const words = fold(sought.trim())
  const isFound = (id: number) => fold(names.get(id) ?? '').includes(words)
  const search = (text: string) => {
    setSought(text)
    const found = ids.filter((id) => fold(names.get(id) ?? '').includes(fold(text.trim())))
    setSaid(`${plural(found.length, 'resultado', 'resultados')}.`)
  }
  const move = (id: number, to: number, focuses = true) => {
    const place = Math.max(0, Math.min(ids.length - 1, to))
    const others = ids.filter((other) => other !== id)
    onChange([...others.slice(0, place), id, ...others.slice(place)])
    setSaid(`${names.get(id)}: lugar ${place + 1} de ${ids.length}.`)
    if (focuses) requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent, id: number, at: number) => {
    const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }
    const to = steps[event.key]
    if (fixed || !event.altKey || to === undefined) return
    event.preventDefault()
    move(id, to)
  }
  const onDrop = (event: DragEvent, at: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, at)
    setDragged(undefined)
  }
  return (
    <>
      {ids.length >= LONG && <TextField type="search" label="Buscar en la lista" value={sought} onChange={search} />}
      {ids.length > 0 && !ids.some(isFound) && (
        <EmptyState icon="search" title={`Nada se llama «${sought.trim()}».`}>
          <Button onClick={() => setSought('')}>Quitar búsqueda</Button>
        </EmptyState>
      )}
      <ol ref={list} className="sortable" aria-label={label}>
        {ids.map((id, at) => {
          const name = names.get(id) ?? ''
          const isPinned = pinned.includes(id)
          if (!isFound(id)) return null
          return (
            <li
              key={id}
              className={classes('sortable-item', dragged === id && 'is-dragged', isPinned && 'is-pinned')}
              draggable={!fixed}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => onDrop(event, at)}
            >
              <PlaceField
                {...{ name, fixed, place: at + 1 }}
                onMove={(place, focuses) => move(id, place - 1, focuses)}
              />
              <button
                type="button"
                data-id={id}
                className="sortable-name"
                onKeyDown={(event) => onKeyDown(event, id, at)}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End"
              >
                {name}
              </button>
              {onPin && (
                <Button icon="star" className="sortable-pin" aria-pressed={isPinned} onClick={() => onPin(id)}>
                  {isPinned ? 'Destacado' : 'Destacar'}
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
              {!fixed && (
                <>
                  <IconButton
                    icon="chevron-up"
                    label={`Subir ${name}`}
                    disabled={at === 0}
                    onClick={() => move(id, at - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={`Bajar ${name}`}
                    disabled={at === ids.length - 1}
                    onClick={() => move(id, at + 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}
