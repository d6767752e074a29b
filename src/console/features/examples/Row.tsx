import { Link } from 'react-router-dom'
import { ExampleSourceOptions, ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { colourOf } from './colours.ts'
import { piecesOf } from './draft.ts'
import { exampleUrl } from './SimilarExamples.tsx'
import type { Entity, Example } from './types.ts'

interface RowProps {
  example: Example
  intent: string
  entities: readonly Entity[]
  /** absent where examples are not chosen */
  chosen?: boolean
  /** just saved: highlighted */
  fresh: boolean
  onChoose?: (chosen: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

const optionOf = (options: readonly Option[], value: string) => options.find((option) => option.value === value)

/** One example: text with marks, intent, and badges for anything unusual. */
export function Row({ example, intent, entities, chosen, fresh, onChoose, onEdit, onDelete }: RowProps) {
  const { id, text, split, state, source, conflict, last_prediction: last } = example
  const stateOption = optionOf(ExampleStateOptions, state)
  const missed = last && last.intent_id !== example.intent_id
  return (
    <li className={classes('example-row', fresh && 'example-row-fresh')} data-keep-visible={fresh || undefined}>
      {onChoose && (
        <label className="example-row-choose">
          <input
            type="checkbox"
            aria-label={`Elegir «${text}»`}
            checked={chosen ?? false}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      )}
      <div className="example-row-body">
        <p className="example-row-text">
          {piecesOf(text, example.entities).map(({ text: piece, start, mark }) =>
            mark ? (
              <mark key={start} className={colourOf(entities, mark.entity_id)}>
                {piece}
                <small> {entities.find((entity) => entity.id === mark.entity_id)?.label}</small>
              </mark>
            ) : (
              <span key={start}>{piece}</span>
            ),
          )}
        </p>
        <p className="example-row-facts">
          <span className="example-row-intent">{intent}</span>
          {fresh && <Badge tone="success">Recién guardado</Badge>}
          {split !== 'train' && <Badge tone="info">{optionOf(ExampleSplitOptions, split)?.label}</Badge>}
          {state !== 'active' && <Badge tone={stateOption?.tone ?? 'neutral'}>{stateOption?.label}</Badge>}
          {source !== 'manual' && <span className="soft">{optionOf(ExampleSourceOptions, source)?.label}</span>}
          {missed && <Badge tone="warning">No lo reconoció al evaluar</Badge>}
          {conflict && (
            <span className="example-row-conflict">
              En conflicto con <Link to={exampleUrl(conflict.id)}>«{conflict.text}»</Link> de «{conflict.intent}»
            </span>
          )}
        </p>
      </div>
      <div className="example-row-actions">
        <IconButton icon="edit" label={`Editar «${text}»`} data-edit={id} onClick={onEdit} />
        <IconButton icon="delete" tone="danger" label={`Eliminar «${text}»`} onClick={onDelete} />
      </div>
    </li>
  )
}
