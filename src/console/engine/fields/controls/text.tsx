import OutlinedInput from '@mui/material/OutlinedInput'
import { filterInput } from '../../../../contract/input.ts'
import type { ControlProps } from '../kinds.ts'
import { inputProps } from './shared.ts'

type Kind = Parameters<typeof filterInput>[0]
const MODES: Record<string, 'email' | 'tel' | 'url'> = { email: 'email', phone: 'tel', url: 'url' }

/** Removes the characters that the field's input kind does not allow. */
export function filterTyped(field: ControlProps['field'], text: string): string {
  return field.input ? filterInput(field.input as Kind, text) : text
}

/** Single-line text; also e-mail addresses, phone numbers and URLs, which only differ in the on-screen keyboard. */
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
      onChange={(event) => onChange(filterTyped(field, event.target.value))}
    />
  )
}
