import './fields.css'
import type { ReactNode } from 'react'

interface LabelledProps {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** the content is a group of controls: use a fieldset with a legend */
  group?: boolean | undefined
  /** the label is visually hidden */
  bare?: boolean | undefined
  children: ReactNode
}

/** Returns the element ids for `aria-describedby` of a control. */
export function describedBy(id: string, help?: string, error?: string): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
}

/** Form field layout: label, control, error, help text. Looks like the fields of `ui/`. */
export function Labelled({ id, label, help, error, required, group, bare, children }: LabelledProps) {
  const name = (
    <>
      {label}
      {required && (
        <span className="fld-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  const notes = (
    <>
      {error && (
        <p id={`${id}-error`} className="fld-error">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="fld-help">
          {help}
        </p>
      )}
    </>
  )
  const nameClass = bare ? 'sr-only' : 'fld-label'
  if (group)
    return (
      <fieldset className="fld fld-group" id={`${id}-group`} aria-describedby={describedBy(id, help, error)}>
        <legend className={nameClass}>{name}</legend>
        {children}
        {notes}
      </fieldset>
    )
  return (
    <div className="fld">
      <label className={nameClass} id={`${id}-label`} htmlFor={id}>
        {name}
      </label>
      {children}
      {notes}
    </div>
  )
}
