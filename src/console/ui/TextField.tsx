import './field.css'
import { type InputHTMLAttributes, type Ref, useId, useState } from 'react'
import { filterInput } from '../../contract/input.ts'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Field } from './Field.tsx'

/** The kinds of {@link filterInput}. */
export type InputKind = Parameters<typeof filterInput>[0]

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** what is wrong with the value */
  error?: string
  /** marks the field as wrong when what is wrong is said elsewhere, as in a banner */
  invalid?: boolean
  help?: string
  /** typing filter: characters outside the kind never enter */
  kind?: InputKind
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, help and error. A password can be shown. */
export function TextField({
  label,
  value,
  onChange,
  error,
  invalid = error !== undefined && error !== '',
  help,
  kind,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const password = type === 'password'
  return (
    <Field id={id} label={label} error={error} help={help} required={rest.required} className={className}>
      <div className={classes('field-box', password && 'field-box-password')}>
        <input
          {...rest}
          data-autofocus={rest.autoFocus || undefined}
          id={id}
          type={password && shown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(kind ? filterInput(kind, event.target.value) : event.target.value)}
          aria-invalid={invalid || undefined}
          aria-describedby={classes(error && `${id}-error`, help && `${id}-help`) || undefined}
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
    </Field>
  )
}
