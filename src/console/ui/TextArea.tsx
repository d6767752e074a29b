import './field.css'
import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { filterInput } from '../../contract/input.ts'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  help?: string | undefined
  maxLength: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field that shows the remaining characters once 10% or less are left. */
export function TextArea({ label, value, onChange, error, help, maxLength, rows = 3, ...rest }: TextAreaProps) {
  const id = useId()
  const left = maxLength - value.length
  const hint = left <= maxLength / 10 ? (left === 1 ? 'Queda 1 carácter.' : `Quedan ${left} caracteres.`) : help
  return (
    <Field id={id} label={label} error={error} help={hint} required={rest.required}>
      <textarea
        {...rest}
        data-autofocus={rest.autoFocus || undefined}
        id={id}
        rows={rows}
        dir="auto"
        className="text-area"
        value={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error && `${id}-error`, hint && `${id}-help`) || undefined}
        onChange={(event) => onChange(filterInput('all', event.target.value))}
      />
    </Field>
  )
}
