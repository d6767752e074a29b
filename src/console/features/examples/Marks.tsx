import type { KeyboardEvent } from 'react'
import { type Mark, markTexts } from '../../../contract/tagging.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { colourOf } from './colours.ts'
import { type DraftMark, proposalKey } from './draft.ts'
import type { Entity } from './types.ts'

interface MarksProps {
  marks: readonly DraftMark[]
  proposals: readonly Mark[]
  entities: readonly Entity[]
  onChange: (marks: DraftMark[]) => void
  onAccept: (proposals: readonly Mark[]) => void
  onDecline: (proposal: Mark) => void
}

/** Marks of an example and proposed marks. Enter accepts a proposal; Delete or Backspace removes or declines. */
export function Marks({ marks, proposals, entities, onChange, onAccept, onDecline }: MarksProps) {
  const label = (id: number) => entities.find((entity) => entity.id === id)?.label ?? 'Entidad'
  if (marks.length + proposals.length === 0) return null
  return (
    <div className="marks">
      {marks.length > 0 && (
        <ul className="marks-list" aria-label="Entidades marcadas">
          {marks.map((mark) => (
            <li key={mark.entity_id} className={`tag-chip ${colourOf(entities, mark.entity_id)}`}>
              <span>
                {mark.value} · <strong>{label(mark.entity_id)}</strong>
              </span>
              <MainValue
                mark={mark}
                entity={entities.find(({ id }) => id === mark.entity_id)}
                onChange={(canonical_value) =>
                  onChange(marks.map((one) => (one === mark ? { ...mark, canonical_value } : one)))
                }
              />
              <IconButton
                icon="close"
                size={16}
                label={`Quitar la marca ${label(mark.entity_id)} de «${mark.value}»`}
                onClick={() => onChange(marks.filter((one) => one !== mark))}
                onKeyDown={(event) => {
                  if (isDelete(event)) onChange(marks.filter((one) => one !== mark))
                }}
              />
              {mark.lost && <span className="tag-lost">{markTexts.absent}</span>}
            </li>
          ))}
        </ul>
      )}
      {proposals.length > 0 && (
        <fieldset className="marks-proposed">
          <legend>Propuestas</legend>
          {proposals.length > 1 && (
            <Button variant="ghost" icon="check-all" onClick={() => onAccept(proposals)}>
              Aceptar todas
            </Button>
          )}
          {proposals.map((mark) => (
            <span key={proposalKey(mark)} className={`tag-chip tag-proposed ${colourOf(entities, mark.entity_id)}`}>
              <button
                type="button"
                className="tag-accept"
                aria-label={`Marcar «${mark.value}» como ${label(mark.entity_id)}`}
                onClick={() => onAccept([mark])}
                onKeyDown={(event) => {
                  if (isDelete(event)) onDecline(mark)
                }}
              >
                <Icon name="plus" size={14} /> {mark.value} · <strong>{label(mark.entity_id)}</strong>
              </button>
              <IconButton
                icon="close"
                size={16}
                label={`Descartar la propuesta ${label(mark.entity_id)} para «${mark.value}»`}
                onClick={() => onDecline(mark)}
              />
            </span>
          ))}
          <small className="soft">Ctrl + Enter las acepta todas y guarda. Supr descarta una.</small>
        </fieldset>
      )}
    </div>
  )
}

const isDelete = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace'

interface MainValueProps {
  mark: DraftMark
  entity: Entity | undefined
  onChange: (value: string | null) => void
}

/** Selects the main value that the marked words stand for. */
function MainValue({ mark, entity, onChange }: MainValueProps) {
  const values = entity?.values ?? []
  const own = mark.canonical_value
  if (values.length === 0) return own ? <small>= {own}</small> : null
  const known = own && !values.some(({ value }) => value === own) ? [own] : []
  return (
    <select
      className="tag-main"
      aria-label={`Valor principal de «${mark.value}»`}
      value={own ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">Como está escrito</option>
      {[...known, ...values.map(({ value }) => value)].map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  )
}
