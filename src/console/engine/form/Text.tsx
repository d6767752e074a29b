import { type InputKind, TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { FieldsOf } from './setup.ts'
import { type PathOf, useField } from './useField.ts'

/** What every field of the kit takes: a form, and a place of its values. */
export interface Bound<Values> {
  of: FieldsOf<Values>
  name: PathOf<Values>
}
/** What may be said on a field of the kit instead of the contract's. */
export type Own<Props> = Partial<Omit<Props, 'name' | 'value' | 'checked' | 'onChange' | 'error' | 'invalid' | 'ref'>>

/** One line of text. Apart from the kit's other fields, as the pages of visitors need no more. */
export function Text<Values>({ of, name, ...own }: Bound<Values> & Own<TextFieldProps>) {
  const { input, value, error, onChange, onBlur, ref, ...field } = useField(of, name)
  const password = input?.type === 'password'
  return (
    <TextField
      {...{ label: field.label, required: field.required, maxLength: input?.maxLength }}
      {...(!password && { kind: input?.input as InputKind })}
      type={password ? 'password' : 'text'}
      {...own}
      {...{ name, onChange, onBlur, ref, invalid: field.invalid }}
      error={error ?? ''}
      value={String(value ?? '')}
    />
  )
}
