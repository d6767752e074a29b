import './field.css'
import { type InputHTMLAttributes, useId } from 'react'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange'> {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  help?: string
}

/** A labelled checkbox. The whole line is clickable. */
export function Checkbox({ label, checked, onChange, help, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={help ? `${id}-help` : undefined}
        />
        <span className="check-text">
          {label}
          {help && (
            <span className="check-help" id={`${id}-help`}>
              {help}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
