import { type ReactNode, useId, useState } from 'react'
import type { PathValue } from 'react-hook-form'
import type { Option } from '../../../contract/screen.ts'
import { Checkbox, type CheckboxProps } from '../../ui/Checkbox.tsx'
import { Select, type SelectProps } from '../../ui/Select.tsx'
import { TextArea, type TextAreaProps } from '../../ui/TextArea.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { withMissingOptions } from '../fields/missing-option.ts'
import { numberErrorWhileTyping, scaleOf } from '../fields/typed-number.ts'
import { useNumberText } from '../fields/useNumberText.ts'
import type { BoundProps, OwnProps } from './TextInput.tsx'
import type { FieldsOf } from './types.ts'
import { type PathOf, useErrorsAt, useField } from './useField.ts'

export { TextInput } from './TextInput.tsx'

// Form fields bound to a path of a form's values. Label, limits, input filter and options come from the contract unless
// overridden by props. A path that the form's values lack is a compile error.

/** An integer field with the help of the contract. It keeps what is no integer, as '' if it is emptied, to be refused. */
export function NumberInput<Values>({ of, name, ...own }: BoundProps<Values> & OwnProps<TextFieldProps>) {
  const { label, required, input, value, error, onChange, onBlur, ref } = useField(of, name)
  const shown = value ?? input?.default
  const { text, type } = useNumberText(shown === '' ? null : shown, scaleOf('integer'), (read) => onChange(read ?? ''))
  return (
    <TextField
      {...{ label, required, inputMode: 'numeric', help: input?.help }}
      {...own}
      {...{ onBlur, ref }}
      error={error ?? numberErrorWhileTyping('integer', shown) ?? ''}
      value={text}
      onChange={type}
    />
  )
}

/** A multi-line text field. */
export function MultilineInput<Values>({ of, name, ...own }: BoundProps<Values> & OwnProps<TextAreaProps>) {
  const { label, required, input, value, error, onChange, onBlur, ref } = useField(of, name)
  return (
    <TextArea
      {...{ label, required, limit: input?.maxLength ?? Number.POSITIVE_INFINITY }}
      {...own}
      {...{ error, onChange, onBlur, ref }}
      value={String(value ?? '')}
    />
  )
}

interface SelectInputProps<Values> extends BoundProps<Values>, OwnProps<Omit<SelectProps, 'options'>> {
  /** overrides the contract's options; undefined until known */
  options?: readonly Option[] | undefined
  /** label of the empty option, which is stored as null */
  none?: string | undefined
  /** called after the choice, for dependent fields */
  onChosen?: (value: Option['value'] | null) => void
}

/** A single select. Values keep the type of the options. A chosen value that is no longer an option stays visible. */
export function SelectInput<Values>({ of, name, options, none, onChosen, ...own }: SelectInputProps<Values>) {
  const { label, required, input, value, error, onChange } = useField(of, name)
  const known = options ?? input?.options
  const all = known ? withMissingOptions(known, [value], input?.options) : []
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

/** A checkbox for a boolean. */
export function CheckboxInput<Values>({ of, name, ...own }: BoundProps<Values> & OwnProps<CheckboxProps>) {
  const { label, input, value, onChange } = useField(of, name)
  return <Checkbox label={label} {...own} checked={(value ?? input?.default ?? false) === true} onChange={onChange} />
}

interface CheckboxGroupInputProps<Values> extends BoundProps<Values> {
  label?: string
  /** overrides the contract's options; undefined until known */
  options?: readonly Option[] | undefined
  help?: string
  className?: string
}

/**
 * Checkboxes for several options. A chosen value that is no longer an option stays visible, so that it can be removed.
 */
export function CheckboxGroupInput<Values>({
  of,
  name,
  label,
  options,
  help,
  className,
}: CheckboxGroupInputProps<Values>) {
  const { input, value, error, onChange, ...field } = useField(of, name)
  const id = useId()
  const chosen = (value ?? []) as Option['value'][]
  // Removed options stay available to be chosen again.
  const [first] = useState(chosen)
  const known = options ?? input?.options
  const all = known ? withMissingOptions(known, [...first, ...chosen], input?.options) : []
  const wrong = all.some(({ value, gone }) => gone && chosen.includes(value))
  return (
    <fieldset className={className} aria-describedby={error && `${id}-error`}>
      <legend>
        {label ?? field.label}
        {field.required && (
          <span className="field-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {all.map((option, at) => (
        <Checkbox
          key={String(option.value)}
          label={option.label}
          checked={chosen.includes(option.value)}
          // Marks what receives the focus on errors: deleted options, else the first checkbox.
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
  /** returns the error message at the path, or at a path within it */
  error: (path?: string) => string | undefined
}

interface CustomFieldProps<Values, Name extends PathOf<Values>> {
  of: FieldsOf<Values>
  name: Name
  children: (field: OwnField<PathValue<Values, Name>>) => ReactNode
}

/** A field with its own control that edits the value as a whole, for example a list of cards or a picker. */
export function CustomField<Values, Name extends PathOf<Values>>({
  of,
  name,
  children,
}: CustomFieldProps<Values, Name>) {
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
