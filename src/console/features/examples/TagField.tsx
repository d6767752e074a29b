import { type KeyboardEvent, type ReactNode, type RefObject, useId, useImperativeHandle, useState } from 'react'
import { filterInput } from '../../../contract/input.ts'
import { Field } from '../../ui/Field.tsx'
import { colourOf } from './colours.ts'
import { type DraftMark, piecesOf, selectionSpan, wordAt } from './draft.ts'
import { EntityMenu } from './EntityMenu.tsx'
import type { Entity } from './types.ts'

interface TagFieldProps {
  text: string
  marks: readonly DraftMark[]
  entities: readonly Entity[]
  error?: ReactNode
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  onMark: (stretch: { start: number; end: number; value: string }, entity: Entity) => void
  /** receives the function that marks the selection or the word at the cursor, for a button elsewhere */
  tag: RefObject<(() => void) | undefined>
  /** called on Enter without a selection; `all` with Ctrl or Cmd, to accept all proposals too */
  onEnter: (all: boolean) => void
}

const HELP = 'Guárdalo con Enter. Para marcar un dato, selecciona sus palabras o presiona F2.'

/** Text of an example. Words are marked by selecting them; marks are coloured behind the text. */
export function TagField({ text, marks, entities, error, field, tag, onText, onMark, onEnter }: TagFieldProps) {
  const id = useId()
  const [chosen, setChosen] = useState<{ start: number; end: number; value: string }>()

  function ask(fallBackToWord: boolean): boolean {
    const area = field.current
    if (!area) return false
    let [from, to] = [area.selectionStart, area.selectionEnd]
    if (from === to && fallBackToWord) {
      const word = wordAt(text, from)
      ;[from, to] = [word.from, word.to]
    }
    const stretch = selectionSpan(text, from, to)
    if (stretch.value === '') return false
    area.setSelectionRange(from, to)
    setChosen(stretch)
    return true
  }

  useImperativeHandle(tag, () => () => ask(true))

  function close(): void {
    setChosen(undefined)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'F2') ask(true)
    else if (event.key === 'Enter') {
      const all = event.ctrlKey || event.metaKey
      if (all || !ask(false)) onEnter(all)
    } else return
    event.preventDefault()
  }

  return (
    <Field id={id} label="Ejemplo" error={error} help={HELP} required className="tag-field">
      <div className="tag-box">
        <div className="tag-mirror" aria-hidden="true">
          {piecesOf(
            text,
            marks.filter(({ lost }) => !lost),
          ).map(({ text: piece, start, mark }) =>
            mark ? (
              <mark key={start} className={colourOf(entities, mark.entity_id)}>
                {piece}
              </mark>
            ) : (
              <span key={start}>{piece}</span>
            ),
          )}
          {/* Gives a trailing empty line its height. */}
          {'\u200b'}
        </div>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder="Como lo escribiría un cliente"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => onText(filterInput('all', event.target.value.replace(/[\r\n]+/g, ' ')))}
          onKeyDown={onKeyDown}
          onMouseUp={() => ask(false)}
        />
      </div>
      {chosen && (
        <div className="tag-menu-place">
          <EntityMenu
            words={chosen.value}
            entities={entities}
            onChoose={(entity) => {
              onMark(chosen, entity)
              close()
              // Clear the selection after marking, so that the next Enter saves.
              const end = field.current?.selectionEnd ?? 0
              field.current?.setSelectionRange(end, end)
            }}
            onClose={close}
          />
        </div>
      )}
    </Field>
  )
}
