import Checkbox from '@mui/material/Checkbox'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import Switch from '@mui/material/Switch'
import type { ReactNode } from 'react'
import type { Option } from '../../../contract/screen.ts'
import type { ControlProps } from '../kinds.ts'

const optionOf = (options: readonly Option[], text: string) => options.find((option) => String(option.value) === text)

/** Options that each explain themselves are shown all at once. */
export const isRadio = (field: ControlProps['field']) =>
  field.type === 'enum' &&
  field.required === true &&
  (field.options?.length ?? 0) <= 5 &&
  (field.options ?? []).every((option) => option.help)

/** Few enough to tick. */
export const isTickList = (field: ControlProps['field']) => (field.options?.length ?? 0) <= 8

/** One of several values: the system's list, or radio buttons when every option explains itself. */
export function EnumControl(props: ControlProps) {
  return isRadio(props.field) ? <Radios {...props} /> : <Choice {...props} options={props.field.options ?? []} />
}

/** Yes, no or nothing, as a filter needs it. */
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
      {(!required || text === '') && <option value="">{field.placeholder ?? (required ? 'Seleccionar' : '—')}</option>}
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}

function Radios({ id, field, value, onChange, onBlur, readOnly, focusRef }: ControlProps) {
  return (
    <div role="radiogroup" aria-label={field.label}>
      {field.options?.map((option, index) => (
        <ChoiceLine key={String(option.value)} option={option} id={`${id}-${index}`}>
          <Radio
            id={`${id}-${index}`}
            name={id}
            disabled={readOnly ?? false}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={() => onBlur?.()}
            slotProps={{ input: { ref: index === 0 ? focusRef : undefined } as object }}
          />
        </ChoiceLine>
      ))}
    </div>
  )
}

/** Several of a few values, to tick. */
export function TickListControl({ id, field, value, onChange, onBlur, readOnly, focusRef }: ControlProps) {
  const chosen = Array.isArray(value) ? (value as Option['value'][]) : []
  return (
    <div>
      {field.options?.map((option, index) => (
        <ChoiceLine key={String(option.value)} option={option} id={`${id}-${index}`}>
          <Checkbox
            id={`${id}-${index}`}
            disabled={readOnly ?? false}
            checked={chosen.includes(option.value)}
            onChange={(_, checked) =>
              onChange(
                (field.options ?? [])
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? checked : chosen.includes(one))),
              )
            }
            onBlur={() => onBlur?.()}
            slotProps={{ input: { ref: index === 0 ? focusRef : undefined } as object }}
          />
        </ChoiceLine>
      ))}
    </div>
  )
}

/** A control with its text beside it; the whole line can be pressed. */
export function ChoiceLine({
  id,
  option,
  children,
}: {
  id: string
  option: Pick<Option, 'label' | 'help'>
  children: ReactNode
}) {
  return (
    <label className="fld-choice" htmlFor={id}>
      {children}
      <span className="fld-choice-text">
        {option.label}
        {option.help && <span className="fld-choice-help">{option.help}</span>}
      </span>
    </label>
  )
}

/** Yes or no, with its label beside it. */
export function BooleanControl({ id, field, value, onChange, onBlur, readOnly, describedBy, focusRef }: ControlProps) {
  return (
    <span className="fld-choice">
      <Switch
        checked={value === true}
        disabled={readOnly ?? false}
        onChange={(_, checked) => onChange(checked)}
        onBlur={() => onBlur?.()}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': describedBy, ref: focusRef } as object }}
      />
      <span className="fld-choice-text" aria-hidden="true">
        {field.options ? optionOf(field.options, String(value === true))?.label : value === true ? 'Sí' : 'No'}
      </span>
    </span>
  )
}
