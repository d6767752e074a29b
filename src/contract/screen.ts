import type { Gate } from './gate.ts'

/** A resolved screen file: the generator has filled in everything that OpenAPI provides. */
export interface Screen {
  /** e.g. `/forms/survey/{idForm}` */
  route: string
  title: string
  /** text of the info icon */
  help?: string
  /** shows the danger banner of the page frame */
  danger?: boolean
  /** shows the warning banner; derived from `x-needs-training` of the screen's operations */
  warning?: boolean
  tabs?: { strip: string; index: number }
  gate: Gate
  /**
   * Who may call those operations of a table or form that not everybody who may open the screen may call, by id. The
   * engine offers them to nobody else.
   */
  gates?: Readonly<Partial<Record<string, Gate>>>
  /** links to other screens, shown next to the title */
  links?: LinkText[]
  body: TableScreen | FormScreen | PageScreen | PendingScreen
}

/** A hand-written page. `page` is its key in the page registry. */
interface PageScreen {
  kind: 'page'
  page: string
  operations: string[]
}

/** A route that is not implemented yet: the page frame is shown with a notice. */
interface PendingScreen {
  kind: 'pending'
  text: string
}

/** Semantic types of fields. The console's registry maps each to a column and an input; pages do not switch on them. */
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
  /** in percent, for stages of a process */
  progress?: number
  /** of a figure, where its number is not a count */
  unit?: 'percent' | 'duration' | 'score' | 'balance' | 'average'
}

/** The properties shared by columns and inputs. */
export interface Field {
  /** dotted path in the record */
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
  /** `always` is shown on phones; the first column always is */
  priority?: 'always' | 'wide'
  /** further columns, shown in a tooltip or detail row */
  details?: Column[]
  /** link to another route; `{field}` is replaced from the record */
  link?: string
  /** shown without a value, instead of a dash */
  empty?: string
}

export interface Filter extends Field {
  /** key in the list's filter; may differ from `source` */
  key: string
  /** always visible, instead of behind "Añadir filtro" */
  always: boolean
}

/** Shows an input only while another field of the form has one of the values. */
export interface Condition {
  source: string
  in: (string | number | boolean | null)[]
}

export interface Input extends Field {
  required: boolean
  placeholder?: string
  /** maximum characters that can be typed; set on the screen when it differs from the schema */
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** input filter (`x-input`) */
  input?: string
  /** initial value in an empty form */
  default?: unknown
  readOnly?: boolean
  /** write-only: never shown */
  secret?: boolean
  when?: Condition
  /** an optional object: null differs from its defaults and from empty */
  nullable?: boolean
  /** inputs of a nested object or of a list item */
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
  /** what the form applies to, above the inputs; `{field}` is replaced from the row */
  detail?: string
  sections: Section[]
  links?: LinkText[]
  submit: string
  cancel: string
  /** only shown for rows that match, in a dialog that edits one */
  when?: Condition
}

/** The deleted items of a table and how to restore them. */
export interface Trash {
  /** text of the button that opens it */
  button: string
  title: string
  /** shown when there are no deleted items */
  empty: string
  /** note below the list: what is restored along with an item and what is not */
  note?: string
  /** operation that lists the deleted items */
  list: string
  /** operation that restores an item; one per value of a field when the list contains several kinds */
  restore: string | { by: string; kinds: Record<string, { operation: string; label: string }> }
}

interface Confirmation {
  title: string
  text: string
  /** shown below the question, e.g. what is deleted along with it; `{field}` is replaced from the row */
  detail?: string
  yes: string
  no: string
}

/** An action on a row or on the selected rows. */
export interface Action {
  operation: string
  label: string
  icon: string
  tone?: Tone
  confirm?: Confirmation
  /** opens a form before the action */
  form?: Omit<FormDialog, 'button' | 'operation' | 'when'>
  /** only shown for rows that match */
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
  /** shown when the list is empty, and what to do about it; `help` is an article of the console's manual */
  empty: { title: string; text?: string; help?: string }
  create?: FormDialog
  edit?: FormDialog
  trash?: Trash
  rowActions: Action[]
  bulkActions: Action[]
  /** whether its rows can be exported: by the browser, or by an operation */
  csv: boolean | { operation: string }
  /** seconds between refreshes; absent when events announce the changes */
  refresh?: number
  /**
   * Line above the table, e.g. 'Conectados: {count:connected}'. {total} is the number of rows, {count:x} the number of
   * rows matching the filter x.
   */
  summary?: string
}

/** Fields that are saved together. */
export interface FormPart {
  /** operation that reads its record; that of the form by default */
  read?: string
  /** name of that record in change notifications */
  resource?: string
  /** operation that saves it */
  operation: string
  sections: Section[]
  submit: string
  /** shown to somebody who may not save it; all its inputs are read-only, too */
  readOnly?: boolean
}

export interface FormScreen extends FormPart {
  kind: 'form'
  read: string
  /** field of the record that heads the page once it is read, in place of the title */
  heading?: string
  /** further parts of the record or of others, each with its own save button */
  also?: FormPart[]
}
