import './choices.css'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { Choice } from './choices.ts'

interface ChoiceListProps<V extends string | number> {
  label: string
  choices: readonly Choice[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
  error: string | undefined
}

/** Any number of choices, in a list that scrolls. */
export function ChoiceList<V extends string | number>(props: ChoiceListProps<V>) {
  const { label, choices, chosen, onChange, error } = props
  const isChosen = (value: Choice['value']): boolean => chosen.some((one) => one === value)
  const toggle = (value: Choice['value'], on: boolean) => {
    const rest = chosen.filter((one) => one !== value)
    onChange(on ? [...rest, value as V] : rest)
  }
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {choices.map(({ value, label: name }) => (
        <Checkbox key={value} label={name} checked={isChosen(value)} onChange={(on) => toggle(value, on)} />
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
