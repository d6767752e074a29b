import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Option } from '../../../../contract/screen.ts'
import type { ControlProps } from '../kinds.ts'

const optionOf = (options: readonly Option[], text: string) => options.find((option) => String(option.value) === text)

/** Returns whether to use radio buttons: a required enum with up to 5 options that all have a help text. */
export const isRadio = (field: ControlProps['field']) =>
  field.type === 'enum' &&
  field.required === true &&
  (field.options?.length ?? 0) <= 5 &&
  (field.options ?? []).every((option) => option.help)

/** Returns whether there are few enough options for checkboxes. */
export const isCheckboxGroup = (field: ControlProps['field']) => (field.options?.length ?? 0) <= 8

/** Single choice with a native select. */
export function ChoiceControl(props: ControlProps) {
  return <Choice {...props} options={props.field.options ?? []} />
}

/** Yes, no or empty, for filters. */
export function BooleanFilterControl(props: ControlProps) {
  const options = props.field.options ?? [
    { value: true, label: 'Sí' },
    { value: false, label: 'No' },
  ]
  return <Choice {...props} options={options} />
}

function Choice({
  id,
  value,
  onChange,
  onBlur,
  options,
  required,
  readOnly,
  autoFocus,
  error,
  describedBy,
  focusRef,
  field,
}: ControlProps & { options: readonly Option[] }) {
  const text = value === null || value === undefined ? '' : String(value)
  return (
    <NativeSelect
      id={id}
      className="fld-select"
      fullWidth
      input={<OutlinedInput />}
      value={text}
      disabled={readOnly ?? false}
      autoFocus={autoFocus ?? false}
      error={Boolean(error)}
      inputRef={focusRef}
      onBlur={() => onBlur?.()}
      onChange={(event) => onChange(optionOf(options, event.target.value)?.value ?? null)}
      inputProps={{
        id,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      }}
    >
      {(text === '' || (!required && field.default === undefined)) && (
        <option value="">{field.placeholder ?? (required ? 'Elige una opción' : '—')}</option>
      )}
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
