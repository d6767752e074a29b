import { type ReactNode, useId, useState } from 'react'
import type { PathValue } from 'react-hook-form'
import type { Option } from '../../../contract/screen.ts'
import { Checkbox, type CheckboxProps } from '../../ui/Checkbox.tsx'
import { Select, type SelectProps } from '../../ui/Select.tsx'
import { TextArea, type TextAreaProps } from '../../ui/TextArea.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { withGone } from '../fields/gone.ts'
import type { FieldsOf } from './setup.ts'
import type { Bound, Own } from './Text.tsx'
import { type PathOf, useErrorsAt, useField } from './useField.ts'

export { Text } from './Text.tsx'

// The kit's fields, bound to a place of a form: label, limits, typing filter and options are the contract's, and what
// is said here stands instead. A path that the form's values lack does not compile.

/** A whole number. */
export function Count<Values>({ of, name, ...own }: Bound<Values> & Own<TextFieldProps>) {
  const { label, required, input, value, error, onChange, onBlur, ref } = useField(of, name)
  return (
    <TextField
      {...{ label, required, type: 'number', min: input?.minimum, max: input?.maximum }}
      {...own}
      {...{ onBlur, ref }}
      error={error ?? ''}
      value={String(value ?? input?.default ?? '')}
      onChange={(text) => onChange(Number(text))}
    />
  )
}

/** Several lines of text. */
export function Lines<Values>({ of, name, ...own }: Bound<Values> & Own<TextAreaProps>) {
  const { label, required, input, value, error, onChange, onBlur, ref } = useField(of, name)
  return (
    <TextArea
      {...{ label, required, maxLength: input?.maxLength ?? Number.POSITIVE_INFINITY }}
      {...own}
      {...{ error, onChange, onBlur, ref }}
      value={String(value ?? '')}
    />
  )
}

interface ChoiceProps<Values> extends Bound<Values>, Own<Omit<SelectProps, 'options'>> {
  /** instead of the contract's; undefined until they are known */
  options?: readonly Option[] | undefined
  /** what is chosen for nothing, which is stored as null */
  none?: string | undefined
  /** after the choice, for what depends on it */
  onChosen?: (value: Option['value'] | null) => void
}

/** One of several; values are those of the options, whatever their type. What is no option any more stays in sight. */
export function Choice<Values>({ of, name, options, none, onChosen, ...own }: ChoiceProps<Values>) {
  const { label, required, input, value, error, onChange } = useField(of, name)
  const known = options ?? input?.options
  const all = known ? withGone(known, [value], input?.options) : []
  return (
    <Select
      {...{ label, required }}
      {...own}
      error={error ?? ''}
      value={String(value ?? input?.default ?? '')}
      options={none === undefined ? all : [{ value: '', label: none }, ...all]}
      onChange={(text) => {
        const chosen = all.find((option) => String(option.value) === text)?.value ?? null
        onChange(chosen)
        onChosen?.(chosen)
      }}
    />
  )
}

/** Yes or no. */
export function Tick<Values>({ of, name, ...own }: Bound<Values> & Own<CheckboxProps>) {
  const { label, input, value, onChange } = useField(of, name)
  return <Checkbox label={label} {...own} checked={(value ?? input?.default ?? false) === true} onChange={onChange} />
}

interface TicksProps<Values> extends Bound<Values> {
  label?: string
  /** instead of the contract's; undefined until they are known */
  options?: readonly Option[] | undefined
  help?: string
  className?: string
}

/** Any of several. What is chosen and no option any more stays in sight, so that it can be taken away. */
export function Ticks<Values>({ of, name, label, options, help, className }: TicksProps<Values>) {
  const { input, value, error, onChange, ...field } = useField(of, name)
  const id = useId()
  const chosen = (value ?? []) as Option['value'][]
  // what is taken away can be chosen again
  const [first] = useState(chosen)
  const known = options ?? input?.options
  const all = known ? withGone(known, [...first, ...chosen], input?.options) : []
  const wrong = all.some(({ value, gone }) => gone && chosen.includes(value))
  return (
    <fieldset className={className} aria-describedby={error && `${id}-error`}>
      <legend>{label ?? field.label}</legend>
      {all.map((option, at) => (
        <Checkbox
          key={String(option.value)}
          label={option.label}
          checked={chosen.includes(option.value)}
          // the fault's place, for the focus: what is gone, else the list as a whole
          aria-invalid={(error && (wrong ? option.gone && chosen.includes(option.value) : at === 0)) || undefined}
          onChange={(on) => onChange(on ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {help && <p className="field-help">{help}</p>}
    </fieldset>
  )
}

interface OwnField<Value> {
  label: string
  required: boolean
  value: Value
  onChange: (value: Value) => void
  /** text of what is wrong at the place, or at a path within it */
  error: (path?: string) => string | undefined
}

interface CraftedProps<Values, Name extends PathOf<Values>> {
  of: FieldsOf<Values>
  name: Name
  children: (field: OwnField<PathValue<Values, Name>>) => ReactNode
}

/** A place with a control of its own, which edits the value as a whole: a list of cards, a week, a picker. */
export function Crafted<Values, Name extends PathOf<Values>>({ of, name, children }: CraftedProps<Values, Name>) {
  const { label, required, value, onChange } = useField(of, name)
  const errorAt = useErrorsAt(of, name)
  return children({
    label,
    required,
    value: value as PathValue<Values, Name>,
    onChange,
    error: (path = '') => errorAt(path),
  })
}
