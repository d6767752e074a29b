import { type Ref, useId } from 'react'
import { filterInput } from '../../../../contract/input.ts'
import { Field } from '../../../ui/Field.tsx'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  help?: string | undefined
  maxLength: number
  rows?: number
  required?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, with how many characters are left once few are. */
export function TextArea({ label, value, onChange, error, help, maxLength, rows = 3, required, ref }: TextAreaProps) {
  const id = useId()
  const left = maxLength - value.length
  const hint = left <= maxLength / 10 ? `Quedan ${left} caracteres.` : help
  return (
    <Field id={id} label={label} error={error ?? ''} help={hint ?? ''} required={required ?? false}>
      <textarea
        ref={ref}
        id={id}
        className="response-textarea"
        rows={rows}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(filterInput('all', event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-help` : undefined}
      />
    </Field>
  )
}
