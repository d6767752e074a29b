import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatInteger } from '../../ui/format.ts'
import { Editor } from './Editor.tsx'
import { Row } from './Row.tsx'
import type { Entity, Example, Intent } from './types.ts'

interface ListProps {
  bot: number
  items: readonly Example[]
  total: number
  page: number
  size: number
  filtered: boolean
  intents: readonly Intent[]
  entities: readonly Entity[]
  chosen: ReadonlyMap<number, Example>
  /** examples just saved, the newest first: highlighted, and shown whether or not the page has them */
  saved: readonly Example[]
  onChoose: (examples: readonly Example[], chosen: boolean) => void
  onTurn: (page: number) => void
  onClear: () => void
  onDelete: (example: Example) => void
  onSaved: (example: Example) => void
  onIntent: (name: string) => Promise<number | undefined>
}

/** One page of examples; one at a time can be edited in place. */
export function List(props: ListProps) {
  const { items, total, page, size, filtered, intents, entities, chosen, onChoose, onTurn, onClear } = props
  const [editing, setEditing] = useState<number>()
  const names = new Map(intents.map(({ id, description }) => [id, description]))

  function stop(id: number): void {
    setEditing(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus())
  }

  const fresh = new Set(props.saved.map(({ id }) => id))
  const shown = [...props.saved.filter(({ id }) => !items.some((one) => one.id === id)), ...items]
  if (total + shown.length === 0) return <Nothing filtered={filtered} onClear={onClear} />
  const whole = items.every(({ id }) => chosen.has(id))
  return (
    <>
      <div className="example-list-head">
        <Checkbox label="Elegir todos en esta página" checked={whole} onChange={(on) => onChoose(items, on)} />
        <Paginator page={page} size={size} total={total} onTurn={onTurn} />
      </div>
      <ul className="example-list" aria-label="Ejemplos">
        {shown.map((example) =>
          example.id === editing ? (
            <li key={example.id} className="example-row-editing">
              <Editor
                bot={props.bot}
                {...{ intents, entities, example }}
                onIntent={props.onIntent}
                onCancel={() => stop(example.id)}
                onSaved={(saved) => {
                  stop(example.id)
                  props.onSaved(saved)
                }}
              />
            </li>
          ) : (
            <Row
              key={example.id}
              {...{ example, entities }}
              intent={names.get(example.intent_id) ?? ''}
              chosen={chosen.has(example.id)}
              fresh={fresh.has(example.id)}
              onChoose={(on) => onChoose([example], on)}
              onEdit={() => setEditing(example.id)}
              onDelete={() => props.onDelete(example)}
            />
          ),
        )}
      </ul>
    </>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered)
    return (
      <EmptyState icon="search" title="Ningún ejemplo cumple los filtros">
        <Button onClick={onClear}>Quitar filtros</Button>
      </EmptyState>
    )
  return (
    <EmptyState icon="book" title="Todavía no hay ejemplos" help="ejemplos">
      <p>Escribe arriba cómo preguntaría un cliente o importa un archivo. Cada ejemplo es de una intención.</p>
      <Link className="btn btn-secondary" to="/advanced/intents">
        Ver intenciones
      </Link>
    </EmptyState>
  )
}

interface PaginatorProps {
  page: number
  size: number
  total: number
  onTurn: (page: number) => void
}

function Paginator({ page, size, total, onTurn }: PaginatorProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  return (
    <nav className="example-pages" aria-label="Páginas">
      <span role="status">
        Mostrando {formatInteger(Math.min(total, page * size + 1))} a{' '}
        {formatInteger(Math.min(total, (page + 1) * size))} de {formatInteger(total)}
      </span>
      <IconButton icon="chevron-left" label="Página anterior" disabled={page === 0} onClick={() => onTurn(page - 1)} />
      <IconButton
        icon="chevron-right"
        label="Página siguiente"
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}
