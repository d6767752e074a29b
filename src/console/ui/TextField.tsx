import './field.css'
import { type InputHTMLAttributes, type Ref, useId, useState } from 'react'
import { excessError } from '../../contract/length.ts'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'
import { type InputKind, TypingNote, useTypingFilter } from './useTypingFilter.tsx'

export type { InputKind } from './useTypingFilter.tsx'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** error message */
  error?: string
  /** marks the field as invalid when the message is shown elsewhere, for example in a banner */
  invalid?: boolean
  help?: string
  /** input filter: rejects characters outside this kind while typing */
  kind?: InputKind
  /** limit of the contract: a longer text stays whole, with an error. `maxLength` would cut a pasted text silently. */
  limit?: number | undefined
  ref?: Ref<HTMLInputElement>
}

/** A labelled single-line text field with help and error. Passwords can be revealed. */
export function TextField({
  label,
  value,
  onChange,
  error: given,
  invalid: marked = given !== undefined && given !== '',
  help,
  kind,
  limit,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const { filter, note, forget } = useTypingFilter(kind)
  const password = type === 'password'
  const excess = excessError(value, limit)
  const error = excess || given
  const invalid = marked || excess !== ''
  return (
    <Field id={id} label={label} error={error} help={help} required={rest.required} className={className}>
      <div className={classes('field-box', password && 'field-box-password')}>
        <input
          {...rest}
          data-autofocus={rest.autoFocus || undefined}
          id={id}
          type={password && shown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(filter(event.target.value))}
          onFocus={(event) => {
            forget()
            rest.onFocus?.(event)
          }}
          aria-invalid={invalid || undefined}
          aria-describedby={classes(note && `${id}-note`, error && `${id}-error`, help && `${id}-help`) || undefined}
        />
        {password && (
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      <TypingNote id={id} note={note} />
    </Field>
  )
}
