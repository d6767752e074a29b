import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { filterInput } from '../../../contract/input.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { ControlProps } from '../kinds.ts'
import { inputProps } from './shared.ts'

type Kind = Parameters<typeof filterInput>[0]
const MODES: Record<string, 'email' | 'tel' | 'url'> = { email: 'email', phone: 'tel', url: 'url' }

/** What is typed, without the characters that the kind does not allow. */
export function typed(field: ControlProps['field'], text: string): string {
  return field.input ? filterInput(field.input as Kind, text) : text
}

/** One line of text; also e-mail, telephone and web addresses, which differ in the keyboard of a phone. */
export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const mode = MODES[field.type]
  return (
    <OutlinedInput
      {...inputProps(props, {
        inputMode: mode,
        autoCapitalize: mode ? 'none' : undefined,
        spellCheck: mode ? false : undefined,
      })}
      value={value ?? ''}
      onChange={(event) => onChange(typed(field, event.target.value))}
    />
  )
}

/** Several lines; grows with its text. */
export function MultilineControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <OutlinedInput
      {...inputProps(props)}
      multiline
      minRows={3}
      maxRows={14}
      value={value ?? ''}
      onChange={(event) => onChange(typed(field, event.target.value))}
    />
  )
}

/** A password or another secret; it can be shown while it is typed. */
export function PasswordControl(props: ControlProps) {
  const { value, onChange } = props
  const [shown, setShown] = useState(false)
  return (
    <OutlinedInput
      {...inputProps(props, { autoComplete: 'new-password', spellCheck: false })}
      type={shown ? 'text' : 'password'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      endAdornment={
        <InputAdornment position="end">
          <span className="fld-inset">
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
              aria-controls={props.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </InputAdornment>
      }
    />
  )
}
