import './field.css'
import { type SelectHTMLAttributes, useId } from 'react'
import type { Option } from '../../contract/screen.ts'
import { Field } from './Field.tsx'

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  error?: string
  help?: string
  /** hides the label, where a heading of a table says it */
  bare?: boolean
}

/** A labelled native select. Values are compared as text. */
export function Select({ label, value, onChange, options, error, help, bare, ...rest }: SelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} help={help} required={rest.required} bare={bare}>
      <select
        {...rest}
        data-autofocus={rest.autoFocus || undefined}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
      >
        {options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
