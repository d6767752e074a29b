import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { fold } from '../../../contract/phrase.ts'
import { colourOf } from './colours.ts'
import type { Entity } from './types.ts'

interface EntityMenuProps {
  /** the words to mark */
  words: string
  entities: readonly Entity[]
  onChoose: (entity: Entity) => void
  onClose: () => void
}

/** Searchable menu of entities to mark words with; supports arrow keys, Enter and Escape. */
export function EntityMenu({ words, entities, onChoose, onClose }: EntityMenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = entities.filter(({ label, name }) => fold(`${label} ${name}`).includes(fold(typed.trim())))

  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    input.current?.focus()
    const away = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close.current()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entity = found[active]
    if (step !== undefined) setActive((active + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && entity) onChoose(entity)
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="entity-menu" ref={root}>
      <label htmlFor={id}>
        Marcar «{words}» como
        <input
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <div role="listbox" id={`${id}-list`} aria-label="Entidades" className="entity-menu-list">
        {found.map((entity, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
          <div
            key={entity.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className="picker-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entity)}
          >
            <span className={`entity-dot ${colourOf(entities, entity.id)}`} aria-hidden="true" />
            <span className="entity-menu-label">{entity.label}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="soft">
          {entities.length === 0 ? 'Todavía no hay entidades. ' : 'Ninguna entidad se llama así. '}
          <Link to="/advanced/entities">Crear entidades</Link>
        </p>
      )}
    </div>
  )
}
