import OutlinedInput from '@mui/material/OutlinedInput'
import { TypingNote, useTypingFilter } from '../../../ui/useTypingFilter.tsx'
import type { ControlProps } from '../kinds.ts'
import { describedWith, inputProps } from './shared.ts'

const MODES: Record<string, 'email' | 'tel' | 'url'> = { email: 'email', phone: 'tel', url: 'url' }

/** Single-line text; also e-mail addresses, phone numbers and URLs, which only differ in the on-screen keyboard. */
export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const mode = MODES[field.type]
  const { filter, note } = useTypingFilter(field.input)
  return (
    <>
      <OutlinedInput
        {...inputProps(props, {
          'aria-describedby': describedWith(props, note),
          inputMode: mode,
          autoCapitalize: mode ? 'none' : undefined,
          spellCheck: mode ? false : undefined,
        })}
        value={value ?? ''}
        onChange={(event) => onChange(filter(event.target.value))}
      />
      <TypingNote id={props.id} note={note} />
    </>
  )
}
