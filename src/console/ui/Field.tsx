import './field.css'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface FieldProps {
  /** id of the control; its error is `<id>-error`, its help `<id>-help` */
  id: string
  label: string
  error?: ReactNode
  help?: string
  required?: boolean
  /** hides the label from sight */
  bare?: boolean | undefined
  className?: string
  children: ReactNode
}

/** Form field layout: label, control, error, help text. */
export function Field({ id, label, error, help, required, bare, className, children }: FieldProps) {
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id} className={bare ? 'sr-only' : undefined}>
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  )
}
