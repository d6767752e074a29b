import { useId } from 'react'
import { formatNumber, parseNumber } from '../../../../../contract/format.ts'
import { Labelled } from '../../../../engine/fields/Labelled.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DASH } from '../../../../ui/format.ts'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Characteristic } from '../types.ts'

interface AttributeFieldsProps {
  known: readonly Characteristic[]
  values: Readonly<Record<string, unknown>>
  /** what is wrong with the value of a characteristic */
  errorOf: (key: string) => string | undefined
  onChange: (values: Record<string, unknown>) => void
}

/** An input for each characteristic of the form. */
export function AttributeFields({ known, values, errorOf, onChange }: AttributeFieldsProps) {
  return known
    .filter(({ type }) => type !== 'image')
    .map((one) => (
      <AttributeField
        key={one.key}
        of={one}
        value={values[one.key]}
        error={errorOf(one.key) ?? ''}
        onChange={(value) => onChange({ ...values, [one.key]: value })}
      />
    ))
}

interface AttributeFieldProps {
  of: Characteristic
  value: unknown
  error: string
  onChange: (value: unknown) => void
}

function AttributeField({
  of: { label, type, options = [], unit, required },
  value,
  error,
  onChange,
}: AttributeFieldProps) {
  const id = useId()
  const name = unit ? `${label} (${unit})` : label
  switch (type) {
    case 'boolean':
      return <Checkbox label={name} checked={value === true} onChange={(on) => onChange(on)} />
    case 'select':
      return (
        <Select
          label={name}
          required={required ?? false}
          value={typeof value === 'string' ? value : ''}
          options={[{ value: '', label: DASH }, ...options.map(({ id, value: text }) => ({ value: id, label: text }))]}
          error={error}
          onChange={(id) => onChange(id || null)}
        />
      )
    case 'multiselect': {
      const chosen = Array.isArray(value) ? value : []
      return (
        <Labelled {...{ id, label: name, required, error, group: true }}>
          {options.map(({ id: option, value: text }) => (
            <Checkbox
              key={option}
              label={text}
              checked={chosen.includes(option)}
              onChange={(on) => onChange(on ? [...chosen, option] : chosen.filter((other) => other !== option))}
            />
          ))}
        </Labelled>
      )
    }
    case 'number':
    case 'money':
      return <NumberField name={name} factor={type === 'money' ? 100 : 1} {...{ value, error, onChange }} />
    default:
      return (
        <TextField
          label={name}
          type={type === 'date' ? 'date' : 'text'}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={(text) => onChange(text || null)}
        />
      )
  }
}

type NumberFieldProps = Omit<AttributeFieldProps, 'of'> & { name: string; factor: number }

/** What is no number is kept as it is typed, so that the server tells what is wrong with it. */
function NumberField({ name, factor, value, error, onChange }: NumberFieldProps) {
  const shown = typeof value === 'number' ? formatNumber(value / factor) : typeof value === 'string' ? value : ''
  return (
    <TextField
      label={name}
      inputMode="decimal"
      value={shown}
      error={error}
      onChange={(text) => {
        const number = /[\d]$/.test(text) ? parseNumber(text) : undefined
        onChange(text === '' ? null : number === undefined ? text : Math.round(number * factor * 1e6) / 1e6)
      }}
    />
  )
}
