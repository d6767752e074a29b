import { type InputKind, TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { FieldsOf } from './types.ts'
import { type PathOf, useField } from './useField.ts'

/** Props of every form input: the form and a path of its values. */
export interface BoundProps<Values> {
  of: FieldsOf<Values>
  name: PathOf<Values>
}
/** Props that override the contract's. */
export type OwnProps<Props> = Partial<
  Omit<Props, 'name' | 'value' | 'checked' | 'onChange' | 'error' | 'invalid' | 'ref'>
>

/**
 * A single-line text field. With `maxLength`, and in passwords, the browser accepts no more, as the public pages require.
 * In a separate file because the public pages need no other form input.
 */
export function TextInput<Values>({ of, name, ...own }: BoundProps<Values> & OwnProps<TextFieldProps>) {
  const { input, value, error, onChange, onBlur, ref, ...field } = useField(of, name)
  const password = input?.type === 'password'
  return (
    <TextField
      {...{ label: field.label, required: field.required }}
      {...(password || own.maxLength ? { maxLength: input?.maxLength } : { limit: input?.maxLength })}
      {...(!password && { kind: input?.input as InputKind })}
      type={password ? 'password' : 'text'}
      {...own}
      {...{ name, onChange, onBlur, ref, invalid: field.invalid }}
      error={error ?? ''}
      value={String(value ?? '')}
    />
  )
}
