import type { ComponentType } from 'react'
import type { Column, Field, Filter, Input } from '../../../contract/screen.ts'

export type Row = Record<string, unknown>

/** Props of a component that shows a value in a table, card or tooltip. The value is never empty. */
export interface CellProps {
  field: Column
  value: unknown
  record: Row
}

/** Props of a component that edits a value in a form or filter. Values are in API format. */
export interface ControlProps {
  /** id of the focusable element; its error is `<id>-error`, its help `<id>-help` */
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
  /** receives the element to focus when validation fails */
  focusRef?: (element: HTMLElement | null) => void
}

/** Props of a form input. Types with nested inputs replace the default `BoundInput`. */
export interface InputProps {
  input: Input
  /** path of the enclosing object with a trailing dot, '' at the top level */
  prefix: string
  autoFocus?: boolean
}

/** The components and filter behaviour of a semantic type. */
export interface FieldKind {
  Cell: ComponentType<CellProps>
  Control: ComponentType<ControlProps>
  /** only for values with nested inputs */
  Input?: ComponentType<InputProps>
  /** cells are right-aligned like numbers */
  end?: boolean
  /** the control is a group of controls, so its label becomes a legend */
  group?: (field: ControlProps['field']) => boolean
  /** the control shows its label itself, beside it */
  inline?: boolean
  /** how a filter of this type compares */
  match: 'contains' | 'equal'
  /** debounce filter changes while typing */
  typed?: boolean
  /** returns whether a filter value is complete rather than partly typed */
  complete?: (value: unknown) => boolean
}
