import { type Path, useController, useFormState } from 'react-hook-form'
import { getPath } from '../../../contract/path.ts'
import type { Input } from '../../../contract/screen.ts'
import { inputAt } from '../fields/inputAt.ts'
import { mustBeFilled } from '../fields/inputs/required.ts'
import type { FieldsOf } from './setup.ts'

/** What the contract says of a place in a form, what stands there, and what is wrong with it. */
export interface BoundField {
  name: string
  label: string
  required: boolean
  /** the contract's own words; undefined for what only the form knows */
  input: Input | undefined
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  /** text of what is wrong; nothing where the form's banner says the same */
  error: string | undefined
  invalid: boolean
}

/** Binds a place of a form's values, which need not be known before the program runs. */
export function useField<Values>({ fields }: FieldsOf<Values>, name: string): BoundField {
  const { control, inputs, said } = fields
  const { field, fieldState } = useController({ control, name, exact: false })
  const input = inputAt(inputs, name)
  const text = fieldState.error?.message
  return {
    ...{ name, input, label: input?.label ?? name, required: input !== undefined && mustBeFilled(input) },
    ...{ value: field.value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref },
    ...{ error: text === said ? undefined : text, invalid: text !== undefined },
  }
}

/** The texts of what is wrong at a place and within it, by the path from there; '' is the place itself. */
export function useErrorsAt<Values>({ fields }: FieldsOf<Values>, name: string): (path: string) => string | undefined {
  const { errors } = useFormState({ control: fields.control, name, exact: false })
  return (path) => {
    const found = getPath(errors, path ? `${name}.${path}` : name) as { message?: unknown } | undefined
    return typeof found?.message === 'string' ? found.message : undefined
  }
}

/** Paths of a form's values. */
export type PathOf<Values> = Values extends object ? Path<Values> : never
