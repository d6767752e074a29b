import { useId } from 'react'
import { filterInput } from '../../contract/input.ts'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  rows?: number
  maxLength: number
  error?: string
  help?: string
  autoFocus?: boolean
}

/** Several lines of text with label, help and error. */
export function TextArea({ label, value, onChange, error, help, rows = 4, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} help={help}>
      <textarea
        {...rest}
        data-autofocus={rest.autoFocus || undefined}
        id={id}
        rows={rows}
        dir="auto"
        className="text-area"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error && `${id}-error`, help && `${id}-help`) || undefined}
        onChange={(event) => onChange(filterInput('all', event.target.value))}
      />
    </Field>
  )
}
