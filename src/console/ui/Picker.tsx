import './picker.css'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { fold } from '../../contract/phrase.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'

interface PickerOption {
  value: number
  label: string
  /** shown beside the label */
  hint?: string
}

interface PickerProps {
  label: string
  options: readonly PickerOption[]
  value: number | undefined
  onChange: (value: number | undefined) => void
  placeholder?: string
  error?: string | undefined
  help?: string
  required?: boolean
  /** offers to create an option when no label equals the typed text */
  onCreate?: (name: string) => void
  ref?: Ref<HTMLInputElement>
}

const SHOWN = 50

/**
 * Searchable single select, ignoring case and accents. Keyboard: arrows, Enter and Escape. Blurring the field selects
 * the option whose label was typed in full; a name that can be created stays, with a button that creates it.
 */
export function Picker({
  label,
  options,
  value,
  onChange,
  placeholder,
  error,
  help,
  required,
  onCreate,
  ref,
}: PickerProps) {
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  /** the text was changed since the last arrow key */
  const [isTyping, setIsTyping] = useState(false)
  /** the field was left with the name of an option that does not exist yet */
  const [isLeft, setIsLeft] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const open = typed !== undefined && !isLeft
  const sought = fold(typed?.trim() ?? '')
  const found = options.filter((option) => fold(option.label).includes(sought)).slice(0, SHOWN)
  const creatable = onCreate && sought !== '' && !options.some((option) => fold(option.label) === sought)
  const count = found.length + (creatable ? 1 : 0)

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])

  function choose(at: number): void {
    const option = found[at]
    if (!option && creatable) create()
    else {
      if (option) onChange(option.value)
      setTyped(undefined)
    }
  }

  function create(): void {
    onCreate?.(typed?.trim() ?? '')
    setTyped(undefined)
    setIsLeft(false)
  }

  function leave(): void {
    const named = options.find((option) => sought !== '' && fold(option.label) === sought)
    if (named) onChange(named.value)
    // The option chosen before is no longer the one that the field shows.
    else if (creatable && value !== undefined) onChange(undefined)
    setIsLeft(Boolean(creatable))
    if (!creatable) setTyped(undefined)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      setIsTyping(false)
      if (!open) setTyped('')
      // Typing selects the first option; people still press the arrow once to get there.
      else if (!isTyping || step < 0 || found.length === 0) setActive((active + step + count) % Math.max(1, count))
    } else if (event.key === 'Enter' && typed) {
      // Enter on text without a match keeps the text and does not submit the form with the previous choice.
      if (count > 0) choose(active)
    } else if (event.key === 'Enter' && open && count > 0) choose(active)
    else if (event.key === 'Escape' && open) setTyped(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field id={id} label={label} error={error ?? ''} help={help ?? ''} required={required ?? false} className="picker">
      <input
        ref={ref}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && count > 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error && `${id}-error`, help && `${id}-help`) || undefined}
        placeholder={placeholder}
        required={required}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => {
          setActive(0)
          setIsTyping(true)
          setTyped(event.target.value)
          if (event.target.value === '') onChange(undefined)
        }}
        onFocus={(event) => {
          setIsLeft(false)
          event.target.select()
        }}
        onClick={() => {
          if (!open) setTyped('')
          setActive(0)
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <div className="picker-list" role="listbox" id={`${id}-list`} aria-label={label} hidden={!open} ref={list}>
        {open &&
          found.map((option, at) => (
            <Choice key={option.value} id={`${id}-${at}`} active={at === active} onChoose={() => choose(at)}>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </Choice>
          ))}
        {open && creatable && (
          <Choice id={`${id}-${found.length}`} active={active === found.length} onChoose={() => choose(found.length)}>
            Crear «{typed?.trim()}»
          </Choice>
        )}
      </div>
      {isLeft && (
        <p className="picker-new">
          Todavía no existe.{' '}
          <Button icon="plus" onClick={create}>
            {`Crear «${typed?.trim()}»`}
          </Button>
        </p>
      )}
      {open && count === 0 && <p className="picker-none">No encontramos nada con ese nombre.</p>}
    </Field>
  )
}

interface ChoiceProps {
  id: string
  active: boolean
  onChoose: () => void
  children: React.ReactNode
}

/** One option of the list. Clicking it keeps the focus in the text field, so that the user can continue typing. */
export function Choice({ id, active, onChoose, children }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused text field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="picker-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
