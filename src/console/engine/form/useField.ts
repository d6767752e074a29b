import { type Path, useController, useFormState } from 'react-hook-form'
import { getPath } from '../../../contract/path.ts'
import type { Input } from '../../../contract/screen.ts'
import { REQUIRED } from '../../../contract/validation.ts'
import { inputAt } from '../fields/inputAt.ts'
import { isMandatory } from '../fields/inputs/required.ts'
import type { FieldsOf } from './types.ts'

/** A field's contract, value and error. */
interface BoundField {
  name: string
  label: string
  required: boolean
  /** the input in the contract; undefined for fields that only the form knows */
  input: Input | undefined
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  /** error message; undefined if the form's banner says for all fields that some are empty */
  error: string | undefined
  invalid: boolean
}

/** Binds a path of a form's values. The path may be dynamic. */
export function useField<Values>({ fields }: FieldsOf<Values>, name: string): BoundField {
  const { control, inputs, bannerMessage } = fields
  const { field, fieldState } = useController({ control, name, exact: false })
  const input = inputAt(inputs, name)
  const text = fieldState.error?.message
  return {
    ...{ name, input, label: input?.label ?? name, required: input !== undefined && isMandatory(input) },
    ...{ value: field.value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref },
    ...{ error: text === REQUIRED && text === bannerMessage ? undefined : text, invalid: text !== undefined },
  }
}

/** Returns a function that looks up errors by path relative to a field; '' is the field itself. */
export function useErrorsAt<Values>({ fields }: FieldsOf<Values>, name: string): (path: string) => string | undefined {
  const { errors } = useFormState({ control: fields.control, name, exact: false })
  return (path) => {
    const found = getPath(errors, path ? `${name}.${path}` : name) as { message?: unknown } | undefined
    return typeof found?.message === 'string' ? found.message : undefined
  }
}

/** Paths into a form's values. */
export type PathOf<Values> = Values extends object ? Path<Values> : never
