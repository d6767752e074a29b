import type { RateLimit, ResourceRole, Toasts } from '../../src/contract/operation.ts'
import type { LinkText, Option, Tone } from '../../src/contract/screen.ts'
import type { Brand, ScopeTexts, Warnings } from '../../src/contract/shell.ts'
import type { CollectionRules } from './expand/collection/model.ts'

// Types of the contract's files, limited to what the generator reads.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Access = string | Record<string, unknown>

/** A JSON Schema 2020-12 object with the contract's own keys. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: Json[]
  const?: Json
  default?: Json
  example?: Json
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  unevaluatedProperties?: boolean | Schema
  patternProperties?: Record<string, Schema>
  propertyNames?: Schema
  items?: Schema | boolean
  prefixItems?: Schema[]
  contains?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
  readOnly?: boolean
  writeOnly?: boolean
  'x-type'?: string
  'x-options'?: WrittenOption[]
  'x-messages'?: Record<string, string>
  'x-trim'?: true
  'x-scheme'?: 'https'
  'x-differs'?: { from: string; text: string }
  'x-input'?: string
  'x-ref'?: { resource: string }
  'x-limits'?: true
  'x-secret'?: true
  'x-collection'?: CollectionRules
  'x-register'?: Register
}

/** Enumerations that list all values of a kind: collections add theirs, and checks compare x-audit with them. */
export type Register = 'history' | 'live' | 'api'

/**
 * An option as written, with the operations that read its resource (`read`), those that emit it (`by`), and those whose
 * access a person needs to give it to another system (`gives`).
 */
export interface WrittenOption extends Option {
  read?: string[]
  by?: string[]
  gives?: string[]
}

export interface Media {
  schema?: Schema
  example?: Json
  examples?: Record<string, { value?: Json }>
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema?: Schema
  content?: Record<string, Media>
  example?: Json
  'x-scope'?: string
}

export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, { description?: string; schema?: Schema }>
  content?: Record<string, Media>
}

interface RequestBody {
  required?: boolean
  content: Record<string, Media>
}

export interface ListRules {
  sort: string[]
  filter: Record<string, true | Schema>
  search?: string[]
  max?: number
}

export interface OperationNode {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Response>
  security?: Record<string, string[]>[]
  'x-access'?: Access
  'x-resource'?: ResourceRole
  'x-list'?: ListRules
  'x-export-of'?: string
  'x-toasts'?: Toasts
  'x-audit'?: { action: string; resource: string; label?: string; rows?: 'optional' | 'many' | 'any'; other?: true }
  'x-needs-training'?: true | 'sometimes'
  'x-reaches-customers'?: true
  'x-api-key'?: string
  'x-rate-limit'?: RateLimit[]
  'x-queue'?: number
  'x-body-limit'?: number
  'x-assumed'?: string
  'x-not-built'?: string
  'x-unused'?: { reason: string; until: string }
}

export type PathItem = { parameters?: Parameter[] } & { [method in Method]?: OperationNode }
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

/** A number of calls per window of seconds. */
interface Count {
  max: number
  window: number
}

export interface Document {
  openapi: string
  info: Record<string, unknown>
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, WebhookItem>
  components: {
    schemas: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    [kind: string]: unknown
  }
  /** names that `x-access`, `x-scope` and `x-audience` may use */
  'x-permissions'?: string[]
  'x-scopes'?: string[]
  'x-audiences'?: string[]
  'x-api-keys'?: { calls: Count; failures: Count; never: string[] }
  [key: string]: unknown
}

interface WebhookNode {
  operationId?: string
  summary?: string
  description?: string
  requestBody?: RequestBody
  responses?: Record<string, Response>
  'x-audience'?: string
  'x-assumed'?: string
}
export interface WebhookItem {
  post?: WebhookNode
}

// Screen files as written (see screens/screen.schema.json).
export interface ColumnFile {
  field: string
  label?: string
  width?: string
  priority?: 'always' | 'wide'
  sortable?: false
  link?: string
  empty?: string
  details?: (string | ColumnFile)[]
}
export interface FilterFile {
  field: string
  label?: string
  always?: true
}
export interface InputFile {
  field: string
  label?: string
  placeholder?: string
  maxLength?: number
  default?: unknown
  required?: true
  readOnly?: true
  when?: ConditionFile
  span?: number
  fields?: (string | InputFile)[]
}
export interface ConditionFile {
  field: string
  in: (string | number | boolean | null)[]
}
interface SectionFile {
  title?: string
  help?: string
  fields: (string | InputFile)[]
}
export interface FieldsFile {
  fields?: (string | InputFile)[]
  sections?: SectionFile[]
}
export interface DialogFile extends FieldsFile {
  operation: string
  button?: string
  title: string
  links?: LinkText[]
  submit?: string
  cancel?: string
  when?: ConditionFile
}
export interface ActionFile {
  operation: string
  label: string
  icon: string
  tone?: Tone
  confirm?: { title: string; text: string; detail?: string; yes?: string; no?: string }
  form?: Omit<DialogFile, 'operation' | 'button' | 'when'> & { detail?: string }
  when?: ConditionFile
}
export interface TrashFile {
  note?: string
  list?: string
  restore?: { by: string; operations: Record<string, string> }
}
/** `fields` or `sections` apply to both dialogs unless a dialog has its own. */
export interface TableFile extends FieldsFile {
  list: string
  columns: (string | ColumnFile)[]
  filters?: (string | FilterFile)[]
  pageSize?: number
  sort?: [string, 'ASC' | 'DESC']
  empty: { title: string; text?: string; help?: string }
  create?: DialogFile
  edit?: DialogFile
  trash?: true | TrashFile
  rowActions?: ActionFile[]
  bulkActions?: ActionFile[]
  csv?: false | { operation: string }
  refresh?: number
  summary?: string
}
export interface PartFile extends FieldsFile {
  /** operation that reads its record, if that is not the form's */
  read?: string
  save: string
  submit?: string
}
export interface FormFile extends PartFile {
  read: string
  heading?: string
  also?: PartFile[]
}
export interface ScreenFile {
  title: string
  help?: string
  danger?: true
  tabs?: string
  gateFrom?: string
  links?: LinkText[]
  table?: TableFile
  form?: FormFile
  page?: string
  pending?: string
  operations?: string[]
}

export interface ShellFile {
  brand: Brand
  menu: { route: string; label: string; icon: string; shown?: 'always' | Record<string, unknown> }[]
  tabs: Record<string, { label: string; route: string }[]>
  dialog: { submit: string; cancel: string; yes: string; no: string }
  scope?: ScopeTexts
  warnings?: Warnings
}
