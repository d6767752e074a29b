import { use } from 'react'
import { useInput } from 'react-admin'
import { excessError } from '../../../../contract/length.ts'
import type { Input } from '../../../../contract/screen.ts'
import { FieldOverrideContext } from '../FieldOverrideContext.ts'
import type { InputProps } from '../kinds.ts'
import { describedBy, Labelled } from '../Labelled.tsx'
import { kinds } from '../registry.tsx'
import { numberErrorWhileTyping } from '../typed-number.ts'
import { unmatchedErrorOnBlur } from '../unmatched.ts'
import { isMandatory } from './required.ts'

/** A form input: label, control bound to the form, help and error. */
export function BoundInput({ input, prefix, autoFocus }: InputProps) {
  const { Control: Standard, Input, group, inline } = kinds[input.type]
  const Control = use(FieldOverrideContext).inputs?.[(prefix + input.source).replace(/\.\d+(?=\.)/g, '')] ?? Standard
  const { id, field, fieldState } = useInput({ source: prefix + input.source, format: same, parse: same })
  const required = isMandatory(input)
  const excess = typeof field.value === 'string' && excessError(field.value, input.maxLength)
  const part = Input ? undefined : partError(fieldState.error, field.value)
  const misread = unmatchedErrorOnBlur(field.value) ?? numberErrorWhileTyping(input.type, field.value)
  const error = excess || (part ?? fieldState.error?.message ?? misread)
  // A control that replaces a nested input or a list of options is also a group of controls.
  const replacesGroup = (Input !== undefined || input.type === 'enum-list') && Control !== Standard
  const grouped = (group?.(input) ?? false) || replacesGroup
  const help = (grouped ? undefined : chosenHelp(input, field.value)) ?? input.help
  return (
    <Labelled
      id={id}
      label={input.label}
      help={help}
      error={error}
      required={required && !input.readOnly}
      group={grouped}
      bare={inline}
    >
      <Control
        id={id}
        field={input}
        value={field.value}
        onChange={field.onChange}
        onBlur={() => field.onBlur()}
        error={error}
        describedBy={describedBy(id, help, error)}
        required={required}
        readOnly={input.readOnly ?? false}
        autoFocus={autoFocus ?? false}
        focusRef={field.ref}
      />
    </Labelled>
  )
}

/** Returns the help of the option that is chosen in a select, which shows none itself. */
const chosenHelp = ({ type, options = [] }: Input, value: unknown) =>
  type === 'enum' ? options.find((option) => option.value === value)?.help : undefined

/** Returns the error of an item of a list that is one control, with the item: «ana@: Escribe el correo completo». */
function partError(errors: unknown, value: unknown): string | undefined {
  if (!Array.isArray(value) || typeof errors !== 'object' || errors === null) return undefined
  for (const [at, { message = undefined } = {}] of Object.entries(errors as Record<string, { message?: unknown }>))
    if (typeof message === 'string') return `${value[Number(at)]}: ${message}`
  return undefined
}

const same = (value: unknown) => value
