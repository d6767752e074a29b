import { useState } from 'react'
import { comparesDays } from '../../../contract/group-rules.ts'
import { DayField } from '../../engine/fields/DayField.tsx'
import { parseNumber, typedNumber } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChoiceList } from '../ChoiceList.tsx'
import { offered, UNCHOSEN } from '../choices.ts'
import type { ValueProps } from './language.ts'

const YES_NO = [UNCHOSEN, { value: 'true', label: 'Sí' }, { value: 'false', label: 'No' }]

/** What a condition compares with: a control by the kind of its field. */
export function ConditionValue(props: ValueProps) {
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
  if (kind === 'choice' || kind === 'required-choice') return <Choices {...props} />
  const text = typeof value === 'string' ? value : ''
  if (kind === 'moment' || kind === 'day')
    return <DayField label="Fecha" keepsFaults value={text || null} onChange={onChange} error={error} />
  return <TextField label="Valor" value={text} onChange={onChange} error={error} />
}

/** A number. What is no number yet stays as it is typed, and the server says so. */
function NumberValue({ label, condition, error, onChange }: ValueProps & { label: string }) {
  const [typed, setTyped] = useState<string>()
  const { value = null } = condition
  const shown =
    typed !== undefined && stored(typed) === value
      ? typed
      : typeof value === 'number'
        ? typedNumber(value)
        : String(value ?? '')
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
  return parseNumber(text) ?? text
}

/** One of several values, or any number of them if the condition compares with several. */
function Choices({ condition: { operator, value = null }, offer, error, onChange }: ValueProps) {
  const options = offered(offer, value)
  const fault = error ?? offer.failure
  const storedOf = (text: string) => options.find((option) => String(option.value) === text)?.value ?? null
  if (operator !== 'in')
    return (
      <Select
        label="Valor"
        options={[UNCHOSEN, ...options]}
        value={value === null ? '' : String(value)}
        onChange={(next) => onChange(storedOf(next))}
        error={fault}
      />
    )
  const chosen = Array.isArray(value) ? value : []
  return <ChoiceList label="Valores" choices={options} chosen={chosen} onChange={onChange} error={fault} />
}
