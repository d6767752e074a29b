import OutlinedInput from '@mui/material/OutlinedInput'
import { filterInput } from '../../../../contract/input.ts'
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
