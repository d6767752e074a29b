import type { InputHTMLAttributes } from 'react'
import type { ControlProps } from '../kinds.ts'

/**
 * Common props of text-like controls: identity, state, description. No `maxLength`, with which browsers cut a pasted text
 * silently: the field's error tells of a text that is too long.
 */
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
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy,
      ...more,
    },
  }
}

/** Returns the `aria-describedby` of a control that shows a note on what was removed while typing. */
export const describedWith = ({ id, describedBy }: ControlProps, note: string): string | undefined =>
  [note && `${id}-note`, describedBy].filter(Boolean).join(' ') || undefined
