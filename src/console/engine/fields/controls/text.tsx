import OutlinedInput from '@mui/material/OutlinedInput'
import { withScheme } from '../../../../contract/web-address.ts'
import { TypingNote, useTypingFilter } from '../../../ui/useTypingFilter.tsx'
import type { ControlProps } from '../kinds.ts'
import { describedWith, inputProps } from './shared.ts'

const MODES: Record<string, 'email' | 'tel' | 'url'> = { email: 'email', phone: 'tel', url: 'url' }

/**
 * Single-line text; also e-mail addresses, phone numbers and URLs, which only differ in the on-screen keyboard. A
 * URL without a scheme is completed when the field is left.
 */
export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const mode = MODES[field.type]
  const { filter, note, forget } = useTypingFilter(field.input)
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
        onFocus={forget}
        onBlur={() => {
          if (field.type === 'url' && typeof value === 'string') {
            const whole = withScheme(value.trim(), 'https')
            if (whole !== value) onChange(whole)
          }
          props.onBlur?.()
        }}
      />
      <TypingNote id={props.id} note={note} />
    </>
  )
}
