import type { Gate } from './gate.ts'

/** The resolved form of a screen file: everything OpenAPI knows has been filled in by the generator. */
export interface Screen {
  /** e.g. `/forms/survey/{idForm}` */
  route: string
  title: string
  /** text behind the info icon */
  help?: string
  /** shows the danger banner of the page frame */
  danger?: boolean
  /** shows the warning banner; derived from `x-needs-training` of the screen's operations */
  warning?: boolean
  tabs?: { strip: string; index: number }
  gate: Gate
  /** other places of the product, shown beside the title */
  links?: LinkText[]
  body: TableScreen | FormScreen | PageScreen | PendingScreen
}

/** A hand-written page: the key of the page registry. */
interface PageScreen {
  kind: 'page'
  page: string
  operations: string[]
}

/** A route whose capability is not built yet: the frame is shown, honestly marked. */
interface PendingScreen {
  kind: 'pending'
  text: string
}

/** Semantic types; the console's registry maps each to its column and its input, never a switch in a page. */
export type SemanticType =
  | 'text'
  | 'multiline'
  | 'rich-text'
  | 'integer'
  | 'number'
  | 'money'
  | 'percent'
  | 'duration'
  | 'boolean'
  | 'date'
  | 'date-time'
  | 'time'
  | 'time-zone'
  | 'enum'
  | 'enum-list'
  | 'reference'
  | 'reference-list'
  | 'text-list'
  | 'email'
  | 'phone'
  | 'url'
  | 'color'
  | 'password'
  | 'image'
  | 'json'
  | 'object'
  | 'list'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** One value of an enumeration (`x-options`). */
export interface Option {
  value: string | number | boolean
  label: string
  tone?: Tone
  help?: string
  /** percent, for stages of a process */
  progress?: number
}

/** What both columns and inputs know of a property. */
export interface Field {
  /** dotted path within the record */
  source: string
  label: string
  help?: string
  type: SemanticType
  options?: Option[]
  reference?: { resource: string }
}

export interface Column extends Field {
  sortable: boolean
  /** CSS width */
  width?: string
  /** shown on phones; the first column always is */
  priority?: 'always' | 'wide'
  /** what a table puts under the value in a tooltip or detail row: further columns */
  details?: Column[]
  /** links to another route; `{field}` is filled from the record */
  link?: string
}

export interface Filter extends Field {
  /** the key in the list's filter; may differ from the source */
  key: string
  /** always on the page, instead of behind "Añadir filtro" */
  always: boolean
}

/** Shows an input only while another field of the same form has one of the values. */
export interface Condition {
  source: string
  in: (string | number | boolean | null)[]
}

export interface Input extends Field {
  required: boolean
  placeholder?: string
  /** most characters that can be typed; a fact of the screen where it differs from the rule */
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** typing filter (`x-input`) */
  input?: string
  /** value of an empty form */
  default?: unknown
  readOnly?: boolean
  /** write-only: never shown back */
  secret?: boolean
  when?: Condition
  /** an object that may be there or not: null is neither its defaults nor empty */
  nullable?: boolean
  /** inputs of a nested object, or of an item of a list */
  fields?: Input[]
  /** grid columns out of 12 */
  span?: number
}

/** A group of inputs under a heading. */
export interface Section {
  title?: string
  help?: string
  inputs: Input[]
}

export interface LinkText {
  text: string
  href: string
}

/** A form in a 600-pixel dialog. */
export interface FormDialog {
  operation: string
  /** text of the button that opens it */
  button: string
  title: string
  /** what it is done to, above the inputs; `{field}` is that field of the row */
  detail?: string
  sections: Section[]
  links?: LinkText[]
  submit: string
  cancel: string
}

/** What was deleted of a table's content, and how it is brought back. */
export interface Trash {
  /** text of the button that opens it */
  button: string
  title: string
  /** what stands there when nothing was deleted */
  empty: string
  /** said below: what comes back with one, and what does not */
  note?: string
  /** operation that lists what was deleted */
  list: string
  /** operation that brings one back; one for each value of a field where several kinds of things are listed */
  restore: string | { by: string; kinds: Record<string, { operation: string; label: string }> }
}

interface Confirmation {
  title: string
  text: string
  /** what goes with it, below the question; `{field}` is that field of the row */
  detail?: string
  yes: string
  no: string
}

/** Something done to one row or to the selected rows. */
export interface Action {
  operation: string
  label: string
  icon: string
  tone?: Tone
  confirm?: Confirmation
  /** opens a form first */
  form?: Omit<FormDialog, 'button' | 'operation'>
  /** shown only for rows where this holds */
  when?: Condition
}

export interface TableScreen {
  kind: 'table'
  resource: string
  operation: string
  paging: 'server' | 'browser'
  columns: Column[]
  filters: Filter[]
  /** whether the list has the search key `q` */
  search: boolean
  pageSize: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** said when there is nothing at all, and what to do about it */
  empty: { title: string; text?: string }
  create?: FormDialog
  edit?: FormDialog
  trash?: Trash
  rowActions: Action[]
  bulkActions: Action[]
  csv: boolean
  /** seconds after which the rows are read again; absent where changes are announced by events */
  refresh?: number
  /** a line above the table from the list's answer, e.g. 'Conectados: {count:connected}': {total} rows, and those whose filter is true */
  summary?: string
}

/** What is saved together. */
export interface FormPart {
  /** operation that saves it */
  operation: string
  sections: Section[]
  submit: string
}

export interface FormScreen extends FormPart {
  kind: 'form'
  /** operation that reads the record */
  read: string
  /** what the record is called where its changes are told */
  resource?: string
  /** further parts of the record, each with its own button */
  also?: FormPart[]
}
