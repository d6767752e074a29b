import type { InputHTMLAttributes } from 'react'
import type { ControlProps } from '../kinds.ts'

/** Common props of text-like controls: identity, limits, state, description. */
export function inputProps(props: ControlProps, more: InputHTMLAttributes<HTMLInputElement> = {}) {
  const { id, field, describedBy, required, readOnly, autoFocus, error, onBlur, focusRef } = props
  return {
    id,
    fullWidth: true,
    placeholder: field.placeholder,
    readOnly,
    autoFocus,
    error: Boolean(error),
    onBlur: () => onBlur?.(),
    inputRef: focusRef,
    inputProps: {
      autoComplete: 'off',
      maxLength: field.maxLength,
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy,
      ...more,
    },
  }
}
