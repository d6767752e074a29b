import { type KeyboardEvent, useId, useState } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/TextField.tsx'

interface Choice {
  id: number
  label: string
  note?: string
  /** cannot be chosen; `note` says why */
  disabled?: boolean
}

interface RadioListProps {
  label: string
  options: readonly Choice[]
  value: number | null
  onChange: (id: number) => void
  /** text shown when there are no options */
  none: string
}

/** From this many options on a list has a search field. */
const MANY = 8

/** Enter on an option confirms the dialog with it, also where the options are in no form. */
function confirmWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const isOption = event.target instanceof HTMLInputElement && event.target.type === 'radio'
  // An Enter that is held opened the dialog.
  if (event.key !== 'Enter' || event.repeat || !isOption) return
  event.preventDefault()
  event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('.dialog-actions .btn-primary')?.click()
}

/** A list of radio options; long lists can be searched. */
export function RadioList({ label, options, value, onChange, none }: RadioListProps) {
  const [query, setQuery] = useState('')
  const name = useId()
  const found = options.filter((option) => fold(option.label).includes(fold(query)))
  if (options.length === 0) return <p className="soft">{none}</p>
  return (
    <fieldset className="choices" onKeyDown={confirmWithEnter}>
      <legend className="sr-only">{label}</legend>
      {options.length >= MANY && <TextField label="Buscar" value={query} onChange={setQuery} />}
      <div className="choices-list">
        {found.map((option) => (
          <label key={option.id} className={classes('choice', option.disabled && 'choice-off')}>
            <input
              type="radio"
              name={name}
              checked={option.id === value}
              disabled={option.disabled}
              onChange={() => onChange(option.id)}
            />
            <bdi>{option.label}</bdi>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
        {found.length === 0 && <p className="soft">Nada coincide con «{query}».</p>}
      </div>
    </fieldset>
  )
}
