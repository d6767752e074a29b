import type { ComponentType } from 'react'
import { inputAt } from '../../fields/inputAt.ts'
import { BoundInput } from '../../fields/inputs/BoundInput.tsx'
import type { ControlProps } from '../../fields/kinds.ts'
import { kinds } from '../../fields/registry.tsx'
import type { FieldsOf } from './setup.ts'
import type { PathOf } from './useField.ts'

interface FormFieldProps<Values> {
  of: FieldsOf<Values>
  name: PathOf<Values>
  /** instead of the one that the registry has for its type */
  control?: ComponentType<ControlProps>
  autoFocus?: boolean
}

/** A place of a form as generated screens show it: the registry's control for its type, lists and objects included. */
export function FormField<Values>({ of, name, control, autoFocus = false }: FormFieldProps<Values>) {
  const input = inputAt(of.fields.inputs, name)
  if (!input) throw new Error(`The contract has no ${name} in this body`)
  const Shown = (control ? undefined : kinds[input.type].Input) ?? BoundInput
  const prefix = name.slice(0, name.length - input.source.length)
  return <Shown input={input} prefix={prefix} autoFocus={autoFocus} {...(control && { control })} />
}
