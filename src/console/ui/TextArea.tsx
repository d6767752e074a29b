import './field.css'
import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { formatInteger } from '../../contract/format.ts'
import { excessError } from '../../contract/length.ts'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'
import { TypingNote, useTypingFilter } from './useTypingFilter.tsx'

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  help?: string | undefined
  limit: number
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * A multi-line text field that shows the remaining characters once 10% or less are left. A longer text stays whole, with
 * the number of excess characters as an error.
 */
export function TextArea({ label, value, onChange, error: given, help, limit, rows = 3, ...rest }: TextAreaProps) {
  const id = useId()
  const { filter, note, forget } = useTypingFilter('all')
  const excess = excessError(value, limit)
  const error = excess || given
  // A text has at most as many characters as UTF-16 code units: a much shorter one need not be counted.
  const left = value.length < limit * 0.9 ? limit : limit - [...value].length
  const counts = excess === '' && left <= limit / 10
  const hint = counts ? (left === 1 ? 'Queda 1 carácter.' : `Quedan ${formatInteger(left)} caracteres.`) : help
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
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(note && `${id}-note`, error && `${id}-error`, hint && `${id}-help`) || undefined}
        onChange={(event) => onChange(filter(event.target.value))}
        onFocus={(event) => {
          forget()
          rest.onFocus?.(event)
        }}
      />
      <TypingNote id={id} note={note} />
    </Field>
  )
}
