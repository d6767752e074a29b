import type { ComponentType } from 'react'
import type { Column, Field, Filter, Input } from '../../../contract/screen.ts'

export type Row = Record<string, unknown>

/** What shows a value in a table, a card or a tooltip. It is never given an empty value. */
export interface CellProps {
  field: Column
  value: unknown
  record: Row
}

/** What edits a value, in a form and in a filter alike. Values go in and out as the API has them. */
export interface ControlProps {
  /** of the focusable element; its error is `<id>-error`, its help `<id>-help` */
  id: string
  field: Field & Partial<Omit<Input, keyof Field>> & Partial<Omit<Filter, keyof Field>>
  value: unknown
  onChange: (value: unknown) => void
  onBlur?: () => void
  error?: string | undefined
  /** element ids of help and error */
  describedBy?: string | undefined
  required?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  /** takes the focus when a form's check fails here */
  focusRef?: (element: HTMLElement | null) => void
}

/** What edits a value in a form; those that nest other inputs replace the plain one. */
export interface InputProps {
  input: Input
  /** path of the enclosing object, '' at the top */
  prefix: string
  autoFocus?: boolean
}

/** What a semantic type looks like everywhere. */
export interface FieldKind {
  Cell: ComponentType<CellProps>
  Control: ComponentType<ControlProps>
  /** only for values that hold further inputs */
  Input?: ComponentType<InputProps>
  /** cells are set at the end of their column, as numbers are */
  end?: boolean
  /** the control names a group of controls, so its label is a legend */
  group?: (field: ControlProps['field']) => boolean
  /** the control shows its label itself, beside it */
  inline?: boolean
  /** a filter of it means "contains" (text) or "equals" */
  match: 'contains' | 'equal'
  /** changes of a filter wait for the typing to end */
  typed?: boolean
  /** whether a value of the control means something; what is half typed does not */
  complete?: (value: unknown) => boolean
}
