import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import Switch from '@mui/material/Switch'
import type { ReactNode } from 'react'
import type { Option } from '../../../../contract/screen.ts'
import type { ControlProps } from '../kinds.ts'

/** Radio buttons for a few options with help texts. */
export function RadioControl({ id, field, value, onChange, onBlur, readOnly, focusRef }: ControlProps) {
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

interface CheckboxGroupControlProps extends ControlProps {
  /** whether an option is shown but cannot be changed */
  isLocked?: (option: Option) => boolean
}

/** Checkboxes for a few options. */
export function CheckboxGroupControl(props: CheckboxGroupControlProps) {
  const { id, field, value, onChange, onBlur, readOnly, focusRef, isLocked } = props
  const chosen = Array.isArray(value) ? (value as Option['value'][]) : []
  return (
    <div>
      {field.options?.map((option, index) => (
        <ChoiceLine key={String(option.value)} option={option} id={`${id}-${index}`}>
          <Checkbox
            id={`${id}-${index}`}
            disabled={readOnly || isLocked?.(option) || false}
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

/** A control with its text beside it. The whole line is clickable. */
function ChoiceLine({
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

/** A switch with its label beside it. */
export function BooleanControl({ id, field, value, onChange, onBlur, readOnly, describedBy, focusRef }: ControlProps) {
  const state = field.options?.find((option) => option.value === (value === true))?.label
  return (
    <label className="fld-choice" htmlFor={id}>
      <Switch
        checked={value === true}
        disabled={readOnly ?? false}
        onChange={(_, checked) => onChange(checked)}
        onBlur={() => onBlur?.()}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': describedBy, ref: focusRef } as object }}
      />
      {/* Hidden because screen readers read the field's own label, which is visually hidden here. */}
      <span className="fld-choice-text" aria-hidden="true">
        {field.label}
        {state && <span className="fld-choice-help">{state}</span>}
      </span>
    </label>
  )
}
