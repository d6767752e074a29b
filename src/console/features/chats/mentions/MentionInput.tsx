import '../../../ui/picker.css'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FieldsOf } from '../../../engine/form/types.ts'
import { useField } from '../../../engine/form/useField.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { Person } from '../state/types.ts'
import { findPeople, mentionAt, missedMentions } from './mentions.ts'

interface MentionInputProps<Values> {
  of: FieldsOf<Values>
  name: keyof Values & string
  help: string
  /** who may be mentioned; undefined while unknown */
  people: readonly Person[] | undefined
  onPick: (person: Person) => void
}

/** A multi-line text field in which `@` offers people. Keyboard: arrows, Enter or Tab, and Escape. */
export function MentionInput<Values>({ of, name, help, people, onPick }: MentionInputProps<Values>) {
  const { label, input, value, error, onChange, onBlur, ref } = useField(of, name)
  const id = useId()
  const text = String(value ?? '')
  const field = useRef<HTMLTextAreaElement | null>(null)
  const [cursor, setCursor] = useState(0)
  const [active, setActive] = useState(0)
  /** where to put the cursor after an insertion */
  const [caret, setCaret] = useState<number>()
  /** place of the `@` whose list is closed */
  const [closed, setClosed] = useState<number>()
  const search = mentionAt(text, cursor)
  const found = search && search.start !== closed ? findPeople(people ?? [], search.query) : []
  const isOpen = found.length > 0
  const missed = people && missedMentions(text, people).find(({ start }) => !isOpen || start !== search?.start)

  useLayoutEffect(() => {
    if (caret === undefined) return
    field.current?.setSelectionRange(caret, caret)
    setCursor(caret)
    setCaret(undefined)
  }, [caret])

  function pick(person: Person | undefined): void {
    if (!person || !search) return
    const before = `${text.slice(0, search.start)}@${person.name} `
    onChange(before + text.slice(cursor).replace(/^ /, ''))
    onPick(person)
    setClosed(search.start)
    setCaret(before.length)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(found[active])
    else if (event.key === 'Escape') setClosed(search?.start)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="picker">
      <TextArea
        {...{ label, help, error, onBlur, onKeyDown }}
        limit={input?.maxLength ?? Number.POSITIVE_INFINITY}
        autoFocus
        value={text}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${found[active]?.id}` : undefined}
        ref={(element) => {
          field.current = element
          ref(element)
        }}
        onChange={(next) => {
          const at = field.current?.selectionStart ?? next.length
          onChange(next)
          setCursor(at)
          setActive(0)
          if (mentionAt(next, at)?.start !== closed) setClosed(undefined)
        }}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
      />
      <div className="picker-list" role="listbox" id={`${id}-list`} aria-label="Personas del equipo" hidden={!isOpen}>
        {found.map((person, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and handles the keys
          <div
            key={person.id}
            id={`${id}-${person.id}`}
            className="picker-option"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(person)}
          >
            <bdi>{person.name}</bdi>
          </div>
        ))}
      </div>
      <div className="mention-missed" role="status">
        {missed && (
          <p className="soft">
            No avisaremos a @<bdi>{missed.word}</bdi>:{' '}
            {missed.isPart ? 'elige a la persona de la lista.' : 'nadie que vea esta conversación se llama así.'}
          </p>
        )}
      </div>
    </div>
  )
}
