import { type DragEvent, useRef, useState } from 'react'
import { KeywordMatchOptions, QuickResponseActionOptions } from '../../../../../generated/options.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { formatInteger } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { QuickResponse } from '../types.ts'
import { competingAnswers } from './competing.ts'

interface QuickRowProps {
  response: QuickResponse
  all: readonly QuickResponse[]
  place: number
  count: number
  /** whether rows can be reordered; false while the list is filtered */
  sortable: boolean
  onMove: (from: number, to: number) => void
  onEdit: () => void
  onToggle: () => void
  onDelete: () => void
}

const TYPE = 'text/x-quick-response'

/** One keyword response. It is moved by drag and drop or with its arrow buttons. */
export function QuickRow({ response, all, place, count, sortable, onMove, onEdit, onToggle, onDelete }: QuickRowProps) {
  const [over, setOver] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const name = response.keywords[0] ?? ''
  const label = (options: readonly { value: unknown; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value

  function shift(to: number, act: string): void {
    onMove(place, to)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`)?.focus())
  }
  const isRow = (event: DragEvent) => sortable && event.dataTransfer.types.includes(TYPE)
  return (
    <li
      ref={row}
      className={classes('quick-row', !response.enabled && 'quick-off', over && 'quick-over')}
      draggable={sortable}
      onDragStart={(event) => event.dataTransfer.setData(TYPE, String(place))}
      onDragOver={(event) => {
        if (!isRow(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isRow(event)) return
        event.preventDefault()
        setOver(false)
        onMove(Number(event.dataTransfer.getData(TYPE)), place)
      }}
    >
      <span className="quick-place">
        {sortable && <Icon name="unfold" />}
        {place + 1}
      </span>
      <div className="quick-said">
        <p className="quick-words">
          {response.keywords.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </p>
        <p className="quick-answer">{response.answer}</p>
        <p className="soft">
          {label(KeywordMatchOptions, response.match)} · {label(QuickResponseActionOptions, response.action)}
          {!response.enabled && ' · Inactiva'}
        </p>
        {response.competitors?.map((word) => {
          const { count, winner } = competingAnswers(word, all)
          return (
            <p key={word} className="quick-rivals">
              <Icon name="alert" size={16} /> {formatInteger(count)} respuestas compiten por la palabra {word}: gana la
              más larga, «{winner}»
            </p>
          )
        })}
      </div>
      <span className="row-actions">
        <IconButton
          icon="chevron-up"
          data-act="up"
          label={`Subir ${name}`}
          disabled={!sortable || place === 0}
          onClick={() => shift(place - 1, 'up')}
        />
        <IconButton
          icon="chevron-down"
          data-act="down"
          label={`Bajar ${name}`}
          disabled={!sortable || place === count - 1}
          onClick={() => shift(place + 1, 'down')}
        />
        <IconButton icon="edit" label={`Editar ${name}`} onClick={onEdit} />
        <IconButton
          icon="power"
          label={`${response.enabled ? 'Desactivar' : 'Activar'} ${name}`}
          aria-pressed={response.enabled}
          onClick={onToggle}
        />
        <IconButton icon="delete" tone="danger" label={`Eliminar ${name}`} onClick={onDelete} />
      </span>
    </li>
  )
}
