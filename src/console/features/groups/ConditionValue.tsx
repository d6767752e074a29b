import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { comparesDays, type RuleKind } from '../../../contract/group-rules.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useChoices } from './useChoices.ts'

type Condition = components['schemas']['GroupCondition']
type Value = Condition['value']

interface ConditionValueProps {
  condition: Condition
  kind: RuleKind
  own: components['schemas']['ContactField'] | undefined
  error: string | undefined
  onChange: (value: Value) => void
}

const NONE = { value: '', label: 'Elige…' }
const YES_NO = [NONE, { value: 'true', label: 'Sí' }, { value: 'false', label: 'No' }]

/** What a condition compares with: a control by the kind of its field. */
export function ConditionValue(props: ConditionValueProps) {
  const { condition, kind, error, onChange } = props
  const { operator, value = null } = condition
  if (comparesDays(operator)) return <NumberValue label="Días" {...props} />
  if (kind === 'number') return <NumberValue label="Número" {...props} />
  if (kind === 'flag')
    return (
      <Select
        label="Valor"
        options={YES_NO}
        value={value === null ? '' : String(value)}
        onChange={(next) => onChange(next === '' ? null : next === 'true')}
        error={error}
      />
    )
  if (kind === 'choice' || kind === 'required-choice') return <ChoiceValue {...props} />
  const isDay = kind === 'moment' || kind === 'day'
  return (
    <TextField
      label={isDay ? 'Fecha' : 'Valor'}
      type={isDay ? 'date' : 'text'}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
    />
  )
}

/** A number. What is no number yet stays as it is typed, and the server says so. */
function NumberValue({ label, condition, error, onChange }: ConditionValueProps & { label: string }) {
  const [typed, setTyped] = useState<string>()
  const { value = null } = condition
  const shown = typed !== undefined && stored(typed) === value ? typed : value === null ? '' : String(value)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={shown}
      onChange={(next) => {
        setTyped(next)
        onChange(stored(next))
      }}
      error={error}
    />
  )
}

function stored(text: string): string | number | null {
  if (text.trim() === '') return null
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : text
}

function ChoiceValue(props: ConditionValueProps) {
  return <Choices {...props} options={useChoices(props.condition.field, props.own)} />
}

interface ChoicesProps {
  condition: { operator: string; value?: unknown }
  options: readonly { value: string | number; label: string }[]
  error: string | undefined
  onChange: (value: string | number | null | (string | number)[]) => void
}

/** One of several values, or any number of them if the condition compares with several. */
export function Choices({ condition, options, error, onChange }: ChoicesProps) {
  const { operator, value = null } = condition
  const storedOf = (text: string) => options.find((option) => String(option.value) === text)?.value ?? null
  if (operator !== 'in')
    return (
      <Select
        label="Valor"
        options={[NONE, ...options]}
        value={value === null ? '' : String(value)}
        onChange={(next) => onChange(storedOf(next))}
        error={error}
      />
    )
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset className="rule-choices">
      <legend>Valores</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={(on) => onChange(on ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))}
        />
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
