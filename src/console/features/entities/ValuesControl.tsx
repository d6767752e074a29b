import './entities.css'
import { useRef, useState } from 'react'
import { EntityValueLimits } from '../../../../generated/limits.ts'
import { filterInput } from '../../../contract/input.ts'
import { excessError } from '../../../contract/length.ts'
import { fold } from '../../../contract/phrase.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { formatInteger, plural } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { type EditedValue, mergeValues, renameValue } from './entity-values.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { useListEntry } from './useListEntry.ts'
import { ValueRow } from './ValueRow.tsx'

/** Number of values rendered per page: an entity may have thousands. */
const PAGE = 40

/** The values of an entity with their synonyms. They are added with Enter or pasted as a list, and can be searched. */
export function ValuesControl({ id, value, onChange, describedBy, readOnly, focusRef }: ControlProps) {
  const values = (Array.isArray(value) ? value : []) as EditedValue[]
  const { typed, added, has, type, end } = useListEntry<EditedValue>({
    list: values,
    wordOf: (one) => one.value,
    make: (text) => ({ value: text.trim(), synonyms: [] }),
    onChange,
  })
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(PAGE)
  const [pasting, setPasting] = useState(false)
  const [said, setSaid] = useState('')
  const adding = useRef<HTMLInputElement>(null)
  const excess = excessError(typed.trim(), EntityValueLimits.value.maxLength)
  const key = fold(sought.trim())
  const found = added
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => !key || [one.value, ...(one.synonyms ?? [])].some((word) => fold(word).includes(key)))

  function put(at: number, one: EditedValue | undefined): void {
    onChange(values.flatMap((old, i) => (i === at ? (one ?? []) : old)))
  }

  function add(): void {
    const word = typed.trim()
    if (!word || excess) return
    setSaid(has(word) ? `«${word}» ya estaba.` : `Valor «${word}» agregado.`)
    setShown(Math.max(shown, added.length + 1))
    end()
  }

  return (
    <div className="entity-values">
      {added.length > PAGE && <TextField label="Buscar un valor" type="search" value={sought} onChange={setSought} />}
      <ul className="entity-values-list" aria-label="Valores">
        {found.slice(0, shown).map(({ one, at }) => (
          <ValueRow
            key={at}
            one={one}
            readOnly={readOnly ?? false}
            onRename={(next) => put(at, renameValue(one, next))}
            onSynonyms={(synonyms) => put(at, { ...one, synonyms })}
            onRemove={() => {
              put(at, undefined)
              setSaid(`Valor «${one.value}» quitado.`)
              adding.current?.focus()
            }}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>Mostrar más ({formatInteger(found.length - shown)})</Button>
      )}
      {!readOnly && (
        <div className="entity-values-add">
          <input
            ref={(element) => {
              adding.current = element
              focusRef?.(element)
            }}
            id={id}
            className="entity-input"
            aria-label="Nuevo valor"
            aria-invalid={excess ? true : undefined}
            aria-describedby={classes(describedBy, excess && `${id}-excess`) || undefined}
            placeholder="Escribe un valor y pulsa Enter"
            value={typed}
            onChange={(event) => type(filterInput('all', event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button icon="plus" onClick={add}>
            Agregar
          </Button>
          <Button icon="clipboard" onClick={() => setPasting(true)}>
            Pegar lista
          </Button>
        </div>
      )}
      {excess && (
        <p className="fld-error" id={`${id}-excess`}>
          {excess}
        </p>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
      {pasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onDone={(list) => {
            end()
            onChange(mergeValues(values, list))
            setSaid(`${plural(list.length, 'valor leído', 'valores leídos')}.`)
            setShown(Math.max(shown, PAGE))
            setPasting(false)
          }}
        />
      )}
    </div>
  )
}
