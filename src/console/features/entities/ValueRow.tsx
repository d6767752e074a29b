import { type KeyboardEvent, useId } from 'react'
import { EntityValueLimits } from '../../../../generated/limits.ts'
import { filterInput } from '../../../contract/input.ts'
import { excessError } from '../../../contract/length.ts'
import { IconButton } from '../../ui/Button.tsx'
import { type EditedValue, unique } from './entity-values.ts'
import { useListEntry } from './useListEntry.ts'

interface ValueRowProps {
  one: EditedValue
  readOnly: boolean
  onRename: (value: string) => void
  onSynonyms: (synonyms: string[]) => void
  onRemove: () => void
}

/** Normalizes typed text to a valid synonym; may be empty. */
const synonymOf = (text: string): string => filterInput('all', text).trim()

/** Returns the error of a value or a synonym that is too long. */
const excessIn = ({ value, synonyms = [] }: EditedValue): string =>
  excessError(value, EntityValueLimits.value.maxLength) ||
  synonyms.map((word) => excessError(word, EntityValueLimits.synonyms.items.maxLength)).find(Boolean) ||
  ''

/** A value and its synonyms. Enter or a comma adds a synonym; Backspace in the empty input removes the last one. */
export function ValueRow({ one, readOnly, onRename, onSynonyms, onRemove }: ValueRowProps) {
  const { typed, added, type, end } = useListEntry<string>({
    list: one.synonyms ?? [],
    wordOf: (word) => word,
    make: synonymOf,
    limit: EntityValueLimits.synonyms.maxItems,
    onChange: onSynonyms,
  })

  const id = useId()
  const excess = excessIn(one)

  function add(text: string): void {
    const words = text
      .split(/[,;\n\t]/)
      .map(synonymOf)
      .filter(Boolean)
    if (words.length > 0) onSynonyms(unique([...added, ...words]).slice(0, EntityValueLimits.synonyms.maxItems))
    end()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ',') add(typed)
    else if (event.key === 'Backspace' && typed === '' && added.length > 0) onSynonyms(added.slice(0, -1))
    else return
    event.preventDefault()
  }

  return (
    <li className="entity-value">
      <input
        className="entity-input"
        aria-label={`Valor ${one.value}`}
        readOnly={readOnly}
        value={one.value}
        aria-invalid={one.value.trim() === '' || excess !== '' || undefined}
        aria-describedby={excess ? id : undefined}
        onChange={(event) => onRename(filterInput('all', event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className="entity-synonyms">
        {added.map((synonym) => (
          <span key={synonym} className="entity-synonym">
            {synonym}
            {!readOnly && (
              <IconButton
                icon="close"
                size={14}
                label={`Quitar el sinónimo «${synonym}» de «${one.value}»`}
                onClick={() => onSynonyms((one.synonyms ?? []).filter((other) => other !== synonym))}
              />
            )}
          </span>
        ))}
        {!readOnly && (
          <input
            aria-label={`Nuevo sinónimo de «${one.value}»`}
            placeholder={added.length === 0 ? 'Sinónimos' : ''}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              if (!/[,;\n\t]/.test(text)) return
              event.preventDefault()
              add(text)
            }}
          />
        )}
      </div>
      {excess && (
        <p className="fld-error entity-value-excess" id={id}>
          {excess}
        </p>
      )}
      {!readOnly && (
        <IconButton icon="delete" tone="danger" label={`Quitar el valor «${one.value}»`} onClick={onRemove} />
      )}
    </li>
  )
}
